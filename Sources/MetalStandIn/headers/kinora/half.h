// Numbers of 16 bits. The compiler's own type where the processor converts it (F16C); elsewhere each conversion would be a call, and
// pixels would run one by one. There a half is a float that 16 bits hold: each result is rounded to the nearest of those, as a
// conversion there and back would, in a few operations of vectors.
#ifndef KINORA_HALF
#define KINORA_HALF

#if defined(__x86_64__) && !defined(__F16C__)
#ifndef KINORA_NARROW_HALVES
#define KINORA_WIDE_HALVES
#endif

// What the compiler calls for its own type; the ones of its library take several times as long.
extern "C" {
// The exponent's bias differs by 112, which a product makes up for, small numbers included.
__attribute__((used, weak)) float __extendhfsf2(_Float16 x) {
  uint h = __builtin_bit_cast(ushort, x), size = (h & 0x7fff) << 13;
  uint wide = __builtin_bit_cast(uint, __builtin_bit_cast(float, size) * 0x1p112f);
  wide = size >= 0x0f800000 ? wide | 0x7f800000 | (size > 0x0f800000 ? 0x00400000 : 0) : wide;
  return __builtin_bit_cast(float, wide | (h & 0x8000) << 16);
}
// To the nearest, between two to the even one.
__attribute__((used, weak)) _Float16 __truncsfhf2(float x) {
  uint b = __builtin_bit_cast(uint, x), size = b & 0x7fffffff;
  // The sum rounds away what is below half's smallest step.
  uint small = __builtin_bit_cast(uint, __builtin_bit_cast(float, size) + 0.5f) - 0x3f000000;
  uint usual = (size - 0x38000000 + 0xfff + (size >> 13 & 1)) >> 13;
  uint none = size > 0x7f800000 ? 0x7e00 | (size >> 13 & 0x3ff) : 0x7c00;
  uint h = size >= 0x47800000 ? none : (size < 0x38800000 ? small : usual);
  return __builtin_bit_cast(_Float16, (ushort)(h | b >> 16 & 0x8000));
}
}
#endif

#ifdef KINORA_WIDE_HALVES
namespace metal {

template<class T> concept plain_number = __is_arithmetic(T);
template<class T> concept plain_whole = __is_integral(T);
template<class T> concept plain_real = __is_floating_point(T);

// The nearest number that 16 bits hold, of two the even one. A sum with a number whose last place is half's last place at this
// size leaves no more than that. The last place is 2^-24 at least; beyond half's range the product leaves float's.
INLINE float nearest_half(float x) {
  uint bits = __builtin_bit_cast(uint, x);
  float size = __builtin_bit_cast(float, bits & 0x7f800000);
  size = size > 0x1p-14f ? size : 0x1p-14f;
  size = size < 0x1p16f ? size : 0x1p16f;
  float place = size * 0x1.8p13f;
  float kept = (((x + place) - place) * 0x1p112f) * 0x1p-112f;
  return __builtin_bit_cast(float, __builtin_bit_cast(uint, kept) | (bits & 0x80000000));
}
// Rounded once, also what has more digits than a float, in which no function of Metal's computes.
template<class A> INLINE float as_half(A a) {
  if constexpr (__is_floating_point(A) && sizeof(A) > 4) return (float)(_Float16)a;
  else if constexpr (__is_same(A, _Float16) || __is_integral(A) && sizeof(A) == 1) return (float)a;
  else return nearest_half((float)a);
}

// Halves and whole numbers give halves, other floats stay what they are, as in C++.
#define KM_HALF_ARITHMETIC(OP) \
  friend INLINE Half operator OP(Half a, Half b) { return Half(a.value OP b.value); } \
  template<plain_whole A> friend INLINE Half operator OP(Half a, A b) { return a OP Half(b); } \
  template<plain_whole A> friend INLINE Half operator OP(A a, Half b) { return Half(a) OP b; } \
  template<plain_real A> friend INLINE A operator OP(Half a, A b) { return (A)a.value OP b; } \
  template<plain_real A> friend INLINE A operator OP(A a, Half b) { return a OP (A)b.value; } \
  template<class A> requires(plain_number<A> || __is_same(A, Half)) INLINE Half &operator OP##=(A b) { return *this = Half(*this OP b); }
#define KM_HALF_COMPARISON(OP) \
  friend INLINE bool operator OP(Half a, Half b) { return a.value OP b.value; } \
  template<plain_whole A> friend INLINE bool operator OP(Half a, A b) { return a OP Half(b); } \
  template<plain_whole A> friend INLINE bool operator OP(A a, Half b) { return Half(a) OP b; } \
  template<plain_real A> friend INLINE bool operator OP(Half a, A b) { return (A)a.value OP b; } \
  template<plain_real A> friend INLINE bool operator OP(A a, Half b) { return a OP (A)b.value; }

struct Half {
  // 0 where nothing else is said, and always a number that 16 bits hold.
  float value;

  Half() = default;
  template<plain_number A> INLINE Half(A a) : value(as_half(a)) {}
  INLINE operator float() const { return value; }

  KM_HALF_ARITHMETIC(+) KM_HALF_ARITHMETIC(-) KM_HALF_ARITHMETIC(*) KM_HALF_ARITHMETIC(/)
  KM_HALF_COMPARISON(==) KM_HALF_COMPARISON(!=) KM_HALF_COMPARISON(<) KM_HALF_COMPARISON(<=) KM_HALF_COMPARISON(>)
  KM_HALF_COMPARISON(>=)
  friend INLINE Half operator+(Half a) { return a; }
  friend INLINE Half operator-(Half a) { a.value = -a.value; return a; }
  INLINE Half &operator++() { return *this += 1; }
  INLINE Half &operator--() { return *this -= 1; }
  INLINE Half operator++(int) { Half old = *this; ++*this; return old; }
  INLINE Half operator--(int) { Half old = *this; --*this; return old; }
};

typedef Half half;
}
#else
namespace metal { typedef _Float16 half; }
#endif
typedef metal::half half;
#endif
