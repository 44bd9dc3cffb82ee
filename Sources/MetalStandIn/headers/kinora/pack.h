// Colors and numbers in fewer bits.
#ifndef KINORA_PACK
#define KINORA_PACK
#include "functions.h"

namespace metal {
namespace detail {
INLINE uint whole_share(float x, float most) { return (uint)elementary::small_whole(elementary::between(x, 0.0f, 1.0f) * most); }
INLINE int whole_part(float x, float most) { return elementary::small_whole(elementary::between(x, -1.0f, 1.0f) * most); }
}
INLINE float4 unpack_unorm4x8_to_float(uint x) {
  return float4(x & 255, (x >> 8) & 255, (x >> 16) & 255, x >> 24) / 255.0f;
}
INLINE half4 unpack_unorm4x8_to_half(uint x) { return half4(unpack_unorm4x8_to_float(x)); }
INLINE float4 unpack_snorm4x8_to_float(uint x) {
  return max(float4((signed char)x, (signed char)(x >> 8), (signed char)(x >> 16), (signed char)(x >> 24)) / 127.0f, -1.0f);
}
INLINE float2 unpack_unorm2x16_to_float(uint x) { return float2(x & 65535, x >> 16) / 65535.0f; }
INLINE half2 unpack_unorm2x16_to_half(uint x) { return half2(unpack_unorm2x16_to_float(x)); }
INLINE float2 unpack_snorm2x16_to_float(uint x) { return max(float2((short)x, (short)(x >> 16)) / 32767.0f, -1.0f); }
INLINE float4 unpack_unorm10a2_to_float(uint x) {
  return float4((x & 1023) / 1023.0f, ((x >> 10) & 1023) / 1023.0f, ((x >> 20) & 1023) / 1023.0f, (x >> 30) / 3.0f);
}
INLINE float3 unpack_unorm565_to_float(ushort x) { return float3((x >> 11) / 31.0f, ((x >> 5) & 63) / 63.0f, (x & 31) / 31.0f); }
INLINE uint pack_float_to_unorm4x8(float4 v) {
  return detail::whole_share(v.x, 255) | detail::whole_share(v.y, 255) << 8 | detail::whole_share(v.z, 255) << 16 | detail::whole_share(v.w, 255) << 24;
}
INLINE uint pack_half_to_unorm4x8(half4 v) { return pack_float_to_unorm4x8(float4(v)); }
INLINE uint pack_float_to_snorm4x8(float4 v) {
  return (uint)(uchar)detail::whole_part(v.x, 127) | (uint)(uchar)detail::whole_part(v.y, 127) << 8
    | (uint)(uchar)detail::whole_part(v.z, 127) << 16 | (uint)(uchar)detail::whole_part(v.w, 127) << 24;
}
INLINE uint pack_float_to_unorm2x16(float2 v) { return detail::whole_share(v.x, 65535) | detail::whole_share(v.y, 65535) << 16; }
INLINE uint pack_half_to_unorm2x16(half2 v) { return pack_float_to_unorm2x16(float2(v)); }
INLINE uint pack_float_to_snorm2x16(float2 v) {
  return (uint)(ushort)detail::whole_part(v.x, 32767) | (uint)(ushort)detail::whole_part(v.y, 32767) << 16;
}
INLINE uint pack_float_to_unorm10a2(float4 v) {
  return detail::whole_share(v.x, 1023) | detail::whole_share(v.y, 1023) << 10 | detail::whole_share(v.z, 1023) << 20 | detail::whole_share(v.w, 3) << 30;
}
INLINE ushort pack_float_to_unorm565(float3 v) {
  return (ushort)(detail::whole_share(v.x, 31) << 11 | detail::whole_share(v.y, 63) << 5 | detail::whole_share(v.z, 31));
}
}
#endif
