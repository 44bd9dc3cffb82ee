// Elementary functions of one float: polynomials without branches and without the C library, so that the compiler runs them on
// many pixels at once and every processor gives the same bytes. Constants and the order of operations are the contract.
#ifndef KINORA_ELEMENTARY
#define KINORA_ELEMENTARY
#include "vector.h"

namespace metal::elementary {

INLINE uint bits(float x) { return __builtin_bit_cast(uint, x); }
INLINE float of_bits(uint x) { return __builtin_bit_cast(float, x); }
INLINE float absolute(float x) { return of_bits(bits(x) & 0x7fffffff); }
// `size` with the sign of `sign`.
INLINE float signed_as(float size, float sign) { return of_bits((bits(size) & 0x7fffffff) | (bits(sign) & 0x80000000)); }

// Whole numbers by adding and taking away what leaves no bits behind the point; greater ones are whole already. NaN stays.
INLINE float nearest(float x) {
  float whole = (absolute(x) + 0x1p23f) - 0x1p23f;
  return signed_as(absolute(x) < 0x1p23f ? whole : absolute(x), x);
}
// The same for |x| < 2^22, and the whole number itself: without a conversion, which would take the pixels one by one.
INLINE float small_nearest(float x) { return (x + 0x1.8p23f) - 0x1.8p23f; }
INLINE int small_whole(float x) { return (int)(bits(x + 0x1.8p23f) - 0x4B400000); }
INLINE float floor(float x) {
  float whole = nearest(x);
  return whole > x ? whole - 1.0f : whole;
}
INLINE float ceil(float x) {
  float whole = nearest(x);
  return whole < x ? signed_as(whole + 1.0f, x) : whole;
}
INLINE float trunc(float x) {
  float size = absolute(x), whole = (size + 0x1p23f) - 0x1p23f;
  whole = whole > size ? whole - 1.0f : whole;
  return signed_as(size < 0x1p23f ? whole : size, x);
}
// Halves go away from zero.
INLINE float round(float x) {
  float whole = trunc(x), rest = absolute(x - whole);
  return rest >= 0.5f ? whole + signed_as(1.0f, x) : whole;
}
// Below 1, also where x is so little below a whole number that the difference rounds to 1.
INLINE float fract(float x) {
  float part = x - floor(x);
  return part >= 1.0f ? 0x1.fffffep-1f : part;
}

// The rest of x after n quarter turns, and n. Taken in double, because noise functions pass arguments of many thousands; the
// rest is kept within an eighth of a turn, so that no argument makes the polynomials leave -1...1.
struct Turned { float rest; int quarter; };
INLINE Turned turned(float x) {
  double n = (double)x * 0x1.45f306dc9c883p-1;
  n = (n + 0x1.8p52) - 0x1.8p52;
  float rest = (float)((double)x - n * 0x1.921fb54400000p+0 - n * 0x1.0b4611a626331p-34);
  rest = rest > 0.78539819f ? 0.78539819f : rest;
  rest = rest < -0.78539819f ? -0.78539819f : rest;
  // The lowest bits of a number near 1.5 * 2^52 are those of the whole number in it.
  return {rest, (int)(uint)__builtin_bit_cast(ulong, n + 0x1.8p52)};
}
INLINE float sine_part(float r) {
  float s = r * r;
  return r + r * s * (-0.16666654611f + s * (8.3321608736e-3f + s * -1.9515295891e-4f));
}
INLINE float cosine_part(float r) {
  float s = r * r;
  return 1.0f - 0.5f * s + s * s * (4.166664568298827e-2f + s * (-1.388731625493765e-3f + s * 2.443315711809948e-5f));
}
INLINE float sin(float x) {
  Turned t = turned(x);
  float value = (t.quarter & 1) != 0 ? cosine_part(t.rest) : sine_part(t.rest);
  return of_bits(bits(value) ^ ((uint)(t.quarter & 2) << 30));
}
INLINE float cos(float x) {
  Turned t = turned(x);
  float value = (t.quarter & 1) != 0 ? sine_part(t.rest) : cosine_part(t.rest);
  return of_bits(bits(value) ^ ((uint)((t.quarter + 1) & 2) << 30));
}
INLINE float tan(float x) {
  Turned t = turned(x);
  float s = sine_part(t.rest), c = cosine_part(t.rest);
  return (t.quarter & 1) != 0 ? -c / s : s / c;
}

// 2 to the whole number n of -252...254, in two steps, as one of them has no room for the smallest results.
INLINE float scaled(float x, int n) {
  int half_way = n >> 1;
  return x * of_bits((uint)(half_way + 127) << 23) * of_bits((uint)(n - half_way + 127) << 23);
}
// exp(r) for |r| <= ln 2 / 2.
INLINE float exp_part(float r) {
  float p = 1.9875691500e-4f;
  p = p * r + 1.3981999507e-3f;
  p = p * r + 8.3334519073e-3f;
  p = p * r + 4.1665795894e-2f;
  p = p * r + 1.6666665459e-1f;
  p = p * r + 5.0000001201e-1f;
  return p * r * r + r + 1.0f;
}
INLINE float exp(float x) {
  float kept = x < -104.0f ? -104.0f : (x > 89.0f ? 89.0f : x);
  float n = small_nearest(kept * 1.44269504f);
  float r = kept - n * 0.693359375f - n * -2.12194440e-4f;
  return scaled(exp_part(r), small_whole(n));
}
INLINE float exp2(float x) {
  float kept = x < -150.0f ? -150.0f : (x > 129.0f ? 129.0f : x);
  float n = small_nearest(kept);
  return scaled(exp_part((kept - n) * 0.693147181f), small_whole(n));
}
INLINE float exp10(float x) {
  float kept = x < -46.0f ? -46.0f : (x > 39.0f ? 39.0f : x);
  float n = small_nearest(kept * 3.32192809f);
  // The first part of log10(2) has so few bits that its product with n is exact.
  float r = (kept - n * 0.30078125f) - n * 2.48745663981195e-4f;
  return scaled(exp_part(r * 2.30258509f), small_whole(n));
}

// x = m * 2^e with m of sqrt(1/2)...sqrt(2); x is positive and finite.
struct Parts { float m; float e; };
INLINE Parts parts(float x) {
  bool is_small = x < 0x1p-126f;
  uint b = bits(is_small ? x * 0x1p23f : x);
  uint from = b - 0x3f3504f3;
  int e = (int)from >> 23;
  return {of_bits((from & 0x7fffff) + 0x3f3504f3), (float)e - (is_small ? 23.0f : 0.0f)};
}
INLINE float log_limits(float value, float x) {
  value = x == 0.0f ? -__builtin_inff() : value;
  value = x < 0.0f ? __builtin_nanf("") : value;
  return x < __builtin_inff() ? value : x;
}
// log(1 + f) - f + f*f/2 for the m of `parts`.
INLINE float log_part(float f) {
  float p = 7.0376836292e-2f;
  p = p * f - 1.1514610310e-1f;
  p = p * f + 1.1676998740e-1f;
  p = p * f - 1.2420140846e-1f;
  p = p * f + 1.4249322787e-1f;
  p = p * f - 1.6668057665e-1f;
  p = p * f + 2.0000714765e-1f;
  p = p * f - 2.4999993993e-1f;
  p = p * f + 3.3333331174e-1f;
  return p * f * f * f;
}
INLINE float log(float x) {
  Parts t = parts(x);
  float f = t.m - 1.0f;
  float value = log_part(f) + t.e * -2.12194440e-4f - 0.5f * f * f + f + t.e * 0.693359375f;
  return log_limits(value, x);
}
INLINE float log2(float x) {
  Parts t = parts(x);
  float f = t.m - 1.0f;
  float value = f + (log_part(f) - 0.5f * f * f);
  return log_limits(value * 1.44269504f + t.e, x);
}
INLINE float log10(float x) {
  Parts t = parts(x);
  float f = t.m - 1.0f;
  float value = f + (log_part(f) - 0.5f * f * f);
  return log_limits(value * 0.434294482f + t.e * 0.301029996f, x);
}

// |x|^y in double: the exponent multiplies every error of the logarithm.
INLINE float power_part(float size, float y) {
  Parts t = parts(size);
  double q = ((double)t.m - 1.0) / ((double)t.m + 1.0), s = q * q;
  double series = 1.0 + s * (1.0 / 3 + s * (1.0 / 5 + s * (1.0 / 7 + s * (1.0 / 9 + s * (1.0 / 11)))));
  double z = (double)y * ((double)t.e + q * series * 2.88539008177792681);
  z = z < -160.0 ? -160.0 : (z > 160.0 ? 160.0 : z);
  double moved = z + 0x1.8p52, n = moved - 0x1.8p52;
  double f = (z - n) * 0.693147180559945309;
  double p = 1.0 + f * (1.0 + f * (1.0 / 2 + f * (1.0 / 6 + f * (1.0 / 24 + f * (1.0 / 120 + f * (1.0 / 720 + f * (1.0 / 5040)))))));
  return scaled((float)p, (int)(uint)__builtin_bit_cast(ulong, moved));
}
INLINE float powr(float x, float y) {
  float value = power_part(x, y);
  value = x == 0.0f ? (y > 0.0f ? 0.0f : __builtin_inff()) : value;
  value = x == __builtin_inff() ? (y > 0.0f ? __builtin_inff() : 0.0f) : value;
  value = y == 0.0f || x == 1.0f ? 1.0f : value;
  return x < 0.0f || x != x || y != y ? __builtin_nanf("") : value;
}
INLINE float pow(float x, float y) {
  float size = absolute(x), value = powr(size, y);
  bool is_whole = trunc(y) == y, is_odd = is_whole && trunc(y * 0.5f) != y * 0.5f && absolute(y) < 0x1p24f;
  value = is_odd ? signed_as(value, x) : value;
  value = x < 0.0f && !is_whole ? __builtin_nanf("") : value;
  return y == 0.0f ? 1.0f : value;
}

INLINE float sqrt(float x) { return __builtin_sqrtf(x); }
INLINE float rsqrt(float x) { return 1.0f / __builtin_sqrtf(x); }
INLINE float cbrt(float x) { return signed_as(powr(absolute(x), 0.333333343f), x); }

INLINE float atan_part(float x) {
  float s = x * x;
  return x + x * s * (-3.33329491539e-1f + s * (1.99777106478e-1f + s * (-1.38776856032e-1f + s * 8.05374449538e-2f)));
}
INLINE float atan(float x) {
  float size = absolute(x);
  bool is_large = size > 2.414213562f, is_middle = size > 0.414213562f;
  float reduced = is_large ? -1.0f / size : (is_middle ? (size - 1.0f) / (size + 1.0f) : size);
  float base = is_large ? 1.570796327f : (is_middle ? 0.785398163f : 0.0f);
  return signed_as(base + atan_part(reduced), x);
}
INLINE float atan2(float y, float x) {
  float ax = absolute(x), ay = absolute(y);
  float low = ax < ay ? ax : ay, high = ax < ay ? ay : ax;
  // Equal ones are one eighth of a turn, infinite ones too; zero has no direction and gives zero.
  float q = low == high ? (high == 0.0f ? 0.0f : 1.0f) : low / high;
  float angle = atan(q);
  angle = ay > ax ? 1.570796327f - angle : angle;
  angle = (bits(x) >> 31) != 0 ? 3.14159265f - angle : angle;
  return signed_as(x != x || y != y ? __builtin_nanf("") : angle, y);
}
INLINE float asin_part(float x) {
  float s = x * x;
  return x + x * s * (1.6666752422e-1f + s * (7.4953002686e-2f + s * (4.5470025998e-2f + s * (2.4181311049e-2f + s * 4.2163199048e-2f))));
}
INLINE float asin(float x) {
  float size = absolute(x);
  bool is_large = size > 0.5f;
  float part = asin_part(is_large ? __builtin_sqrtf(0.5f * (1.0f - size)) : size);
  return signed_as(is_large ? 1.570796327f - 2.0f * part : part, x);
}
INLINE float acos(float x) {
  float size = absolute(x);
  bool is_large = size > 0.5f;
  float part = asin_part(is_large ? __builtin_sqrtf(0.5f * (1.0f - size)) : size);
  float small = 1.570796327f - signed_as(part, x);
  float large = (bits(x) >> 31) != 0 ? 3.14159265f - 2.0f * part : 2.0f * part;
  return is_large ? large : small;
}
// Series near zero, where the difference of exponentials loses all digits.
INLINE float sinh(float x) {
  float s = x * x, series = x + x * s * (1.66667160211e-1f + s * (8.33028376239e-3f + s * 2.03721912945e-4f));
  float half_up = 0.5f * exp(0.5f * absolute(x)), up = half_up * (2.0f * half_up);
  float far = signed_as(up - 0.25f / up, x);
  return absolute(x) > 1.0f ? far : series;
}
INLINE float cosh(float x) {
  float half_up = 0.5f * exp(0.5f * absolute(x)), up = half_up * (2.0f * half_up);
  return up + 0.25f / up;
}
INLINE float tanh(float x) {
  float s = x * x;
  float series = x + x * s * (-3.33332819422e-1f + s * (1.33314422036e-1f + s * (-5.37397155531e-2f + s * (2.06390887954e-2f + s * -5.70498872745e-3f))));
  float far = signed_as(1.0f - 2.0f / (exp(2.0f * absolute(x)) + 1.0f), x);
  far = x != x ? x : far;
  return absolute(x) > 0.625f ? far : series;
}
INLINE float asinh(float x) {
  float size = absolute(x), s = x * x;
  float series = size + size * s * (-1.6666288134e-1f + s * (7.4847586088e-2f + s * (-4.2699340972e-2f + s * 2.0122003309e-2f)));
  float far = size > 1e9f ? log(size) + 0.693147181f : log(size + __builtin_sqrtf(s + 1.0f));
  return signed_as(size > 0.5f ? far : series, x);
}
INLINE float acosh(float x) { return x > 1e9f ? log(x) + 0.693147181f : log(x + __builtin_sqrtf(x * x - 1.0f)); }
INLINE float atanh(float x) {
  float s = x * x;
  float series = x + x * s * (3.33337300303e-1f + s * (1.99782164500e-1f + s * (1.46691431730e-1f + s * (8.24370301058e-2f + s * 1.81740078349e-1f))));
  float far = 0.5f * log((1.0f + x) / (1.0f - x));
  return absolute(x) > 0.5f ? far : series;
}

INLINE float fmod(float x, float y) { return x - y * trunc(x / y); }
// Of a number and NaN the number.
template<class T> INLINE T least(T x, T y) { return y < x || x != x ? y : x; }
template<class T> INLINE T greatest(T x, T y) { return x < y || x != x ? y : x; }
template<class T> INLINE T between(T x, T low, T high) { return least(greatest(x, low), high); }

INLINE float sinpi(float x) { return sin(3.14159265f * (x - 2.0f * nearest(0.5f * x))); }
INLINE float cospi(float x) { return cos(3.14159265f * (x - 2.0f * nearest(0.5f * x))); }
INLINE float tanpi(float x) { return tan(3.14159265f * (x - nearest(x))); }
INLINE float sign(float x) { return x > 0.0f ? 1.0f : (x < 0.0f ? -1.0f : 0.0f); }
INLINE float saturate(float x) { return between(x, 0.0f, 1.0f); }

}
#endif
