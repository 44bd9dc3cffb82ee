// The loops of `gradient_body.h` and `line_body.h` for AVX2.
#define WIDTH 32
#include "gradient_body.h"
#include "line_body.h"
