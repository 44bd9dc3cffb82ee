// Half's conversions for processors that have no instruction for them (F16C): the compiler calls these by name, and the ones of its
// own library take several times as long.
#ifndef KINORA_HALF
#define KINORA_HALF
#include "language.h"

#if defined(__x86_64__) && !defined(__F16C__)
extern "C" {
// The exponent's bias differs by 112, which a product makes up for, small numbers included.
__attribute__((used, weak)) float __extendhfsf2(half x) {
  uint h = __builtin_bit_cast(ushort, x), size = (h & 0x7fff) << 13;
  uint wide = __builtin_bit_cast(uint, __builtin_bit_cast(float, size) * 0x1p112f);
  wide = size >= 0x0f800000 ? wide | 0x7f800000 | (size > 0x0f800000 ? 0x00400000 : 0) : wide;
  return __builtin_bit_cast(float, wide | (h & 0x8000) << 16);
}
// To the nearest, between two to the even one.
__attribute__((used, weak)) half __truncsfhf2(float x) {
  uint b = __builtin_bit_cast(uint, x), size = b & 0x7fffffff;
  // The sum rounds away what is below half's smallest step.
  uint small = __builtin_bit_cast(uint, __builtin_bit_cast(float, size) + 0.5f) - 0x3f000000;
  uint usual = (size - 0x38000000 + 0xfff + (size >> 13 & 1)) >> 13;
  uint none = size > 0x7f800000 ? 0x7e00 | (size >> 13 & 0x3ff) : 0x7c00;
  uint h = size >= 0x47800000 ? none : (size < 0x38800000 ? small : usual);
  return __builtin_bit_cast(half, (ushort)(h | b >> 16 & 0x8000));
}
}
#endif
#endif
