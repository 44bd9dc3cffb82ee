// Pictures and samplers.
#ifndef KINORA_TEXTURE
#define KINORA_TEXTURE
#include "functions.h"

namespace metal {

enum class access { sample, read, write, read_write };
enum class filter { nearest, linear, bicubic };
enum class mag_filter { nearest, linear, bicubic };
enum class min_filter { nearest, linear, bicubic };
enum class mip_filter { none, nearest, linear };
enum class coord { normalized, pixel };
enum class address { clamp_to_edge, repeat, mirrored_repeat, clamp_to_zero, clamp_to_border };
enum class s_address { clamp_to_edge, repeat, mirrored_repeat, clamp_to_zero, clamp_to_border };
enum class t_address { clamp_to_edge, repeat, mirrored_repeat, clamp_to_zero, clamp_to_border };
enum class r_address { clamp_to_edge, repeat, mirrored_repeat, clamp_to_zero, clamp_to_border };
enum class border_color { transparent_black, opaque_black, opaque_white };
enum class compare_func { never, less, less_equal, greater, greater_equal, equal, not_equal, always };
template<int N> struct max_anisotropy { constexpr max_anisotropy(int = 0) {} };
struct lod_clamp { constexpr lod_clamp(float, float) {} };

// How a picture is read; nearest, clamped to the edge, coordinates 0...1 where nothing else is said.
struct sampler {
  bool is_linear = false;
  bool is_pixel = false;
  address s = address::clamp_to_edge;
  address t = address::clamp_to_edge;
  border_color border = border_color::transparent_black;

