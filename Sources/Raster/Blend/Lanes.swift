/// Eight pixels as sixteen 16-bit lanes, twice: red and blue in one vector, green and alpha in the other.
///
/// Widening is by masks and shifts of whole pixels: lane conversions between widths do not vectorize.
typealias Lanes = SIMD16<UInt16>
typealias Pixels8 = SIMD8<UInt32>

/// Eight pixels, unpacked, with their alpha in every lane.
struct UnpackedPixels {
    var redBlue: Lanes
    var greenAlpha: Lanes
    /// Alpha of the pixel each lane belongs to.
    var alpha: Lanes

    @inline(__always)
    init(_ pixels: Pixels8) {
        let mask = Pixels8(repeating: 0x00FF_00FF)
        let odd = (pixels &>> 8) & mask
        let alphas = pixels &>> 24
        redBlue = unsafeBitCast(pixels & mask, to: Lanes.self)
        greenAlpha = unsafeBitCast(odd, to: Lanes.self)
        alpha = unsafeBitCast(alphas | (alphas &<< 16), to: Lanes.self)
    }

    @inline(__always)
    init(redBlue: Lanes, greenAlpha: Lanes) {
        self.redBlue = redBlue
        self.greenAlpha = greenAlpha
        alpha = .zero
    }

    /// The pixels again; lanes must be at most 255.
    @inline(__always)
    var packed: Pixels8 {
        unsafeBitCast(redBlue, to: Pixels8.self) | (unsafeBitCast(greenAlpha, to: Pixels8.self) &<< 8)
    }
}

/// value / 255 to the nearest, for lanes up to 65,025.
@inline(__always)
func divideBy255(_ value: Lanes) -> Lanes {
    let biased = value &+ 128
    return (biased &+ (biased &>> 8)) &>> 8
}

/// The smaller of lanes below 2¹⁵, which compare as signed numbers in one instruction.
@inline(__always)
func smaller(_ a: Lanes, _ b: Lanes) -> Lanes {
    let (a, b) = (unsafeBitCast(a, to: SIMD16<Int16>.self), unsafeBitCast(b, to: SIMD16<Int16>.self))
    return unsafeBitCast(b.replacing(with: a, where: a .< b), to: Lanes.self)
}

@inline(__always)
func larger(_ a: Lanes, _ b: Lanes) -> Lanes {
    let (a, b) = (unsafeBitCast(a, to: SIMD16<Int16>.self), unsafeBitCast(b, to: SIMD16<Int16>.self))
    return unsafeBitCast(b.replacing(with: a, where: a .> b), to: Lanes.self)
}

/// a ≤ b for lanes below 2¹⁵.
@inline(__always)
func isAtMost(_ a: Lanes, _ b: Lanes) -> SIMDMask<SIMD16<Int16>> {
    unsafeBitCast(a, to: SIMD16<Int16>.self) .<= unsafeBitCast(b, to: SIMD16<Int16>.self)
}

/// The smaller of lanes of any size.
@inline(__always)
func smallerProduct(_ a: Lanes, _ b: Lanes) -> Lanes { a.replacing(with: b, where: b .< a) }

@inline(__always)
func loadPixels(_ pointer: UnsafePointer<UInt32>) -> Pixels8 {
    UnsafeRawPointer(pointer).loadUnaligned(as: Pixels8.self)
}

@inline(__always)
func storePixels(_ pixels: Pixels8, _ pointer: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(pointer).storeBytes(of: pixels, as: Pixels8.self)
}
