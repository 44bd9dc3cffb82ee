// The loops of `gradient_body.h` for any processor.
#define WIDTH 16
#include "gradient_body.h"
