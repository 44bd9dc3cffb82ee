// Fonts: files, names and measures.
#include "KinoraCHarfBuzz.h"

#include <harfbuzz/hb-ot.h>
#include <harfbuzz/hb.h>
#include <stddef.h>

chb_font *chb_font_open(const char *path, uint32_t index) {
    hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
    if (blob == NULL) return NULL;
    hb_face_t *face = hb_face_create(blob, index);
    hb_font_t *font = hb_font_create(face);
    hb_face_destroy(face);
    hb_blob_destroy(blob);
    return font;
}

void chb_font_close(chb_font *font) { hb_font_destroy(font); }
void chb_font_freeze(chb_font *font) { hb_font_make_immutable(font); }
uint32_t chb_font_glyph_count(chb_font *font) { return hb_face_get_glyph_count(hb_font_get_face(font)); }
uint32_t chb_font_units_per_em(chb_font *font) { return hb_face_get_upem(hb_font_get_face(font)); }

bool chb_font_set_weight(chb_font *font, float weight) {
    if (!hb_ot_var_has_data(hb_font_get_face(font))) return false;
    hb_variation_t variation = {HB_TAG('w', 'g', 'h', 't'), weight};
    hb_font_set_variations(font, &variation, 1);
    return true;
}

uint32_t chb_font_name(chb_font *font, uint32_t id, char *bytes, uint32_t capacity) {
    unsigned int size = capacity;
    hb_language_t english = hb_language_from_string("en", -1);
    return hb_ot_name_get_utf8(hb_font_get_face(font), id, english, &size, bytes) > 0 ? size : 0;
}

bool chb_font_metric(chb_font *font, uint32_t tag, int32_t *value) {
    return hb_ot_metrics_get_position(font, (hb_ot_metrics_tag_t)tag, value);
}

float chb_font_style(chb_font *font, uint32_t tag) { return hb_style_get_value(font, (hb_style_tag_t)tag); }

void chb_font_extents(chb_font *font, int32_t *extents) {
    hb_font_extents_t own = {0};
    hb_font_get_h_extents(font, &own);
    extents[0] = own.ascender;
    extents[1] = own.descender;
    extents[2] = own.line_gap;
}

bool chb_font_glyph(chb_font *font, uint32_t scalar, uint32_t *glyph) {
    return hb_font_get_nominal_glyph(font, scalar, glyph);
}

int32_t chb_font_advance(chb_font *font, uint32_t glyph) { return hb_font_get_glyph_h_advance(font, glyph); }

bool chb_font_top(chb_font *font, uint32_t glyph, int32_t *top) {
    hb_glyph_extents_t extents;
    if (!hb_font_get_glyph_extents(font, glyph, &extents)) return false;
    *top = extents.y_bearing;
    return true;
}

bool chb_font_box(chb_font *font, uint32_t glyph, int32_t *box) {
    hb_glyph_extents_t extents;
    if (!hb_font_get_glyph_extents(font, glyph, &extents)) return false;
    box[0] = extents.x_bearing;
    box[1] = extents.y_bearing;
    box[2] = extents.width;
    box[3] = extents.height;
    return true;
}

bool chb_font_glyph_name(chb_font *font, uint32_t glyph, char *bytes, uint32_t capacity) {
    return hb_font_get_glyph_name(font, glyph, bytes, capacity);
}

bool chb_font_glyph_named(chb_font *font, const char *name, uint32_t *glyph) {
    return hb_font_get_glyph_from_name(font, name, -1, glyph);
}

bool chb_font_has_pictures(chb_font *font) { return hb_ot_color_has_png(hb_font_get_face(font)); }

uint32_t chb_script(uint32_t scalar) { return hb_unicode_script(hb_unicode_funcs_get_default(), scalar); }
