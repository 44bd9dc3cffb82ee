// The loops of `blend_body.h` for AVX2.
#define WIDTH 32
#include "blend_body.h"
