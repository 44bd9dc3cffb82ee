// The files of the studio's page, as the command carries them.
#ifndef KINORA_STUDIO_PAGE
#define KINORA_STUDIO_PAGE
#include <stddef.h>

// A file by its name.
typedef struct {
  const char *name;
  const unsigned char *bytes;
  size_t count;
} ks_file;

size_t ks_file_count(void);
ks_file ks_file_at(size_t index);
#endif
