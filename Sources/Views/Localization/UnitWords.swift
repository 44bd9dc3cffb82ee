import Foundation

/// A unit in English, as Unicode's CLDR has it.
struct UnitWords {
    /// Behind a number: "5 hr".
    let short: String
    /// Right behind a number where there is little room: "5h".
    let narrow: String
    /// Of one: "1 hour".
    let one: String
    /// Of several: "2 hours".
    let many: String

    /// - Parameter many: the plural; with an s where nothing is told.
    init(_ short: String, _ one: String, _ many: String? = nil, narrow: String? = nil) {
        (self.short, self.narrow, self.one, self.many) = (short, narrow ?? short, one, many ?? one + "s")
    }

    /// Of a temperature whose scale goes without saying.
    static let degrees = UnitWords("°", "degree")

    /// A unit of one's own is written as its symbol.
    init(of unit: Unit) {
        self = UnitWords.table(of: unit)[unit.symbol] ?? UnitWords(unit.symbol, unit.symbol, unit.symbol)
    }

    /// By kind, as symbols are not unique: "m" is Linux's for minutes as well as for meters.
    private static func table(of unit: Unit) -> [String: UnitWords] {
        switch unit {
        case is UnitLength: lengths
        case is UnitMass: masses
        case is UnitTemperature: temperatures
        case is UnitDuration: durations
        case is UnitVolume: volumes
        case is UnitArea: areas
        case is UnitSpeed: speeds
        case is UnitEnergy, is UnitPower: energies
        case is UnitPressure: pressures
        case is UnitAngle: angles
        case is UnitAcceleration: accelerations
        case is UnitInformationStorage: storages
        case is UnitFrequency: frequencies
        case is UnitFuelEfficiency: efficiencies
        case is UnitElectricCurrent, is UnitElectricPotentialDifference, is UnitElectricResistance: electrics
        default: [:]
        }
    }

