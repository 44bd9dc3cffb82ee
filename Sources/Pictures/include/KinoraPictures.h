// The pictures that effects show when none is given, and the outlines of the world's land, as the command carries them.
#ifndef KINORA_PICTURES
#define KINORA_PICTURES
#include <stddef.h>

typedef struct {
  const unsigned char *bytes;
  size_t count;
} kp_file;

// The PNG of a subject, 0 to 5: mountains, dunes, sea, city, flowers, busts; its wide crop, or its tall one.
kp_file kp_photo(size_t subject, int is_tall);

// Closed rings: each a count of corners and then, of each corner, longitude and latitude in hundredths of a degree; all are
// whole numbers of 16 bits, the low byte first, the places signed. The count is of bytes.
const unsigned char *kp_land(size_t *count);
#endif
