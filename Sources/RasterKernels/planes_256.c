// The loops of `planes_body.h` for AVX2.
#if defined(__x86_64__)
#define WIDTH 32
#include "planes_body.h"
#endif
