// Loops of the rasterizer for processors with AVX2 and BMI2, chosen at run time, and most of them for any other processor.
//
// Every function has a twin in Swift that gives the same bytes on any processor; it returns false, having done nothing,
// where the processor cannot run it. Pixels are premultiplied RGBA8, red in the lowest byte.
#ifndef RASTER_KERNELS_H
#define RASTER_KERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__x86_64__)
#include <emmintrin.h>
#endif

// Source-over of `count` pixels.
bool rk_over(uint32_t *target, const uint32_t *source, size_t count);

// The same with the source times `factor` / 255.
bool rk_over_scaled(uint32_t *target, const uint32_t *source, size_t count, uint32_t factor);

// D = (terms + D * rest) / 255. The terms hold two lanes of 16 bits each, the rounding half included.
bool rk_mix(uint32_t *target, size_t count, uint32_t red_blue, uint32_t green_alpha, uint32_t rest);

// The modes of `rk_blend`; their formulas are those of the Swift types of the same names.
typedef enum {
    rk_multiply,
    rk_screen,
    rk_overlay,
    rk_hard_light,
    rk_darken,
    rk_lighten,
    rk_difference,
    rk_exclusion,
} rk_mode;

// Blends `count` pixels, a multiple of eight. `factor` is 0...255 and mixes the result with the target.
bool rk_blend(rk_mode mode, uint32_t *target, const uint32_t *source, size_t count, uint32_t factor);

// The modes of `rk_blend_hard`.
typedef enum {
    rk_color_dodge,
    rk_color_burn,
    rk_soft_light,
    rk_hue,
    rk_saturation,
    rk_color,
    rk_luminosity,
} rk_hard_mode;

// The same in floats; `factor` is 0...1.
bool rk_blend_hard(rk_hard_mode mode, uint32_t *target, const uint32_t *source, size_t count, float factor);

// A ramp's table of equal steps, of at least 64 entries: `last` is the index of its last entry.
typedef struct {
    const uint32_t *entries;
    float last;
} rk_ramp;

// A run of pixels in one row. Columns are counted in chunks of RK_CHUNK: `origins` has where the first column of each chunk lies,
// and the run begins `skipped` columns, less than a chunk, after the first of them.
#define RK_CHUNK 256
typedef struct {
    float x, y;
} rk_point;
typedef struct {
    const rk_point *origins;
    size_t skipped, count;
} rk_run;

// Pixels whose index into the ramp is factor * |p| + summand, rounded and limited, for p = origin + column * step.
typedef struct {
    float step_x, step_y, factor, summand;
} rk_rings;
bool rk_ring_pixels(uint32_t *pixels, rk_run run, rk_rings rings, rk_ramp ramp);

// The same by angle: the index is turns * factor + summand up to `covered` turns around p, then `gap_first` up to
// `gap_middle`, then `gap_second`.
typedef struct {
    float step_x, step_y, factor, summand, covered, gap_middle, gap_first, gap_second;
} rk_turns;
bool rk_turn_pixels(uint32_t *pixels, rk_run run, rk_turns turns, rk_ramp ramp);

// Pixels whose index is (first + i * step) >> 24; all of these must be in the table. Returns false, having done nothing, also where
// steps are too wide for its loops.
bool rk_line_pixels(uint32_t *pixels, size_t count, int64_t first, int64_t step, rk_ramp ramp);

// Pixels of one row with the same coverage.
typedef struct {
    int32_t x, y, count;
    uint32_t coverage;
} rk_solid;

// Four pixels of one row with a byte of coverage each, the leftmost lowest.
typedef struct {
    int32_t x, y;
    uint32_t mask;
} rk_quad;

// A coverage grid: `height` rows of `stride` cells, and of `groups` bytes, a multiple of 64, that are 1 where one of four
// cells was added to. Four cells more follow the last row.
typedef struct {
    float *cells;
    uint8_t *touched;
    int32_t stride, groups, height;
} rk_grid;

