// The loops of `planes_body.h` for AVX-512.
#define WIDTH 64
#include "planes_body.h"
