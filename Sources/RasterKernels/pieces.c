// Lines to signed areas in a coverage grid: a line is cut at the borders of rows, eight rows at a time, and the pieces, each
// in a row of its own, become what they add to the cells they cross, eight pieces at a time.
#if defined(__x86_64__)
#include "floats.h"

typedef int32_t whole_numbers __attribute__((vector_size(32)));
typedef int32_t loose_numbers __attribute__((vector_size(32), aligned(4), may_alias));

INLINE whole_numbers load_numbers(const int32_t *p) { return *(const loose_numbers *)p; }
INLINE void store_numbers(int32_t *p, whole_numbers v) { *(loose_numbers *)p = v; }

// The whole number below v >= 0; one that is whole may give itself or the one before. Adding 1.5 * 2^23 leaves the nearest
// whole number in the low bits.
INLINE floats biased(floats v) { return v - 0.5f + 12582912.0f; }
INLINE floats floor_of_biased(floats v) { return v - 12582912.0f; }
INLINE whole_numbers cell_of_biased(floats v) { return (whole_numbers)v - 0x4B400000; }

// MARK: Pieces to cells

// One piece's sums for three cells. Volatile, or else two are added as a pair, which has to wait for the stores of the piece
// before where they overlap.
INLINE void add_narrow(rk_grid g, int32_t base, float p0, float p1, float p2, int32_t first, int32_t last) {
    volatile float *p = g.cells + base;
    p[0] += p0;
    p[1] += p1;
    p[2] += p2;
    g.touched[first] = 1;
    g.touched[last] = 1;
}

// Pieces from the left to the right, climbing by d.
typedef struct {
    floats left, right, d;
    whole_numbers row;
} eight;

// Those over three cells or more, which wait until the others are done.
typedef struct {
    float left[RK_PIECES + 8], right[RK_PIECES + 8], d[RK_PIECES + 8];
    int32_t row[RK_PIECES + 8];
    int32_t count;
} wide_list;

// The numbers of the lanes that `lanes` has bits for, in order.
INLINE __m256i places_of(uint32_t lanes) {
    uint64_t bytes = _pdep_u64(lanes, 0x0101010101010101) * 255;
    return _mm256_cvtepu8_epi32(_mm_cvtsi64_si128((long long)_pext_u64(0x0706050403020100, bytes)));
}

INLINE void append(wide_list *list, eight e, uint32_t lanes) {
    __m256i places = places_of(lanes);
    store_floats(list->left + list->count, (floats)_mm256_permutevar8x32_ps((__m256)e.left, places));
    store_floats(list->right + list->count, (floats)_mm256_permutevar8x32_ps((__m256)e.right, places));
    store_floats(list->d + list->count, (floats)_mm256_permutevar8x32_ps((__m256)e.d, places));
    store_numbers(list->row + list->count, (whole_numbers)_mm256_permutevar8x32_epi32((__m256i)e.row, places));
    list->count += __builtin_popcount(lanes);
}

// The first `count` pieces: those in one cell or two are added, the first cells of the others are marked.
INLINE void add_narrow_ones(rk_grid g, eight e, int32_t count, wide_list *wide) {
    floats places = biased(e.left);
    floats whole = floor_of_biased(places), border = whole + 1;
    whole_numbers i = cell_of_biased(places);
    lane_mask crosses = (lane_mask)(e.right > border), is_wide = (lane_mask)(e.right > border + 1);
    floats middle = choose(crosses, border, e.right);
    floats in_first = choose(crosses, e.d * ((border - e.left) / (e.right - e.left)), e.d);
    floats in_second = e.d - in_first;
    floats carried_first = in_first * ((e.left + middle) * 0.5f - whole);
    floats carried_second = in_second * ((middle + e.right) * 0.5f - border);
    float p0[8], p1[8], p2[8];
    int32_t base[8], first[8], last[8];
    store_floats(p0, (floats)(~is_wide & (lane_mask)(in_first - carried_first)));
    store_floats(p1, (floats)(~is_wide & (lane_mask)(carried_first + in_second - carried_second)));
    store_floats(p2, (floats)(~is_wide & (lane_mask)carried_second));
    store_numbers(base, e.row * g.stride + i);
    store_numbers(first, e.row * g.groups + (i >> 2));
    store_numbers(last, e.row * g.groups + ((i + 1 - crosses) >> 2));
    uint32_t lanes = (uint32_t)_mm256_movemask_ps((__m256)(is_wide & (lane_mask)(e.d != 0)));
    if (count >= 8) {
        append(wide, e, lanes);
#pragma clang loop unroll(full)
        for (int l = 0; l < 8; l++) add_narrow(g, base[l], p0[l], p1[l], p2[l], first[l], last[l]);
    } else {
        append(wide, e, lanes & ((1u << count) - 1));
        for (int l = 0; l < count; l++) add_narrow(g, base[l], p0[l], p1[l], p2[l], first[l], last[l]);
    }
}