// Pieces of lines, each in one row: the abscissas of their upper and lower ends, and by how much they go down, between -1
// and 1. The list is full with RK_PIECES; there is room for eight more.
#define RK_PIECES 512
typedef struct {
    float *upper, *lower, *climb;
    int32_t *row;
    int32_t count;
} rk_pieces;

// The lines from point to point, and back to the first, cut into pieces; as often as the list is full, its pieces are added to
// the grid. Points are pairs of coordinates, and (x, y) is where the grid lies; all must lie inside it.
bool rk_add_contour(rk_pieces *pieces, const double *points, size_t count, double x, double y, rk_grid grid);
// The same for one line in coordinates of the grid.
bool rk_add_line(rk_pieces *pieces, float x0, float y0, float x1, float y1, rk_grid grid);
// Adds all pieces to the grid and empties the list.
bool rk_add_pieces(rk_pieces *pieces, rk_grid grid);

// Where runs and groups are written. The batch is full once either pointer reaches its `..._full`; there is room for
// the runs and groups of one more row.
typedef struct {
    rk_solid *solids, *solids_full;
    rk_quad *quads, *quads_full;
} rk_batch;

// Rows of a coverage grid to runs and groups, from `row` on until the batch is full; moves `row` on and leaves the rows
// zero. `x` and `y` are where the grid lies.
bool rk_sweep(rk_grid grid, int32_t *row, int32_t width, int32_t x, int32_t y, bool even_odd, rk_batch *batch);

// One color, or four pixels for each group, over groups of the target. `target` is where (0, 0) would be; `right` its
// right edge.
bool rk_color_quads(
    uint32_t *target, size_t stride, int32_t right, uint32_t color, const rk_quad *quads, size_t count);
bool rk_pixel_quads(
    uint32_t *target, size_t stride, int32_t right, const uint32_t *pixels, const rk_quad *quads, size_t count);

// A picture to read from, transparent outside. The center of its first pixel is (0.5, 0.5).
typedef struct {
    const uint32_t *pixels;
    int32_t width, height;
} rk_picture;

// Bilinear samples, 0...1, as four planes `stride` floats apart. Reads and writes up to the next multiple of eight.
bool rk_sample_planes(
    rk_picture picture, const float *xs, const float *ys, size_t count, float *planes, size_t stride);
// The same as pixels, with shares in 15 bits. Reads up to the next multiple of eight.
bool rk_sample_pixels(rk_picture picture, const float *xs, const float *ys, size_t count, uint32_t *pixels);

// Rows of premultiplied pixels, `row_length` pixels apart.
typedef struct {
    const uint32_t *texels;
    size_t row_length;
} rk_texels;

// Positions on a line in fixed point with 24 bits of fraction, and the steps from one pixel to the next. A whole number is the
// center of a texel.
typedef struct {
    int64_t u, v, du, dv;
} rk_walk;

// The texels at these positions, mixed from the four around each; all of them must be there.
bool rk_bilinear(uint32_t *pixels, size_t count, rk_texels texels, rk_walk walk);

// From here to rk_stroke_steps: Geometry/Maths/Kernels.swift declares these functions a second time. Keep the two alike.

// The sine or cosine, e to the power, and the square root, of each of some numbers, in place.
bool rk_sine(float *values, size_t count, bool cosine);
bool rk_power(float *values, size_t count);
bool rk_root(float *values, size_t count);

// A curve p0 + t (p1 + t (p2 + t p3)).
typedef struct {
    double x0, y0, x1, y1, x2, y2, x3, y3;
} rk_curve;

// Half the width of a stroke; the cosine of the greatest turn of a step, and the square of how far its line may lie off, times
// its length, times twelve.
typedef struct {
    double half, cosine, reach;
} rk_stroke;

// Where a pen is, and its direction, of length 1.
typedef struct {
    double x, y, dx, dy;
} rk_place;

// Steps along a curve, to the parameters from + step, from + 2 step and so on, as far as the pen neither turns too much nor
// folds: the points of both sides, pairs of coordinates. Moves `place` on and tells how many steps were `done`. There must be
// room for four points more than `count`.
bool rk_stroke_steps(
    const rk_curve *curve, double from, double step, size_t count, const rk_stroke *stroke, rk_place *place, double *left,
    double *right, size_t *done);

