// Random numbers under the C library's names, answered by the stage's seed. The command has sources call these by the name of the module:
// the C library's own differ from run to run, or remember what was drawn before.

public func arc4random() -> UInt32 { UInt32.random(in: 0...UInt32.max) }
/// From 0 up to but without `upperBound`; 0 where that is below 2.
public func arc4random_uniform(_ upperBound: UInt32) -> UInt32 {
    upperBound < 2 ? 0 : UInt32.random(in: 0..<upperBound)
}
/// From 0 up to but without 1.
public func drand48() -> Double { Double.random(in: 0..<1) }
