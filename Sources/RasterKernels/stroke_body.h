// Steps of a pen along a curve, a vector of them at a time.
//
// Compiled once for each width.
#include "lanes.h"

#pragma STDC FP_CONTRACT OFF

#define COUNT (WIDTH / 8)

typedef double doubles __attribute__((vector_size(WIDTH)));
typedef double loose_doubles __attribute__((vector_size(WIDTH), aligned(8), may_alias));
typedef int64_t double_mask __attribute__((vector_size(WIDTH)));

#if WIDTH == 64
INLINE doubles steps(void) { return (doubles){1, 2, 3, 4, 5, 6, 7, 8}; }
INLINE uint32_t bits_of(double_mask m) { return _mm512_movepi64_mask((__m512i)m); }

// The lanes moved on by one, after `first`.
INLINE doubles after(double first, doubles v) {
    return (doubles)_mm512_alignr_epi64((__m512i)v, _mm512_castpd_si512(_mm512_set1_pd(first)), 7);
}

// There is room for four points more than are needed: the second half is written where one of it is.
INLINE void store_points(double *p, doubles x, doubles y, size_t room) {
    const __m512i low = _mm512_setr_epi64(0, 8, 1, 9, 2, 10, 3, 11), high = _mm512_setr_epi64(4, 12, 5, 13, 6, 14, 7, 15);
    *(loose_doubles *)p = (doubles)_mm512_permutex2var_pd((__m512d)x, low, (__m512d)y);
    _mm512_mask_storeu_pd(p + 8, room > 4 ? 0xFF : 0, _mm512_permutex2var_pd((__m512d)x, high, (__m512d)y));
}
#elif WIDTH == 32
INLINE doubles steps(void) { return (doubles){1, 2, 3, 4}; }
INLINE uint32_t bits_of(double_mask m) { return (uint32_t)_mm256_movemask_pd((__m256d)m); }

INLINE doubles after(double first, doubles v) {
    doubles moved = (doubles)_mm256_permute4x64_pd((__m256d)v, 0x90);
    moved[0] = first;
    return moved;
}

INLINE void store_points(double *p, doubles x, doubles y, size_t room) {
    (void)room;
    doubles low = (doubles)_mm256_unpacklo_pd((__m256d)x, (__m256d)y);
    doubles high = (doubles)_mm256_unpackhi_pd((__m256d)x, (__m256d)y);
    *(loose_doubles *)p = (doubles)_mm256_permute2f128_pd((__m256d)low, (__m256d)high, 0x20);
    *(loose_doubles *)(p + 4) = (doubles)_mm256_permute2f128_pd((__m256d)low, (__m256d)high, 0x31);
}
#else
INLINE doubles steps(void) { return (doubles){1, 2}; }
INLINE uint32_t bits_of(double_mask m) { return (uint32_t)((m[0] & 1) | (m[1] & 2)); }
INLINE doubles after(double first, doubles v) { return (doubles){first, v[0]}; }

INLINE void store_points(double *p, doubles x, doubles y, size_t room) {
    (void)room;
    *(loose_doubles *)p = (doubles){x[0], y[0]};
    *(loose_doubles *)(p + 2) = (doubles){x[1], y[1]};
}
#endif

INLINE doubles root(doubles v) { return __builtin_elementwise_sqrt(v); }
INLINE doubles magnitude(doubles v) { return (doubles)((double_mask)v & INT64_MAX); }

KERNEL size_t NAMED(rk_stroke_steps)(
    rk_curve c, double from, double step, size_t count, rk_stroke s, rk_place *place, double *left, double *right) {
    rk_place last = *place;
    for (size_t k = 0; k < count; k += COUNT) {
        doubles t = from + (steps() + (double)k) * step;
        doubles x = c.x0 + (c.x1 + (c.x2 + c.x3 * t) * t) * t, y = c.y0 + (c.y1 + (c.y2 + c.y3 * t) * t) * t;
        doubles vx = c.x1 + (c.x2 * 2 + c.x3 * (3 * t)) * t, vy = c.y1 + (c.y2 * 2 + c.y3 * (3 * t)) * t;
        doubles size = vx * vx + vy * vy;
        doubles inverse = 1 / root(size);
        doubles dx = vx * inverse, dy = vy * inverse;
        doubles bx = after(last.dx, dx), by = after(last.dy, dy);
        doubles mx = x - after(last.x, x), my = y - after(last.y, y);

        doubles lift = mx * dy - my * dx, turn = bx * dy - by * dx, spread = s.half * turn * turn;
        doubles drift = (by * s.half - dy * s.half) * mx + (dx * s.half - bx * s.half) * my, advance = mx * mx + my * my;
        double_mask smooth = (size > 1e-280) & (size < 1e280) & (bx * dx + by * dy >= s.cosine);
        doubles bend = 2 * magnitude(lift) + spread;
        smooth &= (bend * bend * (advance + s.half * spread) <= s.reach) & (advance + drift >= 0) & (advance - drift >= 0);

        doubles outer = s.half - 1.0 / 6 * lift + 1.0 / 12 * spread, inner = s.half + 1.0 / 6 * lift + 1.0 / 12 * spread;
        size_t room = count - k < COUNT ? count - k : COUNT;
        store_points(left + 2 * k, x - dy * outer, y + dx * outer, room);
        store_points(right + 2 * k, x + dy * inner, y - dx * inner, room);
        uint32_t rough = ~bits_of(smooth) & ((1u << COUNT) - 1);
        size_t done = rough != 0 ? (size_t)__builtin_ctz(rough) : COUNT;
        if (done > room) done = room;
        if (done > 0) last = (rk_place){x[done - 1], y[done - 1], dx[done - 1], dy[done - 1]};
        if (done < COUNT) {
            *place = last;
            return k + done;
        }
    }
    *place = last;
    return count;
}
