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

#endif
