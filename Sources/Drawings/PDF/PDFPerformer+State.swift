import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene

// Commands that change what is drawn with.

extension PDFPerformer {
    func setLine(_ word: String, _ operands: [PDFValue], _ n: [Double]) -> Bool {
        switch word {
        case "w": if let width = n.first, width >= 0 { state.line.lineWidth = width }
        case "J": state.line.lineCap = CGLineCap(rawValue: PDFPerformer.code(n)) ?? .butt
        case "j": state.line.lineJoin = CGLineJoin(rawValue: PDFPerformer.code(n)) ?? .miter
        case "M": if let limit = n.first { state.line.miterLimit = max(1, limit) }
        case "d": if operands.count == 2 { setDash(file.numbers(operands[0]) ?? [], n.last ?? 0) }
        default: return false
        }
        return true
    }

    /// One of three ways.
    private static func code(_ n: [Double]) -> Int32 {
        guard let number = n.first else { return 0 }
        return Int32(number.clamped(to: 0...2))
    }

    private func setDash(_ dash: [Double], _ phase: Double) {
        state.line.dash = StrokeStyle.dash(dash)
        state.line.dashPhase = phase
    }

    func setColor(_ word: String, _ operands: [PDFValue], _ n: [Double]) -> Bool {
        let isFill = word.first?.isLowercase == true
        let ink = isFill ? \PDFState.fill : \PDFState.stroke
        switch word {
        case "g", "G": set(ink, .gray, n)
        case "rg", "RG": set(ink, .rgb, n)
        case "k", "K": set(ink, .cmyk, n)
        case "cs", "CS":
            guard let space = PDFColorSpace(operands.first, resources: resources, in: file) else {
                budget.omit("unknown spaces of colors")
                return true
            }
            set(ink, space, space.initial)
        case "sc", "SC", "scn", "SCN":
            state[keyPath: ink].pattern = operands.last?.name
            if !n.isEmpty { state[keyPath: ink].numbers = n }
        default: return false
        }
        return true
    }

    private func set(_ ink: WritableKeyPath<PDFState, PDFInk>, _ space: PDFColorSpace, _ numbers: [Double]) {
        state[keyPath: ink].space = space
        state[keyPath: ink].numbers = numbers
        state[keyPath: ink].pattern = nil
    }

    /// A dictionary of `gs`.
    func apply(_ setting: [String: PDFValue]) throws(DrawingError) {
        if let opacity = file.number(setting["ca"]) { state.fill.opacity = opacity.clamped(to: 0.0...1.0) }
        if let opacity = file.number(setting["CA"]) { state.stroke.opacity = opacity.clamped(to: 0...1) }
        if let width = file.number(setting["LW"]) { _ = setLine("w", [], [width]) }
        if let cap = file.number(setting["LC"]) { _ = setLine("J", [], [cap]) }
        if let join = file.number(setting["LJ"]) { _ = setLine("j", [], [join]) }
        if let limit = file.number(setting["ML"]) { _ = setLine("M", [], [limit]) }
        if let dash = file.array(setting["D"]), dash.count == 2 {
            setDash(file.numbers(dash[0]) ?? [], file.number(dash[1]) ?? 0)
        }
        if let mode = setting["BM"] {
            let names = file.array(mode)?.compactMap { file.name($0) } ?? [file.name(mode) ?? ""]
            state.blendMode = names.lazy.compactMap { PDFPerformer.blendModes[$0] }.first ?? .normal
        }
        if let mask = setting["SMask"] { try setSoftMask(file.dictionary(mask)) }
    }

    private static let blendModes: [String: BlendMode] = [
        "Normal": .normal, "Compatible": .normal, "Multiply": .multiply, "Screen": .screen, "Overlay": .overlay,
        "Darken": .darken, "Lighten": .lighten, "ColorDodge": .colorDodge, "ColorBurn": .colorBurn,
        "HardLight": .hardLight, "SoftLight": .softLight, "Difference": .difference, "Exclusion": .exclusion,
        "Hue": .hue, "Saturation": .saturation, "Color": .color, "Luminosity": .luminosity,
    ]

    /// A group whose alpha or luminosity multiplies what is drawn from now on; nothing where it is `/None`.
    private func setSoftMask(_ mask: [String: PDFValue]) throws(DrawingError) {
        state.softMask = nil
        guard let form = file.stream(mask["G"]) else { return }
        if mask["TR"] != nil, file.name(mask["TR"]) != "Identity" { budget.omit("functions of masks") }
        var fresh = PDFState(map: state.map)
        fresh.cuts = []
        var nodes = try formNodes(form, in: fresh)
        var source = MaskSource.alpha
        if file.name(mask["S"]) == "Luminosity" {
            source = .luminance
            let space =
                PDFColorSpace(
                    file.dictionary(form.dictionary["Group"])["CS"], resources: resources, in: file) ?? .gray
            if let backdrop = file.numbers(mask["BC"]) {
                nodes.insert(.fill(Fill(Path(bounds), paint: .color(space.color(backdrop)))), at: 0)
            }
        }
        counts.cuts += 1
        state.softMask = PDFCut(id: counts.cuts, operation: .mask(nodes, source), bounds: visible)
    }
}