    private static let lengths = [
        "m": UnitWords("m", "meter"), "km": UnitWords("km", "kilometer"), "cm": UnitWords("cm", "centimeter"),
        "mm": UnitWords("mm", "millimeter"), "dm": UnitWords("dm", "decimeter"), "µm": UnitWords("μm", "micrometer"),
        "nm": UnitWords("nm", "nanometer"), "mi": UnitWords("mi", "mile"), "yd": UnitWords("yd", "yard"),
        "ft": UnitWords("ft", "foot", "feet", narrow: "′"), "in": UnitWords("in", "inch", "inches", narrow: "″"),
        "NM": UnitWords("nmi", "nautical mile"), "ly": UnitWords("ly", "light year"), "pc": UnitWords("pc", "parsec"),
        "ua": UnitWords("au", "astronomical unit"), "ftm": UnitWords("fth", "fathom"),
        "fur": UnitWords("fur", "furlong"),
    ]
    private static let masses = [
        "kg": UnitWords("kg", "kilogram"), "g": UnitWords("g", "gram"), "mg": UnitWords("mg", "milligram"),
        "µg": UnitWords("μg", "microgram"), "t": UnitWords("t", "metric ton"), "ton": UnitWords("tn", "ton"),
        "lb": UnitWords("lb", "pound", narrow: "#"), "oz": UnitWords("oz", "ounce"),
        "st": UnitWords("st", "stone", "stones"), "ct": UnitWords("CD", "carat"),
    ]
    private static let temperatures = [
        "°C": UnitWords("°C", "degree Celsius", "degrees Celsius", narrow: "°"),
        "°F": UnitWords("°F", "degree Fahrenheit", "degrees Fahrenheit", narrow: "°"),
        "K": UnitWords("K", "kelvin"),
    ]
    private static let durations = [
        "d": UnitWords("days", "day", narrow: "d"), "h": UnitWords("hr", "hour", narrow: "h"),
        "hr": UnitWords("hr", "hour", narrow: "h"), "m": UnitWords("min", "minute", narrow: "m"),
        "min": UnitWords("min", "minute", narrow: "m"), "s": UnitWords("sec", "second", narrow: "s"),
        "sec": UnitWords("sec", "second", narrow: "s"), "ms": UnitWords("ms", "millisecond"),
        "µs": UnitWords("μs", "microsecond"), "ns": UnitWords("ns", "nanosecond"),
    ]
    private static let volumes = [
        "L": UnitWords("L", "liter"), "mL": UnitWords("mL", "milliliter"), "cL": UnitWords("cL", "centiliter"),
        "dL": UnitWords("dL", "deciliter"), "cup": UnitWords("c", "cup"), "gal": UnitWords("gal", "gallon"),
        "qt": UnitWords("qt", "quart"), "pt": UnitWords("pt", "pint"), "fl oz": UnitWords("fl oz", "fluid ounce"),
        "gal Imperial": UnitWords("gal Imp.", "imperial gallon"),
        "fl oz Imperial": UnitWords("fl oz Imp.", "imperial fluid ounce"), "tbsp": UnitWords("tbsp", "tablespoon"),
        "tsp": UnitWords("tsp", "teaspoon"),
        "m³": UnitWords("m³", "cubic meter"), "cm³": UnitWords("cm³", "cubic centimeter"),
        "ft³": UnitWords("ft³", "cubic foot", "cubic feet"), "in³": UnitWords("in³", "cubic inch", "cubic inches"),
    ]
    private static let areas = [
        "m²": UnitWords("m²", "square meter"), "km²": UnitWords("km²", "square kilometer"),
        "cm²": UnitWords("cm²", "square centimeter"), "ha": UnitWords("ha", "hectare"), "ac": UnitWords("ac", "acre"),
        "ft²": UnitWords("sq ft", "square foot", "square feet", narrow: "ft²"),
        "mi²": UnitWords("sq mi", "square mile", narrow: "mi²"),
        "in²": UnitWords("in²", "square inch", "square inches"), "yd²": UnitWords("yd²", "square yard"),
    ]
    private static let speeds = [
        "m/s": UnitWords("m/s", "meter per second", "meters per second"),
        "km/h": UnitWords("km/h", "kilometer per hour", "kilometers per hour"),
        "mph": UnitWords("mph", "mile per hour", "miles per hour"), "kn": UnitWords("kn", "knot"),
    ]
    private static let energies = [
        "J": UnitWords("J", "joule"), "kJ": UnitWords("kJ", "kilojoule"), "kCal": UnitWords("kcal", "kilocalorie"),
        "kcal": UnitWords("kcal", "kilocalorie"), "cal": UnitWords("cal", "calorie"),
        "Cal": UnitWords("Cal", "Calorie"), "kWh": UnitWords("kWh", "kilowatt hour"), "W": UnitWords("W", "watt"),
        "kW": UnitWords("kW", "kilowatt"), "MW": UnitWords("MW", "megawatt"), "GW": UnitWords("GW", "gigawatt"),
        "mW": UnitWords("mW", "milliwatt"), "hp": UnitWords("hp", "horsepower", "horsepower"),
    ]
    private static let pressures = [
        "hPa": UnitWords("hPa", "hectopascal"), "kPa": UnitWords("kPa", "kilopascal"),
        "MPa": UnitWords("MPa", "megapascal"), "N/m²": UnitWords("Pa", "pascal"), "bar": UnitWords("bar", "bar"),
        "mbar": UnitWords("mbar", "millibar"),
        "psi": UnitWords("psi", "pound-force per square inch", "pounds-force per square inch"),
        "inHg": UnitWords("inHg", "inch of mercury", "inches of mercury", narrow: "″ Hg"),
        "mmHg": UnitWords("mmHg", "millimeter of mercury", "millimeters of mercury"),
    ]
    private static let angles = [
        "°": UnitWords("deg", "degree", narrow: "°"), "rad": UnitWords("rad", "radian"),
        "ʹ": UnitWords("arcmin", "arcminute", narrow: "′"), "ʹʹ": UnitWords("arcsec", "arcsecond", narrow: "″"),
        "rev": UnitWords("rev", "revolution"),
    ]
    private static let accelerations = [
        "m/s²": UnitWords("m/s²", "meter per second squared", "meters per second squared"),
        "g": UnitWords("G", "g-force", "g-force"),
    ]
    private static let storages = [
        "bit": UnitWords("bit", "bit"), "B": UnitWords("byte", "byte", narrow: "B"), "kB": UnitWords("kB", "kilobyte"),
        "MB": UnitWords("MB", "megabyte"), "GB": UnitWords("GB", "gigabyte"), "TB": UnitWords("TB", "terabyte"),
    ]
    private static let frequencies = [
        "Hz": UnitWords("Hz", "hertz", "hertz"), "kHz": UnitWords("kHz", "kilohertz", "kilohertz"),
        "MHz": UnitWords("MHz", "megahertz", "megahertz"), "GHz": UnitWords("GHz", "gigahertz", "gigahertz"),
    ]
    private static let efficiencies = [
        "mpg": UnitWords("mpg", "mile per gallon", "miles per gallon"),
        "L/100km": UnitWords("L/100 km", "liter per 100 kilometers", "liters per 100 kilometers"),
    ]
    private static let electrics = [
        "A": UnitWords("A", "ampere"), "mA": UnitWords("mA", "milliampere"), "V": UnitWords("V", "volt"),
        "Ω": UnitWords("Ω", "ohm"),
    ]
}
