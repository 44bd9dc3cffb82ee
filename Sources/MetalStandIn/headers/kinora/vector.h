// Vectors of two, three and four. A component is a plain member, so that the compiler takes a vector apart and runs the same
// component of many pixels at once; swizzles are properties, which answer and take vectors by value.
#ifndef KINORA_VECTOR
#define KINORA_VECTOR
#include "language.h"

// Each property of a name has the components' two spellings: x y z w and r g b a.
#define KM_TWO(X, R, P, Q) \
  INLINE vec<T, 2> get_##P##X() const { return vec<T, 2>(P, X); } \
  INLINE void put_##P##X(vec<T, 2> v) { P = v.x; X = v.y; } \
  __declspec(property(get = get_##P##X, put = put_##P##X)) vec<T, 2> P##X; \
  __declspec(property(get = get_##P##X, put = put_##P##X)) vec<T, 2> Q##R;
#define KM_THREE(X, R, P2, Q2, P, Q) \
  INLINE vec<T, 3> get_##P##P2##X() const { return vec<T, 3>(P, P2, X); } \
  INLINE void put_##P##P2##X(vec<T, 3> v) { P = v.x; P2 = v.y; X = v.z; } \
  __declspec(property(get = get_##P##P2##X, put = put_##P##P2##X)) vec<T, 3> P##P2##X; \
  __declspec(property(get = get_##P##P2##X, put = put_##P##P2##X)) vec<T, 3> Q##Q2##R;
#define KM_FOUR(X, R, P3, Q3, P2, Q2, P, Q) \
  INLINE vec<T, 4> get_##P##P2##P3##X() const { return vec<T, 4>(P, P2, P3, X); } \
  INLINE void put_##P##P2##P3##X(vec<T, 4> v) { P = v.x; P2 = v.y; P3 = v.z; X = v.w; } \
  __declspec(property(get = get_##P##P2##P3##X, put = put_##P##P2##P3##X)) vec<T, 4> P##P2##P3##X; \
  __declspec(property(get = get_##P##P2##P3##X, put = put_##P##P2##P3##X)) vec<T, 4> Q##Q2##Q3##R;

// M for each component, and after it what was given; one copy for each depth, as macros do not call themselves.
#define KM_EACH2_A(M, ...) M(x, r __VA_OPT__(,) __VA_ARGS__) M(y, g __VA_OPT__(,) __VA_ARGS__)
#define KM_EACH2_B(M, ...) M(x, r __VA_OPT__(,) __VA_ARGS__) M(y, g __VA_OPT__(,) __VA_ARGS__)
#define KM_EACH2_C(M, ...) M(x, r __VA_OPT__(,) __VA_ARGS__) M(y, g __VA_OPT__(,) __VA_ARGS__)
#define KM_EACH2_D(M, ...) M(x, r __VA_OPT__(,) __VA_ARGS__) M(y, g __VA_OPT__(,) __VA_ARGS__)
#define KM_EACH3_A(M, ...) KM_EACH2_A(M, __VA_ARGS__) M(z, b __VA_OPT__(,) __VA_ARGS__)
#define KM_EACH3_B(M, ...) KM_EACH2_B(M, __VA_ARGS__) M(z, b __VA_OPT__(,) __VA_ARGS__)
#define KM_EACH3_C(M, ...) KM_EACH2_C(M, __VA_ARGS__) M(z, b __VA_OPT__(,) __VA_ARGS__)
#define KM_EACH3_D(M, ...) KM_EACH2_D(M, __VA_ARGS__) M(z, b __VA_OPT__(,) __VA_ARGS__)
#define KM_EACH4_A(M, ...) KM_EACH3_A(M, __VA_ARGS__) M(w, a __VA_OPT__(,) __VA_ARGS__)
#define KM_EACH4_B(M, ...) KM_EACH3_B(M, __VA_ARGS__) M(w, a __VA_OPT__(,) __VA_ARGS__)
#define KM_EACH4_C(M, ...) KM_EACH3_C(M, __VA_ARGS__) M(w, a __VA_OPT__(,) __VA_ARGS__)
#define KM_EACH4_D(M, ...) KM_EACH3_D(M, __VA_ARGS__) M(w, a __VA_OPT__(,) __VA_ARGS__)

#define KM_SWIZZLES(N) \
  KM_EACH##N##_A(KM_TWO_##N) KM_EACH##N##_A(KM_THREE_##N) KM_EACH##N##_A(KM_FOUR_##N)

#define KM_TWO_2(X, R) KM_EACH2_B(KM_TWO, X, R)
#define KM_TWO_3(X, R) KM_EACH3_B(KM_TWO, X, R)
#define KM_TWO_4(X, R) KM_EACH4_B(KM_TWO, X, R)
#define KM_THREE_2(X, R) KM_EACH2_B(KM_THREE_2B, X, R)
#define KM_THREE_3(X, R) KM_EACH3_B(KM_THREE_3B, X, R)
#define KM_THREE_4(X, R) KM_EACH4_B(KM_THREE_4B, X, R)
#define KM_THREE_2B(...) KM_EACH2_C(KM_THREE, __VA_ARGS__)
#define KM_THREE_3B(...) KM_EACH3_C(KM_THREE, __VA_ARGS__)
#define KM_THREE_4B(...) KM_EACH4_C(KM_THREE, __VA_ARGS__)
#define KM_FOUR_2(X, R) KM_EACH2_B(KM_FOUR_2B, X, R)
#define KM_FOUR_3(X, R) KM_EACH3_B(KM_FOUR_3B, X, R)
#define KM_FOUR_4(X, R) KM_EACH4_B(KM_FOUR_4B, X, R)
#define KM_FOUR_2B(...) KM_EACH2_C(KM_FOUR_2C, __VA_ARGS__)
#define KM_FOUR_3B(...) KM_EACH3_C(KM_FOUR_3C, __VA_ARGS__)
#define KM_FOUR_4B(...) KM_EACH4_C(KM_FOUR_4C, __VA_ARGS__)
#define KM_FOUR_2C(...) KM_EACH2_D(KM_FOUR, __VA_ARGS__)
#define KM_FOUR_3C(...) KM_EACH3_D(KM_FOUR, __VA_ARGS__)
#define KM_FOUR_4C(...) KM_EACH4_D(KM_FOUR, __VA_ARGS__)

namespace metal {

template<class T, int N> struct vec;
template<class T, int N> struct packed_vec;

template<class T> struct shape_of { static constexpr int count = 1; typedef T element; };
template<class T, int N> struct shape_of<vec<T, N>> { static constexpr int count = N; typedef T element; };
template<class T, int N> struct shape_of<packed_vec<T, N>> { static constexpr int count = N; typedef T element; };
template<class T> inline constexpr int count_of = shape_of<bare_t<T>>::count;
template<class T> using element_of = typename shape_of<bare_t<T>>::element;
#ifdef KINORA_WIDE_HALVES
template<int N> struct memory_of<vec<half, N>> { typedef vec<_Float16, N> type; };
#endif
template<class T> concept vector = count_of<T> > 1;
template<class T> concept value = scalar<T> || vector<T>;

// An index beyond a vector or matrix is its last, so that no memory beside it reaches a picture.
INLINE int within(int i, int count) { return (uint)i < (uint)count ? i : count - 1; }

// A number as another type. A whole number of 32 bits is made of a float without a conversion, which would take the pixels one
// by one: towards zero, at the nearest end beyond the type's range, 0 where it is no number. The lowest bits of a number near
// 1.5 * 2^52 are those of the whole number in it.
template<class T, class A> INLINE T converted(A a) {
  if constexpr (is_floating_point_v<A> && sizeof(A) <= 4 && (__is_same(T, int) || __is_same(T, uint))) {
    constexpr double low = __is_same(T, int) ? -0x1p31 : 0.0, high = __is_same(T, int) ? 0x1p31 - 1 : 0x1p32 - 1;
    double d = (double)(float)a;
    d = d == d ? d : 0.0;
    d = d < low ? low : (d > high ? high : d);
    double n = (d + 0x1.8p52) - 0x1.8p52;
    n = d < 0.0 ? (n < d ? n + 1.0 : n) : (n > d ? n - 1.0 : n);
    return (T)(uint)__builtin_bit_cast(ulong, n + 0x1.8p52);
  } else {
    return (T)a;
  }
}

// Writes a scalar's or a vector's components after those that are there.
template<class E, scalar A> INLINE void pour(E *&out, A a) { *out++ = converted<E>(a); }
template<class E, class A> INLINE void pour(E *&out, vec<A, 2> v) { *out++ = converted<E>(v.x); *out++ = converted<E>(v.y); }
template<class E, class A> INLINE void pour(E *&out, vec<A, 3> v) { *out++ = converted<E>(v.x); *out++ = converted<E>(v.y); *out++ = converted<E>(v.z); }
template<class E, class A> INLINE void pour(E *&out, vec<A, 4> v) {
  *out++ = converted<E>(v.x); *out++ = converted<E>(v.y); *out++ = converted<E>(v.z); *out++ = converted<E>(v.w);
}

// Each with each; a scalar takes part as a vector of it.
#define KM_ARITHMETIC(OP) \
  friend INLINE vec operator OP(vec a, vec b) { return zip(a, b, [](T p, T q) __attribute__((always_inline)) { return (T)(p OP q); }); } \
  INLINE vec &operator OP##=(vec b) { return *this = *this OP b; }
#define KM_COMPARISON(OP) \
  friend INLINE vec<bool, size> operator OP(vec a, vec b) { return zip(a, b, [](T p, T q) __attribute__((always_inline)) { return p OP q; }); }
#define KM_OPERATORS \
  KM_ARITHMETIC(+) KM_ARITHMETIC(-) KM_ARITHMETIC(*) KM_ARITHMETIC(/) \
  KM_ARITHMETIC(%) KM_ARITHMETIC(&) KM_ARITHMETIC(|) KM_ARITHMETIC(^) KM_ARITHMETIC(<<) KM_ARITHMETIC(>>) \
  KM_COMPARISON(==) KM_COMPARISON(!=) KM_COMPARISON(<) KM_COMPARISON(<=) KM_COMPARISON(>) KM_COMPARISON(>=) \
  KM_COMPARISON(&&) KM_COMPARISON(||) \
  friend INLINE vec operator+(vec a) { return a; } \
  friend INLINE vec operator-(vec a) { return map(a, [](T p) __attribute__((always_inline)) { return (T)-p; }); } \
  friend INLINE vec operator~(vec a) { return map(a, [](T p) __attribute__((always_inline)) { return (T)~p; }); } \
  friend INLINE vec<bool, size> operator!(vec a) { return map(a, [](T p) __attribute__((always_inline)) { return !p; }); } \
  INLINE vec &operator++() { return *this = *this + vec(1); } \
  INLINE vec &operator--() { return *this = *this - vec(1); } \
  INLINE vec operator++(int) { vec old = *this; ++*this; return old; } \
  INLINE vec operator--(int) { vec old = *this; --*this; return old; } \
  INLINE T &operator[](int i) { return ((T *)this)[within(i, size)]; } \
  INLINE const T &operator[](int i) const { return ((const T *)this)[within(i, size)]; }

template<class T> struct alignas(2 * sizeof(T)) vec<T, 2> {
  static constexpr int size = 2;
  union { T x; T r; };
  union { T y; T g; };
  vec() = default;
  INLINE vec(const vec &v) : x(v.x), y(v.y) {}
  INLINE vec &operator=(const vec &v) { x = v.x; y = v.y; return *this; }
  template<scalar A> INLINE vec(A a) : x(converted<T>(a)), y(converted<T>(a)) {}
  template<scalar A, scalar B> INLINE vec(A a, B b) : x(converted<T>(a)), y(converted<T>(b)) {}
  template<class A> explicit INLINE vec(vec<A, 2> v) : x(converted<T>(v.x)), y(converted<T>(v.y)) {}
  // Of a longer vector the first components.
  template<class A, int N> requires(N > 2) explicit INLINE vec(vec<A, N> v) : x(converted<T>(v.x)), y(converted<T>(v.y)) {}
  template<class F> static INLINE auto map(vec a, F f) { return vec<decltype(f(a.x)), 2>(f(a.x), f(a.y)); }
  template<class F> static INLINE auto zip(vec a, vec b, F f) { return vec<decltype(f(a.x, b.x)), 2>(f(a.x, b.x), f(a.y, b.y)); }
  KM_OPERATORS
  KM_SWIZZLES(2)
};

template<class T> struct alignas(4 * sizeof(T)) vec<T, 3> {
  static constexpr int size = 3;
  union { T x; T r; };
  union { T y; T g; };
  union { T z; T b; };
  vec() = default;
  INLINE vec(const vec &v) : x(v.x), y(v.y), z(v.z) {}
  INLINE vec &operator=(const vec &v) { x = v.x; y = v.y; z = v.z; return *this; }
  template<scalar A> INLINE vec(A a) : x(converted<T>(a)), y(converted<T>(a)), z(converted<T>(a)) {}
  template<scalar A, scalar B, scalar C> INLINE vec(A a, B b, C c) : x(converted<T>(a)), y(converted<T>(b)), z(converted<T>(c)) {}
  template<class A, scalar B> INLINE vec(vec<A, 2> v, B c) : x(converted<T>(v.x)), y(converted<T>(v.y)), z(converted<T>(c)) {}
  template<scalar A, class B> INLINE vec(A a, vec<B, 2> v) : x(converted<T>(a)), y(converted<T>(v.x)), z(converted<T>(v.y)) {}
  template<class A> explicit INLINE vec(vec<A, 3> v) : x(converted<T>(v.x)), y(converted<T>(v.y)), z(converted<T>(v.z)) {}
  // Of a longer vector the first components.
  template<class A> explicit INLINE vec(vec<A, 4> v) : x(converted<T>(v.x)), y(converted<T>(v.y)), z(converted<T>(v.z)) {}
  template<class F> static INLINE auto map(vec a, F f) { return vec<decltype(f(a.x)), 3>(f(a.x), f(a.y), f(a.z)); }
  template<class F> static INLINE auto zip(vec a, vec b, F f) {
    return vec<decltype(f(a.x, b.x)), 3>(f(a.x, b.x), f(a.y, b.y), f(a.z, b.z));
  }
  KM_OPERATORS
  KM_SWIZZLES(3)
};

template<class T> struct alignas(4 * sizeof(T)) vec<T, 4> {
  static constexpr int size = 4;
  union { T x; T r; };
  union { T y; T g; };
  union { T z; T b; };
  union { T w; T a; };
  vec() = default;
  INLINE vec(const vec &v) : x(v.x), y(v.y), z(v.z), w(v.w) {}
  INLINE vec &operator=(const vec &v) { x = v.x; y = v.y; z = v.z; w = v.w; return *this; }
  template<scalar A> INLINE vec(A a) : x(converted<T>(a)), y(converted<T>(a)), z(converted<T>(a)), w(converted<T>(a)) {}
  template<scalar A, scalar B, scalar C, scalar D> INLINE vec(A a, B b, C c, D d) : x(converted<T>(a)), y(converted<T>(b)), z(converted<T>(c)), w(converted<T>(d)) {}
  template<class A> explicit INLINE vec(vec<A, 4> v) : x(converted<T>(v.x)), y(converted<T>(v.y)), z(converted<T>(v.z)), w(converted<T>(v.w)) {}
  template<value... A> requires(sizeof...(A) > 1 && sizeof...(A) < 4 && (count_of<A> + ...) == 4) INLINE vec(A... parts) {
    T all[4] = {};
    T *out = all;
    (pour(out, parts), ...);
    x = all[0]; y = all[1]; z = all[2]; w = all[3];
  }
  template<class F> static INLINE auto map(vec a, F f) { return vec<decltype(f(a.x)), 4>(f(a.x), f(a.y), f(a.z), f(a.w)); }
  template<class F> static INLINE auto zip(vec a, vec b, F f) {
    return vec<decltype(f(a.x, b.x)), 4>(f(a.x, b.x), f(a.y, b.y), f(a.z, b.z), f(a.w, b.w));
  }
  KM_OPERATORS
  KM_SWIZZLES(4)
};

// Without the space that a vector of three has after it.
template<class T> struct packed_vec<T, 2> {
  T x, y;
  packed_vec() = default;
  INLINE packed_vec(vec<T, 2> v) : x(v.x), y(v.y) {}
  INLINE packed_vec(T a, T b) : x(a), y(b) {}
  INLINE operator vec<T, 2>() const { return vec<T, 2>(x, y); }
  INLINE T &operator[](int i) { return (&x)[within(i, shape_of<packed_vec>::count)]; }
};
template<class T> struct packed_vec<T, 3> {
  T x, y, z;
  packed_vec() = default;
  INLINE packed_vec(vec<T, 3> v) : x(v.x), y(v.y), z(v.z) {}
  INLINE packed_vec(T a, T b, T c) : x(a), y(b), z(c) {}
  INLINE operator vec<T, 3>() const { return vec<T, 3>(x, y, z); }
  INLINE T &operator[](int i) { return (&x)[within(i, shape_of<packed_vec>::count)]; }
};
template<class T> struct packed_vec<T, 4> {
  T x, y, z, w;
  packed_vec() = default;
  INLINE packed_vec(vec<T, 4> v) : x(v.x), y(v.y), z(v.z), w(v.w) {}
  INLINE packed_vec(T a, T b, T c, T d) : x(a), y(b), z(c), w(d) {}
  INLINE operator vec<T, 4>() const { return vec<T, 4>(x, y, z, w); }
  INLINE T &operator[](int i) { return (&x)[within(i, shape_of<packed_vec>::count)]; }
};

}

#define KM_NAMES(T) typedef metal::vec<T, 2> T##2; typedef metal::vec<T, 3> T##3; typedef metal::vec<T, 4> T##4;
#define KM_ALL_NAMES \
  KM_NAMES(float) KM_NAMES(half) KM_NAMES(int) KM_NAMES(uint) KM_NAMES(short) KM_NAMES(ushort) KM_NAMES(char) KM_NAMES(uchar) \
  KM_NAMES(long) KM_NAMES(ulong) KM_NAMES(bool)
#define KM_PACKED_NAMES(T) \
  typedef metal::packed_vec<T, 2> packed_##T##2; typedef metal::packed_vec<T, 3> packed_##T##3; \
  typedef metal::packed_vec<T, 4> packed_##T##4;
KM_ALL_NAMES
KM_PACKED_NAMES(float) KM_PACKED_NAMES(half) KM_PACKED_NAMES(int) KM_PACKED_NAMES(uint) KM_PACKED_NAMES(short)
KM_PACKED_NAMES(ushort) KM_PACKED_NAMES(char) KM_PACKED_NAMES(uchar) KM_PACKED_NAMES(long) KM_PACKED_NAMES(ulong) KM_PACKED_NAMES(bool)

// The same under Metal's own namespace, and the names of Apple's simd module.
namespace metal {
typedef unsigned int uint;
typedef unsigned short ushort;
typedef unsigned char uchar;
typedef unsigned long ulong;
KM_ALL_NAMES
}
namespace simd { KM_NAMES(float) KM_NAMES(half) KM_NAMES(int) KM_NAMES(uint) }
typedef float2 simd_float2; typedef float3 simd_float3; typedef float4 simd_float4;
typedef float2 vector_float2; typedef float3 vector_float3; typedef float4 vector_float4;
typedef int2 vector_int2; typedef uint2 vector_uint2;
#endif
