// The loops of `over_body.h` for AVX2.
#if defined(__x86_64__)
#define WIDTH 32
#include "over_body.h"
#endif
