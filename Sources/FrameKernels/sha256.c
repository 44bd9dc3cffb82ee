// SHA-256 by the processor's own instructions: two rounds at a time.
#include "KinoraFrameKernels.h"

#if defined(__x86_64__)
#include <immintrin.h>

#define KERNEL __attribute__((target("sha,sse4.1,ssse3")))

static bool is_supported(void) {
    unsigned a, b, c, d;
    __asm__("cpuid" : "=a"(a), "=b"(b), "=c"(c), "=d"(d) : "a"(0), "c"(0));
    if (a < 7) return false;
    __asm__("cpuid" : "=a"(a), "=b"(b), "=c"(c), "=d"(d) : "a"(7), "c"(0));
    bool has_sha = b >> 29 & 1;
    __asm__("cpuid" : "=a"(a), "=b"(b), "=c"(c), "=d"(d) : "a"(1), "c"(0));
    return has_sha && (c >> 9 & 1) && (c >> 19 & 1);
}

static bool supported = false;

__attribute__((constructor)) static void look(void) { supported = is_supported(); }

KERNEL static void compress(uint32_t *state, const uint32_t *constants, const uint8_t *bytes, size_t blocks) {
    const __m128i big_endian = _mm_set_epi64x(0x0C0D0E0F08090A0B, 0x0405060700010203);
    // The instructions keep the eight words as (f, e, b, a) and (h, g, d, c), from the lowest lane.
    __m128i low = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xB1);
    __m128i high = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1B);
    __m128i abef = _mm_alignr_epi8(low, high, 8), cdgh = _mm_blend_epi16(high, low, 0xF0);
    for (; blocks > 0; blocks--, bytes += 64) {
        __m128i before_abef = abef, before_cdgh = cdgh;
        __m128i w[4];
        for (int i = 0; i < 4; i++)
            w[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(bytes + 16 * i)), big_endian);
#pragma clang loop unroll(full)
        for (int i = 0; i < 16; i++) {
            __m128i now = w[i & 3];
            if (i >= 4) {
                // Four words of the schedule, from the sixteen before them.
                __m128i near = _mm_alignr_epi8(w[(i + 3) & 3], w[(i + 2) & 3], 4);
                now = _mm_add_epi32(_mm_sha256msg1_epu32(now, w[(i + 1) & 3]), near);
                now = _mm_sha256msg2_epu32(now, w[(i + 3) & 3]);
                w[i & 3] = now;
            }
            __m128i sum = _mm_add_epi32(now, _mm_loadu_si128((const __m128i *)(constants + 4 * i)));
            cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
            abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0E));
        }
        abef = _mm_add_epi32(abef, before_abef);
        cdgh = _mm_add_epi32(cdgh, before_cdgh);
    }
    low = _mm_shuffle_epi32(abef, 0x1B);
    high = _mm_shuffle_epi32(cdgh, 0xB1);
    _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(low, high, 0xF0));
    _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(high, low, 8));
}

bool fk_sha256(uint32_t state[8], const uint32_t constants[64], const uint8_t *bytes, size_t blocks) {
    if (supported) compress(state, constants, bytes, blocks);
    return supported;
}

#elif !defined(__aarch64__)

bool fk_sha256(uint32_t state[8], const uint32_t constants[64], const uint8_t *bytes, size_t blocks) { return false; }

#endif
