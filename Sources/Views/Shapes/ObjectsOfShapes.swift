import KinoraStage

// Shapes made of others hold the objects of these, see `BuildContext.noteDrawing(by:)`.

extension OffsetShape: ObjectContainer { package static var contents: [Any.Type] { [Content.self] } }
extension RotatedShape: ObjectContainer { package static var contents: [Any.Type] { [Content.self] } }
extension ScaledShape: ObjectContainer { package static var contents: [Any.Type] { [Content.self] } }
extension TransformedShape: ObjectContainer { package static var contents: [Any.Type] { [Content.self] } }
extension _SizedShape: ObjectContainer { package static var contents: [Any.Type] { [S.self] } }
extension _TrimmedShape: ObjectContainer { package static var contents: [Any.Type] { [S.self] } }
extension _StrokedShape: ObjectContainer { package static var contents: [Any.Type] { [S.self] } }
extension _StrokeBorder: ObjectContainer { package static var contents: [Any.Type] { [S.self] } }
extension _CombinedShape: ObjectContainer { package static var contents: [Any.Type] { [First.self, Second.self] } }
extension _Inset: ObjectContainer { package static var contents: [Any.Type] { [Base.self] } }

extension Shape {
    /// The type of the shape itself where it was forgotten.
    var drawnType: Any.Type { (self as? AnyShape)?.contentType ?? Self.self }
}
