// From sums of signed areas to coverage, four groups of four cells at a time, for AVX-512: rows are listed group by group, so that
// neither the end of a row nor a run between two groups is a branch. The same bytes as the narrower loop.
#if defined(__x86_64__)
#define WIDTH 64
#include "lanes.h"

#pragma STDC FP_CONTRACT OFF

typedef float floats4 __attribute__((vector_size(16)));
typedef float floats16 __attribute__((vector_size(64)));
typedef uint32_t bits16 __attribute__((vector_size(64)));
typedef int32_t numbers4 __attribute__((vector_size(16)));

// Touched groups in order: the place of each one's first cell in the grid, and its row. What is written behind the last is
// not used.
#define GROUPS 256

typedef struct {
    int32_t cell[GROUPS + 80], row[GROUPS + 80];
    int32_t count;
} group_list;

// Where a sweep is: what the last four groups were, of which the last lies behind all others, and the sums of their last cells.
typedef struct {
    numbers4 end, row, level;
    floats4 sum;
    rk_solid *solid;
    rk_quad *quad;
} sweep_place;

INLINE numbers4 same(int32_t v) { return (numbers4){v, v, v, v}; }

// The lanes moved on by one, after the last of those before.
INLINE numbers4 after(numbers4 before, numbers4 v) {
    return (numbers4)_mm_alignr_epi8((__m128i)v, (__m128i)before, 12);
}

// A bit for each of 64 bytes that are 1; leaves them zero.
INLINE uint64_t taken(uint8_t *bytes) {
    __m512i v = _mm512_loadu_si512(bytes);
    uint64_t bits = _mm512_test_epi8_mask(v, v);
    if (bits != 0) _mm512_storeu_si512(bytes, _mm512_setzero_si512());
    return bits;
}

// Adds those of 64 groups that have bits, of which most rows have less than sixteen side by side.
INLINE void list_groups(group_list *list, uint64_t bits, int32_t cell, int32_t row) {
    const __m512i steps = _mm512_setr_epi32(0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60);
    do {
        int32_t first = __builtin_ctzll(bits);
        __mmask16 near = (__mmask16)(bits >> first);
        __m512i cells = _mm512_add_epi32(steps, _mm512_set1_epi32(cell + 4 * first));
        _mm512_storeu_si512(list->cell + list->count, _mm512_maskz_compress_epi32(near, cells));
        _mm512_storeu_si512(list->row + list->count, _mm512_set1_epi32(row));
        list->count += __builtin_popcount(near);
        bits &= ~(0xFFFFull << first);
    } while (bits != 0);
}

INLINE floats16 folded(floats16 v, bool even_odd) {
    if (even_odd) v = v - ((v * 0.5f + 12582912.0f) - 12582912.0f) * 2;
    floats16 magnitude = (floats16)((bits16)v & 0x7FFFFFFF);
    return even_odd ? magnitude : (floats16)_mm512_min_ps(_mm512_set1_ps(1), (__m512)magnitude);
}

// The cells of four groups, which are left zero, one after the other: a group that is there twice is zero the second time.
INLINE floats16 take_cells(float *cells, const int32_t *cell) {
    __m128 v[4];
#pragma clang loop unroll(full)
    for (int k = 0; k < 4; k++) {
        v[k] = _mm_loadu_ps(cells + cell[k]);
        _mm_storeu_ps(cells + cell[k], _mm_setzero_ps());
    }
    __m256 low = _mm256_insertf128_ps(_mm256_castps128_ps256(v[0]), v[1], 1);
    __m256 high = _mm256_insertf128_ps(_mm256_castps128_ps256(v[2]), v[3], 1);
    return (floats16)_mm512_insertf32x8(_mm512_castps256_ps512(low), high, 1);
}

