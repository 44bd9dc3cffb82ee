import KinoraGeometry
import KinoraPixels

/// Pixels in linear light, premultiplied, four numbers each, from the upper left corner on.
struct LinearPixels: Sendable {
    let width: Int
    let height: Int
    var values: [Float]

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        values = [Float](repeating: 0, count: 4 * width * height)
    }

    /// The linear light of each of 256 levels of gamma-encoded sRGB.
    private static let table: [Float] = (0..<256).map { Float(TransferCurve.linear(Double($0) / 255)) }

    init(_ pixmap: Pixmap) {
        self.init(width: pixmap.width, height: pixmap.height)
        for y in 0..<height {
            for x in 0..<width {
                let word = pixmap[x, y]
                let alpha = Float(word >> 24) / 255
                guard alpha > 0 else { continue }
                let place = 4 * (y * width + x)
                for channel in 0..<3 {
                    let level = Float(word >> UInt32(8 * channel) & 255) / alpha
                    values[place + channel] = LinearPixels.table[min(255, Int(level.rounded()))] * alpha
                }
                values[place + 3] = alpha
            }
        }
    }

    /// Gamma-encoded again, in 8 bits.
    var pixmap: Pixmap {
        var result = Pixmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let place = 4 * (y * width + x)
                let alpha = min(max(values[place + 3], 0), 1)
                guard alpha > 0 else { continue }
                var word = UInt32((alpha * 255).rounded()) << 24
                for channel in 0..<3 {
                    let light = min(max(values[place + channel] / alpha, 0), 1)
                    let level = LinearPixels.table.level(of: light) / 255 * alpha
                    word |= UInt32((level * 255).rounded()) << UInt32(8 * channel)
                }
                result[x, y] = word
            }
        }
        return result
    }

    /// The premultiplied color of a pixel that lies in the picture.
    func color(_ x: Int, _ y: Int) -> SIMD4<Float> {
        let place = 4 * (y * width + x)
        return SIMD4(values[place], values[place + 1], values[place + 2], values[place + 3])
    }

    func cropped(x: Int, y: Int, width: Int, height: Int) -> LinearPixels {
        var result = LinearPixels(width: width, height: height)
        for row in 0..<height {
            let from = 4 * ((y + row) * self.width + x)
            result.values.replaceSubrange(
                4 * row * width..<4 * (row + 1) * width, with: values[from..<from + 4 * width])
        }
        return result
    }

    /// Each pixel's color, not premultiplied, changed.
    func mapped(_ change: (SIMD3<Float>, _ x: Int, _ y: Int) -> SIMD3<Float>) -> LinearPixels {
        var result = self
        for y in 0..<height {
            for x in 0..<width {
                let place = 4 * (y * width + x)
                let alpha = values[place + 3]
                guard alpha > 0 else { continue }
                let color = SIMD3(values[place], values[place + 1], values[place + 2]) / alpha
                let changed = change(color, x, y)
                // In this order what is no number is 0.
                for channel in 0..<3 { result.values[place + channel] = min(max(0, changed[channel]), 1) * alpha }
            }
        }
        return result
    }

    /// A Gaussian, with the edges going on.
    ///
    /// - Parameter sigma: the standard deviation in pixels; more than 1000 is taken for 1000.
    func blurred(_ sigma: Double) -> LinearPixels {
        guard sigma > 0.01, width > 0, height > 0 else { return self }
        // The weights of a wider one could fill the memory.
        let sigma = min(sigma, 1000)
        let reach = Int((3 * sigma).rounded(.up))
        var weights = (-reach...reach).map { Float(Maths.exp(-Double($0 * $0) / (2 * sigma * sigma))) }
        let sum = weights.reduce(0, +)
        weights = weights.map { $0 / sum }
        func pass(_ source: [Float], _ length: Int, _ step: Int, _ lines: Int, _ lineStep: Int) -> [Float] {
            var result = source
            for line in 0..<lines {
                for place in 0..<length {
                    for channel in 0..<4 {
                        var sum: Float = 0
                        for (index, weight) in weights.enumerated() {
                            let from = min(max(place + index - reach, 0), length - 1)
                            sum += weight * source[line * lineStep + from * step + channel]
                        }
                        result[line * lineStep + place * step + channel] = sum
                    }
                }
            }
            return result
        }
        var result = self
        result.values = pass(values, width, 4, height, 4 * width)
        result.values = pass(result.values, height, 4 * width, width, 4)
        return result
    }

    /// Squares of one color: the mean of what they cover. A corner of a square is at `origin`, with y downwards.
    func pixellated(_ side: Double, origin: CGPoint) -> LinearPixels {
        let side = max(1, Int(side.rounded()))
        var result = self
        func start(_ offset: CGFloat) -> Int {
            let rest = Int(offset.rounded()) % side
            return rest > 0 ? rest - side : rest
        }
        for top in stride(from: start(origin.y), to: height, by: side) {
            for left in stride(from: start(origin.x), to: width, by: side) {
                let rows = max(0, top)..<min(height, top + side)
                let columns = max(0, left)..<min(width, left + side)
                guard !rows.isEmpty, !columns.isEmpty else { continue }
                for channel in 0..<4 {
                    var sum: Float = 0
                    for y in rows { for x in columns { sum += values[4 * (y * width + x) + channel] } }
                    let mean = sum / Float(rows.count * columns.count)
                    for y in rows { for x in columns { result.values[4 * (y * width + x) + channel] = mean } }
                }
            }
        }
        return result
    }
}

extension Array where Element == Float {
    /// Where between the ascending elements a value lies.
    fileprivate func level(of value: Float) -> Float {
        var (low, high) = (0, count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if self[middle] <= value { low = middle } else { high = middle }
        }
        return Float(low) + (self[high] > self[low] ? (value - self[low]) / (self[high] - self[low]) : 0)
    }
}
