// The numbers of a color matrix by their names in SwiftUI, where they are floats: the letter is the row, which makes that channel
// of the result; 1 to 4 multiply red, green, blue and alpha, 5 is added.

extension ColorMatrix {
    /// Changes nothing.
    public init() { self = .identity }

    public var r1: Float {
        get { self[0] }
        set { self[0] = newValue }
    }
    public var r2: Float {
        get { self[1] }
        set { self[1] = newValue }
    }
    public var r3: Float {
        get { self[2] }
        set { self[2] = newValue }
    }
    public var r4: Float {
        get { self[3] }
        set { self[3] = newValue }
    }
    public var r5: Float {
        get { self[4] }
        set { self[4] = newValue }
    }
    public var g1: Float {
        get { self[5] }
        set { self[5] = newValue }
    }
    public var g2: Float {
        get { self[6] }
        set { self[6] = newValue }
    }
    public var g3: Float {
        get { self[7] }
        set { self[7] = newValue }
    }
    public var g4: Float {
        get { self[8] }
        set { self[8] = newValue }
    }
    public var g5: Float {
        get { self[9] }
        set { self[9] = newValue }
    }
    public var b1: Float {
        get { self[10] }
        set { self[10] = newValue }
    }
    public var b2: Float {
        get { self[11] }
        set { self[11] = newValue }
    }
    public var b3: Float {
        get { self[12] }
        set { self[12] = newValue }
    }
    public var b4: Float {
        get { self[13] }
        set { self[13] = newValue }
    }
    public var b5: Float {
        get { self[14] }
        set { self[14] = newValue }
    }
    public var a1: Float {
        get { self[15] }
        set { self[15] = newValue }
    }
    public var a2: Float {
        get { self[16] }
        set { self[16] = newValue }
    }
    public var a3: Float {
        get { self[17] }
        set { self[17] = newValue }
    }
    public var a4: Float {
        get { self[18] }
        set { self[18] = newValue }
    }
    public var a5: Float {
        get { self[19] }
        set { self[19] = newValue }
    }

    private subscript(index: Int) -> Float {
        get { Float(values[index]) }
        set { values[index] = Double(newValue) }
    }
}
