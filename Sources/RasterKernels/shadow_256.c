// The loop of `shadow_body.h` for AVX2.
#define WIDTH 32
#include "shadow_body.h"
