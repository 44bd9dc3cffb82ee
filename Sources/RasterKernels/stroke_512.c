// The loop of `stroke_body.h` for AVX-512.
#define WIDTH 64
#include "stroke_body.h"
