import Foundation

public enum HKMetricPrefix: Int, Sendable {
    case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

    /// As units are written with it, and how much it multiplies them.
    var sign: (text: String, factor: Double) {
        switch self {
        case .none: ("", 1)
        case .femto: ("f", 1e-15)
        case .pico: ("p", 1e-12)
        case .nano: ("n", 1e-9)
        case .micro: ("mc", 1e-6)
        case .milli: ("m", 1e-3)
        case .centi: ("c", 1e-2)
        case .deci: ("d", 1e-1)
        case .deca: ("da", 10)
        case .hecto: ("h", 100)
        case .kilo: ("k", 1e3)
        case .mega: ("M", 1e6)
        case .giga: ("G", 1e9)
        case .tera: ("T", 1e12)
        }
    }
}

public let HKUnitMolarMassBloodGlucose = 180.15588

/// What is measured in. Units of the same kind convert into one another.
open class HKUnit: NSObject, NSCopying, @unchecked Sendable {
    /// Simple units and their powers, in the order in which they were put together.
    let parts: [HKUnitPart]

    init(_ parts: [HKUnitPart]) {
        self.parts = HKUnit.joined(parts)
        super.init()
    }
    convenience init(_ atom: HKUnitAtom) { self.init([HKUnitPart(atom: atom, power: 1)]) }

    /// Reads a unit such as “kg”, “count/min” or “ml/(kg*min)”. What follows a stroke divides, as far as the next one. A text that is no
    /// unit becomes the unit of plain numbers, `isNull()`.
    public convenience init(from string: String) { self.init(HKUnitReader.parts(string) ?? []) }
    public convenience init(from massFormatterUnit: MassFormatter.Unit) {
        switch massFormatterUnit {
        case .kilogram: self.init(from: "kg")
        case .ounce: self.init(from: "oz")
        case .pound: self.init(from: "lb")
        case .stone: self.init(from: "st")
        default: self.init(from: "g")
        }
    }

    /// As it is read: “count/min”.
    open var unitString: String {
        func text(_ parts: [HKUnitPart]) -> String {
            parts.map { $0.atom.symbol + (abs($0.power) == 1 ? "" : "^\(abs($0.power))") }.joined(separator: "·")
        }
        let (above, below) = (parts.filter { $0.power > 0 }, parts.filter { $0.power < 0 })
        if below.isEmpty { return text(above) }
        return (above.isEmpty ? "1" : text(above)) + "/" + text(below)
    }
    open override var description: String { unitString }

    /// Whether it is the unit of plain numbers.
    open func isNull() -> Bool { parts.isEmpty }
    open func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit(parts + unit.parts) }
    open func unitDivided(by unit: HKUnit) -> HKUnit { unitMultiplied(by: unit.reciprocal()) }
    open func unitRaised(toPower power: Int) -> HKUnit {
        HKUnit(parts.map { HKUnitPart(atom: $0.atom, power: $0.power * power) })
    }
    open func reciprocal() -> HKUnit { unitRaised(toPower: -1) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
    open override var hash: Int { unitString.hashValue }
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Equal units once each, and none that was divided away.
    private static func joined(_ parts: [HKUnitPart]) -> [HKUnitPart] {
        parts.reduce(into: [HKUnitPart]()) { joined, part in
            if let index = joined.firstIndex(where: { $0.atom.symbol == part.atom.symbol }) {
                joined[index].power += part.power
            } else {
                joined.append(part)
            }
        }.filter { $0.power != 0 }
    }

    // MARK: Conversion

    /// Powers of what is measured: length, mass, time and others.
    var dimensions: [HKDimension: Int] {
        var result: [HKDimension: Int] = [:]
        for part in parts {
            for (dimension, power) in part.atom.dimensions { result[dimension, default: 0] += power * part.power }
        }
        return result.filter { $0.value != 0 }
    }
    /// How many of the basic unit of its kind it is.
    private var factor: Double {
        parts.reduce(1) { factor, part in
            let times = (0..<min(64, abs(part.power))).reduce(1.0) { power, _ in power * part.atom.factor }
            return part.power > 0 ? factor * times : factor / times
        }
    }
    /// Where its zero is, in the basic unit. Degrees within other units are only intervals.
    private var zero: Double { parts.count == 1 && parts[0].power == 1 ? parts[0].atom.zero : 0 }

    func basic(_ value: Double) -> Double { value * factor + zero }
    func value(ofBasic basic: Double) -> Double { (basic - zero) / factor }
}

