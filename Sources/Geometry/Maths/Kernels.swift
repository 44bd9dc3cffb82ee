/// The functions of KinoraRasterKernels that this module calls, declared here instead of imported: whoever imports a module
/// must also find the modules that it imports, and those of C need a map, which only SwiftPM's own dependents are given.
///
/// KinoraRasterKernels.h says what they do. Each is false, with nothing done, where the processor cannot run it.
enum Kernels {
    @_extern(c, "rk_sine")
    static func sine(_ values: UnsafeMutablePointer<Float>, _ count: Int, _ isCosine: Bool) -> Bool

    @_extern(c, "rk_power")
    static func power(_ values: UnsafeMutablePointer<Float>, _ count: Int) -> Bool

    @_extern(c, "rk_root")
    static func root(_ values: UnsafeMutablePointer<Float>, _ count: Int) -> Bool

    /// `curve` is a `CurvePolynomial`, `stroke` are the three numbers of `SmoothSteps`, `place` is a `PenPlace`; `left` and
    /// `right` are where the next points of two lists go.
    @_extern(c, "rk_stroke_steps")
    static func strokeSteps(
        _ curve: UnsafeRawPointer, _ start: Double, _ step: Double, _ count: Int, _ stroke: UnsafeRawPointer,
        _ place: UnsafeMutableRawPointer, _ left: UnsafeMutableRawPointer, _ right: UnsafeMutableRawPointer,
        _ done: UnsafeMutablePointer<Int>
    ) -> Bool
}
