// What Typography needs of HarfBuzz, in a form that Swift imports on every version from 6.0 on.
#pragma once
#include <harfbuzz/hb.h>
#include <harfbuzz/hb-ot.h>

/// Sends a glyph's outline to the draw functions. The call was renamed in HarfBuzz 7.
static inline void kinora_draw_glyph(hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *funcs, void *sink) {
#if HB_VERSION_ATLEAST(7, 0, 0)
    hb_font_draw_glyph(font, glyph, funcs, sink);
#else
    hb_font_get_glyph_shape(font, glyph, funcs, sink);
#endif
}
