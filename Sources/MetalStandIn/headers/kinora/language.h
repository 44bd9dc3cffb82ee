// The words of Metal's language that C++ does not have.
#ifndef KINORA_LANGUAGE
#define KINORA_LANGUAGE

// Address spaces: there is one memory.
#define device
#define thread
#define threadgroup
#define threadgroup_imageblock
#define ray_data
#define constant const
// Functions of pipelines are read and never called.
#define kernel [[maybe_unused]] static
#define vertex [[maybe_unused]] static
#define fragment [[maybe_unused]] static

// A function that is called for each pixel becomes part of the loop over a row.
#define stitchable gnu::always_inline

#define __METAL__ 1
#define __METAL_VERSION__ 310
#define __METAL_IOS__ 1

typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long int64_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long uint64_t;
typedef unsigned long size_t;
typedef long ptrdiff_t;

#define INLINE __attribute__((always_inline)) inline constexpr
#include "half.h"

constexpr half operator""h(long double x) { return (half)x; }
constexpr half operator""h(unsigned long long x) { return (half)x; }

namespace metal {

template<class A, class B> inline constexpr bool is_same_v = __is_same(A, B);
template<bool C, class A, class B> struct conditional { typedef A type; };
template<class A, class B> struct conditional<false, A, B> { typedef B type; };
template<bool C, class A, class B> using conditional_t = typename conditional<C, A, B>::type;
template<class T> struct remove_reference { typedef T type; };
template<class T> struct remove_reference<T &> { typedef T type; };
template<class T> struct remove_const { typedef T type; };
template<class T> struct remove_const<const T> { typedef T type; };
template<class T> using bare_t = typename remove_const<typename remove_reference<T>::type>::type;
template<bool C, class T = void> struct enable_if {};
template<class T> struct enable_if<true, T> { typedef T type; };
template<bool C, class T = void> using enable_if_t = typename enable_if<C, T>::type;
template<class T> inline constexpr bool is_floating_point_v = __is_floating_point(T) || __is_same(T, half);
template<class T> struct is_floating_point { static constexpr bool value = is_floating_point_v<T>; };
template<class T> struct is_integral { static constexpr bool value = __is_integral(T); };
template<class T> inline constexpr bool is_integral_v = __is_integral(T);

template<class T> concept scalar = __is_arithmetic(T) || __is_same(T, half);

// A type as it lies in memory: halves in 16 bits.
template<class T> struct memory_of { typedef T type; };
#ifdef KINORA_WIDE_HALVES
template<> struct memory_of<half> { typedef _Float16 type; };
#endif

// The bits of a value as another type of the same size.
template<class To, class From> INLINE To as_type(From value) {
  typedef typename memory_of<To>::type Result;
  auto from = (typename memory_of<From>::type)value;
  static_assert(sizeof(Result) == sizeof(from), "as_type needs types of the same size");
  if constexpr (__is_trivially_copyable(Result) && __is_trivially_copyable(decltype(from))) {
    return (To)__builtin_bit_cast(Result, from);
  } else {
    Result to;
    __builtin_memcpy((void *)&to, (const void *)&from, sizeof(Result));
    return (To)to;
  }
}

template<class T, size_t N> struct array {
  T items[N];
  constexpr T &operator[](size_t i) { return items[i < N ? i : N - 1]; }
  constexpr const T &operator[](size_t i) const { return items[i < N ? i : N - 1]; }
  constexpr size_t size() const { return N; }
  constexpr T *begin() { return items; }
  constexpr T *end() { return items + N; }
  constexpr const T *begin() const { return items; }
  constexpr const T *end() const { return items + N; }
};

template<class T> struct numeric_limits;
template<> struct numeric_limits<float> {
  static constexpr float max() { return 0x1.fffffep127f; }
  static constexpr float lowest() { return -0x1.fffffep127f; }
  static constexpr float min() { return 0x1p-126f; }
  static constexpr float epsilon() { return 0x1p-23f; }
  static constexpr float infinity() { return __builtin_inff(); }
  static constexpr float quiet_NaN() { return __builtin_nanf(""); }
};
template<> struct numeric_limits<half> {
  static constexpr half max() { return (half)65504; }
  static constexpr half lowest() { return (half)-65504; }
  static constexpr half min() { return (half)0x1p-14f; }
  static constexpr half epsilon() { return (half)0x1p-10f; }
  static constexpr half infinity() { return (half)__builtin_inff(); }
  static constexpr half quiet_NaN() { return (half)__builtin_nanf(""); }
};
template<> struct numeric_limits<int> {
  static constexpr int max() { return 0x7fffffff; }
  static constexpr int min() { return -0x7fffffff - 1; }
  static constexpr int lowest() { return min(); }
};
template<> struct numeric_limits<uint> {
  static constexpr uint max() { return 0xffffffff; }
  static constexpr uint min() { return 0; }
  static constexpr uint lowest() { return 0; }
};

}

#define M_E_F 2.71828182845904523536f
#define M_LOG2E_F 1.44269504088896340736f
#define M_LOG10E_F 0.434294481903251827651f
#define M_LN2_F 0.693147180559945309417f
#define M_LN10_F 2.30258509299404568402f
#define M_PI_F 3.14159265358979323846f
#define M_PI_2_F 1.57079632679489661923f
#define M_PI_4_F 0.785398163397448309616f
#define M_1_PI_F 0.318309886183790671538f
#define M_2_PI_F 0.636619772367581343076f
#define M_2_SQRTPI_F 1.12837916709551257390f
#define M_SQRT2_F 1.41421356237309504880f
#define M_SQRT1_2_F 0.707106781186547524401f
#define M_E_H ((half)M_E_F)
#define M_LOG2E_H ((half)M_LOG2E_F)
#define M_LOG10E_H ((half)M_LOG10E_F)
#define M_LN2_H ((half)M_LN2_F)
#define M_LN10_H ((half)M_LN10_F)
#define M_PI_H ((half)M_PI_F)
#define M_PI_2_H ((half)M_PI_2_F)
#define M_PI_4_H ((half)M_PI_4_F)
#define M_1_PI_H ((half)M_1_PI_F)
#define M_2_PI_H ((half)M_2_PI_F)
#define M_2_SQRTPI_H ((half)M_2_SQRTPI_F)
#define M_SQRT2_H ((half)M_SQRT2_F)
#define M_SQRT1_2_H ((half)M_SQRT1_2_F)
#define MAXFLOAT 0x1.fffffep127f
#define HUGE_VALF __builtin_inff()
#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")
#define FLT_EPSILON 0x1p-23f
#define FLT_MAX 0x1.fffffep127f
#define FLT_MIN 0x1p-126f
#define HALF_MAX ((half)65504)
#define HALF_MIN ((half)0x1p-14f)
#define HALF_EPSILON ((half)0x1p-10f)
#define INT_MAX 0x7fffffff
#define INT_MIN (-0x7fffffff - 1)
#define UINT_MAX 0xffffffffu
#endif
