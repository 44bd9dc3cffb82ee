#define KINORA_LEVEL kinora_baseline
#include "level.h"
