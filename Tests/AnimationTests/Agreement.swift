/// Whether two numbers agree within a tolerance, absolute and relative to `scale`. Infinities must be equal.
func agree(_ a: Double, _ b: Double, _ tolerance: Double, scale: Double = 1) -> Bool {
    if a == b { return true }
    return (a - b).magnitude <= tolerance * max(1, scale.magnitude)
}
