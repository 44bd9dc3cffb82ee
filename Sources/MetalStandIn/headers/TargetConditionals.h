// Which of Apple's systems a source is compiled for: an iPhone, as for users' Swift.
#ifndef KINORA_TARGET_CONDITIONALS
#define KINORA_TARGET_CONDITIONALS
#define TARGET_OS_MAC 1
#define TARGET_OS_IPHONE 1
#define TARGET_OS_IOS 1
#define TARGET_OS_OSX 0
#define TARGET_OS_TV 0
#define TARGET_OS_WATCH 0
#define TARGET_OS_VISION 0
#define TARGET_OS_MACCATALYST 0
#define TARGET_OS_SIMULATOR 0
#define TARGET_IPHONE_SIMULATOR 0
#endif
