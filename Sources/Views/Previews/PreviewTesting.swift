/// What a source says about the test of a preview, for `kinora test`.
package struct PreviewTestNote: Codable, Equatable {
    package var skip: String?
    /// Seconds.
    package var times: [Double]?
    package var variants: [String]?
    package var maxDelta: Int?
    package var maxDiffPixels: Int?

    /// With what another note says in place of this one's.
    fileprivate mutating func take(_ other: PreviewTestNote) {
        skip = other.skip ?? skip
        times = other.times ?? times
        variants = other.variants ?? variants
        maxDelta = other.maxDelta ?? maxDelta
        maxDiffPixels = other.maxDiffPixels ?? maxDiffPixels
    }
}

extension PreviewLook {
    fileprivate mutating func take(_ note: PreviewTestNote) {
        var all = test ?? PreviewTestNote()
        all.take(note)
        test = all
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// How `kinora test` tests the preview, in place of what `.kinora.yml` says.
    ///
    /// - Parameters:
    ///   - at: the pictures' times in seconds.
    ///   - variants: names of variants, such as `light` or those of `.kinora.yml`.
    ///   - maxDelta: steps of 255 by which a channel may differ.
    ///   - maxDiffPixels: how many pixels may differ.
    public static func kinoraTest(
        at times: [Double]? = nil, variants: [String]? = nil, maxDelta: Int? = nil, maxDiffPixels: Int? = nil
    ) -> PreviewTrait {
        let note = PreviewTestNote(times: times, variants: variants, maxDelta: maxDelta, maxDiffPixels: maxDiffPixels)
        return PreviewTrait { $0.take(note) }
    }

    /// Leaves the preview out of `kinora test`, for a reason that it prints.
    public static func kinoraTestSkipped(_ reason: String) -> PreviewTrait {
        PreviewTrait { $0.take(PreviewTestNote(skip: reason)) }
    }
}

extension View {
    /// How `kinora test` tests the preview that the view is, in place of what `.kinora.yml` says. A modifier of the whole preview.
    ///
    /// - Parameters:
    ///   - at: the pictures' times in seconds.
    ///   - variants: names of variants, such as `light` or those of `.kinora.yml`.
    ///   - maxDelta: steps of 255 by which a channel may differ.
    ///   - maxDiffPixels: how many pixels may differ.
    public func kinoraTest(
        at times: [Double]? = nil, variants: [String]? = nil, maxDelta: Int? = nil, maxDiffPixels: Int? = nil
    ) -> some View {
        let note = PreviewTestNote(times: times, variants: variants, maxDelta: maxDelta, maxDiffPixels: maxDiffPixels)
        return modifier(PreviewNote { $0.look.take(note) })
    }

    /// Leaves the preview that the view is out of `kinora test`, for a reason that it prints.
    public func kinoraTestSkipped(_ reason: String) -> some View {
        modifier(PreviewNote { $0.look.take(PreviewTestNote(skip: reason)) })
    }
}
