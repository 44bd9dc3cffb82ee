import KinoraPixels

extension SIMD3<Float> {
    /// From levels as they are stored to linear light.
    var linear: SIMD3<Float> { each(TransferCurve.linear) }
    /// From linear light to levels as they are stored.
    var encoded: SIMD3<Float> { each(TransferCurve.encoded) }

    private func each(_ change: (Double) -> Double) -> SIMD3<Float> {
        SIMD3(Float(change(Double(x))), Float(change(Double(y))), Float(change(Double(z))))
    }
}

extension LinearPixels {
    /// The pixel nearest to a place; beyond the edges they go on.
    subscript(clamped x: Int, _ y: Int) -> SIMD4<Float> {
        let place = 4 * (min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1))
        return SIMD4(values[place], values[place + 1], values[place + 2], values[place + 3])
    }

    /// What is at a place, between four pixels; beyond the edges they go on.
    func sample(_ x: Double, _ y: Double) -> SIMD4<Float> {
        let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
        let (across, down) = (Float(x - 0.5 - left), Float(y - 0.5 - top))
        let limit = Double(1 << 20)
        let (column, row) = (Int(min(max(left, -2), limit)), Int(min(max(top, -2), limit)))
        let upper = self[clamped: column, row] * (1 - across) + self[clamped: column + 1, row] * across
        let lower = self[clamped: column, row + 1] * (1 - across) + self[clamped: column + 1, row + 1] * across
        return upper * (1 - down) + lower * down
    }

    /// Each pixel made of its place's middle.
    func made(_ pixel: (_ x: Double, _ y: Double) -> SIMD4<Float>) -> LinearPixels {
        var result = self
        for y in 0..<height {
            for x in 0..<width {
                let made = pixel(Double(x) + 0.5, Double(y) + 0.5)
                for channel in 0..<4 { result.values[4 * (y * width + x) + channel] = made[channel] }
            }
        }
        return result
    }

    /// Each pixel made of it and that of another picture of the same size.
    func mixed(_ other: LinearPixels, _ mix: (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>) -> LinearPixels {
        var result = self
        for place in stride(from: 0, to: values.count, by: 4) {
            func pixel(_ values: [Float]) -> SIMD4<Float> {
                SIMD4(values[place], values[place + 1], values[place + 2], values[place + 3])
            }
            let own = pixel(values)
            let mixed = mix(own, pixel(other.values))
            // A color is no more than its alpha. In this order what is no number is 0.
            for channel in 0..<3 { result.values[place + channel] = min(max(0, mixed[channel]), own.w) }
        }
        return result
    }
}
