// Loops that only x86-64 has: elsewhere these functions return false, and the twins in Swift do the work.
#include "KinoraRasterKernels.h"

#if !defined(__x86_64__)

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

#endif
