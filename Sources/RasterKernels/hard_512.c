// The loops of `hard_body.h` for AVX-512.
#if defined(__x86_64__)
#define WIDTH 64
#include "hard_body.h"
#endif
