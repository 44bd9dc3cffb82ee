#if defined(__x86_64__)
// As in avx2.cpp.
#define __F16C__ 1
#pragma clang attribute push(__attribute__((target("arch=x86-64-v4"))), apply_to = function)
#define KINORA_LEVEL kinora_avx512
#include "level.h"
#pragma clang attribute pop
#endif
