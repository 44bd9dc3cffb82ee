// The loops of `hard_body.h` for AVX2.
#if defined(__x86_64__)
#define WIDTH 32
#include "hard_body.h"
#endif
