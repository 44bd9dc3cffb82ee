import KinoraStage
import KinoraEffects
import KinoraFrames
import Foundation
import KinoraViews

/// A view of a user's source that can be performed.
@MainActor
struct UserPreview {
    /// As the source or the command line says; nil where neither does.
    let name: String?
    let file: SourceText
    /// Where it begins; nil where that is not known.
    let line: Int?
    let look: PreviewLook
    private(set) var makeView: @MainActor () -> AnyView
    /// The library that it is in.
    var library: String?
    /// Why there is no view.
    private var failure: CommandError?
    /// What the source says about testing it.
    var testNote: @MainActor () -> PreviewTestNote? = { nil }

    init(name: String?, file: SourceText, line: Int?, look: PreviewLook, makeView: @escaping @MainActor () -> AnyView) {
        self.name = name
        self.file = file
        self.line = line
        self.look = look
        self.makeView = makeView
        testNote = { look.test }
    }

    init(_ registration: _PreviewRegistration, named name: String? = nil, of file: SourceText) {
        self.init(
            name: registration.name ?? name, file: file, line: registration.line > 0 ? registration.line : nil,
            look: registration.look, makeView: { registration.makeView() })
        testNote = { registration.testNote() }
    }

    /// A preview whose source stopped when it was asked for its view.
    init(stopped failure: CommandError, named name: String, of file: SourceText) {
        self.init(name: name, file: file, line: nil, look: PreviewLook()) { AnyView(EmptyView()) }
        self.failure = failure
    }

    /// The same preview, before which an app is started, in each performance and whenever the preview's code runs.
    func starting(_ launch: AppLaunch?) -> UserPreview {
        guard let launch else { return self }
        var copy = self
        copy.makeView = { [makeView] in
            launch.perform()
            return makeView()
        }
        copy.testNote = { [testNote] in
            launch.perform()
            return testNote()
        }
        return copy
    }

    /// The same preview for a source that may hold objects: it is then played step by step.
    func holdingObjects() -> UserPreview {
        var copy = self
        copy.makeView = { [makeView] in AnyView(makeView().mayHoldObjects()) }
        return copy
    }

    /// The same preview with the libraries that its shader functions are looked for in.
    func with(_ shaders: ShaderSources) -> UserPreview {
        var copy = self
        copy.makeView = { [makeView] in AnyView(makeView().shaderSources(shaders)) }
        return copy
    }

    /// The default stage in points.
    static let stage = CGSize(width: 390, height: 844)
    /// Seconds.
    nonisolated static let duration = 3.0

    /// The preview as an effect, with everything that an effect of the catalogue has.
    ///
    /// - Parameters:
    ///   - name: what it is called among others.
    ///   - surroundings: in which it is measured; who performs the effect gives them again.
    /// - Throws: why the source stopped when it was asked for its view.
    func entry(_ name: String, in surroundings: ViewSurroundings = ViewSurroundings()) throws -> CatalogueEntry {
        if let failure { throw failure }
        let make = makeView
        return CatalogueEntry(
            name: name, summary: "A view of \(file.path).", size: try size(in: surroundings), fit: .reflows,
            duration: UserPreview.duration,
            loops: false, script: try defaultScript(name), effect: PreviewEffect(makeView: make))
    }

    private func size(in surroundings: ViewSurroundings) throws -> CGSize {
        let stage =
            look.isLandscape
            ? CGSize(width: UserPreview.stage.height, height: UserPreview.stage.width) : UserPreview.stage
        switch look.size {
        case .stage: return stage
        case .fixed(let size): return size
        case .fitting:
            let make = makeView
            let size = try Watch.during("measuring a preview of \(file.path)") {
                // As Xcode does: as large as it is where it is offered the whole phone.
                try Stage(size: stage, duration: 0) { surroundings.around(make()) }
                    .fittingSize(offered: ProposedViewSize(stage))
            }
            return CGSize(width: max(1, size.width.rounded(.up)), height: max(1, size.height.rounded(.up)))
        }
    }

    /// What the user does, where a script lies beside the source: `Effect.NAME.yaml`, or `Effect.yaml` for all of a file.
    private func defaultScript(_ name: String) throws -> Script {
        let base = URL(fileURLWithPath: file.path).deletingPathExtension().path
        for path in ["\(base).\(name)", base].flatMap({ stem in ["yaml", "yml", "json"].map { "\(stem).\($0)" } }) {
            guard FileManager.default.fileExists(atPath: path) else { continue }
            // A .json beside a source is often its data.
            if path.hasSuffix(".json"), !ScriptFile.looksLikeScript(path) { continue }
            return try ScriptFile.read(path)
        }
        return .empty
    }
}

/// A preview as an effect: it has no parameters.
private struct PreviewEffect: Effect {
    let makeView: @MainActor () -> AnyView

    var view: some View { makeView().modifier(PreferredPage()) }
}

/// Paints the page, and all bars on it, in the scheme that a preview prefers, where the stage has the other one.
private struct PreferredPage: ViewModifier {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.effectGround) private var ground
    @State private var preferred: ColorScheme?

    func body(content: Content) -> some View {
        SingleView(content).frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                if let preferred, preferred != scheme, ground.isDrawn {
                    (preferred == .dark ? Color.black : Color.white).ignoresSafeArea()
                }
            }
            .environment(\.colorScheme, preferred ?? scheme)
            .onChange(ofSetting: PreferredColorSchemeKey.self) { preferred = $0 }
    }
}

extension UserPreview {
    /// A name for a folder: letters, digits and a few signs.
    nonisolated static func folderName(_ name: String) -> String {
        let kept = name.map { $0.isLetter || $0.isNumber || "-_.+".contains($0) ? $0 : "-" }
        let text = String(kept).split(separator: "-").joined(separator: "-").prefix(80)
        return text.isEmpty || text.allSatisfy({ $0 == "." }) ? "preview" : String(text)
    }
}
