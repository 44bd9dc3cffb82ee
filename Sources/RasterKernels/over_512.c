// The loops of `over_body.h` for AVX-512.
#if defined(__x86_64__)
#define WIDTH 64
#include "over_body.h"
#endif
