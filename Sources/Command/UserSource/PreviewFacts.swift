import Foundation
import KinoraStage
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
    var failure: Failure?
    private var size = Size.stage
    private var isLandscape = false
    private var test: PreviewTestNote?

    struct Failure: Codable {
        let exitCode: Int32
        let sentence: String

        init(_ error: CommandError) { (exitCode, sentence) = (error.ending.rawValue, error.sentence) }

        var error: CommandError { CommandError(Ending(rawValue: exitCode) ?? .internalError, sentence) }
    }

    private enum Size: Codable {
        case stage, fitting
        case fixed(Double, Double)
    }

    init(_ name: String?, line: Int? = nil, of symbol: String, _ look: PreviewLook) {
        (self.name, self.line, self.symbol) = (name, line, symbol)
        switch look.size {
        case .stage: size = .stage
        case .fitting: size = .fitting
        case .fixed(let size): self.size = .fixed(Double(size.width), Double(size.height))
        }
        (isLandscape, test) = (look.isLandscape, look.test)
    }

    /// How the preview is shown, without what traits put around its view.
    var look: PreviewLook {
        var look = PreviewLook()
        switch size {
        case .stage: look.size = .stage
        case .fitting: look.size = .fitting
        case .fixed(let width, let height): look.size = .fixed(CGSize(width: width, height: height))
        }
        (look.isLandscape, look.test) = (isLandscape, test)
        return look
    }
}
