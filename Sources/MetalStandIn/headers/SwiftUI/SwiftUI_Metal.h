// Kinora's stand-in for SwiftUI's header of shader functions.
#ifndef KINORA_SWIFTUI_METAL
#define KINORA_SWIFTUI_METAL
#include <metal_stdlib>

namespace SwiftUI {

// The flattened view.
struct Layer {
  metal::texture2d<half> tex;
  // The columns and the offset of the map from points to coordinates 0...1 of the texture, and the lowest and highest of them.
  metal::float2 info[5];
  // The same map to pixels, as the renderer has it: columns and offset.
  metal::float2 pixels[3];

  INLINE Layer() {}
  INLINE Layer(const Layer &other) : tex(other.tex) {
    for (int i = 0; i < 5; i++) info[i] = other.info[i];
    for (int i = 0; i < 3; i++) pixels[i] = other.pixels[i];
  }

  // The premultiplied color at a position in points: bilinear, transparent outside.
  INLINE metal::half4 sample(metal::float2 p) const {
    return metal::half4(metal::detail::bilinear(tex.picture, metal::float2(
      pixels[0].x * p.x + pixels[1].x * p.y + pixels[2].x, pixels[0].y * p.x + pixels[1].y * p.y + pixels[2].y)));
  }
};

}
#endif
