// The loops of `maths_body.h` for any processor.
#define WIDTH 16
#include "maths_body.h"
