// The loops of `gradient_body.h` for AVX2.
#define WIDTH 32
#include "gradient_body.h"
