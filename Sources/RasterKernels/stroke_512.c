// The loop of `stroke_body.h` for AVX-512.
#if defined(__x86_64__)
#define WIDTH 64
#include "stroke_body.h"
#endif