/// What can be measured independently.
enum HKDimension: Hashable {
    case mass, length, time, temperature, charge, conductance, internationalUnits, soundPressure, hearing, lens, prism
    case light, angle, effort
}

/// A unit with a name of its own.
struct HKUnitAtom {
    let symbol: String
    /// In grams, meters, seconds, kelvins and their products.
    let factor: Double
    let dimensions: [HKDimension: Int]
    /// In the basic unit.
    var zero = 0.0
    /// Whether it takes a prefix such as “k”.
    var isMetric = false

    func with(_ prefix: HKMetricPrefix) -> HKUnitAtom {
        HKUnitAtom(
            symbol: prefix.sign.text + symbol, factor: factor * prefix.sign.factor, dimensions: dimensions)
    }
}
struct HKUnitPart {
    let atom: HKUnitAtom
    var power: Int
}

extension HKUnitAtom {
    private static let energy: [HKDimension: Int] = [.mass: 1, .length: 2, .time: -2]
    private static let pressure: [HKDimension: Int] = [.mass: 1, .length: -1, .time: -2]

    static func metric(_ symbol: String, _ factor: Double, _ dimensions: [HKDimension: Int]) -> HKUnitAtom {
        HKUnitAtom(symbol: symbol, factor: factor, dimensions: dimensions, isMetric: true)
    }
    static func plain(_ symbol: String, _ factor: Double, _ dimensions: [HKDimension: Int]) -> HKUnitAtom {
        HKUnitAtom(symbol: symbol, factor: factor, dimensions: dimensions)
    }

    static let gram = metric("g", 1, [.mass: 1])
    static let meter = metric("m", 1, [.length: 1])
    static let liter = metric("L", 1e-3, [.length: 3])
    static let second = metric("s", 1, [.time: 1])
    // A joule is a kilogram times m²/s², and masses are in grams.
    static let joule = metric("J", 1000, energy)
    static let pascal = metric("Pa", 1000, pressure)
    static let siemen = metric("S", 1, [.conductance: 1])
    static let hertz = metric("Hz", 1, [.time: -1])
    static let volt = metric("V", 1, [.mass: 1, .length: 2, .time: -2, .charge: -1])
    static let watt = metric("W", 1000, [.mass: 1, .length: 2, .time: -3])
    static let kelvin = metric("K", 1, [.temperature: 1])
    /// An amount of a matter by its mass: so many grams.
    static func mole(_ mass: Double) -> HKUnitAtom { metric("mol<\(mass)>", mass, [.mass: 1]) }

    /// All units by what they are written as.
    static let known: [String: HKUnitAtom] = {
        let atoms = [
            gram, meter, liter, second, joule, pascal, siemen, hertz, volt, watt, kelvin,
            plain("count", 1, [:]), plain("%", 1, [:]),
            plain("oz", 28.349523125, [.mass: 1]), plain("lb", 453.59237, [.mass: 1]),
            plain("st", 6350.29318, [.mass: 1]),
            plain("in", 0.0254, [.length: 1]), plain("ft", 0.3048, [.length: 1]), plain("yd", 0.9144, [.length: 1]),
            plain("mi", 1609.344, [.length: 1]),
            plain("fl_oz_us", 29.5735295625e-6, [.length: 3]), plain("fl_oz_imp", 28.4130625e-6, [.length: 3]),
            plain("cup_us", 236.5882365e-6, [.length: 3]), plain("cup_imp", 284.130625e-6, [.length: 3]),
            plain("pt_us", 473.176473e-6, [.length: 3]), plain("pt_imp", 568.26125e-6, [.length: 3]),
            plain("min", 60, [.time: 1]), plain("hr", 3600, [.time: 1]), plain("d", 86_400, [.time: 1]),
            plain("cal", 4184, energy), plain("kcal", 4_184_000, energy), plain("Cal", 4_184_000, energy),
            HKUnitAtom(symbol: "degC", factor: 1, dimensions: [.temperature: 1], zero: 273.15),
            // The zero of Fahrenheit's scale is 459.67 of its degrees above the absolute one.
            HKUnitAtom(symbol: "degF", factor: 5.0 / 9, dimensions: [.temperature: 1], zero: 459.67 * 5 / 9),
            plain("mmHg", 133_322.387415, pressure), plain("inHg", 3_386_388.640341, pressure),
            plain("cmAq", 98_066.5, pressure), plain("atm", 101_325_000, pressure),
            plain("dBASPL", 1, [.soundPressure: 1]), plain("dBHL", 1, [.hearing: 1]),
            plain("IU", 1, [.internationalUnits: 1]), plain("D", 1, [.lens: 1]), plain("pD", 1, [.prism: 1]),
            plain("lx", 1, [.light: 1]), plain("rad", 1, [.angle: 1]), plain("deg", Double.pi / 180, [.angle: 1]),
            plain("appleEffortScore", 1, [.effort: 1]),
        ]
        return Dictionary(uniqueKeysWithValues: atoms.map { ($0.symbol, $0) })
    }()
}

