// Runs the rasterizer's loops in C on made-up rows and prints a line for each: its name and a sum of all that it wrote. Loops for vectors
// of any width, on any processor, print the same lines.
//
//     raster BYTES      the widest vectors allowed: 16, 32 or 64
#include "KinoraRasterKernels.h"
#include "made_up.h"
#include <math.h>
#include <stdlib.h>

enum { count = 1037, space = 2 * count + 64 };

static uint32_t pixels[4][space], target[space], table[1024];
static float floats[4][space], numbers[space];

static void fill(void) {
    for (int k = 0; k < 4; k++) {
        for (int i = 0; i < space; i++) {
            pixels[k][i] = pixel();
            floats[k][i] = number(0, 1);
        }
    }
    for (int i = 0; i < 1024; i++) table[i] = pixel();
}

static void begin(void) { memcpy(target, pixels[0], sizeof target); }
static void end(const char *name, int part) { line(name, part, target, sizeof target); }

static void begin_numbers(int32_t from, int32_t to) {
    for (int i = 0; i < space; i++) numbers[i] = number(from, to);
}
static void end_numbers(const char *name) { line(name, 0, numbers, sizeof numbers); }

// MARK: Loops

static void colors(void) {
    begin();
    rk_over(target, pixels[1], count);
    end("over", 0);
    for (int factor = 0; factor < 256; factor += 51) {
        begin();
        rk_over_scaled(target, pixels[1], count, (uint32_t)factor);
        end("over scaled", factor);
    }
    begin();
    rk_mix(target, count, 0x00400080 + 0x00800080, 0x00200010 + 0x00800080, 200);
    end("mix", 0);
    for (int mode = rk_multiply; mode <= rk_exclusion; mode++) {
        for (int factor = 128; factor < 256; factor += 127) {
            begin();
            rk_blend((rk_mode)mode, target, pixels[1], count & ~7, (uint32_t)factor);
            end("blend", 256 * mode + factor);
        }
    }
    for (int mode = rk_color_dodge; mode <= rk_luminosity; mode++) {
        begin();
        rk_blend_hard((rk_hard_mode)mode, target, pixels[1], count & ~7, 0.7f);
        end("blend hard", mode);
    }
    for (int tinted = 0; tinted < 2; tinted++) {
        begin_numbers(0, 255);
        begin();
        rk_over_shadow(target, pixels[1], numbers, count, (rk_tint){0.25f * (float)tinted, 0, 0.1f * (float)tinted, 0.6f});
        end("over shadow", tinted);
    }
    begin();
    rk_pack_planes(target, floats[0], floats[1], floats[2], floats[3], count);
    end("pack planes", 0);
}

static void gradients(void) {
    const rk_ramp ramp = {table, 1023};
    rk_point origins[6];
    for (int k = 0; k < 6; k++) origins[k] = (rk_point){-40 + 200 * (float)k, 17.3f};
    const rk_run run = {origins, 13, count};
    for (int turned = 0; turned < 2; turned++) {
        const float step_y = 0.11f * (float)turned;
        begin();
        rk_ring_pixels(target, run, (rk_rings){0.8f, step_y, 2.1f, -3.5f}, ramp);
        end("rings", turned);
        for (int part = 0; part < 3; part++) {
            begin();
            rk_turn_pixels(
                target, run,
                (rk_turns){0.8f, step_y, 1023, part == 1 ? 4.0f : 0, part == 2 ? 0.7f : 1, 0.85f, 1023, 0}, ramp);
            end("turns", 3 * turned + part);
        }
    }
}

static void maths(void) {
    begin_numbers(-50, 50);
    rk_sine(numbers, count, false);
    end_numbers("sine");
    begin_numbers(-50, 50);
    rk_sine(numbers, count, true);
    end_numbers("cosine");
    begin_numbers(-90, 90);
    rk_power(numbers, count);
    end_numbers("power");
    begin_numbers(0, 90);
    rk_root(numbers, count);
    end_numbers("root");
}

static void planes(void) {
    begin_numbers(0, 1);
    rk_halve_rows(numbers, floats[0], floats[1], floats[2], floats[3], count);
    end_numbers("halve rows");
    rk_halve_columns(numbers, floats[0], count);
    end_numbers("halve columns");
    rk_double_rows(numbers, floats[0], floats[1], count);
    end_numbers("double rows");
    rk_double_columns(numbers, floats[0] + 1, count);
    end_numbers("double columns");
    rk_convolve(numbers, floats[0], count, floats[1], 17, 3);
    end_numbers("convolve");
    begin();
    rk_sum_rows(target, target + space / 2, pixels[0], pixels[1], pixels[2], pixels[3], space / 2);
    end("sum rows", 0);
    rk_sum_pairs(numbers, floats[0], target, count / 2);
    end_numbers("sum pairs, low");
    line("sum pairs, high", 0, floats[0], sizeof floats[0]);
}

static void strokes(void) {
    const rk_curve curve = {10, 20, 300, -40, 90, 700, -160, -300};
    static double left[2 * 200 + 8], right[2 * 200 + 8];
    for (int k = 0; k < 3; k++) {
        const rk_stroke stroke = {0.5 + 9 * k, 0.97, 0.05 + 0.05 * k};
        rk_place place = {10, 20, 300 / sqrt(300.0 * 300 + 40 * 40), -40 / sqrt(300.0 * 300 + 40 * 40)};
        size_t done = 0;
        memset(left, 0, sizeof left);
        memset(right, 0, sizeof right);
        rk_stroke_steps(&curve, 0, 1.0 / 200, 200, &stroke, &place, left, right, &done);
        line("stroke steps", (int)done, &place, sizeof place);
        line("stroke, left", k, left, 2 * done * sizeof(double));
        line("stroke, right", k, right, 2 * done * sizeof(double));
    }
}

int main(int arguments, char **values) {
    rk_allow_width(arguments > 1 ? (size_t)atoi(values[1]) : 64);
    fill();
    colors();
    gradients();
    maths();
    planes();
    strokes();
}
