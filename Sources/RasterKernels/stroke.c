// Steps of a pen along a curve. Picks the loop for the processor.
#include "level.h"

size_t rk_stroke_steps_128(
    rk_curve c, double from, double step, size_t count, rk_stroke s, rk_place *place, double *left, double *right);
size_t rk_stroke_steps_256(
    rk_curve c, double from, double step, size_t count, rk_stroke s, rk_place *place, double *left, double *right);
size_t rk_stroke_steps_512(
    rk_curve c, double from, double step, size_t count, rk_stroke s, rk_place *place, double *left, double *right);

bool rk_stroke_steps(
    const rk_curve *curve, double from, double step, size_t count, const rk_stroke *stroke, rk_place *place, double *left,
    double *right, size_t *done) {
    *done = FITTING(rk_stroke_steps)(*curve, from, step, count, *stroke, place, left, right);
    return true;
}
