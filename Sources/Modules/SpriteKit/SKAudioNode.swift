import KinoraViews

/// A sound, which is not heard.
@MainActor @preconcurrency
open class SKAudioNode: SKNode {
    open var autoplayLooped = true
    open var isPositional = true
    let fileName: String
    public init(fileNamed name: String) {
        fileName = name
        super.init()
    }
    public init(url: URL) {
        fileName = url.lastPathComponent
        super.init()
    }
    public required init?(coder: NSCoder) { nil }
}
