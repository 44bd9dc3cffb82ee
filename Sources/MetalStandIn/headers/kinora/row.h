// What the renderer and a compiled shader function hand to each other; the one definition of it for both.
#ifndef KINORA_ROW
#define KINORA_ROW

// One argument: numbers, or a list of `count`, or a picture of premultiplied pixels.
typedef struct {
  float numbers[4];
  const void *items;
  int count;
  int width;
  int height;
} km_argument;

// A row of pixels: positions in points, premultiplied colors, the layer with the map (columns and offset) from points to its
// pixels, and the arguments, of which the last `omitted` are not given.
typedef struct {
  int count;
  int omitted;
  float *x, *y, *red, *green, *blue, *alpha;
  const unsigned int *pixels;
  int width;
  int height;
  float map[6];
  const km_argument *arguments;
} km_row;

typedef void (*km_run)(const km_row *row);

// A function, and what it can run as; null for what it cannot.
//
// Its parameters, after those that every function of its kind has, in letters: f 2 3 4 numbers, c color, F list of floats,
// C list of colors, D bytes, t picture, ? what no argument can be. A list with its count is one letter. The last `omissible`
// may be left out.
typedef struct {
  const char *parameters;
  int omissible;
  // The bytes of a half in a list of colors: 2, or 4 where it lies there as a float.
  int half_size;
  km_run fill, color, distortion, layer;
} km_function;
#endif
