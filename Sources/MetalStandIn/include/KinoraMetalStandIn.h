// The headers with which Metal sources are compiled, as the command carries them, and what compiled functions look like.
#ifndef KINORA_METAL_STAND_IN
#define KINORA_METAL_STAND_IN
#include <stddef.h>
#include "../headers/kinora/row.h"

// A header by its path in the folder of headers.
typedef struct {
  const char *path;
  const unsigned char *bytes;
  size_t count;
} km_header;

size_t km_header_count(void);
km_header km_header_at(size_t index);

// How wide the processor's vectors are: 0 for what all have, 1 for those of x86-64-v3 (AVX2), 2 for x86-64-v4 (AVX-512).
int km_processor_level(void);
#endif
