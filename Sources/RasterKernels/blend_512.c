// The loops of `blend_body.h` for AVX-512.
#if defined(__x86_64__)
#define WIDTH 64
#include "blend_body.h"
#endif
