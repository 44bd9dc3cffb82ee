import KinoraBasics
import KinoraGeometry
import KinoraPixels

/// What the numbers of a color mean. Profiles other than Display P3's are taken for the plain space of as many numbers.
indirect enum PDFColorSpace {
    case gray, rgb, displayP3, cmyk
    case lab(white: [Double], range: [Double])
    case indexed(PDFColorSpace, highest: Int, table: [UInt8])
    /// Inks, which a function turns into another space's numbers.
    case inks(count: Int, PDFColorSpace, PDFFunction)
    /// A pattern, and the space of the color that it may be printed in.
    case pattern(PDFColorSpace)

    init?(_ value: PDFValue?, resources: [String: PDFValue], in file: PDFFile, depth: Int = 0) {
        guard depth < 6 else { return nil }
        if let name = file.name(value) {
            switch name {
            case "DeviceGray", "CalGray", "G": self = .gray
            case "DeviceRGB", "CalRGB", "RGB": self = .rgb
            case "DeviceCMYK", "CalCMYK", "CMYK": self = .cmyk
            case "Pattern": self = .pattern(.gray)
            default:
                let named = file.dictionary(resources["ColorSpace"])[name]
                guard let named, let space = PDFColorSpace(named, resources: [:], in: file, depth: depth + 1) else {
                    return nil
                }
                self = space
            }
            return
        }
        guard let values = file.array(value), let kind = file.name(values.first) else { return nil }
        func space(_ index: Int) -> PDFColorSpace? {
            values.count > index
                ? PDFColorSpace(values[index], resources: resources, in: file, depth: depth + 1) : nil
        }
        switch kind {
        case "ICCBased":
            let profile = file.dictionary(values.count > 1 ? values[1] : nil)
            switch file.number(profile["N"]) {
            case 1?: self = .gray
            case 4?: self = .cmyk
            default: self = PDFColorSpace.isDisplayP3(file.stream(values.last), file) ? .displayP3 : .rgb
            }
        case "CalGray", "DeviceGray", "G": self = .gray
        case "CalRGB", "DeviceRGB", "RGB": self = .rgb
        case "DeviceCMYK", "CMYK": self = .cmyk
        case "Lab":
            let setting = file.dictionary(values.count > 1 ? values[1] : nil)
            self = .lab(
                white: file.numbers(setting["WhitePoint"], count: 3) ?? [0.9505, 1, 1.089],
                range: file.numbers(setting["Range"], count: 4) ?? [-100, 100, -100, 100])
        case "Indexed", "I":
            guard values.count >= 4, let base = space(1), let highest = file.number(values[2]) else { return nil }
            let table =
                file.stream(values[3]).flatMap { try? file.unpacked($0) } ?? file.resolve(values[3]).string ?? []
            self = .indexed(base, highest: Int(highest.clamped(to: 0...255)), table: table)
        case "Separation", "DeviceN":
            guard values.count >= 4, let base = space(2), let function = PDFFunction(values[3], in: file) else {
                return nil
            }
            self = .inks(count: kind == "DeviceN" ? file.array(values[1])?.count ?? 1 : 1, base, function)
        case "Pattern": self = .pattern(space(1) ?? .gray)
        default: return nil
        }
    }

    var count: Int {
        switch self {
        case .gray, .indexed: 1
        case .rgb, .displayP3, .lab: 3
        case .cmyk: 4
        case .inks(let count, _, _): count
        case .pattern(let base): base.count
        }
    }

    /// The numbers of the color that a space begins with.
    var initial: [Double] {
        switch self {
        case .cmyk: [0, 0, 0, 1]
        case .inks(let count, _, _): [Double](repeating: 1, count: count)
        default: [Double](repeating: 0, count: count)
        }
    }

    /// The values that samples of a picture span.
    func samples(bits: Int) -> [Double] {
        switch self {
        case .lab(_, let range): [0, 100] + range
        case .indexed: [0, Double(1 << bits - 1)]
        default: (0..<count).flatMap { _ in [0.0, 1] }
        }
    }

    func color(_ numbers: [Double]) -> RGBA {
        func number(_ index: Int) -> Double { index < numbers.count ? numbers[index].clamped(to: 0...1) : 0 }
        switch self {
        case .gray: return RGBA(red: number(0), green: number(0), blue: number(0))
        case .rgb: return RGBA(red: number(0), green: number(1), blue: number(2))
        case .displayP3:
            let color = RGBA.fromDisplayP3(red: number(0), green: number(1), blue: number(2))
            return RGBA(
                red: color.red.clamped(to: 0...1), green: color.green.clamped(to: 0...1),
                blue: color.blue.clamped(to: 0...1))
        case .cmyk:
            let light = 1 - number(3)
            return RGBA(red: (1 - number(0)) * light, green: (1 - number(1)) * light, blue: (1 - number(2)) * light)
        case .lab(let white, _): return PDFColorSpace.lab(numbers, white)
        case .indexed(let base, let highest, let table):
            let index = Int((numbers.first ?? 0).clamped(to: 0...Double(highest)))
            let own = (0..<base.count).map { part -> Double in
                let place = index * base.count + part
                return place < table.count ? Double(table[place]) / 255 : 0
            }
            let spans = base.samples(bits: 8)
            return base.color(own.enumerated().map { spans[2 * $0] + $1 * (spans[2 * $0 + 1] - spans[2 * $0]) })
        case .inks(_, let base, let function): return base.color(function(numbers))
        case .pattern(let base): return base.color(numbers)
        }
    }

    /// Whether a profile's red is that of Display P3: its tag `rXYZ` holds three numbers of 16 and 16 bits (ICC.1, 10.31).
    private static func isDisplayP3(_ profile: PDFStream?, _ file: PDFFile) -> Bool {
        guard let profile, let bytes = try? file.unpacked(profile), bytes.count > 132 else { return false }
        func word(_ place: Int) -> Int {
            place >= 0 && place + 4 <= bytes.count ? bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } : 0
        }
        let tags = stride(from: 132, to: 132 + 12 * min(word(128), 100), by: 12)
        guard let red = tags.first(where: { word($0) == 0x7258_595A }) else { return false }
        // Adapted to the profile's white, the red of P3 has X = 0.515, and sRGB's 0.436.
        return abs(Double(word(word(red + 4) + 8)) / 65_536 - 0.515) < 0.01
    }

    /// CIE L*a*b* by way of XYZ, without adaptation to another white.
    private static func lab(_ numbers: [Double], _ white: [Double]) -> RGBA {
        guard numbers.count >= 3 else { return .black }
        let m = (numbers[0] + 16) / 116
        func inverse(_ t: Double) -> Double { t >= 6.0 / 29 ? t * t * t : 108.0 / 841 * (t - 4.0 / 29) }
        let x = white[0] * inverse(m + numbers[1] / 500)
        let y = white[1] * inverse(m)
        let z = white[2] * inverse(m - numbers[2] / 200)
        // The white of the file becomes sRGB's.
        let (u, v, w) = (x / white[0] * 0.9505, y / white[1], z / white[2] * 1.089)
        func limited(_ value: Double) -> Double { value.clamped(to: 0...1) }
        return RGBA.fromLinear(
            red: limited(3.2406 * u - 1.5372 * v - 0.4986 * w), green: limited(-0.9689 * u + 1.8758 * v + 0.0415 * w),
            blue: limited(0.0557 * u - 0.204 * v + 1.057 * w))
    }
}
