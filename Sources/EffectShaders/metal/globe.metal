// The Earth as a lit ball.
#include <metal_stdlib>
using namespace metal;

// The unit normal where the ray through a point of the disc (-1...1) meets the ball, seen from three radii away, so that its
// silhouette is the disc's edge; beyond the edge, the edge's.
static float3 onBall(float2 point) {
    const float distance = 3, edge = 0.3535534;
    float3 ray = float3(point * edge, -1);
    float a = dot(ray, ray), root = sqrt(max(0.0, distance * distance - a * (distance * distance - 1)));
    float3 normal = ray * ((distance - root) / a) + float3(0, 0, distance);
    return normal / sqrt(max(dot(normal, normal), 1e-12));
}

// Surface, light, glint, air and the lights of the night side. `turn` and `tilt` are in radians; `ground` has the colors by day, and
// `veil` how thick clouds are (red), how bright towns are (green) and what is water (blue); both show all degrees of longitude from
// the left, and those of latitude from the south on.
[[stitchable]] half4 KinoraGlobe(
    float2 position, half4 color, float diameter, float turn, float tilt, float3 sun, float night, float clouds, texture2d<half> ground,
    texture2d<half> veil
) {
    float radius = max(diameter / 2, 1.0);
    float3 light = sun / sqrt(max(dot(sun, sun), 1e-12));
    float3 halfway = light + float3(0, 0, 1);
    halfway = halfway / sqrt(max(dot(halfway, halfway), 1e-12));
    float3 normal = onBall(float2(position.x / radius - 1, 1 - position.y / radius));
    float facing = max(0.0, normal.z);
    // Back by the tilt about the x axis, then by the turn about the poles.
    float north = normal.y * cos(tilt) + normal.z * sin(tilt), depth = normal.z * cos(tilt) - normal.y * sin(tilt);
    float2 place = float2((atan2(normal.x, depth) - turn) / (2 * M_PI_F) + 0.5, asin(clamp(north, -1.0, 1.0)) / M_PI_F + 0.5);
    constexpr sampler smooth(filter::linear, s_address::repeat, t_address::clamp_to_edge);
    float3 seen = float3(veil.sample(smooth, place).rgb);

    float day = dot(normal, light);
    // The terminator is some degrees wide: air bends light round the ball.
    float brightness = smoothstep(-0.10, 0.22, day);
    float shade = 0.05 + 0.95 * brightness * (0.42 + 0.58 * max(0.0, day));
    float3 result = float3(ground.sample(smooth, place).rgb) * (1.25 * shade);
    // The sun's mirror image lies on water alone: narrow and bright within wide and dim.
    float mirror = max(0.0, dot(normal, halfway)), mirror2 = mirror * mirror, mirror4 = mirror2 * mirror2, mirror8 = mirror4 * mirror4;
    float mirror16 = mirror8 * mirror8, mirror32 = mirror16 * mirror16, mirror64 = mirror32 * mirror32;
    result += float3(1, 0.95, 0.86) * ((mirror64 * 0.3 + mirror8 * 0.06) * brightness * seen.b);
    float cloud = min(1.0, seen.r * clouds);
    float dark = max(0.0, 1 - brightness / 0.7);
    result += float3(1, 0.76, 0.38) * (seen.g * max(night, 0.0) * dark * dark * (1 - 0.75 * cloud));
    result += (float3(1.12, 1.12, 1.14) * shade - result) * (0.94 * cloud);
    // At the terminator light has gone a long way through air: it is warm there.
    result += float3(0.20, 0.06, 0) * (brightness * (1 - brightness) * (0.4 + cloud));
    // Air: blue towards the rim, on the lit side.
    float rim = (1 - facing) * (1 - facing) * (0.06 + 0.94 * brightness);
    result += (float3(0.42, 0.68, 1) - result) * (0.16 * brightness * (1 - facing) + 0.85 * rim * rim);
    return under(saturate(result), color.a);
}
