// Metal's functions over scalars and vectors. A whole number counts as a float where a function needs one; half stays half,
// computed as float and rounded once. Where one argument is a vector, scalars become vectors of it.
#ifndef KINORA_FUNCTIONS
#define KINORA_FUNCTIONS
#include "elementary.h"

namespace metal {

namespace detail {
template<class T> struct real { typedef float type; };
template<> struct real<half> { typedef half type; };
template<class T> using real_t = typename real<T>::type;

// What two arguments have in common.
template<class A, class B> struct common { typedef decltype(A() + B()) type; };
template<class T, int N, scalar B> struct common<vec<T, N>, B> { typedef vec<T, N> type; };
template<scalar A, class T, int N> struct common<A, vec<T, N>> { typedef vec<T, N> type; };
template<class T, int N> struct common<vec<T, N>, vec<T, N>> { typedef vec<T, N> type; };
template<class A, class B> using common_t = typename common<A, B>::type;

template<class V> struct floating { typedef real_t<V> type; };
template<class T, int N> struct floating<vec<T, N>> { typedef vec<real_t<T>, N> type; };
template<class V> using floating_t = typename floating<V>::type;

template<class F, scalar A> INLINE auto each(F f, A a) { return f(a); }
template<class F, scalar A, scalar B> INLINE auto each(F f, A a, B b) { return f(a, b); }
template<class F, scalar A, scalar B, scalar C> INLINE auto each(F f, A a, B b, C c) { return f(a, b, c); }
template<class F, class... V> INLINE auto each2(F f, V... v) { return vec<decltype(f(v.x...)), 2>(f(v.x...), f(v.y...)); }
template<class F, class... V> INLINE auto each3(F f, V... v) { return vec<decltype(f(v.x...)), 3>(f(v.x...), f(v.y...), f(v.z...)); }
template<class F, class... V> INLINE auto each4(F f, V... v) {
  return vec<decltype(f(v.x...)), 4>(f(v.x...), f(v.y...), f(v.z...), f(v.w...));
}
template<class F, class T, int N, class... V> INLINE auto each(F f, vec<T, N> a, V... more) {
  if constexpr (N == 2) return each2(f, a, more...);
  else if constexpr (N == 3) return each3(f, a, more...);
  else return each4(f, a, more...);
}
}

#define KM_LAMBDA(...) [](__VA_ARGS__) __attribute__((always_inline))

// Functions of floats.
#define KM_ONE(NAME) \
  template<value A> INLINE auto NAME(A a) { \
    typedef detail::floating_t<A> V; typedef element_of<V> E; \
    return detail::each(KM_LAMBDA(E p) { return (E)elementary::NAME((float)p); }, V(a)); \
  }
#define KM_TWO_OF(NAME) \
  template<value A, value B> INLINE auto NAME(A a, B b) { \
    typedef detail::floating_t<detail::common_t<A, B>> V; typedef element_of<V> E; \
    return detail::each(KM_LAMBDA(E p, E q) { return (E)elementary::NAME((float)p, (float)q); }, V(a), V(b)); \
  }
#define KM_FUNCTIONS \
  KM_ONE(sin) KM_ONE(cos) KM_ONE(tan) KM_ONE(asin) KM_ONE(acos) KM_ONE(atan) KM_ONE(sinh) KM_ONE(cosh) KM_ONE(tanh) \
  KM_ONE(asinh) KM_ONE(acosh) KM_ONE(atanh) KM_ONE(sinpi) KM_ONE(cospi) KM_ONE(tanpi) \
  KM_ONE(exp) KM_ONE(exp2) KM_ONE(exp10) KM_ONE(log) KM_ONE(log2) KM_ONE(log10) KM_ONE(sqrt) KM_ONE(rsqrt) KM_ONE(cbrt) \
  KM_ONE(floor) KM_ONE(ceil) KM_ONE(trunc) KM_ONE(round) KM_ONE(sign) KM_ONE(saturate) \
  KM_TWO_OF(pow) KM_TWO_OF(powr) KM_TWO_OF(atan2) KM_TWO_OF(fmod) \
  template<value A> INLINE auto rint(A a) { \
    typedef detail::floating_t<A> V; typedef element_of<V> E; \
    return detail::each(KM_LAMBDA(E p) { return (E)elementary::nearest((float)p); }, V(a)); \
  } \
  template<value A> INLINE auto fract(A a) { \
    typedef detail::floating_t<A> V; typedef element_of<V> E; \
    return detail::each(KM_LAMBDA(E p) { \
      E part = (E)elementary::fract((float)p); \
      return part >= (E)1 ? (__is_same(E, half) ? (E)0x1.ffcp-1f : (E)0x1.fffffep-1f) : part; }, V(a)); \
  }
KM_FUNCTIONS

// Whole numbers stay whole.
template<value A, value B> INLINE auto min(A a, B b) {
  typedef detail::common_t<A, B> V; typedef element_of<V> E;
  return detail::each(KM_LAMBDA(E p, E q) { return elementary::least(p, q); }, V(a), V(b));
}
template<value A, value B> INLINE auto max(A a, B b) {
  typedef detail::common_t<A, B> V; typedef element_of<V> E;
  return detail::each(KM_LAMBDA(E p, E q) { return elementary::greatest(p, q); }, V(a), V(b));
}
template<value A, value B> INLINE auto fmin(A a, B b) { return min(a, b); }
template<value A, value B> INLINE auto fmax(A a, B b) { return max(a, b); }
template<value A, value B, value C> INLINE auto min3(A a, B b, C c) { return min(a, min(b, c)); }
template<value A, value B, value C> INLINE auto max3(A a, B b, C c) { return max(a, max(b, c)); }
template<value A, value B, value C> INLINE auto median3(A a, B b, C c) { return max(min(a, b), min(max(a, b), c)); }
template<value A, value B, value C> INLINE auto fmin3(A a, B b, C c) { return min3(a, b, c); }
template<value A, value B, value C> INLINE auto fmax3(A a, B b, C c) { return max3(a, b, c); }
template<value A, value B, value C> INLINE auto fmedian3(A a, B b, C c) { return median3(a, b, c); }
template<value A, value B, value C> INLINE auto clamp(A x, B low, C high) {
  typedef detail::common_t<A, detail::common_t<B, C>> V;
  return min(max(V(x), V(low)), V(high));
}
template<value A> INLINE auto abs(A a) {
  typedef element_of<A> E;
  return detail::each(KM_LAMBDA(E p) { 
    if constexpr (is_floating_point_v<E>) return (E)elementary::absolute((float)p);
    else return (E)(p < (E)0 ? -p : p); }, a);
}
template<value A> INLINE auto fabs(A a) { return abs(a); }

template<value A, value B, value C> INLINE auto mix(A a, B b, C t) {
  typedef detail::floating_t<detail::common_t<detail::common_t<A, B>, C>> V;
  return V(a) + (V(b) - V(a)) * V(t);
}
template<value A, value B> INLINE auto step(A edge, B x) {
  typedef detail::floating_t<detail::common_t<A, B>> V; typedef element_of<V> E;
  return detail::each(KM_LAMBDA(E e, E p) { return p < e ? (E)0 : (E)1; }, V(edge), V(x));
}
template<value A, value B, value C> INLINE auto smoothstep(A low, B high, C x) {
  typedef detail::floating_t<detail::common_t<detail::common_t<A, B>, C>> V; typedef element_of<V> E;
  V t = clamp((V(x) - V(low)) / (V(high) - V(low)), (E)0, (E)1);
  return t * t * (V(3) - V(2) * t);
}
// One rounding for the product and one for the sum, on every processor.
template<value A, value B, value C> INLINE auto fma(A a, B b, C c) {
  typedef detail::floating_t<detail::common_t<detail::common_t<A, B>, C>> V;
  return V(a) * V(b) + V(c);
}
template<value A, value B, value C> INLINE auto mad(A a, B b, C c) { return fma(a, b, c); }
template<value A, value B> INLINE auto fdim(A a, B b) {
  typedef detail::floating_t<detail::common_t<A, B>> V;
  return max(V(a) - V(b), V(0));
}
template<value A, value B> INLINE auto copysign(A a, B b) {
  typedef detail::floating_t<detail::common_t<A, B>> V; typedef element_of<V> E;
  return detail::each(KM_LAMBDA(E p, E q) { return (E)elementary::signed_as((float)p, (float)q); }, V(a), V(b));
}
template<value A> INLINE auto degrees(A a) { return detail::floating_t<A>(a) * detail::floating_t<A>(57.2957795f); }
template<value A> INLINE auto radians(A a) { return detail::floating_t<A>(a) * detail::floating_t<A>(0.0174532925f); }
template<value A> INLINE auto divide_by_two(A a) { return a / A(2); }
template<value A, class B> INLINE auto modf(A a, B &whole) { whole = trunc(a); return a - whole; }
template<value A, class B> INLINE auto sincos(A a, B &c) { c = cos(a); return sin(a); }
template<value A, class B> INLINE auto ldexp(A a, B n) { return detail::floating_t<A>(a) * exp2(detail::floating_t<A>(n)); }
template<scalar A> INLINE auto frexp(A a, int &n) {
  elementary::Parts t = elementary::parts(elementary::absolute((float)a));
  bool is_low = t.m < 1.0f;
  n = a == (A)0 ? 0 : (int)t.e + (is_low ? 0 : 1);
  return (detail::floating_t<A>)(a == (A)0 ? 0.0f : elementary::signed_as(is_low ? t.m : t.m * 0.5f, (float)a));
}
template<value A> INLINE auto ilogb(A a) { typedef element_of<A> E; return detail::each(KM_LAMBDA(E p) { return (int)elementary::floor(elementary::log2(elementary::absolute((float)p))); }, a); }
template<value A> INLINE auto logb(A a) { return floor(log2(abs(a))); }

// Geometry.
template<class T, int N> INLINE T dot(vec<T, N> a, vec<T, N> b) {
  T sum = a.x * b.x + a.y * b.y;
  if constexpr (N > 2) sum = sum + a.z * b.z;
  if constexpr (N > 3) sum = sum + a.w * b.w;
  return sum;
}
template<class T, int N, scalar B> INLINE T dot(vec<T, N> a, B b) { return dot(a, vec<T, N>(b)); }
template<scalar A, class T, int N> INLINE T dot(A a, vec<T, N> b) { return dot(vec<T, N>(a), b); }
template<class T> INLINE vec<T, 3> cross(vec<T, 3> a, vec<T, 3> b) {
  return vec<T, 3>(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}
template<class T, int N> INLINE T length_squared(vec<T, N> v) { return dot(v, v); }
// Summed as float: the square of a half soon leaves half's range.
template<class T, int N> INLINE T length(vec<T, N> v) { return (T)elementary::sqrt(dot(vec<float, N>(v), vec<float, N>(v))); }
template<scalar A> INLINE auto length(A a) { return abs(detail::floating_t<A>(a)); }
template<value A, value B> INLINE auto distance(A a, B b) {
  typedef detail::floating_t<detail::common_t<A, B>> V;
  return length(V(a) - V(b));
}
template<value A, value B> INLINE auto distance_squared(A a, B b) {
  typedef detail::common_t<A, B> V;
  return length_squared(V(a) - V(b));
}
template<class T, int N> INLINE vec<T, N> normalize(vec<T, N> v) {
  vec<float, N> wide(v);
  return vec<T, N>(wide / vec<float, N>(elementary::sqrt(dot(wide, wide))));
}
template<class T, int N> INLINE vec<T, N> reflect(vec<T, N> i, vec<T, N> n) { return i - n * ((T)2 * dot(n, i)); }
template<class T, int N, scalar E> INLINE vec<T, N> refract(vec<T, N> i, vec<T, N> n, E ratio) {
  T eta = (T)ratio, d = dot(n, i), k = (T)1 - eta * eta * ((T)1 - d * d);
  return k < (T)0 ? vec<T, N>(0) : i * eta - n * (eta * d + (T)elementary::sqrt((float)(k < (T)0 ? (T)0 : k)));
}
template<class T, int N> INLINE vec<T, N> faceforward(vec<T, N> n, vec<T, N> i, vec<T, N> reference) {
  return dot(reference, i) < (T)0 ? n : -n;
}

// Relations.
template<int N> INLINE bool any(vec<bool, N> v) {
  bool result = v.x || v.y;
  if constexpr (N > 2) result = result || v.z;
  if constexpr (N > 3) result = result || v.w;
  return result;
}
template<int N> INLINE bool all(vec<bool, N> v) {
  bool result = v.x && v.y;
  if constexpr (N > 2) result = result && v.z;
  if constexpr (N > 3) result = result && v.w;
  return result;
}
INLINE bool any(bool b) { return b; }
INLINE bool all(bool b) { return b; }
template<value A> INLINE auto isnan(A a) { typedef element_of<A> E; return detail::each(KM_LAMBDA(E p) { return p != p; }, a); }
template<value A> INLINE auto isinf(A a) {
  typedef element_of<A> E;
  return detail::each(KM_LAMBDA(E p) { return elementary::absolute((float)p) == __builtin_inff(); }, a);
}
template<value A> INLINE auto isfinite(A a) {
  typedef element_of<A> E;
  return detail::each(KM_LAMBDA(E p) { return elementary::absolute((float)p) < __builtin_inff(); }, a);
}
template<value A> INLINE auto signbit(A a) {
  typedef element_of<A> E;
  return detail::each(KM_LAMBDA(E p) { return (elementary::bits((float)p) >> 31) != 0; }, a);
}
// b where c is true, else a.
template<scalar A, scalar B> INLINE auto select(A a, B b, bool c) { typedef detail::common_t<A, B> V; return c ? (V)b : (V)a; }
template<class T, int N> INLINE vec<T, N> select(vec<T, N> a, vec<T, N> b, vec<bool, N> c) {
  vec<T, N> r(a);
  r.x = c.x ? b.x : a.x;
  r.y = c.y ? b.y : a.y;
  if constexpr (N > 2) r.z = c.z ? b.z : a.z;
  if constexpr (N > 3) r.w = c.w ? b.w : a.w;
  return r;
}
template<class T, int N> INLINE vec<T, N> select(vec<T, N> a, vec<T, N> b, bool c) { return select(a, b, vec<bool, N>(c)); }

// Differences between neighboring pixels exist on a GPU only: a function here sees one pixel.
template<value A> INLINE A dfdx(A) { return A(0); }
template<value A> INLINE A dfdy(A) { return A(0); }
template<value A> INLINE A fwidth(A) { return A(0); }
INLINE void discard_fragment() {}

// One precision.
namespace fast { using namespace metal; }
namespace precise { using namespace metal; }

}
#endif
