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

    /// The previews of a file: those of `#Preview` in order, then those of providers.
    ///
    /// - Parameter name: the name that the file was compiled as.
    func previews(of file: SourceText, as name: String) -> [UserPreview] {
        let registrations = file.previewLines.compactMap { line in
            registration(PreviewSymbol.name(fileID: "\(module)/\(name)", line: line))
        }
        let provided = file.providers.flatMap { provider -> [UserPreview] in
            do {
                return try Watch.apart("\(file.path)#\(provider.name)") {
                    guard let provided = self.provider(provider) else { return [] }
                    launch?.perform()
                    return views(of: provided, provider.name, file)
                }
            } catch {
                return [UserPreview(stopped: CommandError(error), named: provider.name, of: file)]
            }
        }
        return (registrations.map { UserPreview($0, of: file) } + provided).map { preview in
            var preview = preview
            preview.library = path
            return preview.starting(launch)
        }
    }

    private func registration(_ symbol: String) -> _PreviewRegistration? {
        made(by: symbol).map(_PreviewRegistration.take)
    }

    private func provider(_ provider: SourceText.Door) -> (any PreviewProvider.Type)? {
        made(by: provider.symbol).map { _PreviewProviderRegistration.take($0).provider }
    }

    /// What a function of the library returns; nil where there is none of this name.
    private func made(by symbol: String) -> UnsafeMutableRawPointer? {
        guard let address = dlsym(handle, symbol) else { return nil }
        typealias Make = @convention(c) () -> UnsafeMutableRawPointer
        return unsafeBitCast(address, to: Make.self)()
    }

    private func views(of provider: any PreviewProvider.Type, _ name: String, _ file: SourceText) -> [UserPreview] {
        func all<P: PreviewProvider>(_ type: P.Type) -> [UserPreview] {
            let count = ProvidedPreview.all(of: type).count
            return (0..<count).map { index in
                let notes = ProvidedPreview.all(of: type)[index].notes
                let own = notes.name ?? (count == 1 ? name : "\(name) \(index + 1)")
                // Made anew for each performance, so that objects in it are that performance's own.
                return UserPreview(name: own, file: file, line: nil, look: notes.look) {
                    ProvidedPreview.all(of: type)[index].view
                }
            }
        }
        return all(provider)
    }
}
