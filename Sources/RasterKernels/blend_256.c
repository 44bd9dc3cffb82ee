// The loops of `blend_body.h` for AVX2.
#if defined(__x86_64__)
#define WIDTH 32
#include "blend_body.h"
#endif
