// The loop of `stroke_body.h` for AVX2.
#define WIDTH 32
#include "stroke_body.h"
