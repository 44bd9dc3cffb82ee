import Glibc
import KinoraBasics
import KinoraViews

/// A loaded library of users' views.
@MainActor
struct UserLibrary {
    private let handle: UnsafeMutableRawPointer
    private let module: String
    private let path: String
    /// The start of the module's app; nil where it has none.
    private var launch: AppLaunch?

    /// - Parameters:
    ///   - module: the module that the sources were built as.
    ///   - files: its files.
    init(_ path: String, module: String, of files: [SourceText]) throws {
        guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
            let reason = dlerror().map { String(cString: $0) } ?? "no reason is given"
            throw CommandError(.internalError, "The library built from the sources cannot be loaded: \(reason).")
        }
        self.handle = handle
        self.path = path
        self.module = module
        // Those for other systems are not in the library.
        for door in files.flatMap(\.mainApps) where launch == nil {
            launch = made(by: door.symbol).map { AppLaunch(_AppRegistration.take($0), of: door) }
        }
    }

    /// The view of the expression that was built in.
    ///
    /// - Parameters:
    ///   - name: what it is called where it does not say so itself.
    ///   - startsApp: whether the module's app is started before it is shown; not where it is what the app shows.
    func expressionView(named name: String?, of file: SourceText, startsApp: Bool) -> UserPreview? {
        registration(SourceBuild.viewSymbol).map { view in
            var preview = UserPreview(view, named: name, of: file)
            preview.library = path
            return startsApp ? preview.starting(launch) : preview
        }
    }

    /// The previews of files: those of `#Preview` in order, then those of providers, of one file after the other.
    ///
    /// Their names and sizes are code of the source, and so is all that a provider does to make its views. Another process asks for them, so
    /// that none has run in this one before it performs a preview.
    ///
    /// - Parameter files: with the names that they were compiled as.
    func previews(of files: [(name: String, file: SourceText)]) throws -> [UserPreview] {
        guard files.contains(where: { !$0.file.previewLines.isEmpty || !$0.file.providers.isEmpty }) else { return [] }
        let known = try OwnProcess.perform(isSilent: true) {
            files.map { facts(of: $0.file, as: $0.name) }
        }
        return zip(files, known).flatMap { found, known in known.map { preview($0, of: found.file) } }
    }

    /// What there is to know of the previews of a file. Code of the source runs.
    private func facts(of file: SourceText, as name: String) -> [PreviewFacts] {
        let registered = file.previewLines.compactMap { line -> PreviewFacts? in
            let symbol = PreviewSymbol.name(fileID: "\(module)/\(name)", line: line)
            return registration(symbol).map {
                PreviewFacts($0.name, line: $0.line > 0 ? $0.line : nil, of: symbol, $0.look)
            }
        }
        let provided = file.providers.flatMap { door -> [PreviewFacts] in
            do {
                return try Watch.apart("\(file.path)#\(door.name)") {
                    guard let provider = self.provider(door.symbol) else { return [] }
                    launch?.perform()
                    return facts(of: provider, door)
                }
            } catch {
                var stopped = PreviewFacts(door.name, of: door.symbol, PreviewLook())
                stopped.failure = CommandError(error)
                return [stopped]
            }
        }
        return registered + provided
    }

    private func facts(of provider: any PreviewProvider.Type, _ door: SourceText.Door) -> [PreviewFacts] {
        func all<P: PreviewProvider>(_ type: P.Type) -> [PreviewFacts] {
            let views = ProvidedPreview.all(of: type)
            return views.enumerated().map { index, view in
                let name = view.notes.name ?? (views.count == 1 ? door.name : "\(door.name) \(index + 1)")
                var facts = PreviewFacts(name, of: door.symbol, view.notes.look)
                facts.index = index
                return facts
            }
        }
        return all(provider)
    }

    /// A preview, of which nothing runs before it is performed.
    private func preview(_ facts: PreviewFacts, of file: SourceText) -> UserPreview {
        var preview: UserPreview
        if let failure = facts.failure {
            preview = UserPreview(stopped: failure, named: facts.name ?? "", of: file)
        } else if let index = facts.index {
            preview = UserPreview(name: facts.name, file: file, line: nil, look: facts.look) {
                provided(facts.symbol, index)
            }
        } else {
            let registration = MadeLater { self.registration(facts.symbol) }
            preview = UserPreview(name: facts.name, file: file, line: facts.line, look: facts.look) {
                registration.made?.makeView() ?? AnyView(EmptyView())
            }
            preview.testNote = { registration.made?.testNote() }
        }
        preview.library = path
        return preview.starting(launch)
    }

    /// A view of a provider, made anew for each performance, so that objects in it are that performance's own.
    private func provided(_ symbol: String, _ index: Int) -> AnyView {
        func view<P: PreviewProvider>(of type: P.Type) -> AnyView {
            let views = ProvidedPreview.all(of: type)
            // What a provider has may depend on what there is by then.
            return views.indices.contains(index) ? views[index].view : AnyView(EmptyView())
        }
        return provider(symbol).map { view(of: $0) } ?? AnyView(EmptyView())
    }

    private func registration(_ symbol: String) -> _PreviewRegistration? {
        made(by: symbol).map(_PreviewRegistration.take)
    }

    private func provider(_ symbol: String) -> (any PreviewProvider.Type)? {
        made(by: symbol).map { _PreviewProviderRegistration.take($0).provider }
    }

    /// What a function of the library returns; nil where there is none of this name.
    private func made(by symbol: String) -> UnsafeMutableRawPointer? {
        guard let address = dlsym(handle, symbol) else { return nil }
        typealias Make = @convention(c) () -> UnsafeMutableRawPointer
        return unsafeBitCast(address, to: Make.self)()
    }
}

/// Something that is made when it is first asked for.
@MainActor
private final class MadeLater<Value> {
    private let make: @MainActor () -> Value
    private(set) lazy var made = make()

    init(_ make: @escaping @MainActor () -> Value) { self.make = make }
}
