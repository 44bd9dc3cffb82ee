// SHA-256 by the instructions of arm64: four rounds at a time.
#include "KinoraFrameKernels.h"

#if defined(__aarch64__)
#include <arm_neon.h>
#include <sys/auxv.h>

// The bit by which Linux tells of these instructions (HWCAP_SHA2).
#define HAS_SHA2 (1ul << 6)

static bool supported = false;

__attribute__((constructor)) static void look(void) { supported = (getauxval(AT_HWCAP) & HAS_SHA2) != 0; }

__attribute__((target("sha2"))) static void compress(
    uint32_t *state, const uint32_t *constants, const uint8_t *bytes, size_t blocks) {
    uint32x4_t abcd = vld1q_u32(state), efgh = vld1q_u32(state + 4);
    for (; blocks > 0; blocks--, bytes += 64) {
        const uint32x4_t before_abcd = abcd, before_efgh = efgh;
        uint32x4_t w[4];
        for (int i = 0; i < 4; i++) w[i] = vreinterpretq_u32_u8(vrev32q_u8(vld1q_u8(bytes + 16 * i)));
#pragma clang loop unroll(full)
        for (int i = 0; i < 16; i++) {
            if (i >= 4) {
                // Four words of the schedule, from the sixteen before them.
                w[i & 3] = vsha256su1q_u32(vsha256su0q_u32(w[i & 3], w[(i + 1) & 3]), w[(i + 2) & 3], w[(i + 3) & 3]);
            }
            const uint32x4_t sum = vaddq_u32(w[i & 3], vld1q_u32(constants + 4 * i)), last = abcd;
            abcd = vsha256hq_u32(abcd, efgh, sum);
            efgh = vsha256h2q_u32(efgh, last, sum);
        }
        abcd = vaddq_u32(abcd, before_abcd);
        efgh = vaddq_u32(efgh, before_efgh);
    }
    vst1q_u32(state, abcd);
    vst1q_u32(state + 4, efgh);
}

bool fk_sha256(uint32_t state[8], const uint32_t constants[64], const uint8_t *bytes, size_t blocks) {
    if (supported) compress(state, constants, bytes, blocks);
    return supported;
}

#endif
