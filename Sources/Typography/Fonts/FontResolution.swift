import Foundation
import KinoraBasics

/// From a request to a face: which file, at which weight.
extension FontLibrary {
    /// Answers a request, or says which font is missing and which package brings it.
    package func resolve(_ request: FontRequest) throws -> ResolvedFont {
        if let known = store.withLock({ $0.resolved[request] }) { return known }
        var usable = request
        usable.size = request.size.isFinite ? request.size.clamped(to: 0.1...4096) : 0.1
        usable.weight = request.weight.clamped(to: 1...1000)
        if !usable.tracking.isFinite { usable.tracking = 0 }
        if !usable.kerning.isFinite { usable.kerning = 0 }
        usable = systemRequest(usable)
        let font = try ResolvedFont(request: usable, face: face(for: usable))
        store.withLock { store in
            if store.resolved.count >= FontLibrary.resolvedLimit { store.resolved.removeAll(keepingCapacity: true) }
            store.resolved[request] = font
        }
        return font
    }

    /// Whether there is a font of this name, or one that always stands for it.
    package func has(_ request: FontRequest) -> Bool {
        guard case .named(let name) = systemRequest(request).family else { return true }
        return named(name, weight: request.weight, italic: request.italic) != nil
    }

    /// A font of Apple's asked for by name becomes a request for the design that stands in for it, unless the project or
    /// KINORA_FONT_PATH has it: what else a machine has installed changes no frame.
    private func systemRequest(_ request: FontRequest) -> FontRequest {
        guard case .named(let name) = request.family, let style = FontDesign.systemFamily(named: name),
            !isAdded(named(name, weight: request.weight, italic: request.italic))
        else { return request }
        var system = request
        system.family = style.family
        system.weight = style.weight ?? request.weight
        system.italic = request.italic || style.italic
        return system
    }

    private func face(for request: FontRequest) throws -> FontFace {
        switch request.family {
        case .text: return try face(of: .inter, request)
        case .rounded: return try roundedFace(request)
        case .serif: return try face(of: .notoSerif, request)
        case .monospaced: return try face(of: .jetBrainsMono, request)
        case .file(let path): return try face(path: path, weight: request.weight)
        case .named(let name):
            guard let font = named(name, weight: request.weight, italic: request.italic) else {
                // As on a phone, the system's font stands in for one that is not there.
                try noteMissing(font: name)
                return try face(of: .inter, request)
            }
            return try face(path: font.path, weight: request.weight)
        }
    }

    private func isAdded(_ font: FontName?) -> Bool {
        font.map { isOfProject($0) || files.addedPaths.contains($0.path) } ?? false
    }

    private func face(of design: FontDesign, _ request: FontRequest) throws -> FontFace {
        guard let path = path(of: design.cut, request) else {
            throw FontError.missing(font: design.cut.upright[400] ?? "", package: design.package)
        }
        return try face(path: path, weight: request.weight)
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

    /// The text design with round ends and corners, made from its thinnest weight. Weights that are hardly thicker stay as they
    /// are.
    private func roundedFace(_ request: FontRequest) throws -> FontFace {
        let base = try face(of: .inter, request)
        var thin = request
        thin.weight = 100
        let key = "rounded \(base.key)"
        if let open = store.withLock({ $0.faces[key] }) { return open }
        // A variable file has glyph numbers of its own, so its thinnest weight must come from it, too.
        let isVariable = base.key.contains("@")
        let core = isVariable ? try face(path: base.path, weight: 100) : try face(of: .inter, thin)
        guard let rounding = FontRounding(of: base, over: core) else { return base }
        let face = try FontFace(path: base.path, weight: request.weight, rounding: rounding)
        return store.withLock { store in
            if let open = store.faces[key] { return open }
            store.faces[key] = face
            return face
        }
    }

    /// Distance in weight, with the heavier of two equally near first.
    private func rank(_ weight: Int, _ wanted: Int) -> (Int, Int) { (abs(weight - wanted), -weight) }

    /// Opens a file, or returns the face that is open already.
    package func face(path: String, weight: Int) throws -> FontFace {
        let key = "\(path)@\(weight)"
        if let open = store.withLock({ $0.faces[key] ?? $0.faces[path] }) { return open }
        let face = try FontFace(path: path, weight: weight)
        return store.withLock { store in
            // Another thread may have been faster: all use the face that was stored first, so that caches are shared.
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
