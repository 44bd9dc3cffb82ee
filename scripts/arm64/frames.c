// Runs the loops in C for picture files on made-up rows and prints a line for each, as raster.c does; and holds SHA-256 by the processor's
// own instructions, where it has them, against a known digest.
//
//     frames BYTES      the widest vectors allowed: 16, 32 or 64
#include "KinoraFrameKernels.h"
#include "made_up.h"
#include <stdlib.h>

enum { count = 5003 };

static uint8_t rows[4][4 * count], out[4 * count + 64];
static uint32_t pixels[2][count];

static void fill(void) {
    for (int k = 0; k < 4; k++) {
        for (int i = 0; i < 4 * count; i++) rows[k][i] = (uint8_t)(below(3) == 0 ? below(4) : below(256));
    }
    // Few values, so that neighbors are often equal.
    for (int k = 0; k < 2; k++) {
        for (int i = 0; i < count; i++) pixels[k][i] = below(3) * 0x0C0C0D0C + below(2) * 0x01010C00;
    }
}

// Loops leave the last bytes, fewer than 64, to their callers.
static void filters(void) {
    fk_paeth(rows[0], rows[1], rows[2], rows[3], 4 * count, out);
    line("paeth", 0, out, 4 * count - 64);
    uint32_t common = UINT32_MAX;
    fk_pack_rgb((const uint32_t *)rows[0], count, out, &common);
    line("pack", 0, out, 3 * count - 64);
    for (int length = 64; length < count; length = 3 * length + 64) {
        uint64_t sum = 0;
        fk_distances(rows[1], (size_t)length & ~63ul, &sum);
        line("distances", length, &sum, sizeof sum);
        uint32_t found[2] = {0, 0};
        fk_survey(pixels[0] + 1, pixels[1] + 1, (size_t)length & ~63ul, &found[0], &found[1]);
        line("survey", length, found, sizeof found);
    }
    for (int k = 0; k < 8; k++) {
        uint32_t run[64] = {0};
        run[7 * k + 3] = 1u << k;
        uint64_t length = fk_run(run, 64, 0);
        line("run", k, &length, sizeof length);
    }
}

static void symbols(void) {
    enum { blocks = 400 };
    static uint64_t tokens[blocks];
    static uint32_t literals[256], lengths[259], distances[30];
    uint8_t length_symbols[256];
    size_t size = 0;
    for (int i = 0; i < 256; i++) {
        length_symbols[i] = (uint8_t)(i / 9);
        literals[i] = (below(1 << 11) & ((1u << (4 + i % 8)) - 1)) | (uint32_t)(4 + i % 8) << 16;
        lengths[i] = (below(1 << 5)) | (uint32_t)(5 + i % 9) << 24;
    }
    for (int i = 0; i < 30; i++) distances[i] = below(1 << 5) | 5u << 16;
    for (int i = 0; i < blocks; i++) {
        uint64_t of_literals = below(8) == 0 ? below(200) : below(9), length = 3 + below(20), distance = below(32768);
        if (size + of_literals + length > 4 * count) break;
        tokens[i] = of_literals | length << 32 | distance << 48;
        size += of_literals + length;
    }
    fk_symbol_counts counts;
    fk_count_symbols(rows[0], tokens, blocks, length_symbols, &counts);
    line("symbols, counted", 0, &counts, sizeof counts);
    static uint8_t file[16 * count];
    fk_bit_sink sink = {0, 0, file};
    fk_write_symbols(rows[0], tokens, blocks, (fk_codes){literals, lengths, distances}, &sink);
    line("symbols, written", 0, file, (size_t)(sink.cursor - file));
    uint64_t rest[2] = {sink.bits, sink.held};
    line("symbols, rest", 0, rest, sizeof rest);
}

// FIPS 180-4: of "abc", padded, comes a digest that begins with ba7816bf and ends with f20015ad. The constants are those of Swift, by
// their definition.
static int sha256(void) {
    static const uint32_t start[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    static const uint32_t digest[8] = {0xba7816bf, 0x8f01cfea, 0x414140de, 0x5dae2223, 0xb00361a3, 0x96177a9c, 0xb410ff61, 0xf20015ad};
    uint32_t state[8], constants[64];
    const uint8_t block[64] = {'a', 'b', 'c', 0x80, [63] = 24};
    // The first 32 bits of the fractions of the cube roots of the first 64 primes: of p 2^96 the whole root, less its whole part.
    for (int known = 0, p = 2; known < 64; p++) {
        int is_prime = 1;
        for (int d = 2; d * d <= p; d++) is_prime &= p % d != 0;
        if (!is_prime) continue;
        uint64_t low = 0, high = 8ull << 32;
        while (high - low > 1) {
            const uint64_t middle = (low + high) / 2;
            // middle^3 <= p 2^96, with both sides over 2^64.
            const unsigned __int128 square = (unsigned __int128)middle * middle;
            const unsigned __int128 upper = (square >> 32) * middle, rest = (square & 0xFFFFFFFF) * middle;
            if (((upper + (rest >> 32)) >> 32) < (unsigned __int128)p << 32) low = middle; else high = middle;
        }
        constants[known++] = (uint32_t)low;
    }
    memcpy(state, start, sizeof state);
    if (!fk_sha256(state, constants, block, 1)) {
        fprintf(stderr, "no instructions for SHA-256\n");
        return 0;
    }
    if (memcmp(state, digest, sizeof digest) == 0) return 0;
    fprintf(stderr, "SHA-256 of abc is wrong\n");
    return 1;
}

int main(int arguments, char **values) {
    fk_allow_width(arguments > 1 ? (size_t)atoi(values[1]) : 64);
    fill();
    filters();
    symbols();
    return sha256();
}
