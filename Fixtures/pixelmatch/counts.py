#!/usr/bin/env python3
"""Prints the table of Tests/PixelDiffTests/PixelmatchCounts.swift.

Needs pixelmatch 0.4.0 (pip install pixelmatch==0.4.0). The pictures are made in whole numbers, exactly as
Tests/PixelDiffTests/ShapePicture.swift makes them.
"""
from pixelmatch.core import pixelmatch

WIDTH, HEIGHT = 44, 32


class Random:
    """The linear congruential generator of Numerical Recipes, upper bits only."""

    def __init__(self, seed):
        self.state = seed

    def below(self, bound):
        self.state = (self.state * 1664525 + 1013904223) % 2**32
        return (self.state >> 16) % bound


def picture(seed, shift=0, noise=0, tint=0, alpha=255):
    random = Random(seed)
    background = [random.below(256) for _ in range(3)]
    pixels = [background + [alpha] for _ in range(WIDTH * HEIGHT)]
    for _ in range(9):
        cx, cy = random.below(WIDTH * 16) + shift, random.below(HEIGHT * 16)
        radius = 16 + random.below(130)
        colour = [random.below(256) for _ in range(3)] + [255 - random.below(2) * random.below(200)]
        for y in range(HEIGHT):
            for x in range(WIDTH):
                covered = 0
                for sy in range(4):
                    for sx in range(4):
                        dx, dy = x * 16 + sx * 4 + 2 - cx, y * 16 + sy * 4 + 2 - cy
                        covered += dx * dx + dy * dy < radius * radius
                pixel = pixels[y * WIDTH + x]
                for c in range(4):
                    pixel[c] = (pixel[c] * (16 - covered) + colour[c] * covered + 8) // 16
    random = Random(seed + 1000)
    for pixel in pixels:
        for c in range(3):
            change = random.below(2 * noise + 1) - noise + (tint if c == 0 else 0)
            pixel[c] = min(255, max(0, pixel[c] + change))
    return [value for pixel in pixels for value in pixel]


CHANGES = [
    dict(), dict(shift=1), dict(shift=5), dict(shift=8), dict(shift=16), dict(shift=40), dict(noise=1), dict(noise=6), dict(noise=40),
    dict(tint=1), dict(tint=25), dict(shift=5, noise=3), dict(shift=8, tint=30), dict(alpha=254), dict(alpha=120), dict(alpha=0),
    dict(shift=5, alpha=0),
]
THRESHOLDS = [0.0, 0.02, 0.1, 0.2, 0.5]

if __name__ == "__main__":
    for seed in (1, 2, 3):
        before = picture(seed)
        for change in CHANGES:
            after = picture(seed, **change)
            counts = [
                [pixelmatch(before, after, WIDTH, HEIGHT, threshold=t, includeAA=include) for t in THRESHOLDS]
                for include in (True, False)
            ]
            fields = ", ".join(f"{key}: {change.get(key, default)}" for key, default in
                               (("shift", 0), ("noise", 0), ("tint", 0), ("alpha", 255)))
            print(f"        Case(seed: {seed}, {fields}, all: {counts[0]}, withoutAntialiasing: {counts[1]}),")
