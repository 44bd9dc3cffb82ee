// Steps of a pen along a curve, four at a time.
#include "lanes.h"

#if defined(__x86_64__)
#include <immintrin.h>
#pragma STDC FP_CONTRACT OFF

typedef double doubles __attribute__((vector_size(32)));
typedef double loose_doubles __attribute__((vector_size(32), aligned(8), may_alias));
typedef int64_t double_mask __attribute__((vector_size(32)));

INLINE doubles all_of(double v) { return (doubles){} + v; }

// The lanes moved on by one, after `first`.
INLINE doubles after(double first, doubles v) {
    doubles moved = (doubles)_mm256_permute4x64_pd((__m256d)v, 0x90);
    moved[0] = first;
    return moved;
}

INLINE doubles magnitude(doubles v) { return (doubles)((double_mask)v & INT64_MAX); }

INLINE void store_points(double *p, doubles x, doubles y) {
    doubles low = (doubles)_mm256_unpacklo_pd((__m256d)x, (__m256d)y);
    doubles high = (doubles)_mm256_unpackhi_pd((__m256d)x, (__m256d)y);
    *(loose_doubles *)p = (doubles)_mm256_permute2f128_pd((__m256d)low, (__m256d)high, 0x20);
    *(loose_doubles *)(p + 4) = (doubles)_mm256_permute2f128_pd((__m256d)low, (__m256d)high, 0x31);
}

KERNEL static size_t stroke_steps(
    rk_curve c, double from, double step, size_t count, rk_stroke s, rk_place *place, double *left, double *right) {
    rk_place last = *place;
    for (size_t k = 0; k < count; k += 4) {
        doubles t = from + ((doubles){1, 2, 3, 4} + (double)k) * step;
        doubles x = c.x0 + (c.x1 + (c.x2 + c.x3 * t) * t) * t, y = c.y0 + (c.y1 + (c.y2 + c.y3 * t) * t) * t;
        doubles vx = c.x1 + (c.x2 * 2 + c.x3 * (3 * t)) * t, vy = c.y1 + (c.y2 * 2 + c.y3 * (3 * t)) * t;
        doubles size = vx * vx + vy * vy;
        doubles inverse = 1 / (doubles)_mm256_sqrt_pd((__m256d)size);
        doubles dx = vx * inverse, dy = vy * inverse;
        doubles bx = after(last.dx, dx), by = after(last.dy, dy);
        doubles mx = x - after(last.x, x), my = y - after(last.y, y);

        doubles lift = mx * dy - my * dx, turn = bx * dy - by * dx, spread = s.half * turn * turn;
        doubles drift = (by * s.half - dy * s.half) * mx + (dx * s.half - bx * s.half) * my, advance = mx * mx + my * my;
        double_mask smooth = (size > 1e-280) & (size < 1e280) & (bx * dx + by * dy >= s.cosine);
        smooth &= (2 * magnitude(lift) + spread <= s.reach) & (advance + drift >= 0) & (advance - drift >= 0);

        doubles outer = s.half - 0.125 * lift + 0.0625 * spread, inner = s.half + 0.125 * lift + 0.0625 * spread;
        store_points(left + 2 * k, x - dy * outer, y + dx * outer);
        store_points(right + 2 * k, x + dy * inner, y - dx * inner);
        uint32_t rough = ~(uint32_t)_mm256_movemask_pd((__m256d)smooth) & 15;
        size_t room = count - k < 4 ? count - k : 4, done = rough != 0 ? (size_t)__builtin_ctz(rough) : 4;
        if (done > room) done = room;
        if (done > 0) last = (rk_place){x[done - 1], y[done - 1], dx[done - 1], dy[done - 1]};
        if (done < 4) {
            *place = last;
            return k + done;
        }
    }
    *place = last;
    return count;
}

bool rk_stroke_steps(
    const rk_curve *curve, double from, double step, size_t count, const rk_stroke *stroke, rk_place *place, double *left,
    double *right, size_t *done) {
    if (rk_is_wide) *done = stroke_steps(*curve, from, step, count, *stroke, place, left, right);
    return rk_is_wide;
}

#endif
