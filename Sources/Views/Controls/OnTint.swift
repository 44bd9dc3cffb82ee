import KinoraStage

extension ProminentElements {
    /// Rows on the tint: their content is white, whatever color its parts have by themselves.
    static func onTint(_ ids: Set<AnyHashable>) -> ProminentElements {
        ProminentElements(ids) { environment in
            environment.backgroundProminence = .increased
            environment.foregroundStyles = ForegroundStyles([AnyShapeStyle(Color.white)], outer: nil)
            environment.tintStyle = AnyShapeStyle(Color.white)
        }
    }
}