  template<class... Options> constexpr sampler(Options... options) { (take(options), ...); }

private:
  constexpr void take(filter f) { is_linear = f != filter::nearest; }
  constexpr void take(mag_filter f) { is_linear = f != mag_filter::nearest; }
  constexpr void take(min_filter f) { is_linear = f != min_filter::nearest; }
  constexpr void take(mip_filter) {}
  constexpr void take(coord c) { is_pixel = c == coord::pixel; }
  constexpr void take(address a) { s = t = a; }
  constexpr void take(s_address a) { s = (address)a; }
  constexpr void take(t_address a) { t = (address)a; }
  constexpr void take(r_address) {}
  constexpr void take(border_color c) { border = c; }
  constexpr void take(compare_func) {}
  template<int N> constexpr void take(max_anisotropy<N>) {}
  constexpr void take(lod_clamp) {}
};

struct level { float value; constexpr level(float v) : value(v) {} };
struct bias { float value; constexpr bias(float v) : value(v) {} };
struct gradient2d { float2 x, y; constexpr gradient2d(float2 a, float2 b) : x(a), y(b) {} };

// Premultiplied pixels of eight bits a channel, red lowest.
struct Picture { const uint *pixels; int width; int height; };

namespace detail {
INLINE float4 unpacked(uint p) {
  return float4((float)(int)(p & 255), (float)(int)((p >> 8) & 255), (float)(int)((p >> 16) & 255), (float)(int)(p >> 24));
}
INLINE int kept(int i, int count) { return i < 0 ? 0 : (i >= count ? count - 1 : i); }
// A pixel's place for an address mode; below 0 for the border's color.
INLINE int placed(int i, int count, address mode) {
  switch (mode) {
  case address::clamp_to_edge: return kept(i, count);
  case address::repeat: { int r = i % count; return r < 0 ? r + count : r; }
  case address::mirrored_repeat: { int r = i % (2 * count); r = r < 0 ? r + 2 * count : r; return r < count ? r : 2 * count - 1 - r; }
  default: return i >= 0 && i < count ? i : -1;
  }
}
INLINE uint border_pixel(border_color c) {
  return c == border_color::transparent_black ? 0 : (c == border_color::opaque_black ? 0xff000000 : 0xffffffff);
}
INLINE uint texel(Picture p, int x, int y, sampler s) {
  int column = placed(x, p.width, s.s), row = placed(y, p.height, s.t);
  return column < 0 || row < 0 ? border_pixel(s.border) : p.pixels[(long)row * p.width + column];
}
// Transparent outside.
INLINE uint texel(Picture p, int x, int y) {
  bool is_inside = (uint)x < (uint)p.width && (uint)y < (uint)p.height;
  uint pixel = p.pixels[kept(y, p.height) * p.width + kept(x, p.width)];
  return is_inside ? pixel : 0;
}
INLINE float4 mixed(uint a, uint b, uint c, uint d, float sx, float sy) {
  float4 p = unpacked(a), r = unpacked(c);
  float4 top = p + (unpacked(b) - p) * sx, bottom = r + (unpacked(d) - r) * sx;
  return (top + (bottom - top) * sy) * 0x1.010102p-8f;
}
// What is too large for a whole number, or no number, is moved to a place outside.
INLINE float near(float x) { return x > -1e6f ? (x < 1e6f ? x : 1e6f) : -1e6f; }
// Between four pixels; the center of the first is (0.5, 0.5).
INLINE float4 bilinear(Picture p, float2 at) {
  float mx = near(at.x) + 12582911.0f, my = near(at.y) + 12582911.0f;
  float sx = near(at.x) - 0.5f - (mx - 12582912.0f), sy = near(at.y) - 0.5f - (my - 12582912.0f);
  int x = (int)elementary::bits(mx) - 0x4B400000, y = (int)elementary::bits(my) - 0x4B400000;
  return mixed(texel(p, x, y), texel(p, x + 1, y), texel(p, x, y + 1), texel(p, x + 1, y + 1), sx, sy);
}
}

template<class T, access A = access::sample> struct texture2d {
  Picture picture;

  INLINE uint get_width(uint level = 0) const { return (uint)picture.width; }
  INLINE uint get_height(uint level = 0) const { return (uint)picture.height; }
  INLINE uint get_num_mip_levels() const { return 1; }

  INLINE vec<T, 4> sample(sampler s, float2 at) const {
    float2 p = s.is_pixel ? at : at * float2(picture.width, picture.height);
    // Far coordinates are brought near before they become whole numbers.
    if (s.s == address::repeat || s.s == address::mirrored_repeat) p.x = p.x - 2.0f * picture.width * elementary::floor(p.x / (2.0f * picture.width));
    if (s.t == address::repeat || s.t == address::mirrored_repeat) p.y = p.y - 2.0f * picture.height * elementary::floor(p.y / (2.0f * picture.height));
    p = float2(detail::near(p.x), detail::near(p.y));
    if (!s.is_linear) {
      int x = elementary::small_whole(elementary::floor(p.x)), y = elementary::small_whole(elementary::floor(p.y));
      return vec<T, 4>(detail::unpacked(detail::texel(picture, x, y, s)) * 0x1.010102p-8f);
    }
    float fx = elementary::floor(p.x - 0.5f), fy = elementary::floor(p.y - 0.5f);
    int x = elementary::small_whole(fx), y = elementary::small_whole(fy);
    return vec<T, 4>(detail::mixed(
      detail::texel(picture, x, y, s), detail::texel(picture, x + 1, y, s), detail::texel(picture, x, y + 1, s),
      detail::texel(picture, x + 1, y + 1, s), p.x - 0.5f - fx, p.y - 0.5f - fy));
  }
  // A picture has one level.
  template<class Option> INLINE vec<T, 4> sample(sampler s, float2 at, Option) const { return sample(s, at); }
  template<class Option> INLINE vec<T, 4> sample(sampler s, float2 at, Option, int2) const { return sample(s, at); }

  // Zero outside.
  INLINE vec<T, 4> read(uint2 at, uint level = 0) const {
    return vec<T, 4>(detail::unpacked(detail::texel(picture, (int)at.x, (int)at.y)) * 0x1.010102p-8f);
  }
  INLINE vec<T, 4> read(ushort2 at, ushort level = 0) const { return read(uint2(at)); }
  INLINE vec<T, 4> gather(sampler s, float2 at) const { return sample(s, at); }
  // Pictures are not written; code for them is read, because a file may have other functions.
  template<class P> INLINE void write(vec<T, 4>, P) const {}
};

}
#endif
