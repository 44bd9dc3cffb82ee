import Foundation

/// From a request to a face: which file, at which weight.
extension FontLibrary {
    /// Answers a request, or says which font is missing and which package brings it.
    package func resolve(_ request: FontRequest) throws -> ResolvedFont {
        if let known = store.withLock({ $0.resolved[request] }) { return known }
        var usable = request
        usable.size = request.size.isFinite ? min(max(request.size, 0.1), 4096) : 0.1
        usable.weight = min(max(request.weight, 1), 1000)
        if !usable.tracking.isFinite { usable.tracking = 0 }
        if !usable.kerning.isFinite { usable.kerning = 0 }
        let font = try ResolvedFont(
            request: usable, face: face(for: usable), isSystemDesign: isSystemDesign(usable.family))
        store.withLock { store in
            if store.resolved.count >= FontLibrary.resolvedLimit { store.resolved.removeAll(keepingCapacity: true) }
            store.resolved[request] = font
        }
        return font
    }

    private func isSystemDesign(_ family: FontRequest.Family) -> Bool {
        switch family {
        case .text, .rounded, .serif, .monospaced: true
        case .named(let name): FontDesign.systemFamily(named: name) != nil && named(name, weight: 400, italic: false) == nil
        case .file: false
        }
    }

    private func face(for request: FontRequest) throws -> FontFace {
        switch request.family {
        case .text: return try face(of: [.inter], request)
        case .rounded: return try face(of: FontDesign.rounded, request)
        case .serif: return try face(of: FontDesign.serif, request)
        case .monospaced: return try face(of: [.jetBrainsMono], request)
        case .file(let path): return try face(path: path, weight: request.weight)
        case .named(let name):
            if let font = named(name, weight: request.weight, italic: request.italic) {
                return try face(path: font.path, weight: request.weight)
            }
            guard let family = FontDesign.systemFamily(named: name) else {
                throw FontError.missing(font: name, package: nil)
            }
            var system = request
            system.family = family
            return try face(for: system)
        }
    }

    private func face(of designs: [FontDesign], _ request: FontRequest) throws -> FontFace {
        for design in designs {
            if let path = path(of: design.cut, request) { return try face(path: path, weight: request.weight) }
        }
        let wanted = designs[designs.count - 1]
        throw FontError.missing(font: wanted.cut.upright[400] ?? "", package: wanted.package)
    }

    /// Static files first: their outlines do not overlap. A variable file serves the weights between them.
    private func path(of cut: FontDesign.Cut, _ request: FontRequest) -> String? {
        let variable = (request.italic ? cut.variableItalic : cut.variableUpright).flatMap(files.path(ofFile:))
        let wanted = request.italic && !cut.italic.isEmpty ? cut.italic : cut.upright
        if let file = wanted[request.weight], let path = files.path(ofFile: file) { return path }
        if let variable { return variable }
        let installed = wanted.compactMapValues(files.path(ofFile:))
        return installed.min { rank($0.key, request.weight) < rank($1.key, request.weight) }?.value
    }

    /// Distance in weight, with the heavier of two equally near first.
    private func rank(_ weight: Int, _ wanted: Int) -> (Int, Int) { (abs(weight - wanted), -weight) }

    /// Opens a file, or returns the face that is open already.
    package func face(path: String, weight: Int) throws -> FontFace {
        let key = "\(path)@\(weight)"
        if let open = store.withLock({ $0.faces[key] ?? $0.faces[path] }) { return open }
        let face = try FontFace(path: path, weight: weight)
        return store.withLock { store in
            // Another thread may have been faster: all use the face that got there first, so that caches are shared.
            let key = face.key.contains("@") ? key : path
            if let open = store.faces[key] { return open }
            if store.faces.count >= FontLibrary.faceLimit {
                store.faces = store.faces.filter { !$0.value.key.contains("@") }
            }
            store.faces[key] = face
            return face
        }
    }
}
