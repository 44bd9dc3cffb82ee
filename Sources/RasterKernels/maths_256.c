// The loops of `maths_body.h` for AVX2.
#if defined(__x86_64__)
#define WIDTH 32
#include "maths_body.h"
#endif
