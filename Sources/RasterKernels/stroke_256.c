// The loop of `stroke_body.h` for AVX2.
#if defined(__x86_64__)
#define WIDTH 32
#include "stroke_body.h"
#endif
