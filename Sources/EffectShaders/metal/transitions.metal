// How a photo comes and goes: `amount` of it is there, 0...1, and `number` is what each takes: a cell's width in points, or a share.
#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

// How much is there of a shape that grows in cells of a width until it meets the others. `distance` is 1 at a cell's corner.
static float grown(float distance, float reached, float width) {
    float edge = 1.5 / width;
    return smoothstep(distance - edge, distance + edge, reached * (1 + 2 * edge) - edge);
}

// From the middle of a cell, -0.5...0.5.
static float2 inCell(float2 position, float width) { float2 cell = position / width; return cell - floor(cell) - 0.5; }

static float disc(float2 inside) { return 1.4142 * length(inside); }
static float diamond(float2 inside) { return abs(inside.x) + abs(inside.y); }

// A wave begins at the top left and has reached the last corner when everything is there.
static float waved(float2 position, float2 size, float amount) { float2 uv = position / size; return 3 * amount - uv.x - uv.y; }

static half4 shown(SwiftUI::Layer layer, float2 position, float share, float amount) {
    return half4(float4(layer.sample(position)) * (amount > 0 ? share : 0.0));
}

[[stitchable]] half4 transitionCircles(float2 position, SwiftUI::Layer layer, float2 size, float amount, float number) {
    return shown(layer, position, grown(disc(inCell(position, max(number, 1e-4))), amount, max(number, 1e-4)), amount);
}

[[stitchable]] half4 transitionCircleWave(float2 position, SwiftUI::Layer layer, float2 size, float amount, float number) {
    float width = max(number, 1e-4);
    return shown(layer, position, grown(disc(inCell(position, width)), waved(position, size, amount), width), amount);
}

[[stitchable]] half4 transitionDiamonds(float2 position, SwiftUI::Layer layer, float2 size, float amount, float number) {
    return shown(layer, position, grown(diamond(inCell(position, max(number, 1e-4))), amount, max(number, 1e-4)), amount);
}

[[stitchable]] half4 transitionDiamondWave(float2 position, SwiftUI::Layer layer, float2 size, float amount, float number) {
    float width = max(number, 1e-4);
    return shown(layer, position, grown(diamond(inCell(position, width)), waved(position, size, amount), width), amount);
}

// Streaks that are pulled out of the middle line, after the GL transition of that name (Eke Péter, MIT).
static half4 crosswarp(float2 position, SwiftUI::Layer layer, float2 size, float amount, float number, bool is_from_right) {
    float2 uv = position / size;
    float place = is_from_right ? uv.x : 1 - uv.x, width = max(number, 1e-4);
    float share = smoothstep(0.0, 1.0, amount * (1 + width) + (place - 1) * width);
    return half4(float4(layer.sample(((uv - 0.5) * share + 0.5) * size)) * share);
}

[[stitchable]] half4 transitionCrosswarpLeft(float2 position, SwiftUI::Layer layer, float2 size, float amount, float number) {
    return crosswarp(position, layer, size, amount, number, true);
}

[[stitchable]] half4 transitionCrosswarpRight(float2 position, SwiftUI::Layer layer, float2 size, float amount, float number) {
    return crosswarp(position, layer, size, amount, number, false);
}

// Poured out of a slit in the middle of the lower edge: first the sides come apart, then the picture rises.
[[stitchable]] half4 transitionGenie(float2 position, SwiftUI::Layer layer, float2 size, float amount, float number) {
    float2 uv = position / size;
    float rise = smoothstep(0.0, 0.85, amount), top = 1 - rise;
    float inside = (uv.y - top) / rise;
    // Below the picture's top the sides narrow towards the slit, less and less as it opens.
    float closed = 1 - smoothstep(0.25, 1.0, amount);
    float width = 1 - (1 - max(number, 1e-4)) * smoothstep(0.0, 1.0, uv.y) * closed;
    float x = (uv.x - 0.5) / max(width, 1e-3) + 0.5;
    bool is_inside = rise > 0 && uv.y >= top && x >= 0 && x <= 1;
    return is_inside ? layer.sample(float2(x, inside) * size) : half4(0);
}

// Squares that are largest in the middle of the transition, faded in over its first half.
[[stitchable]] half4 transitionPixellate(float2 position, SwiftUI::Layer layer, float2 size, float amount, float number) {
    const float steps = 60;
    float coarse = saturate(2 * (1 - ceil(amount * steps) / steps));
    float cell = 1 + (max(number, 1e-4) - 1) * coarse;
    float2 place = min((floor(position / cell) + 0.5) * cell, size - 0.5);
    return half4(float4(layer.sample(cell > 1.01 ? place : position)) * saturate(2 * amount));
}

// Uncovered clockwise from the top.
[[stitchable]] half4 transitionRadial(float2 position, SwiftUI::Layer layer, float2 size, float amount, float number) {
    float2 gap = position - size / 2;
    float turn = fract(atan2(gap.x, -gap.y) / (2 * M_PI_F)), soft = max(number, 1e-4);
    return shown(layer, position, 1 - smoothstep(0.0, soft, turn - amount * (1 + soft) + soft), amount);
}

// Wound up most in the middle of the swirl and of the transition.
[[stitchable]] half4 transitionSwirl(float2 position, SwiftUI::Layer layer, float2 size, float amount, float number) {
    float side = max(min(size.x, size.y), 1.0), radius = max(number, 1e-4);
    float2 gap = (position - size / 2) / side;
    float inside = max(0.0, (radius - length(gap)) / radius);
    float angle = inside * inside * 12 * (1 - amount), s = sin(angle), c = cos(angle);
    float2 turned = float2(gap.x * c - gap.y * s, gap.x * s + gap.y * c);
    return half4(float4(layer.sample(inside > 0 ? turned * side + size / 2 : position)) * smoothstep(0.0, 1.0, amount));
}

// Each row is blown in a little earlier or later than its neighbors.
[[stitchable]] half4 transitionWind(float2 position, SwiftUI::Layer layer, float2 size, float amount, float number) {
    float length = max(number, 1e-4), gust = grain(float2(0, position.y / 1.5), 7);
    float late = position.x / size.x * (1 - length) + length * gust - amount * (1 + length);
    return shown(layer, position, 1 - smoothstep(-length, 0.0, late), amount);
}
