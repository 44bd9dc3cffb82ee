// The C functions of Apple's vDSP that sample tables, for doubles (D) and floats. Strides are in elements.

public typealias vDSP_Stride = Int
public typealias vDSP_Length = UInt

/// `count` values in even steps from `start` to `end`.
private func ramp<T: BinaryFloatingPoint>(
    _ start: T, _ end: T, _ out: UnsafeMutablePointer<T>, _ stride: Int, _ count: UInt
) {
    let steps = T(max(1, Int(count) - 1))
    for index in 0..<Int(count) { out[index * stride] = start + (end - start) * T(index) / steps }
}

public func vDSP_vgenD(
    _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) { ramp(a.pointee, b.pointee, c, ic, n) }

public func vDSP_vgen(
    _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) { ramp(a.pointee, b.pointee, c, ic, n) }

/// The value of a broken line at 0, 1, 2 … `count`: its corners are at the ascending places `b` and have the values `a`. It is
/// level before the first corner and after the last.
private func sample<T: BinaryFloatingPoint>(
    _ a: UnsafePointer<T>, _ ia: Int, _ b: UnsafePointer<T>, _ ib: Int, _ c: UnsafeMutablePointer<T>, _ ic: Int,
    _ count: UInt,
    _ corners: UInt
) {
    guard corners > 0 else { return }
    var next = 0
    for index in 0..<Int(count) {
        let place = T(index)
        while next < Int(corners), b[next * ib] < place { next += 1 }
        if next == 0 {
            c[index * ic] = a[0]
        } else if next == Int(corners) {
            c[index * ic] = a[(next - 1) * ia]
        } else {
            let (left, right) = (b[(next - 1) * ib], b[next * ib])
            let (low, high) = (a[(next - 1) * ia], a[next * ia])
            c[index * ic] = low + (high - low) * (place - left) / (right - left)
        }
    }
}

public func vDSP_vgenpD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ m: vDSP_Length
) { sample(a, ia, b, ib, c, ic, n, m) }

public func vDSP_vgenp(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ m: vDSP_Length
) { sample(a, ia, b, ib, c, ic, n, m) }