// What the sums are in front of four groups: `totals` are their own, and `goes_on` has a bit for those that follow another in
// their row. Added one after the other, as a single row would be.
INLINE floats4 sums_before(floats4 totals, floats4 *last, uint32_t goes_on) {
    __m128 sums = _mm_maskz_permute_ps((__mmask8)(goes_on & 1), (__m128)*last, 0xFF);
    __m128 t = (__m128)totals;
    sums = _mm_mask_permute_ps(sums, (__mmask8)(goes_on & 2), _mm_add_ps(t, sums), 0x90);
    sums = _mm_mask_permute_ps(sums, (__mmask8)(goes_on & 4), _mm_add_ps(t, sums), 0x90);
    sums = _mm_mask_permute_ps(sums, (__mmask8)(goes_on & 8), _mm_add_ps(t, sums), 0x90);
    *last = (floats4)_mm_add_ps(t, sums);
    return (floats4)sums;
}

INLINE __m512i joined4(numbers4 a, numbers4 b, numbers4 c, numbers4 d) {
    __m256i low = _mm256_inserti128_si256(_mm256_castsi128_si256((__m128i)a), (__m128i)b, 1);
    __m256i high = _mm256_inserti128_si256(_mm256_castsi128_si256((__m128i)c), (__m128i)d, 1);
    return _mm512_inserti64x4(_mm512_castsi256_si512(low), high, 1);
}

