import Glibc
import KinoraStage

// What the C library tells of time and chance, by the virtual clock and the stage's seed. These hide the functions that Foundation
// brings along; where the C library is imported by name, its own are meant.

/// Whole seconds since 1970.
@discardableResult
@_disfavoredOverload
public func time(_ place: UnsafeMutablePointer<time_t>?) -> time_t {
    let seconds = time_t(VirtualClock.date(at: VirtualClock.now).timeIntervalSince1970)
    place?.pointee = seconds
    return seconds
}

/// From 0 to the largest number.
@_disfavoredOverload
public func rand() -> Int32 { Int32.random(in: 0...Int32.max) }
/// From 0 to the largest number of 32 bits.
@_disfavoredOverload
public func random() -> Int { Int(Int32.random(in: 0...Int32.max)) }
/// Makes no difference: the stage has its own seed.
@_disfavoredOverload
public func srand(_ seed: UInt32) {}
/// Makes no difference: the stage has its own seed.
@_disfavoredOverload
public func srandom(_ seed: UInt32) {}
