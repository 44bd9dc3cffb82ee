/// Units by their names.
extension HKUnit {
    public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.gram.with(prefix)) }
    public class func gram() -> HKUnit { HKUnit(.gram) }
    public class func ounce() -> HKUnit { HKUnit(from: "oz") }
    public class func pound() -> HKUnit { HKUnit(from: "lb") }
    public class func stone() -> HKUnit { HKUnit(from: "st") }
    /// - Parameter gramsPerMole: what a mole weighs.
    public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit { HKUnit(.mole(gramsPerMole)) }
    public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        HKUnit(.mole(gramsPerMole).with(prefix))
    }

    public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.meter.with(prefix)) }
    public class func meter() -> HKUnit { HKUnit(.meter) }
    public class func inch() -> HKUnit { HKUnit(from: "in") }
    public class func foot() -> HKUnit { HKUnit(from: "ft") }
    public class func yard() -> HKUnit { HKUnit(from: "yd") }
    public class func mile() -> HKUnit { HKUnit(from: "mi") }

    public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.liter.with(prefix)) }
    public class func liter() -> HKUnit { HKUnit(.liter) }
    public class func fluidOunceUS() -> HKUnit { HKUnit(from: "fl_oz_us") }
    public class func fluidOunceImperial() -> HKUnit { HKUnit(from: "fl_oz_imp") }
    public class func pintUS() -> HKUnit { HKUnit(from: "pt_us") }
    public class func pintImperial() -> HKUnit { HKUnit(from: "pt_imp") }
    public class func cupUS() -> HKUnit { HKUnit(from: "cup_us") }
    public class func cupImperial() -> HKUnit { HKUnit(from: "cup_imp") }

    public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.pascal.with(prefix)) }
    public class func pascal() -> HKUnit { HKUnit(.pascal) }
    public class func millimeterOfMercury() -> HKUnit { HKUnit(from: "mmHg") }
    public class func inchesOfMercury() -> HKUnit { HKUnit(from: "inHg") }
    public class func centimeterOfWater() -> HKUnit { HKUnit(from: "cmAq") }
    public class func atmosphere() -> HKUnit { HKUnit(from: "atm") }
    public class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit(from: "dBASPL") }
    public class func decibelHearingLevel() -> HKUnit { HKUnit(from: "dBHL") }

    public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.second.with(prefix)) }
    public class func second() -> HKUnit { HKUnit(.second) }
    public class func minute() -> HKUnit { HKUnit(from: "min") }
    public class func hour() -> HKUnit { HKUnit(from: "hr") }
    public class func day() -> HKUnit { HKUnit(from: "d") }
    public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.hertz.with(prefix)) }
    public class func hertz() -> HKUnit { HKUnit(.hertz) }

    public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.joule.with(prefix)) }
    public class func joule() -> HKUnit { HKUnit(.joule) }
    public class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
    public class func smallCalorie() -> HKUnit { HKUnit(from: "cal") }
    public class func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
    public class func calorie() -> HKUnit { HKUnit(from: "cal") }
    public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.watt.with(prefix)) }
    public class func watt() -> HKUnit { HKUnit(.watt) }

    public class func degreeCelsius() -> HKUnit { HKUnit(from: "degC") }
    public class func degreeFahrenheit() -> HKUnit { HKUnit(from: "degF") }
    public class func kelvin() -> HKUnit { HKUnit(.kelvin) }

    public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.siemen.with(prefix)) }
    public class func siemen() -> HKUnit { HKUnit(.siemen) }
    public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.volt.with(prefix)) }
    public class func volt() -> HKUnit { HKUnit(.volt) }
    public class func internationalUnit() -> HKUnit { HKUnit(from: "IU") }
    public class func diopter() -> HKUnit { HKUnit(from: "D") }
    public class func prismDiopter() -> HKUnit { HKUnit(from: "pD") }
    public class func lux() -> HKUnit { HKUnit(from: "lx") }
    public class func radianAngle() -> HKUnit { HKUnit(from: "rad") }
    public class func degreeAngle() -> HKUnit { HKUnit(from: "deg") }
    public class func appleEffortScore() -> HKUnit { HKUnit(from: "appleEffortScore") }

    public class func count() -> HKUnit { HKUnit(from: "count") }
    /// From 0 to 1.
    public class func percent() -> HKUnit { HKUnit(from: "%") }
}
