// The loops of `gradient_body.h` and `line_body.h` for AVX-512.
#define WIDTH 64
#include "gradient_body.h"
#include "line_body.h"
