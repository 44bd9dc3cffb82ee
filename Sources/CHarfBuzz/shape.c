// Shaping: from characters to placed glyphs.
#include "KinoraCHarfBuzz.h"

#include <harfbuzz/hb.h>
#include <stddef.h>

void chb_shape(
    chb_font *font, const char *text, int32_t length, const char *language, bool right_to_left, const uint32_t *features,
    uint32_t feature_count, void *sink, chb_shaped shaped) {
    hb_buffer_t *buffer = hb_buffer_create();
    hb_buffer_add_utf8(buffer, text, length, 0, length);
    // Script and language from the text and from the caller: never from the machine's locale.
    hb_buffer_guess_segment_properties(buffer);
    hb_buffer_set_language(buffer, hb_language_from_string(language, -1));
    hb_buffer_set_direction(buffer, right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);

    hb_feature_t own[feature_count + 1];
    for (uint32_t i = 0; i < feature_count; i++)
        own[i] = (hb_feature_t){features[2 * i], features[2 * i + 1], HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END};
    hb_shape(font, buffer, own, feature_count);

    unsigned int count = 0;
    const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &count);
    const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &count);
    for (unsigned int i = 0; infos != NULL && positions != NULL && i < count; i++)
        shaped(
            sink, infos[i].codepoint, infos[i].cluster, positions[i].x_advance, positions[i].x_offset, positions[i].y_offset);
    hb_buffer_destroy(buffer);
}
