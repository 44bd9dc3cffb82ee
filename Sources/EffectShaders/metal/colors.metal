// Color functions: a pixel's new color from its place and its old one.
#include <metal_stdlib>
using namespace metal;

[[stitchable]] half4 infernoCheckerboard(float2 position, half4 color, float size, half4 replacement, float2 stage, float share) {
    float width = max(size, 0.01);
    // Squares lie about the middle, so that both sides are cut alike.
    float2 cells = ceil(stage / width);
    float2 cell = floor((position - (stage - cells * width) / 2) / width);
    // They come and go one after the other along the diagonal.
    float along = cell.x + cell.y;
    float place = along / max(cells.x + cells.y - 2, 1.0);
    float cover = smoothstep(0.0, 0.25, share * 1.25 - place);
    bool is_odd = along - 2 * floor(along / 2) > 0.5;
    return is_odd ? half4(mix(float4(color), float4(replacement) * float(color.a), cover)) : color;
}

[[stitchable]] half4 infernoCircleWave(
    float2 position, half4 color, float2 size, float time, float brightness, float speed, float strength, float density, float2 center,
    half4 tint
) {
    float side = max(size.x, size.y);
    float gap = length(position / side - center * size / side);
    float ring = sin(gap * density - time * speed * strength);
    float light = saturate(brightness + 0.5 * ring) * saturate(1.2 - gap);
    return half4(float4(tint) * (light * float(color.a)));
}

[[stitchable]] half4 infernoGradientFill(float2 position, half4 color, float2 size, float time) {
    float2 uv = position / size;
    return under(0.5 + 0.5 * cos(time + 2 * float3(uv.x, uv.y, uv.x + uv.y) + float3(0, 2, 4)), color.a);
}

[[stitchable]] half4 infernoInfrared(float2 position, half4 color, float2 size, float angle, float wander, float noise, float tick) {
    // Something warm goes round in the picture.
    float2 warm = float2(0.5 + 0.3 * cos(angle), 0.55 + 0.22 * sin(2 * angle)) * size;
    float near = length(position - warm) / max(min(size.x, size.y), 1.0);
    float gain = wander * (1.3 * exp(-near * near * 14) - 0.3);
    float4 own = float4(color);
    float luma = own.a > 0 ? dot(own.rgb, float3(0.2126, 0.7152, 0.0722)) / own.a : 0.0;
    float heat = saturate(luma + gain + 2 * noise * (grain(position, uint(int(max(tick, 0.0)))) - 0.5));
    float3 cold = mix(float3(0, 0, 1), float3(1, 1, 0), heat * 2);
    float3 hot = mix(float3(1, 1, 0), float3(1, 0, 0), heat * 2 - 1);
    return under(heat < 0.5 ? cold : hot, color.a);
}

[[stitchable]] half4 infernoInterlace(
    float2 position, half4 color, float width, half4 line, float strength, float shift, float band, float height
) {
    // A brighter band, as the beam's, runs down the picture; it is gone at the ends of its way.
    float near = (position.y - (band * 1.4 - 0.2) * max(height, 1.0)) / 26;
    half4 lit = lightened(color, band > 0 ? 0.22 * exp(-near * near) : 0.0);
    bool is_line = fract((position.y - shift) / (2 * max(width, 0.01))) < 0.5;
    return is_line ? half4(mix(float4(lit), float4(line) * float(color.a), strength)) : lit;
}

[[stitchable]] half4 infernoLightGrid(
    float2 position, half4 color, float2 size, float time, float density, float speed, float group, float brightness
) {
    float2 counts = max(float2(round(density * 4), round(density * 4 * size.y / max(size.x, 1.0))), 1.0);
    // Half a light's room is left along the edges, so that no light is cut.
    float2 place = position / max(size, 1.0) * (counts + 1) - 0.5;
    float2 within = step(float2(0), place) * step(place, counts);
    float2 cell = floor(place / max(group, 1.0));
    float2 share = (cell + 0.5) * max(group, 1.0) / counts;
    // Each flashes in its own time, and light runs over all of them from corner to corner.
    float own = 0.5 + 0.5 * sin(time * speed + 2 * M_PI_F * grain(cell, 1));
    float tide = 0.5 + 0.5 * cos(time * speed - 2 * M_PI_F * (share.x + 0.7 * share.y));
    float flash = own * own * (0.3 + 0.7 * tide) * brightness / 3;
    float hue = 0.75 * share.x + 0.25 * share.y + 0.22 * (grain(cell, 2) - 0.5);
    float3 tone = 0.5 + 0.5 * cos(2 * M_PI_F * (hue + float3(0, 0.67, 0.33)));
    float away = length(place - floor(place) - 0.5);
    float bulb = 1 - smoothstep(0.25, 0.37, away);
    float core = saturate(1 - away / 0.3);
    float glow = saturate(1 - away / 0.71);
    float3 board = float3(0.030, 0.034, 0.055);
    float3 lit = tone * (0.95 * bulb + 0.4 * glow * glow) * flash + 0.75 * core * bulb * flash * flash;
    return under(saturate(board + within.x * within.y * (0.09 * (0.35 + tone) * bulb + lit)), color.a);
}

[[stitchable]] half4 infernoNoise(float2 position, half4 color, float tick, float strength, float colored) {
    uint seed = uint(int(max(tick, 0.0))) * 4;
    float first = grain(position * 2, seed);
    float3 noise = colored > 0 ? float3(first, grain(position * 2, seed + 1), grain(position * 2, seed + 2)) : float3(first);
    return half4(mix(float4(color), float4(noise, 1) * float(color.a), strength));
}

// The tint's hue is turned by rotating it about the gray axis (Rodrigues' formula).
[[stitchable]] half4 infernoRecolor(float2 position, half4 color, half4 tint, float inverts, float angle) {
    float3 own = float3(tint.rgb);
    float3 across = (own.zxy - own.yzx) * 0.57735027;
    float3 turned = saturate(own * cos(angle) + across * sin(angle) + (own.x + own.y + own.z) / 3 * (1 - cos(angle)));
    return half4(float4(turned, float(tint.a)) * (inverts > 0 ? 1 - float(color.a) : float(color.a)));
}

// A slanted band of light.
[[stitchable]] half4 infernoSheen(float2 position, half4 color, float2 size, float progress, float width, float lightness) {
    float2 uv = position / size;
    float wide = max(width, 0.001), middle = -wide + (1 + 2 * wide + 0.3) * progress;
    return lightened(color, lightness * (1 - smoothstep(0.0, wide, abs(uv.x + 0.3 * (1 - uv.y) - middle))));
}

[[stitchable]] half4 infernoSinebow(float2 position, half4 color, float2 size, float time) {
    float2 place = (position - size / 2) * (2 / max(min(size.x, size.y), 1.0));
    float3 sum = 0;
    for (int band = 0; band < 5; band++) {
        float phase = 0.8 * band, hue = 2 * M_PI_F / 5 * band;
        float swing = cos(time + 0.5 * phase);
        float glow = 0.02 / max(abs(place.y - 0.45 * sin(place.x * 1.6 + phase + time) * swing), 0.002);
        sum += (0.5 + 0.5 * cos(hue + float3(0, 2.094, 4.189))) * glow;
    }
    return under(saturate(sum), color.a);
}