/// Reads units.
private enum HKUnitReader {
    private static let prefixes: [HKMetricPrefix] = [
        .micro, .deca, .femto, .pico, .nano, .milli, .centi, .deci, .hecto, .kilo, .mega, .giga, .tera,
    ]

    /// Nil where the text is no unit.
    static func parts(_ text: String) -> [HKUnitPart]? {
        guard text.utf8.count <= 256 else { return nil }
        return quotient(text[...], depth: 0)
    }

    /// Products with strokes between them, of which all but the first divide.
    private static func quotient(_ text: Substring, depth: Int) -> [HKUnitPart]? {
        guard depth < 8 else { return nil }
        var parts: [HKUnitPart] = []
        for (index, product) in split(text, at: ["/"]).enumerated() {
            for factor in split(product, at: ["*", "·", "."]) {
                guard let found = self.factor(factor, depth: depth) else { return nil }
                parts += index == 0 ? found : found.map { HKUnitPart(atom: $0.atom, power: -$0.power) }
            }
        }
        return parts
    }

    /// A unit or something in parentheses, with its power.
    private static func factor(_ text: Substring, depth: Int) -> [HKUnitPart]? {
        var (text, power) = (text, 1)
        let pieces = split(text, at: ["^"])
        if pieces.count == 2 {
            guard let number = Int(pieces[1]), abs(number) <= 64 else { return nil }
            (text, power) = (pieces[0], number)
        }
        if text == "1" { return [] }
        if text.first == "(", text.last == ")" {
            return quotient(text.dropFirst().dropLast(), depth: depth + 1)?
                .map { HKUnitPart(atom: $0.atom, power: $0.power * power) }
        }
        return atom(String(text)).map { [HKUnitPart(atom: $0, power: power)] }
    }

    private static func atom(_ text: String) -> HKUnitAtom? {
        if let atom = HKUnitAtom.known[text] ?? mole(text) { return atom }
        // Liters may be written small.
        if text == "l" { return .liter }
        for prefix in prefixes where text.hasPrefix(prefix.sign.text) {
            let rest = String(text.dropFirst(prefix.sign.text.count))
            let atom = rest == "l" ? .liter : HKUnitAtom.known[rest] ?? mole(rest)
            if let atom, atom.isMetric { return atom.with(prefix) }
        }
        return nil
    }

    private static func mole(_ text: String) -> HKUnitAtom? {
        guard text.hasPrefix("mol<"), text.hasSuffix(">"), let mass = Double(text.dropFirst(4).dropLast()), mass > 0
        else { return nil }
        return .mole(mass)
    }

    /// The parts between signs that are in no parentheses and in no molar mass.
    private static func split(_ text: Substring, at signs: Set<Character>) -> [Substring] {
        var (parts, start, depth): ([Substring], Substring.Index, Int) = ([], text.startIndex, 0)
        for index in text.indices {
            switch text[index] {
            case "(", "<": depth += 1
            case ")", ">": depth -= 1
            case let sign where depth == 0 && signs.contains(sign):
                parts.append(text[start..<index])
                start = text.index(after: index)
            default: break
            }
        }
        return parts + [text[start...]]
    }
}
