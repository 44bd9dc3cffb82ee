// What several of the functions compute.
#include <metal_stdlib>
using namespace metal;

// 0 to less than 1 for each pair of whole numbers and seed, without a visible pattern (integer hash after Wang 2007).
static float grain(float2 place, uint seed) {
    int2 cell = int2(floor(clamp(place, -1e9, 1e9)));
    uint word = uint(cell.x) * 0x9E3779B1u ^ uint(cell.y) * 0x85EBCA77u ^ seed * 0xC2B2AE3Du;
    word = (word ^ 61u) ^ (word >> 16);
    word *= 9u;
    word ^= word >> 4;
    word *= 0x27D4EB2Du;
    word ^= word >> 15;
    return float(int(word >> 8)) * 0x1p-24;
}

// An opaque color under an alpha.
static half4 under(float3 color, half alpha) { return half4(half3(color * float(alpha)), alpha); }

// A color brought towards white under its own alpha.
static half4 lightened(half4 color, float share) { return half4(float4(color) + float4(float3(color.a - color.rgb), 0) * share); }
