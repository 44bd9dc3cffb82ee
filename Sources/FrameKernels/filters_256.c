// The loops of `filters_body.h` for AVX2.
#if defined(__x86_64__)
#define WIDTH 32
#include "filters_body.h"
#endif
