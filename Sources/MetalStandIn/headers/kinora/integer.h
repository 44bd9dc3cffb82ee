// Functions of whole numbers.
#ifndef KINORA_INTEGER
#define KINORA_INTEGER
#include "functions.h"

namespace metal {
template<value A> INLINE auto popcount(A a) { typedef element_of<A> E; return detail::each(KM_LAMBDA(E p) { return (E)__builtin_popcountg(as_type<conditional_t<sizeof(E) == 4, uint, conditional_t<sizeof(E) == 2, ushort, conditional_t<sizeof(E) == 1, uchar, ulong>>>>(p)); }, a); }
template<value A> INLINE auto clz(A a) { typedef element_of<A> E; return detail::each(KM_LAMBDA(E p) { return (E)__builtin_clzg(as_type<conditional_t<sizeof(E) == 4, uint, conditional_t<sizeof(E) == 2, ushort, conditional_t<sizeof(E) == 1, uchar, ulong>>>>(p), (int)(8 * sizeof(E))); }, a); }
template<value A> INLINE auto ctz(A a) { typedef element_of<A> E; return detail::each(KM_LAMBDA(E p) { return (E)__builtin_ctzg(as_type<conditional_t<sizeof(E) == 4, uint, conditional_t<sizeof(E) == 2, ushort, conditional_t<sizeof(E) == 1, uchar, ulong>>>>(p), (int)(8 * sizeof(E))); }, a); }
template<value A> INLINE auto reverse_bits(A a) {
  typedef element_of<A> E;
  return detail::each(KM_LAMBDA(E p) {
    if constexpr (sizeof(E) == 1) return (E)__builtin_bitreverse8((uchar)p);
    else if constexpr (sizeof(E) == 2) return (E)__builtin_bitreverse16((ushort)p);
    else if constexpr (sizeof(E) == 4) return (E)__builtin_bitreverse32((uint)p);
    else return (E)__builtin_bitreverse64((ulong)p); }, a);
}
template<value A, value B> INLINE auto rotate(A a, B by) {
  typedef detail::common_t<A, B> V; typedef element_of<V> E;
  return detail::each(KM_LAMBDA(E p, E n) {
    constexpr uint width = 8 * sizeof(E);
    uint k = (uint)n & (width - 1);
    typedef conditional_t<sizeof(E) == 8, ulong, uint> U;
    U mask = sizeof(E) == 8 ? ~(U)0 : (U)((1ull << width) - 1), u = (U)p & mask;
    return (E)(k == 0 ? u : ((u << k) | (u >> (width - k))) & mask); }, V(a), V(by));
}
template<value A, value B> INLINE auto absdiff(A a, B b) { typedef detail::common_t<A, B> V; typedef element_of<V> E; return detail::each(KM_LAMBDA(E p, E q) { return (E)(p < q ? q - p : p - q); }, V(a), V(b)); }
template<value A, value B> INLINE auto mulhi(A a, B b) { typedef detail::common_t<A, B> V; typedef element_of<V> E; typedef conditional_t<__is_signed(E), long, ulong> W; return detail::each(KM_LAMBDA(E p, E q) { return (E)(((W)p * (W)q) >> (8 * sizeof(E))); }, V(a), V(b)); }
template<value A, value B> INLINE auto hadd(A a, B b) { typedef detail::common_t<A, B> V; typedef element_of<V> E; return detail::each(KM_LAMBDA(E p, E q) { return (E)((p & q) + ((p ^ q) >> 1)); }, V(a), V(b)); }
template<value A, value B> INLINE auto rhadd(A a, B b) { typedef detail::common_t<A, B> V; typedef element_of<V> E; return detail::each(KM_LAMBDA(E p, E q) { return (E)((p | q) - ((p ^ q) >> 1)); }, V(a), V(b)); }
template<value A, value B> INLINE auto addsat(A a, B b) { typedef detail::common_t<A, B> V; typedef element_of<V> E; return detail::each(KM_LAMBDA(E p, E q) { return (E)__builtin_elementwise_add_sat(p, q); }, V(a), V(b)); }
template<value A, value B> INLINE auto subsat(A a, B b) { typedef detail::common_t<A, B> V; typedef element_of<V> E; return detail::each(KM_LAMBDA(E p, E q) { return (E)__builtin_elementwise_sub_sat(p, q); }, V(a), V(b)); }
template<class T> INLINE T extract_bits(T x, uint offset, uint bits) {
  typedef conditional_t<__is_signed(T), long, ulong> W;
  return bits == 0 ? (T)0 : (T)((W)((ulong)(uint)x << (64 - offset - bits)) >> (64 - bits));
}
template<class T> INLINE T insert_bits(T base, T insert, uint offset, uint bits) {
  uint mask = (uint)((bits >= 32 ? ~0ull : (1ull << bits) - 1) << offset);
  return (T)(((uint)base & ~mask) | (((uint)insert << offset) & mask));
}
}
#endif
