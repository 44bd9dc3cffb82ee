// The symbols of a deflate block: counted, and written as bits; long rows of literals 64 at a time where the processor can look 64
// bytes up in a table of 256.
#include "level.h"
#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

#define INLINE static inline __attribute__((always_inline))

// The symbol of a distance - 1, and how many extra bits it has: beyond four, two symbols for every power of two.
INLINE uint32_t distance_symbol(uint32_t zero_based, uint32_t *extra_bits) {
    uint32_t top = 31 - (uint32_t)__builtin_clz(zero_based | 1), bits = zero_based < 4 ? 0 : top - 1;
    *extra_bits = bits;
    return zero_based < 4 ? zero_based : 2 * top + (zero_based >> bits & 1);
}

// MARK: Counting

// Neighboring bytes are often equal, and counting them in one cell would wait: eight cells for each value. Those numbered 256 count
// what is none.
typedef uint32_t cell_table[8][257];

INLINE void count_all(
    const uint8_t *p, const uint64_t *tokens, size_t count, const uint8_t *length_symbols, fk_symbol_counts *counts) {
    cell_table cells;
    memset(cells, 0, sizeof cells);
    memset(counts, 0, sizeof *counts);
    for (size_t i = 0; i < count; i++) {
        size_t literals = (uint32_t)tokens[i], length = tokens[i] >> 32 & 0xFFFF;
        for (; literals >= 8; literals -= 8, p += 8) {
            uint64_t v;
            memcpy(&v, p, 8);
            cells[0][v & 255]++;
            cells[1][v >> 8 & 255]++;
            cells[2][v >> 16 & 255]++;
            cells[3][v >> 24 & 255]++;
            cells[4][v >> 32 & 255]++;
            cells[5][v >> 40 & 255]++;
            cells[6][v >> 48 & 255]++;
            cells[7][v >> 56]++;
        }
        if (literals >= 4) {
            for (int k = 0; k < 4; k++) cells[k][p[k]]++;
            literals -= 4;
            p += 4;
        }
        cells[4][literals > 0 ? p[0] : 256]++;
        cells[5][literals > 1 ? p[1] : 256]++;
        cells[6][literals > 2 ? p[2] : 256]++;
        p += literals + length;
        if (length == 0) continue;
        uint32_t bits;
        counts->lengths[length_symbols[length - 3]]++;
        counts->distances[distance_symbol((uint32_t)(tokens[i] >> 48), &bits)]++;
        counts->extra_bits += bits;
    }
    for (int byte = 0; byte < 256; byte++) {
        for (int k = 0; k < 8; k++) counts->literals[byte] += cells[k][byte];
    }
}

#if defined(__x86_64__)
#define KERNEL __attribute__((target("avx2,bmi2,lzcnt")))

KERNEL static void count_wide(
    const uint8_t *input, const uint64_t *tokens, size_t count, const uint8_t *length_symbols, fk_symbol_counts *counts) {
    count_all(input, tokens, count, length_symbols, counts);
}
#endif

bool fk_count_symbols(
    const uint8_t *input, const uint64_t *tokens, size_t count, const uint8_t *length_symbols, fk_symbol_counts *counts) {
#if defined(__x86_64__)
    if (fk_is_wide()) {
        count_wide(input, tokens, count, length_symbols, counts);
        return true;
    }
#endif
    count_all(input, tokens, count, length_symbols, counts);
    return true;
}

// MARK: Writing

// Adds bits, at most 56, and stores the whole bytes.
INLINE void put(fk_bit_sink *sink, uint64_t bits, uint64_t count) {
    uint64_t all = sink->bits | bits << sink->held, held = sink->held + count;
    memcpy(sink->cursor, &all, 8);
    sink->cursor += held >> 3;
    sink->bits = all >> (held & 56);
    sink->held = held & 7;
}

INLINE uint64_t bits_of(uint32_t code) { return code & 0xFFFF; }

// What stands between two long rows of literals: some literals, and a repeat.
INLINE void put_rest(const uint8_t *p, size_t literals, uint64_t token, const fk_codes *codes, fk_bit_sink *sink) {
    const uint32_t *code = codes->literals;
    for (; literals >= 4; literals -= 4, p += 4) {
        uint32_t a = code[p[0]], b = code[p[1]], c = code[p[2]], d = code[p[3]];
        uint32_t first = (a >> 16) + (b >> 16), second = (c >> 16) + (d >> 16);
        uint64_t low = bits_of(a) | bits_of(b) << (a >> 16), high = bits_of(c) | bits_of(d) << (c >> 16);
        put(sink, low | high << first, first + second);
    }
    // Without a branch for each, which nobody could foresee.
    uint32_t a = literals > 0 ? code[p[0]] : 0, b = literals > 1 ? code[p[1]] : 0, c = literals > 2 ? code[p[2]] : 0;
    uint32_t first = (a >> 16) + (b >> 16);
    put(sink, bits_of(a) | bits_of(b) << (a >> 16) | bits_of(c) << first, first + (c >> 16));
    size_t length = token >> 32 & 0xFFFF;
    if (length == 0) return;
    uint32_t zero_based = (uint32_t)(token >> 48), extra;
    uint32_t distance = codes->distances[distance_symbol(zero_based, &extra)], l = codes->lengths[length - 3];
    uint32_t before = (l >> 24) + (distance >> 16);
    uint64_t rest = zero_based & ((1u << extra) - 1);
    put(sink, (l & 0xFFFFFF) | bits_of(distance) << (l >> 24) | rest << before, before + extra);
}

