#if defined(__x86_64__)
// The processor's conversions between half and float, which the attribute allows, are not told to the preprocessor.
#define __F16C__ 1
#pragma clang attribute push(__attribute__((target("arch=x86-64-v3"))), apply_to = function)
#define KINORA_LEVEL kinora_avx2
#include "level.h"
#pragma clang attribute pop
#endif
