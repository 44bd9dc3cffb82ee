import KinoraPixels

/// The pixels of the device that are drawn, and those that would be if all of the frame were.
///
/// Coverage is summed up from a shape's left and upper edges as far as they are drawn, in single precision. So it is always
/// measured for all of the frame, and a pixel does not depend on which part of the frame is drawn.
struct DrawArea: Equatable {
    /// What is drawn; inside `whole`.
    var drawn: PixelRect
    /// What would be drawn of the whole frame.
    var whole: PixelRect

    /// All that there is.
    init(_ rect: PixelRect) { self.init(drawn: rect, whole: rect) }

    init(drawn: PixelRect, whole: PixelRect) {
        self.drawn = drawn
        self.whole = whole
    }

    var isEmpty: Bool { drawn.isEmpty }
    /// True where the whole frame is drawn.
    var isWhole: Bool { drawn == whole }

    func intersection(_ rect: PixelRect) -> DrawArea { mapped { $0.intersection(rect) } }

    func mapped(_ map: (PixelRect) -> PixelRect) -> DrawArea {
        let whole = map(whole)
        return DrawArea(drawn: isWhole ? whole : map(drawn), whole: whole)
    }
}
