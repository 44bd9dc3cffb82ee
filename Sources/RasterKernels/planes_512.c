// The loops of `planes_body.h` for AVX-512.
#if defined(__x86_64__)
#define WIDTH 64
#include "planes_body.h"
#endif