// The first `count` pieces, which are over three cells or more.
INLINE void add_wide_ones(rk_grid g, eight e, int32_t count) {
    floats from = biased(e.left), to = biased(e.right);
    whole_numbers i = cell_of_biased(from), j = cell_of_biased(to);
    floats per_cell = e.d / (e.right - e.left);
    floats head = floor_of_biased(from) + 1 - e.left, tail = e.right - floor_of_biased(to);
    floats in_head = per_cell * head, in_tail = per_cell * tail;
    floats carried_head = in_head * (1 - head * 0.5f), carried_tail = in_tail * tail * 0.5f;
    float first[8], second[8], between[8], last_but_one[8], last[8];
    int32_t base[8], widths[8], groups[8], ends[8];
    store_floats(first, in_head - carried_head);
    store_floats(second, carried_head + per_cell * 0.5f);
    store_floats(between, per_cell);
    store_floats(last_but_one, per_cell * 0.5f + in_tail - carried_tail);
    store_floats(last, carried_tail);
    store_numbers(base, e.row * g.stride + i);
    store_numbers(widths, j - i);
    store_numbers(groups, e.row * g.groups + (i >> 2));
    store_numbers(ends, e.row * g.groups + ((j + 1) >> 2));
    for (int l = 0; l < count; l++) {
        volatile float *p = g.cells + base[l];
        int32_t n = widths[l];
        p[0] += first[l];
        p[1] += second[l];
        // Few pieces are wider than five cells: adding zeros costs less than a mispredicted branch.
        p[2] += n > 2 ? between[l] : 0;
        p[3] += n > 3 ? between[l] : 0;
        p[4] += n > 4 ? between[l] : 0;
        for (int32_t k = 5; k < n; k++) p[k] += between[l];
        p[n] += last_but_one[l];
        p[n + 1] += last[l];
        int32_t group = groups[l], end = ends[l];
        g.touched[group] = 1;
        g.touched[end] = 1;
        g.touched[group + 1 < end ? group + 1 : end] = 1;
        for (group += 2; group < end; group++) g.touched[group] = 1;
    }
}

// Asks for the cells of eight pieces ahead of their turn: each piece is in a row of its own, so that its cells take longer to
// come than all arithmetic with them.
INLINE void ask_for(const rk_pieces *pieces, int32_t at, rk_grid g) {
    int32_t base[8];
    store_numbers(base, load_numbers(pieces->row + at) * g.stride + cell_of_biased(biased(load_floats(pieces->upper + at))));
    int32_t left = pieces->count - at;
    for (int l = 0; l < 8; l++) {
        if (l < left) __builtin_prefetch(g.cells + base[l], 1);
    }
}

KERNEL static __attribute__((noinline)) void add_pieces(rk_pieces *pieces, rk_grid g) {
    wide_list wide;
    wide.count = 0;
    ask_for(pieces, 0, g);
    for (int32_t at = 0; at < pieces->count; at += 8) {
        ask_for(pieces, at + 8, g);
        floats upper = load_floats(pieces->upper + at), lower = load_floats(pieces->lower + at);
        eight e = {smaller(upper, lower), larger(upper, lower), load_floats(pieces->climb + at), load_numbers(pieces->row + at)};
        add_narrow_ones(g, e, pieces->count - at, &wide);
    }
    for (int32_t at = 0; at < wide.count; at += 8) {
        eight e = {
            load_floats(wide.left + at), load_floats(wide.right + at), load_floats(wide.d + at), load_numbers(wide.row + at)};
        int32_t rest = wide.count - at;
        add_wide_ones(g, e, rest < 8 ? rest : 8);
    }
    pieces->count = 0;
}

// MARK: Lines to pieces

#define LINES 64

// Lines with their upper ends first: from (x, y) down to the ordinate `bottom`, in the rows `top` to `last`, with abscissas
// from `low` to `high`; `sign` is 1 for those that were drawn downwards, and -1.
typedef struct {
    float x[LINES], y[LINES], bottom[LINES], low[LINES], high[LINES], slope[LINES], sign[LINES];
    int32_t top[LINES], last[LINES];
} line_list;

