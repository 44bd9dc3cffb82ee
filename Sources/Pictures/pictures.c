// The files become part of the command, so that it has none to look for. scripts/pictures draws the photos; land.rings is made
// of Natural Earth's outlines of land (1:110 million), which are in the public domain.
#include "KinoraPictures.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define FILE_(NAME) static const unsigned char NAME[] = {
#define END };

FILE_(mountains_wide)
#embed "photos/mountains-wide.png"
END
FILE_(mountains_tall)
#embed "photos/mountains-tall.png"
END
FILE_(dunes_wide)
#embed "photos/dunes-wide.png"
END
FILE_(dunes_tall)
#embed "photos/dunes-tall.png"
END
FILE_(sea_wide)
#embed "photos/sea-wide.png"
END
FILE_(sea_tall)
#embed "photos/sea-tall.png"
END
FILE_(city_wide)
#embed "photos/city-wide.png"
END
FILE_(city_tall)
#embed "photos/city-tall.png"
END
FILE_(flowers_wide)
#embed "photos/flowers-wide.png"
END
FILE_(flowers_tall)
#embed "photos/flowers-tall.png"
END
FILE_(busts_wide)
#embed "photos/busts-wide.png"
END
FILE_(busts_tall)
#embed "photos/busts-tall.png"
END
FILE_(land)
#embed "land.rings"
END

#define PAIR(NAME) {{NAME##_wide, sizeof NAME##_wide}, {NAME##_tall, sizeof NAME##_tall}}

static const kp_file photos[][2] = {PAIR(mountains), PAIR(dunes), PAIR(sea), PAIR(city), PAIR(flowers), PAIR(busts)};

kp_file kp_photo(size_t subject, int is_tall) {
  if (subject >= sizeof photos / sizeof photos[0]) return (kp_file){0, 0};
  return photos[subject][is_tall != 0];
}

const unsigned char *kp_land(size_t *count) {
  *count = sizeof land;
  return land;
}