// Runs and groups are written as sixteen numbers, those with a bit in front: memory for four more is there.
INLINE void write_solids(sweep_place *p, numbers4 x, numbers4 y, numbers4 count, numbers4 level, uint32_t which) {
    const __m512i places = _mm512_setr_epi32(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
    __m512i runs = _mm512_permutexvar_epi32(places, joined4(x, y, count, level));
    __mmask16 lanes = (__mmask16)(_pdep_u32(which, 0x1111) * 15);
    _mm512_storeu_si512(p->solid, _mm512_maskz_compress_epi32(lanes, runs));
    p->solid += __builtin_popcount(which);
}

INLINE void write_quads(sweep_place *p, numbers4 x, numbers4 y, numbers4 mask, uint32_t counted) {
    const __m512i places = _mm512_setr_epi32(0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11, 0, 0, 0, 0);
    __m512i quads = _mm512_permutexvar_epi32(places, joined4(x, y, mask, mask));
    uint32_t which = _mm_test_epi32_mask((__m128i)mask, (__m128i)mask) & counted;
    __mmask16 lanes = (__mmask16)(_pdep_u32(which, 0x249) * 7);
    _mm512_storeu_si512(p->quad, _mm512_maskz_compress_epi32(lanes, quads));
    p->quad += __builtin_popcount(which);
}

// Four groups. Those without a bit in `counted` are the last of the others again, and change nothing.
INLINE void sweep_four(
    rk_grid g, const int32_t *cells, const int32_t *rows, uint32_t counted, int32_t width, int32_t x, int32_t y,
    bool even_odd, sweep_place *p) {
    numbers4 row = (numbers4)_mm_loadu_si128((const __m128i *)rows);
    numbers4 start = (numbers4)_mm_loadu_si128((const __m128i *)cells) - row * g.stride;
    numbers4 before = after(p->row, row), from = after(p->end, start + 4);
    uint32_t goes_on = _mm_cmpeq_epi32_mask((__m128i)row, (__m128i)before);

    floats16 v = take_cells(g.cells, cells);
    v += (floats16)_mm512_bslli_epi128((__m512i)v, 4);
    v += (floats16)_mm512_bslli_epi128((__m512i)v, 8);
    const __m512i lasts = _mm512_setr_epi32(3, 7, 11, 15, 3, 7, 11, 15, 3, 7, 11, 15, 3, 7, 11, 15);
    const __m512i owners = _mm512_setr_epi32(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
    floats4 totals = (floats4)_mm512_castps512_ps128(_mm512_permutexvar_ps(lasts, (__m512)v));
    floats4 sums = sums_before(totals, &p->sum, goes_on);
    v += (floats16)_mm512_permutexvar_ps(owners, _mm512_castps128_ps512((__m128)sums));
    floats16 biased = folded(v, even_odd) * 255 + 8388608.0f;
    numbers4 mask = (numbers4)_mm512_cvtepi32_epi8((__m512i)biased);
    numbers4 level = (numbers4)_mm_srli_epi32((__m128i)mask, 24);

    // The run between the group before and this one, or from there to the right border.
    numbers4 level_before = after(p->level, level);
    numbers4 limit = (numbers4)_mm_mask_min_epi32(
        (__m128i)same(width), (__mmask8)goes_on, (__m128i)start, (__m128i)same(width));
    numbers4 length = limit - from;
    uint32_t runs = _mm_mask_cmpgt_epi32_mask(
        _mm_test_epi32_mask((__m128i)level_before, (__m128i)level_before), (__m128i)length, _mm_setzero_si128());
    if (runs != 0) write_solids(p, from + x, before + y, length, level_before, runs);

    // Nothing beyond the border.
    __m128i room = _mm_min_epi32(_mm_max_epi32((__m128i)(same(width) - start), _mm_setzero_si128()), _mm_set1_epi32(4));
    numbers4 cut = (numbers4)_mm_srlv_epi32(_mm_set1_epi32(-1), (__m128i)(32 - ((numbers4)room << 3)));
    write_quads(p, start + x, row + y, mask & cut, counted);
    p->end = start + 4;
    p->row = row;
    p->level = level;
}

// All whole fours of a list; what is left stays.
INLINE void sweep_fours(
    rk_grid g, group_list *list, int32_t width, int32_t x, int32_t y, bool even_odd, sweep_place *p) {
    int32_t k = 0;
    for (; k + 4 <= list->count; k += 4) {
        sweep_four(g, list->cell + k, list->row + k, 15, width, x, y, even_odd, p);
    }
    __m128i cells = _mm_loadu_si128((const __m128i *)(list->cell + k));
    __m128i rows = _mm_loadu_si128((const __m128i *)(list->row + k));
    _mm_storeu_si128((__m128i *)list->cell, cells);
    _mm_storeu_si128((__m128i *)list->row, rows);
    list->count -= k;
}

// A list that ends where a row does, and the run behind its last group.
INLINE void sweep_to_end(
    rk_grid g, group_list *list, int32_t width, int32_t x, int32_t y, bool even_odd, sweep_place *p) {
    sweep_fours(g, list, width, x, y, even_odd, p);
    if (list->count > 0) {
        for (int32_t k = list->count; k < 4; k++) {
            list->cell[k] = list->cell[k - 1];
            list->row[k] = list->row[k - 1];
        }
        sweep_four(g, list->cell, list->row, (1u << list->count) - 1, width, x, y, even_odd, p);
        list->count = 0;
    }
    int32_t end = p->end[3], level = p->level[3];
    if (end < width && level != 0) *p->solid++ = (rk_solid){x + end, y + p->row[3], width - end, (uint32_t)level};
    p->level = same(0);
}

INLINE int32_t sweep_rows(
    rk_grid g, int32_t row, int32_t width, int32_t x, int32_t y, bool even_odd, rk_batch *batch) {
    sweep_place place = {same(0), same(-1), same(0), {0, 0, 0, 0}, batch->solids, batch->quads};
    group_list list;
    list.count = 0;
    while (row < g.height) {
        // A listed group becomes a run and a group at most, and one more run may lie behind the last.
        if (place.solid + list.count + 1 >= batch->solids_full || place.quad + list.count >= batch->quads_full) {
            sweep_to_end(g, &list, width, x, y, even_odd, &place);
            if (place.solid >= batch->solids_full || place.quad >= batch->quads_full) break;
        }
        uint8_t *touched = g.touched + (size_t)row * (size_t)g.groups;
        for (int32_t group = 0; group < g.groups; group += 64) {
            uint64_t bits = taken(touched + group);
            if (bits == 0) continue;
            if (list.count + 64 > GROUPS) sweep_fours(g, &list, width, x, y, even_odd, &place);
            list_groups(&list, bits, row * g.stride + 4 * group, row);
        }
        row++;
    }
    sweep_to_end(g, &list, width, x, y, even_odd, &place);
    batch->solids = place.solid;
    batch->quads = place.quad;
    return row;
}

KERNEL int32_t rk_sweep_nonzero_512(
    rk_grid g, int32_t row, int32_t width, int32_t x, int32_t y, rk_batch *batch) {
    return sweep_rows(g, row, width, x, y, false, batch);
}

KERNEL int32_t rk_sweep_even_odd_512(
    rk_grid g, int32_t row, int32_t width, int32_t x, int32_t y, rk_batch *batch) {
    return sweep_rows(g, row, width, x, y, true, batch);
}

#endif
