// Loops of the rasterizer for processors with AVX2, chosen at run time.
//
// Every function has a twin in Swift that gives the same bytes on any processor; it returns false, having done nothing,
// where the processor cannot run it. Pixels are premultiplied RGBA8, red in the lowest byte.
#ifndef RASTER_KERNELS_H
#define RASTER_KERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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

// A ramp's table of equal steps: `last` is the index of its last entry.
typedef struct {
    const uint32_t *entries;
    float last;
} rk_ramp;

// Pixels of a row whose index into the ramp is factor * |p| + summand, rounded and limited, for
// p = origin + (first + i) * step.
typedef struct {
    float x, y, step_x, step_y, factor, summand;
} rk_rings;
bool rk_ring_pixels(uint32_t *pixels, int32_t first, size_t count, rk_rings rings, rk_ramp ramp);

// The same by angle: the index is turns * factor + summand up to `covered` turns around p, then `gap_first` up to
// `gap_middle`, then `gap_second`.
typedef struct {
    float x, y, step_x, step_y, factor, summand, covered, gap_middle, gap_first, gap_second;
} rk_turns;
bool rk_turn_pixels(uint32_t *pixels, int32_t first, size_t count, rk_turns turns, rk_ramp ramp);

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

// One row of a coverage grid to runs and groups; leaves the row zero. `solids` and `quads` are moved on past what was
// written.
bool rk_sweep(
    float *cells, uint64_t *touched, size_t words, int32_t width, int32_t x, int32_t y, bool even_odd, rk_solid **solids,
    rk_quad **quads);

// One colour, or four pixels for each group, over groups of the target. `target` is where (0, 0) would be; `right` its
// right edge.
bool rk_color_quads(
    uint32_t *target, size_t stride, int32_t right, uint32_t color, const rk_quad *quads, size_t count);
bool rk_pixel_quads(
    uint32_t *target, size_t stride, int32_t right, const uint32_t *pixels, const rk_quad *quads, size_t count);

// A picture to read from, transparent outside. The centre of its first pixel is (0.5, 0.5).
typedef struct {
    const uint32_t *pixels;
    int32_t width, height;
} rk_picture;

// Bilinear samples, 0...1, as four planes `stride` floats apart. Reads and writes up to the next multiple of eight.
bool rk_sample_planes(
    rk_picture picture, const float *xs, const float *ys, size_t count, float *planes, size_t stride);
// The same as pixels, with shares in 15 bits. Reads up to the next multiple of eight.
bool rk_sample_pixels(rk_picture picture, const float *xs, const float *ys, size_t count, uint32_t *pixels);

// The sine or cosine, e to the power, and the square root, of each of some numbers, in place.
bool rk_sine(float *values, size_t count, bool cosine);
bool rk_power(float *values, size_t count);
bool rk_root(float *values, size_t count);

// One colour over a block of `rows` rows with a byte of coverage for each pixel; rows of the mask are `stride` bytes, a
// multiple of four, rows of the target `row_length` pixels apart.
bool rk_color_mask(
    uint32_t *target, size_t row_length, uint32_t color, const uint8_t *mask, size_t stride, size_t rows);

// Whether loops for AVX-512 are used where the processor has it, for tests of the narrower ones; true unless told otherwise.
void rk_allow_widest(bool allowed);

#endif