INLINE whole_numbers rows_of(floats y, int32_t height) {
    return (whole_numbers)_mm256_min_epi32((__m256i)cell_of_biased(biased(y)), _mm256_set1_epi32(height - 1));
}

// The lines from (xs[k], ys[k]) to (xs[k + 1], ys[k + 1]); what lies behind the last is read, up to eight, and not used.
KERNEL static __attribute__((noinline)) void order(
    const float *xs, const float *ys, size_t count, int32_t height, line_list *l) {
    for (size_t k = 0; k < count; k += 8) {
        floats x0 = load_floats(xs + k), x1 = load_floats(xs + k + 1);
        floats y0 = load_floats(ys + k), y1 = load_floats(ys + k + 1);
        lane_mask down = (lane_mask)(y0 <= y1);
        floats x = choose(down, x0, x1), y = choose(down, y0, y1), end = choose(down, x1, x0);
        floats bottom = choose(down, y1, y0);
        store_floats(l->x + k, x);
        store_floats(l->y + k, y);
        store_floats(l->bottom + k, bottom);
        store_floats(l->low + k, smaller(x, end));
        store_floats(l->high + k, larger(x, end));
        store_floats(l->slope + k, (end - x) / (bottom - y));
        store_floats(l->sign + k, choose(down, number(1), number(-1)));
        store_numbers(l->top + k, rows_of(y, height));
        store_numbers(l->last + k, rows_of(bottom, height));
    }
}

INLINE void cut(rk_pieces *pieces, const line_list *l, size_t count, rk_grid g) {
    const whole_numbers steps = {0, 1, 2, 3, 4, 5, 6, 7};
    // Read once: for all the compiler knows, what is written below may be the list itself.
    float *uppers = pieces->upper, *lowers = pieces->lower, *climbs = pieces->climb;
    int32_t *all_rows = pieces->row, at = pieces->count;
    for (size_t k = 0; k < count; k++) {
        floats x = number(l->x[k]), y = number(l->y[k]), bottom = number(l->bottom[k]), slope = number(l->slope[k]);
        floats low = number(l->low[k]), high = number(l->high[k]), sign = number(l->sign[k]);
        int32_t row = l->top[k], left = l->last[k] - row + 1;
        do {
            if (at > RK_PIECES - 8) {
                pieces->count = at;
                add_pieces(pieces, g);
                at = 0;
            }
            whole_numbers rows = steps + row;
            floats above = __builtin_convertvector(rows, floats), below = above + 1;
            store_floats(uppers + at, larger(smaller(x + (above - y) * slope, high), low));
            store_floats(lowers + at, larger(smaller(x + (below - y) * slope, high), low));
            store_floats(climbs + at, (smaller(below, bottom) - larger(above, y)) * sign);
            store_numbers(all_rows + at, rows);
            at += left < 8 ? left : 8;
            row += 8;
            left -= 8;
        } while (left > 0);
    }
    pieces->count = at;
}

KERNEL static void add_contour(rk_pieces *pieces, const double *points, size_t count, double x, double y, rk_grid g) {
    float xs[LINES + 8] = {(float)(points[2 * count - 2] - x)}, ys[LINES + 8] = {(float)(points[2 * count - 1] - y)};
    line_list lines;
    for (size_t done = 0; done < count; done += LINES) {
        size_t n = count - done < LINES ? count - done : LINES;
        for (size_t k = 0; k < n; k++) {
            xs[k + 1] = (float)(points[2 * (done + k)] - x);
            ys[k + 1] = (float)(points[2 * (done + k) + 1] - y);
        }
        order(xs, ys, n, g.height, &lines);
        cut(pieces, &lines, n, g);
        xs[0] = xs[n];
        ys[0] = ys[n];
    }
}

KERNEL static void add_line(rk_pieces *pieces, float x0, float y0, float x1, float y1, rk_grid g) {
    float xs[9] = {x0, x1}, ys[9] = {y0, y1};
    line_list line;
    order(xs, ys, 1, g.height, &line);
    cut(pieces, &line, 1, g);
}

bool rk_add_contour(rk_pieces *pieces, const double *points, size_t count, double x, double y, rk_grid g) {
    if (rk_is_wide()) add_contour(pieces, points, count, x, y, g);
    return rk_is_wide();
}

bool rk_add_line(rk_pieces *pieces, float x0, float y0, float x1, float y1, rk_grid g) {
    if (rk_is_wide()) add_line(pieces, x0, y0, x1, y1, g);
    return rk_is_wide();
}

bool rk_add_pieces(rk_pieces *pieces, rk_grid g) {
    if (rk_is_wide()) add_pieces(pieces, g);
    return rk_is_wide();
}

#endif
