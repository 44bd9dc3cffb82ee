// The loops of `gradient_body.h` and `line_body.h` for AVX-512.
#if defined(__x86_64__)
#define WIDTH 64
#include "gradient_body.h"
#include "line_body.h"
#endif