INLINE void write_all(
    const uint8_t *p, const uint64_t *tokens, size_t count, fk_codes codes, fk_bit_sink *target) {
    fk_bit_sink sink = *target;
    for (size_t i = 0; i < count; i++) {
        size_t literals = (uint32_t)tokens[i];
        put_rest(p, literals, tokens[i], &codes, &sink);
        p += literals + (tokens[i] >> 32 & 0xFFFF);
    }
    *target = sink;
}

#if defined(__x86_64__)

KERNEL static void write_wide(
    const uint8_t *p, const uint64_t *tokens, size_t count, fk_codes codes, fk_bit_sink *target) {
    write_all(p, tokens, count, codes, target);
}

// Long rows of literals 64 at a time.

#define WIDEST_KERNEL __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,bmi2,lzcnt")))
#define WIDE static inline __attribute__((always_inline, target("avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,bmi2,lzcnt")))

// 256 bytes to look up.
typedef struct {
    __m512i part[4];
} byte_table;

// One byte of each code, by literal.
WIDE byte_table table_of(const uint32_t *codes, int shift) {
    uint8_t bytes[256];
    for (int k = 0; k < 256; k++) bytes[k] = (uint8_t)(codes[k] >> shift);
    byte_table table;
    for (int k = 0; k < 4; k++) table.part[k] = _mm512_loadu_si512(bytes + 64 * k);
    return table;
}

WIDE __m512i look_up(byte_table table, __m512i at) {
    return _mm512_mask_blend_epi8(
        _mm512_movepi8_mask(at), _mm512_permutex2var_epi8(table.part[0], at, table.part[1]),
        _mm512_permutex2var_epi8(table.part[2], at, table.part[3]));
}

// Bits in each 64, and how many they are.
typedef struct {
    __m512i bits, counts;
} code_lanes;

// Codes of four literals each, from those of one in 16 bits.
WIDE code_lanes fours(__m512i bits, __m512i counts) {
    const __m512i low = _mm512_set1_epi32(0xFFFF), lower = _mm512_set1_epi64(0xFFFFFFFF);
    __m512i first = _mm512_and_si512(counts, low);
    __m512i second = _mm512_sllv_epi32(_mm512_srli_epi32(bits, 16), first);
    __m512i pairs = _mm512_or_si512(_mm512_and_si512(bits, low), second);
    __m512i sums = _mm512_add_epi32(first, _mm512_srli_epi32(counts, 16));
    first = _mm512_and_si512(sums, lower);
    second = _mm512_sllv_epi64(_mm512_srli_epi64(pairs, 32), first);
    return (code_lanes){
        _mm512_or_si512(_mm512_and_si512(pairs, lower), second), _mm512_add_epi64(first, _mm512_srli_epi64(sums, 32))};
}

typedef struct {
    byte_table low, high, counts;
} literal_tables;

// Writes 64 literals.
WIDE void put_64(const uint8_t *p, literal_tables tables, fk_bit_sink *sink) {
    const __m512i zero = _mm512_setzero_si512();
    __m512i at = _mm512_loadu_si512(p);
    __m512i low = look_up(tables.low, at), high = look_up(tables.high, at), counts = look_up(tables.counts, at);
    // Of every sixteen literals the first eight, and the others.
    code_lanes a = fours(_mm512_unpacklo_epi8(low, high), _mm512_unpacklo_epi8(counts, zero));
    code_lanes b = fours(_mm512_unpackhi_epi8(low, high), _mm512_unpackhi_epi8(counts, zero));
    // Of every eight literals the first four, and the others.
    code_lanes first = {_mm512_unpacklo_epi64(a.bits, b.bits), _mm512_unpacklo_epi64(a.counts, b.counts)};
    code_lanes second = {_mm512_unpackhi_epi64(a.bits, b.bits), _mm512_unpackhi_epi64(a.counts, b.counts)};
    __m512i sums = _mm512_add_epi64(first.counts, second.counts);
    uint64_t bits[2][8], numbers[2][8];
    if (_mm512_cmpgt_epu64_mask(sums, _mm512_set1_epi64(56)) == 0) {
        __m512i eights = _mm512_or_si512(first.bits, _mm512_sllv_epi64(second.bits, first.counts));
        _mm512_storeu_si512(bits[0], eights);
        _mm512_storeu_si512(numbers[0], sums);
        for (int k = 0; k < 8; k++) put(sink, bits[0][k], numbers[0][k]);
        return;
    }
    _mm512_storeu_si512(bits[0], first.bits);
    _mm512_storeu_si512(numbers[0], first.counts);
    _mm512_storeu_si512(bits[1], second.bits);
    _mm512_storeu_si512(numbers[1], second.counts);
    for (int k = 0; k < 8; k++) {
        put(sink, bits[0][k], numbers[0][k]);
        put(sink, bits[1][k], numbers[1][k]);
    }
}

WIDEST_KERNEL static void write_widest(
    const uint8_t *p, const uint64_t *tokens, size_t count, fk_codes codes, fk_bit_sink *target) {
    fk_bit_sink sink = *target;
    literal_tables tables = {
        table_of(codes.literals, 0), table_of(codes.literals, 8), table_of(codes.literals, 16)};
    for (size_t i = 0; i < count; i++) {
        size_t literals = (uint32_t)tokens[i];
        for (; literals >= 64; literals -= 64, p += 64) put_64(p, tables, &sink);
        put_rest(p, literals, tokens[i], &codes, &sink);
        p += literals + (tokens[i] >> 32 & 0xFFFF);
    }
    *target = sink;
}

#endif

bool fk_write_symbols(const uint8_t *input, const uint64_t *tokens, size_t count, fk_codes codes, fk_bit_sink *sink) {
#if defined(__x86_64__)
    if (fk_is_wide()) {
        (fk_is_widest() ? write_widest : write_wide)(input, tokens, count, codes, sink);
        return true;
    }
#endif
    write_all(input, tokens, count, codes, sink);
    return true;
}