// One color over a block of `rows` rows with a byte of coverage for each pixel; rows of the mask are `stride` bytes, a
// multiple of four, rows of the target `row_length` pixels apart.
bool rk_color_mask(
    uint32_t *target, size_t row_length, uint32_t color, const uint8_t *mask, size_t stride, size_t rows);

// The color of a shadow, premultiplied, 0...1.
typedef struct {
    float red, green, blue, alpha;
} rk_tint;
// Pixels of the content over a shadow whose shares are 0...255.
bool rk_over_shadow(
    uint32_t *target, const uint32_t *content, const float *shadow, size_t count, rk_tint tint);

// Four planes of premultiplied color, 0...1, as pixels: alpha limited to 0...255, the others to 0...alpha, NaN as 0.
bool rk_pack_planes(
    uint32_t *target, const float *red, const float *green, const float *blue, const float *alpha, size_t count);

// A row of half the resolution from four rows: (a + d) / 8 + (b + c) 3 / 8; and from one row, whose first tap is `source`.
bool rk_halve_rows(float *target, const float *a, const float *b, const float *c, const float *d, size_t count);
bool rk_halve_columns(float *target, const float *source, size_t count);
// A row of twice the resolution from two rows: near 3 / 4 + far / 4; and two pixels for each of `pairs` cells of one row, of which
// one more on each side is read.
bool rk_double_rows(float *target, const float *near, const float *far, size_t count);
bool rk_double_columns(float *target, const float *cells, size_t pairs);
// target[i] = the sum of weights[k] * source[i + k * step], in the order of k.
bool rk_convolve(float *target, const float *source, size_t count, const float *weights, size_t taps, size_t step);
// a + 3 (b + c) + d of four rows of pixels, two channels in a word; and the same taps along a row of such sums, every second place, as
// floats over 64: of the low halves, where `low` is not null, and of the high ones.
bool rk_sum_rows(
    uint32_t *even, uint32_t *odd, const uint32_t *a, const uint32_t *b, const uint32_t *c, const uint32_t *d,
    size_t count);
bool rk_sum_pairs(float *low, float *high, const uint32_t *sums, size_t count);

// A row whose color goes on by `step` from pixel to pixel: four lanes of 16 bits in a word, of which a pixel shows the high bytes.
// It is here in full, for rows of a few pixels.
static inline bool rk_color_steps(uint32_t *pixels, size_t count, uint64_t word, uint64_t step) {
#if defined(__x86_64__)
    typedef uint64_t words __attribute__((vector_size(16)));
    words first = {word, word + step}, second = first + 2 * step;
    const words forwards = (words){} + 4 * step;
    size_t i = 0;
    for (; i + 4 <= count; i += 4) {
        const __m128i low = _mm_srli_epi16((__m128i)first, 8), high = _mm_srli_epi16((__m128i)second, 8);
        _mm_storeu_si128((__m128i *)(pixels + i), _mm_packus_epi16(low, high));
        first += forwards;
        second += forwards;
    }
    if (i + 2 <= count) {
        const __m128i low = _mm_srli_epi16((__m128i)first, 8);
        _mm_storel_epi64((__m128i *)(pixels + i), _mm_packus_epi16(low, low));
        first = second;
        i += 2;
    }
    if (i < count) {
        const __m128i low = _mm_srli_epi16((__m128i)first, 8);
        pixels[i] = (uint32_t)_mm_cvtsi128_si32(_mm_packus_epi16(low, low));
    }
    return true;
#else
    return false;
#endif
}

// How many bytes a vector may have on this thread, for tests of the narrower loops: 64 by default, for AVX-512, 32 for AVX2, and 16.
void rk_allow_width(size_t bytes);
// Whether colors of ramps are loaded from several places at once on this thread, for tests of both ways; by default as is quicker.
// Returns what it was before.
bool rk_use_gathers(bool gathers);

#endif
