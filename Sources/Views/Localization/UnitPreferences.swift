import Foundation

/// One of the units that people of a region use for what is measured.
struct UnitChoice {
    let unit: Dimension
    /// The least amount, in the unit, that is told in it. The last choice is for all that is less.
    var least = 1.0
    /// What the amount is rounded to, in the unit.
    var step: Double?
    /// The unit of what is left of a whole amount: inches after feet.
    var rest: Dimension?
}

/// The units that people use for lengths, weights and the like, by usage and region: those of Unicode's CLDR.
enum UnitPreferences {
    /// The choices from the largest unit to the smallest; none where a kind of units is told as it is.
    static func choices(of unit: Dimension, usage: String, region: String) -> [UnitChoice] {
        switch unit {
        case is UnitLength: lengths(usage, region)
        case is UnitMass: masses(usage, region)
        case is UnitTemperature: temperatures(usage, region)
        case is UnitSpeed: speeds(usage, region)
        case is UnitEnergy: energies(usage, region)
        case is UnitVolume: volumes(usage, region)
        case is UnitArea: areas(region)
        case is UnitPressure: pressures(region)
        case is UnitDuration: durations
        case is UnitPower: plain(UnitPower.gigawatts, .megawatts, .kilowatts, .watts, .milliwatts)
        default: []
        }
    }

    private static func plain<Kind: Dimension>(_ units: Kind...) -> [UnitChoice] { units.map { UnitChoice(unit: $0) } }

    private static func isEnglish(_ region: String) -> Bool { region == "US" || region == "GB" }

    // MARK: Lengths

    private static func lengths(_ usage: String, _ region: String) -> [UnitChoice] {
        switch usage {
        case "person": plain(feetAndInches.contains(region) ? UnitLength.inches : .centimeters)
        case "personHeight": heights(region)
        case "focalLength": plain(UnitLength.millimeters)
        case "rainfall": plain(region == "US" ? UnitLength.inches : region == "BR" ? .centimeters : .millimeters)
        case "snowfall": plain(region == "US" ? UnitLength.inches : .centimeters)
        case "road": roads(region)
        case "visibility": visibilities(region)
        default:
            isEnglish(region)
                ? plain(UnitLength.miles, .feet, .inches) : plain(UnitLength.kilometers, .meters, .centimeters)
        }
    }

    private static let feetAndInches: Set<String> = ["US", "GB", "CA", "IN"]
    private static let metersAndCentimeters: Set<String> = [
        "AT", "BE", "DZ", "EG", "ES", "FR", "HK", "ID", "IL", "IT", "JO", "MY", "SA", "SE", "TR", "VN",
    ]

    private static func heights(_ region: String) -> [UnitChoice] {
        if feetAndInches.contains(region) {
            return [
                UnitChoice(unit: UnitLength.feet, least: 3, rest: UnitLength.inches),
                UnitChoice(unit: UnitLength.inches),
            ]
        }
        return metersAndCentimeters.contains(region)
            ? [UnitChoice(unit: UnitLength.meters, rest: UnitLength.centimeters)] : plain(UnitLength.centimeters)
    }

    /// Ways along roads are told in round amounts.
    private static func roads(_ region: String) -> [UnitChoice] {
        let (far, near, fifties): (UnitChoice, UnitLength, Double) =
            switch region {
            case "US": (UnitChoice(unit: UnitLength.miles, least: 0.5), .feet, 100)
            case "GB": (UnitChoice(unit: UnitLength.miles, least: 0.5), .yards, 100)
            default: (UnitChoice(unit: UnitLength.kilometers, least: 0.9), .meters, 300)
            }
        return [
            far, UnitChoice(unit: near, least: fifties, step: 50), UnitChoice(unit: near, least: 10, step: 10),
            UnitChoice(unit: near, step: 1),
        ]
    }

