import KinoraViews

/// What is known of a preview before it is performed. The process that performs others has it from one that only asked for it.
struct PreviewFacts: Codable {
    /// As the source says; of a provider's view also what it is called without that.
    let name: String?
    let line: Int?
    /// The function of the library that hands over the registration or the provider.
    let symbol: String
    /// Which of the provider's views it is; nil for a registration.
    var index: Int?
    /// Why the provider could not be asked.
    var failure: CommandError?
    private let size: PreviewLook.Size
    private let isLandscape: Bool
    private let test: PreviewTestNote?

    init(_ name: String?, line: Int? = nil, of symbol: String, _ look: PreviewLook) {
        (self.name, self.line, self.symbol) = (name, line, symbol)
        (size, isLandscape, test) = (look.size, look.isLandscape, look.test)
    }

    /// How the preview is shown, without what traits put around its view.
    var look: PreviewLook {
        var look = PreviewLook()
        (look.size, look.isLandscape, look.test) = (size, isLandscape, test)
        return look
    }
}
