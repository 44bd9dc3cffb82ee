// For processors without any of these loops: every function returns false, and the twins in Swift do the work.
#include "KinoraRasterKernels.h"

#if !defined(__x86_64__)

bool rk_over(uint32_t *target, const uint32_t *source, size_t count) { return false; }
bool rk_over_scaled(uint32_t *target, const uint32_t *source, size_t count, uint32_t factor) { return false; }
bool rk_mix(uint32_t *target, size_t count, uint32_t red_blue, uint32_t green_alpha, uint32_t rest) { return false; }

bool rk_blend(rk_mode mode, uint32_t *target, const uint32_t *source, size_t count, uint32_t factor) { return false; }

bool rk_blend_hard(rk_hard_mode mode, uint32_t *target, const uint32_t *source, size_t count, float factor) { return false; }

bool rk_ring_pixels(uint32_t *pixels, rk_run run, rk_rings rings, rk_ramp ramp) { return false; }
bool rk_turn_pixels(uint32_t *pixels, rk_run run, rk_turns turns, rk_ramp ramp) { return false; }
bool rk_line_pixels(uint32_t *pixels, size_t count, int64_t first, int64_t step, rk_ramp ramp) { return false; }

bool rk_add_contour(rk_pieces *pieces, const double *points, size_t count, double x, double y, rk_grid grid) { return false; }
bool rk_add_line(rk_pieces *pieces, float x0, float y0, float x1, float y1, rk_grid grid) { return false; }
bool rk_add_pieces(rk_pieces *pieces, rk_grid grid) { return false; }

bool rk_sweep(rk_grid grid, int32_t *row, int32_t width, int32_t x, int32_t y, bool even_odd, rk_batch *batch) { return false; }

bool rk_color_quads(
    uint32_t *target, size_t stride, int32_t right, uint32_t color, const rk_quad *quads, size_t count) { return false; }
bool rk_pixel_quads(
    uint32_t *target, size_t stride, int32_t right, const uint32_t *pixels, const rk_quad *quads, size_t count) { return false; }

bool rk_color_mask(
    uint32_t *target, size_t row_length, uint32_t color, const uint8_t *mask, size_t stride, size_t rows) { return false; }

bool rk_sample_planes(
    rk_picture picture, const float *xs, const float *ys, size_t count, float *planes, size_t stride) { return false; }

bool rk_sample_pixels(rk_picture picture, const float *xs, const float *ys, size_t count, uint32_t *pixels) { return false; }

bool rk_bilinear(uint32_t *pixels, size_t count, rk_texels texels, rk_walk walk) { return false; }

bool rk_root(float *values, size_t count) { return false; }
bool rk_sine(float *values, size_t count, bool cosine) { return false; }
bool rk_power(float *values, size_t count) { return false; }

bool rk_stroke_steps(
    const rk_curve *curve, double from, double step, size_t count, const rk_stroke *stroke, rk_place *place, double *left,
    double *right, size_t *done) { return false; }

bool rk_over_shadow(
    uint32_t *target, const uint32_t *content, const float *shadow, size_t count, rk_tint tint) { return false; }

bool rk_pack_planes(
    uint32_t *target, const float *red, const float *green, const float *blue, const float *alpha, size_t count) {
    return false;
}

bool rk_halve_rows(float *target, const float *a, const float *b, const float *c, const float *d, size_t count) { return false; }
bool rk_halve_columns(float *target, const float *source, size_t count) { return false; }
bool rk_double_rows(float *target, const float *near, const float *far, size_t count) { return false; }
bool rk_double_columns(float *target, const float *cells, size_t pairs) { return false; }
bool rk_convolve(float *target, const float *source, size_t count, const float *weights, size_t taps, size_t step) { return false; }
bool rk_sum_rows(
    uint32_t *even, uint32_t *odd, const uint32_t *a, const uint32_t *b, const uint32_t *c, const uint32_t *d,
    size_t count) { return false; }
bool rk_sum_pairs(float *low, float *high, const uint32_t *sums, size_t count) { return false; }

void rk_allow_widest(bool allowed) {}
bool rk_use_gathers(bool gathers) { return false; }

#endif
