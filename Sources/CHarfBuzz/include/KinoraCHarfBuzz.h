// What Typography needs of HarfBuzz, in plain types: numbers, bytes and pointers.
//
// Typography/Fonts/HarfBuzz.swift declares these functions a second time. Keep the two alike. Lengths are in font units, y up.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// A font of a file. It may be used by any number of threads once `chb_font_freeze` was called.
typedef struct hb_font_t chb_font;

// The font with number `index` of a file; NULL where the file cannot be read. A damaged file has no glyphs.
chb_font *chb_font_open(const char *path, uint32_t index);
void chb_font_close(chb_font *font);
void chb_font_freeze(chb_font *font);
uint32_t chb_font_glyph_count(chb_font *font);
uint32_t chb_font_units_per_em(chb_font *font);

// Sets the weight of a font with variations; false where it has none.
bool chb_font_set_weight(chb_font *font, float weight);

// The English entry with number `id` of the name table in UTF-8, cut off at `capacity` - 1 bytes; returns how many were
// written, without the zero at the end.
uint32_t chb_font_name(chb_font *font, uint32_t id, char *bytes, uint32_t capacity);

// A position of the metrics tables and an axis of the style, both by OpenType tag. False where the font does not say.
bool chb_font_metric(chb_font *font, uint32_t tag, int32_t *value);
float chb_font_style(chb_font *font, uint32_t tag);
// Three numbers: ascender, descender (negative) and line gap.
void chb_font_extents(chb_font *font, int32_t *extents);

// The glyph of one scalar; false where the font has none.
bool chb_font_glyph(chb_font *font, uint32_t scalar, uint32_t *glyph);
int32_t chb_font_advance(chb_font *font, uint32_t glyph);
// How high a glyph's box reaches; false where it has none.
bool chb_font_top(chb_font *font, uint32_t glyph, int32_t *top);

// Four numbers: left, top, width and height (negative) of a glyph's box; false where it has none.
bool chb_font_box(chb_font *font, uint32_t glyph, int32_t *box);

// A glyph's name in UTF-8, cut off at `capacity` - 1 bytes, with a zero at the end; false where it has none.
bool chb_font_glyph_name(chb_font *font, uint32_t glyph, char *bytes, uint32_t capacity);
// The glyph of a name that ends with a zero; false where the font has none.
bool chb_font_glyph_named(chb_font *font, const char *name, uint32_t *glyph);

// Whether glyphs are pictures, as those of emoji are.
bool chb_font_has_pictures(chb_font *font);
// Gets rows of pixels, R, G, B and straight A of 8 bits each, which are gone afterwards.
typedef void (*chb_pixels)(void *sink, const uint8_t *pixels, uint32_t width, uint32_t height);
// Hands over a glyph's picture; nothing where it has none that can be read.
void chb_font_picture(chb_font *font, uint32_t glyph, void *sink, chb_pixels receive);

// The script of a character, as the tag that ISO 15924 has for it.
uint32_t chb_script(uint32_t scalar);

// The parts of an outline, with as many points each as the number says.
enum { CHB_CLOSE = 0, CHB_MOVE = 1, CHB_QUAD = 2, CHB_CUBIC = 3, CHB_LINE = 4 };
// Gets each part in turn; `points` are pairs of coordinates, the end last.
typedef void (*chb_outline)(void *sink, uint32_t part, const float *points);
void chb_font_draw(chb_font *font, uint32_t glyph, void *sink, chb_outline outline);

// Gets each shaped glyph in turn, from left to right; `cluster` is where its characters begin, in bytes.
typedef void (*chb_shaped)(
    void *sink, uint32_t glyph, uint32_t cluster, int32_t advance, int32_t offset_x, int32_t offset_y);
// Shapes text in UTF-8 in a language, named as in "en" and "zh-Hans". `features` are pairs: a tag and its value.
void chb_shape(
    chb_font *font, const char *text, int32_t length, const char *language, bool right_to_left, const uint32_t *features,
    uint32_t feature_count, void *sink, chb_shaped shaped);
