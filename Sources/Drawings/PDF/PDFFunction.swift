import KinoraBasics
import KinoraGeometry

/// A function of numbers to numbers: sampled, exponential, stitched together, or a small program.
indirect enum PDFFunction {
    case sampled(PDFSamples)
    case exponential(from: [Double], to: [Double], power: Double)
    case stitched([PDFFunction], domain: ClosedRange<Double>, bounds: [Double], encode: [Double])
    case program([PDFProgram.Step], range: [Double])
    /// Several functions of the same input, each giving one number.
    case joined([PDFFunction])

    init?(_ value: PDFValue?, in file: PDFFile, depth: Int = 0) {
        guard depth < 8 else { return nil }
        if let values = file.array(value) {
            let functions = values.prefix(32).compactMap { PDFFunction($0, in: file, depth: depth + 1) }
            guard functions.count == values.count, !functions.isEmpty else { return nil }
            self = .joined(functions)
            return
        }
        let dictionary = file.dictionary(value)
        let domain = file.numbers(dictionary["Domain"]) ?? [0, 1]
        guard domain.count >= 2, domain[0] <= domain[1] else { return nil }
        switch file.number(dictionary["FunctionType"]) {
        case 0?:
            guard let samples = PDFSamples(value, domain, in: file) else { return nil }
            self = .sampled(samples)
        case 2?:
            let from = file.numbers(dictionary["C0"]) ?? [0]
            let to = file.numbers(dictionary["C1"]) ?? [1]
            guard from.count == to.count, from.count <= 32 else { return nil }
            self = .exponential(from: from, to: to, power: file.number(dictionary["N"]) ?? 1)
        case 3?:
            let functions = (file.array(dictionary["Functions"]) ?? []).prefix(256).compactMap {
                PDFFunction($0, in: file, depth: depth + 1)
            }
            let bounds = file.numbers(dictionary["Bounds"]) ?? []
            let encode = file.numbers(dictionary["Encode"]) ?? []
            guard !functions.isEmpty, bounds.count == functions.count - 1, encode.count >= 2 * functions.count else {
                return nil
            }
            self = .stitched(functions, domain: domain[0]...domain[1], bounds: bounds, encode: encode)
        case 4?:
            guard let stream = file.stream(value), let text = try? file.unpacked(stream),
                let steps = PDFProgram.parse(text)
            else { return nil }
            self = .program(steps, range: file.numbers(dictionary["Range"]) ?? [])
        default: return nil
        }
    }

    func callAsFunction(_ input: [Double]) -> [Double] {
        let x = input.first ?? 0
        switch self {
        case .sampled(let samples): return samples.value(input)
        case .exponential(let from, let to, let power):
            let share = power == 1 ? x.clamped(to: 0...1) : Maths.pow(x.clamped(to: 0...1), power)
            return zip(from, to).map { $0 + share * ($1 - $0) }
        case .stitched(let functions, let domain, let bounds, let encode):
            let x = x.clamped(to: domain)
            let index = bounds.firstIndex { x < $0 } ?? bounds.count
            let low = index == 0 ? domain.lowerBound : bounds[index - 1]
            let high = index == bounds.count ? domain.upperBound : bounds[index]
            let share = high > low ? (x - low) / (high - low) : 0
            return functions[index]([encode[2 * index] + share * (encode[2 * index + 1] - encode[2 * index])])
        case .program(let steps, let range):
            let result = PDFProgram.run(steps, input)
            let count = range.count / 2
            return (0..<count).map { index in
                let place = result.count - count + index
                return (place >= 0 ? result[place] : 0).clamped(from: range[2 * index], to: range[2 * index + 1])
            }
        case .joined(let functions): return functions.map { $0(input).first ?? 0 }
        }
    }

    /// Where the function may leap.
    var leaps: [Double] {
        switch self {
        case .stitched(_, _, let bounds, _): bounds
        case .joined(let functions): functions.flatMap(\.leaps)
        default: []
        }
    }
}

/// A table of values on a grid, between which is interpolated along each axis.
struct PDFSamples {
    private let domain: [Double]
    private let range: [Double]
    private let size: [Int]
    private let encode: [Double]
    private let values: [Double]
    private var outputs: Int { range.count / 2 }

    init?(_ value: PDFValue?, _ domain: [Double], in file: PDFFile) {
        guard let stream = file.stream(value), let size = file.numbers(stream.dictionary["Size"])?.map({ Int($0) }),
            let range = file.numbers(stream.dictionary["Range"]), range.count >= 2, range.count % 2 == 0,
            let bits = file.number(stream.dictionary["BitsPerSample"]).map({ Int($0) }),
            [1, 2, 4, 8, 12, 16, 24, 32].contains(bits), domain.count == 2 * size.count, (1...4).contains(size.count),
            size.allSatisfy({ (1...65_536).contains($0) }), let bytes = try? file.unpacked(stream)
        else { return nil }
        let outputs = range.count / 2
        let count = size.reduce(outputs) { min($0 * $1, 1 << 24) }
        guard count <= 1 << 22, (count * bits + 7) / 8 <= bytes.count else { return nil }
        let decode = file.numbers(stream.dictionary["Decode"], count: range.count) ?? range
        let greatest = Double((UInt64(1) << UInt64(bits)) - 1)
        (self.domain, self.range, self.size) = (domain, range, size)
        encode =
            file.numbers(stream.dictionary["Encode"], count: domain.count) ?? size.flatMap { [0, Double($0 - 1)] }
        values = (0..<count).map { index in
            var number: UInt64 = 0
            for bit in index * bits..<(index + 1) * bits {
                number = number << 1 | UInt64(bytes[bit >> 3] >> UInt8(7 - bit & 7) & 1)
            }
            let output = index % outputs
            return decode[2 * output]
                + Double(number) / greatest * (decode[2 * output + 1] - decode[2 * output])
        }
    }

    func value(_ input: [Double]) -> [Double] {
        var corners: [(index: Int, weight: Double)] = [(0, 1)]
        var step = 1
        for axis in size.indices {
            let (low, high) = (domain[2 * axis], domain[2 * axis + 1])
            let x = (axis < input.count ? input[axis] : 0).clamped(from: low, to: high)
            let share = high > low ? (x - low) / (high - low) : 0
            let place = (encode[2 * axis] + share * (encode[2 * axis + 1] - encode[2 * axis]))
                .clamped(to: 0...Double(size[axis] - 1))
            let below = min(Int(place), max(0, size[axis] - 2))
            let rest = place - Double(below)
            var next: [(index: Int, weight: Double)] = []
            for corner in corners {
                next.append((corner.index + below * step, corner.weight * (1 - rest)))
                if rest > 0 { next.append((corner.index + (below + 1) * step, corner.weight * rest)) }
            }
            corners = next
            step *= size[axis]
        }
        return (0..<outputs).map { output -> Double in
            var sum = 0.0
            for corner in corners { sum += corner.weight * values[corner.index * outputs + output] }
            return sum.clamped(from: range[2 * output], to: range[2 * output + 1])
        }
    }
}
