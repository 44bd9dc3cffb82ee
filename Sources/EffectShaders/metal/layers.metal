// Functions that look at other places of a photo.
#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

[[stitchable]] half4 infernoColorPlanes(float2 position, SwiftUI::Layer layer, float2 offset) {
    half4 red = layer.sample(position - offset), green = layer.sample(position), blue = layer.sample(position + offset);
    return half4(red.r, green.g, blue.b, max(max(red.a, green.a), blue.a));
}

// A glass that magnifies; a thick one less and less towards its rim.
[[stitchable]] half4 infernoLoupe(float2 position, SwiftUI::Layer layer, float2 size, float2 touch, float area, float zoom, float warps) {
    float2 gap = (position - touch) / max(size.x, size.y);
    float square = dot(gap, gap), limit = max(area, 1e-4), power = max(zoom, 1e-3);
    float factor = warps > 0 ? power + (1 - power) * square / limit : power;
    return layer.sample(square < limit ? touch + (position - touch) / factor : position);
}

[[stitchable]] half4 infernoBubble(float2 position, SwiftUI::Layer layer, float2 center, float radius) {
    float size = max(radius, 0.01);
    float2 gap = (position - center) / size;
    float distance = length(gap);
    bool is_inside = distance < 1;
    // A thin shell bends little in its middle and much at its rim.
    float bend = distance * distance * distance;
    half4 seen = layer.sample(is_inside ? center + gap * size * (1 - 0.45 * bend) : position);
    float hue = 2 * M_PI_F * (distance + 0.35 * gap.x);
    float4 film = float4(0.5 + 0.5 * cos(hue + float3(0, 2.094, 4.189)), 1);
    half4 color = half4(mix(float4(seen), film * float(seen.a), 0.32 * bend));
    float glint = 1 - smoothstep(0.0, 0.22, length(gap - float2(-0.38, -0.42)));
    float rim = smoothstep(0.9, 1.0, distance);
    return is_inside ? lightened(color, saturate(0.75 * glint + 0.35 * rim)) : seen;
}

[[stitchable]] float2 infernoWater(float2 position, float2 size, float time, float speed, float strength, float frequency) {
    float2 uv = position / size;
    return position + strength * float2(sin(time * speed + frequency * uv.y), cos(time * speed + frequency * uv.x));
}

[[stitchable]] float2 infernoRelativeWave(float2 position, float2 size, float time, float speed, float smoothing, float strength) {
    float share = position.x / size.x;
    return float2(position.x, position.y + sin(time * speed + position.x / max(smoothing, 0.01)) * share * strength);
}
