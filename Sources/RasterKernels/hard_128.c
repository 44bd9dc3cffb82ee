// The loops of `hard_body.h` for any processor.
#define WIDTH 16
#include "hard_body.h"
