// Outlines: HarfBuzz's five functions to draw with become one.
#include "KinoraCHarfBuzz.h"

#include <harfbuzz/hb.h>
#include <pthread.h>
#include <stddef.h>

// Who gets the parts.
typedef struct {
    void *sink;
    chb_outline outline;
} pen;

static void send(void *data, uint32_t part, const float *points) {
    pen *pen = data;
    pen->outline(pen->sink, part, points);
}

static void move_to(hb_draw_funcs_t *f, void *data, hb_draw_state_t *s, float x, float y, void *user) {
    send(data, CHB_MOVE, (float[]){x, y});
}

static void line_to(hb_draw_funcs_t *f, void *data, hb_draw_state_t *s, float x, float y, void *user) {
    send(data, CHB_LINE, (float[]){x, y});
}

static void quad_to(hb_draw_funcs_t *f, void *data, hb_draw_state_t *s, float cx, float cy, float x, float y, void *user) {
    send(data, CHB_QUAD, (float[]){cx, cy, x, y});
}

static void cubic_to(
    hb_draw_funcs_t *f, void *data, hb_draw_state_t *s, float ax, float ay, float bx, float by, float x, float y,
    void *user) {
    send(data, CHB_CUBIC, (float[]){ax, ay, bx, by, x, y});
}

static void close_path(hb_draw_funcs_t *f, void *data, hb_draw_state_t *s, void *user) { send(data, CHB_CLOSE, NULL); }

static hb_draw_funcs_t *functions;

static void make_functions(void) {
    functions = hb_draw_funcs_create();
    hb_draw_funcs_set_move_to_func(functions, move_to, NULL, NULL);
    hb_draw_funcs_set_line_to_func(functions, line_to, NULL, NULL);
    hb_draw_funcs_set_quadratic_to_func(functions, quad_to, NULL, NULL);
    hb_draw_funcs_set_cubic_to_func(functions, cubic_to, NULL, NULL);
    hb_draw_funcs_set_close_path_func(functions, close_path, NULL, NULL);
    hb_draw_funcs_make_immutable(functions);
}

void chb_font_draw(chb_font *font, uint32_t glyph, void *sink, chb_outline outline) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, make_functions);
    pen pen = {sink, outline};
    // The call was renamed in HarfBuzz 7.
#if HB_VERSION_ATLEAST(7, 0, 0)
    hb_font_draw_glyph(font, glyph, functions, &pen);
#else
    hb_font_get_glyph_shape(font, glyph, functions, &pen);
#endif
}
