// The loops of `planes_body.h` for AVX2.
#include "planes_body.h"
