// Rows of pixels 32 bytes at a time: PNG's Paeth filter, what filters leave, runs, how pixels differ from their neighbors, and pixels of four bytes packed to three.
#include "KinoraFrameKernels.h"

#if defined(__x86_64__)
#include <immintrin.h>

#define KERNEL __attribute__((target("avx2")))

static bool supported = false;

__attribute__((constructor)) static void look(void) { supported = __builtin_cpu_supports("avx2"); }

KERNEL static __m256i difference(__m256i a, __m256i b) {
    return _mm256_or_si256(_mm256_subs_epu8(a, b), _mm256_subs_epu8(b, a));
}

KERNEL static __m256i is_at_most(__m256i a, __m256i b) { return _mm256_cmpeq_epi8(_mm256_min_epu8(a, b), a); }

KERNEL static size_t paeth(
    const uint8_t *row, const uint8_t *left, const uint8_t *above, const uint8_t *above_left, size_t count,
    uint8_t *out) {
    size_t i = 0;
    for (; i + 32 <= count; i += 32) {
        __m256i a = _mm256_loadu_si256((const __m256i *)(left + i)), b = _mm256_loadu_si256((const __m256i *)(above + i));
        __m256i c = _mm256_loadu_si256((const __m256i *)(above_left + i));
        __m256i to_a = difference(b, c), to_b = difference(a, c);
        // The third distance is the sum of the others when c is below or above both a and b, and otherwise their difference.
        // A sum above 255 need not be told from 255, because neither of the others is greater.
        __m256i apart = _mm256_xor_si256(is_at_most(c, a), is_at_most(c, b));
        __m256i to_c = _mm256_blendv_epi8(_mm256_adds_epu8(to_a, to_b), difference(to_a, to_b), apart);
        __m256i b_or_c = _mm256_blendv_epi8(c, b, is_at_most(to_b, to_c));
        __m256i is_a = _mm256_and_si256(is_at_most(to_a, to_b), is_at_most(to_a, to_c));
        __m256i guess = _mm256_blendv_epi8(b_or_c, a, is_a);
        __m256i value = _mm256_loadu_si256((const __m256i *)(row + i));
        _mm256_storeu_si256((__m256i *)(out + i), _mm256_sub_epi8(value, guess));
    }
    return i;
}

KERNEL static size_t pack(const uint32_t *pixels, size_t count, uint8_t *out) {
    const __m256i order = _mm256_setr_epi8(
        0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1);
    const __m256i together = _mm256_setr_epi32(0, 1, 2, 4, 5, 6, 3, 7);
    size_t x = 0;
    // Each store writes 8 bytes more than it fills; the last ones are left to the caller.
    for (; x + 16 <= count; x += 8) {
        __m256i four = _mm256_shuffle_epi8(_mm256_loadu_si256((const __m256i *)(pixels + x)), order);
        _mm256_storeu_si256((__m256i *)(out + 3 * x), _mm256_permutevar8x32_epi32(four, together));
    }
    return x;
}

KERNEL static size_t distances(const uint8_t *bytes, size_t count, uint64_t *sum) {
    const __m256i middle = _mm256_set1_epi8((char)128);
    __m256i sums = _mm256_setzero_si256();
    size_t i = 0;
    for (; i + 32 <= count; i += 32) {
        sums = _mm256_add_epi64(sums, _mm256_sad_epu8(_mm256_loadu_si256((const __m256i *)(bytes + i)), middle));
    }
    uint64_t parts[4];
    _mm256_storeu_si256((__m256i *)parts, sums);
    *sum += parts[0] + parts[1] + parts[2] + parts[3];
    return i;
}

KERNEL static size_t run(const uint32_t *pixels, size_t count, uint32_t pixel) {
    const __m256i same = _mm256_set1_epi32((int)pixel);
    size_t x = 0;
    for (; x + 8 <= count; x += 8) {
        __m256i equal = _mm256_cmpeq_epi32(_mm256_loadu_si256((const __m256i *)(pixels + x)), same);
        unsigned mask = (unsigned)_mm256_movemask_ps(_mm256_castsi256_ps(equal));
        if (mask != 255) return x + (size_t)__builtin_ctz(~mask);
    }
    return x;
}

// The sums of eight lanes.
KERNEL static uint32_t sum_of(__m256i lanes) {
    uint32_t parts[8], sum = 0;
    _mm256_storeu_si256((__m256i *)parts, lanes);
    for (int k = 0; k < 8; k++) sum += parts[k];
    return sum;
}

KERNEL static size_t survey(const uint32_t *row, const uint32_t *above, size_t count, uint32_t *equal, uint32_t *small) {
    const __m256i limit = _mm256_set1_epi8(12), zero = _mm256_setzero_si256();
    // A lane that is true is -1.
    __m256i same = zero, near = zero;
    size_t x = 0;
    for (; x + 8 <= count; x += 8) {
        __m256i pixel = _mm256_loadu_si256((const __m256i *)(row + x));
        __m256i left = _mm256_loadu_si256((const __m256i *)(row + x - 1));
        __m256i up = _mm256_loadu_si256((const __m256i *)(above + x));
        __m256i is_same = _mm256_or_si256(_mm256_cmpeq_epi32(pixel, left), _mm256_cmpeq_epi32(pixel, up));
        __m256i is_near = _mm256_cmpeq_epi32(_mm256_subs_epu8(difference(pixel, left), limit), zero);
        same = _mm256_sub_epi32(same, is_same);
        near = _mm256_sub_epi32(near, _mm256_andnot_si256(is_same, is_near));
    }
    *equal += sum_of(same);
    *small += sum_of(near);
    return x;
}

size_t fk_paeth(
    const uint8_t *row, const uint8_t *left, const uint8_t *above, const uint8_t *above_left, size_t count,
    uint8_t *out) {
    return supported ? paeth(row, left, above, above_left, count, out) : 0;
}

size_t fk_pack_rgb(const uint32_t *pixels, size_t count, uint8_t *out) {
    return supported ? pack(pixels, count, out) : 0;
}

size_t fk_distances(const uint8_t *bytes, size_t count, uint64_t *sum) {
    return supported ? distances(bytes, count, sum) : 0;
}

size_t fk_run(const uint32_t *pixels, size_t count, uint32_t pixel) { return supported ? run(pixels, count, pixel) : 0; }

size_t fk_survey(const uint32_t *row, const uint32_t *above, size_t count, uint32_t *equal, uint32_t *small) {
    return supported ? survey(row, above, count, equal, small) : 0;
}

#else

size_t fk_paeth(
    const uint8_t *row, const uint8_t *left, const uint8_t *above, const uint8_t *above_left, size_t count,
    uint8_t *out) {
    return 0;
}

size_t fk_pack_rgb(const uint32_t *pixels, size_t count, uint8_t *out) { return 0; }

size_t fk_distances(const uint8_t *bytes, size_t count, uint64_t *sum) { return 0; }

size_t fk_run(const uint32_t *pixels, size_t count, uint32_t pixel) { return 0; }

size_t fk_survey(const uint32_t *row, const uint32_t *above, size_t count, uint32_t *equal, uint32_t *small) { return 0; }

#endif
