// A photo in water, in the wind, as relief and as its negative.
#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

// A damped sine that begins when a ring that runs from `origin` comes by.
static float rippleWave(float distance, float time, float frequency, float decay, float speed) {
    float elapsed = max(0.0, time - distance / max(speed, 1e-3));
    return sin(frequency * elapsed) * exp(-decay * elapsed);
}

[[stitchable]] half4 Ripple(
    float2 position, SwiftUI::Layer layer, float2 origin, float time, float amplitude, float frequency, float decay, float speed
) {
    float2 away = position - origin;
    float distance = length(away);
    float wave = rippleWave(distance, time, frequency, decay, speed);
    float push = distance > 0 ? amplitude * wave / distance : 0.0;
    half4 color = layer.sample(position + away * push);
    float light = 0.3 * wave * float(color.a);
    return half4(float4(color) + float4(float3(light), 0));
}

// The same without light and shade.
[[stitchable]] float2 rippleDistortion(
    float2 position, float2 origin, float time, float amplitude, float frequency, float decay, float speed
) {
    float2 away = position - origin;
    float distance = length(away);
    float wave = rippleWave(distance, time, frequency, decay, speed);
    return position + away * (distance > 0 ? amplitude * wave / distance : 0.0);
}

// Pixels come from above or below by a sine of their x, and a little from the side by a sine of their y. Some sources give an
// intensity of 0 to 1 alone: standing waves of up to 20 points.
[[stitchable]] float2 wave(float2 position, float amplitude, float frequency = -1, float phase = 0) {
    float2 running = position + amplitude * float2(0.4, 1) * sin(frequency * position.yx * float2(0.8, 1) + phase);
    float standing = position.y + 20 * amplitude * sin(position.x / 20);
    return frequency < 0 ? float2(position.x, standing) : running;
}

[[stitchable]] half4 colorInvert(float2 position, half4 color) { return half4(color.a - color.rgb, color.a); }

// To each color is added the difference of its neighbors one point up left and one point down right.
[[stitchable]] half4 emboss(float2 position, SwiftUI::Layer layer, float strength) {
    half4 own = layer.sample(position);
    float4 color = float4(own), slope = float4(layer.sample(position + 1)) - float4(layer.sample(position - 1));
    return half4(float4(clamp(color.rgb + slope.rgb * strength, 0, color.a), color.a));
}
