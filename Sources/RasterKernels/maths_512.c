// The loops of `maths_body.h` for AVX-512.
#if defined(__x86_64__)
#define WIDTH 64
#include "maths_body.h"
#endif
