// The loops of `filters_body.h` for any processor.
#define WIDTH 16
#include "filters_body.h"
