// The loop of `shadow_body.h` for AVX2.
#if defined(__x86_64__)
#define WIDTH 32
#include "shadow_body.h"
#endif
