import KinoraAnimation
import KinoraBasics

extension SplitMix {
    mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }

    mutating func spring() -> Spring {
        if Bool.random(using: &self) { return Spring(duration: number(0.1...2), bounce: number(-0.6...0.95)) }
        return Spring(
            mass: number(0.2...3), stiffness: number(10...600), damping: number(0.5...60), allowOverDamping: true)
    }
}