    private static func visibilities(_ region: String) -> [UnitChoice] {
        switch region {
        case "US", "GB": plain(UnitLength.miles, .feet)
        case "DE", "NL": plain(UnitLength.meters)
        default: [UnitChoice(unit: UnitLength.kilometers, least: 0.1), UnitChoice(unit: UnitLength.meters)]
        }
    }

    // MARK: Other kinds

    /// Of 14 pounds, which Foundation's are not.
    private static var stone: UnitMass {
        UnitMass(symbol: "st", converter: UnitConverterLinear(coefficient: 6.35029318))
    }

    private static func masses(_ usage: String, _ region: String) -> [UnitChoice] {
        let poundsAndOunces = UnitChoice(unit: UnitMass.pounds, rest: UnitMass.ounces)
        switch (usage, region) {
        case ("personWeight", "US"): return plain(UnitMass.pounds) + [poundsAndOunces]
        case ("personWeight", "GB"): return [UnitChoice(unit: stone, rest: UnitMass.pounds), poundsAndOunces]
        case ("personWeight", "HK"): return [poundsAndOunces]
        case ("personWeight", _): return plain(UnitMass.kilograms, .grams)
        case (_, "US"), (_, "GB"): return plain(UnitMass.shortTons, .pounds, .ounces)
        default: return plain(UnitMass.metricTons, .kilograms, .grams, .milligrams, .micrograms)
        }
    }

    private static func temperatures(_ usage: String, _ region: String) -> [UnitChoice] {
        let warm: Set<String> = usage == "weather" ? ["US", "BS", "BZ", "KY", "PR", "PW"] : ["US"]
        return plain(warm.contains(region) ? UnitTemperature.fahrenheit : .celsius)
    }

    private static func speeds(_ usage: String, _ region: String) -> [UnitChoice] {
        let metersPerSecond: Set<String> = ["CN", "DK", "FI", "JP", "KR", "NO", "PL", "RU", "SE"]
        if isEnglish(region) { return plain(UnitSpeed.milesPerHour) }
        let isWindThere = usage == "wind" && metersPerSecond.contains(region)
        return plain(isWindThere ? UnitSpeed.metersPerSecond : .kilometersPerHour)
    }

    private static func energies(_ usage: String, _ region: String) -> [UnitChoice] {
        guard usage == "food" || usage == "workout" else { return plain(UnitEnergy.kilowattHours) }
        // What is called a calorie on packages of food.
        let calorie = UnitEnergy(symbol: "Cal", converter: UnitConverterLinear(coefficient: 4184))
        return plain(region == "US" ? calorie : .kilocalories)
    }

    private static func volumes(_ usage: String, _ region: String) -> [UnitChoice] {
        switch (usage, region) {
        case ("liquid", "US"):
            plain(UnitVolume.gallons, .quarts, .pints, .cups, .fluidOunces, .tablespoons, .teaspoons)
        case ("liquid", "GB"): plain(UnitVolume.imperialGallons, .imperialFluidOunces)
        case ("liquid", _): plain(UnitVolume.liters, .milliliters)
        case (_, "US"), (_, "GB"): plain(UnitVolume.cubicFeet, .cubicInches)
        default: plain(UnitVolume.cubicMeters, .cubicCentimeters)
        }
    }

    private static func areas(_ region: String) -> [UnitChoice] {
        isEnglish(region)
            ? plain(UnitArea.squareMiles, .acres, .squareFeet, .squareInches)
            : plain(UnitArea.squareKilometers, .hectares, .squareMeters, .squareCentimeters)
    }

    private static func pressures(_ region: String) -> [UnitChoice] {
        isEnglish(region)
            ? plain(UnitPressure.poundsForcePerSquareInch) : plain(UnitPressure.megapascals, .newtonsPerMetersSquared)
    }

    private static var durations: [UnitChoice] {
        let day = UnitDuration(symbol: "d", converter: UnitConverterLinear(coefficient: 86_400))
        return plain(day, .hours, .minutes, .seconds, .milliseconds, .microseconds, .nanoseconds)
    }
}
