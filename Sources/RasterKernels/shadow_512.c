// The loop of `shadow_body.h` for AVX-512.
#if defined(__x86_64__)
#define WIDTH 64
#include "shadow_body.h"
#endif
