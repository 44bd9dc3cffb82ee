import KinoraPixels
import KinoraScene
import KinoraTypography
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// In which colors the parts of a symbol are painted.
@MainActor
struct SymbolRenderingTests {
    private func paints(_ view: some View) throws -> [Paint] {
        try SceneProbe(Stage(showing: view).scene(at: 0)).texts.map(\.run.paint)
    }

    private func color(_ color: SystemColor) -> Paint { .color(color.rgba(.light)) }

    @Test("Multicolor rendering paints parts in their own colors, whatever the foreground style")
    func multicolor() throws {
        let cloud = Image(systemName: "cloud.rain.fill").symbolRenderingMode(.multicolor).foregroundStyle(.green)
        #expect(try paints(cloud) == [.color(.white), color(.cyan)])
    }

    @Test("An original is in its own colors, also within a text, unless a mode or a color is said")
    func original() throws {
        let image = Image(systemName: "cloud.rain.fill").renderingMode(.original)
        #expect(try paints(image.foregroundStyle(.green)) == [.color(.white), color(.cyan)])
        #expect(try paints(Text("\(image)").foregroundStyle(.green)) == [.color(.white), color(.cyan)])
        #expect(try paints(image.symbolRenderingMode(.monochrome).foregroundStyle(.green)) == [color(.green)])
        let tinted = UIImage(systemName: "cloud.rain.fill")?.withTintColor(.systemGreen, renderingMode: .alwaysOriginal)
        #expect(try paints(Image(uiImage: #require(tinted))).allSatisfy { $0 == color(.green) })
    }

    @Test("Effects that dim layers leave them their colors")
    func dimmed() throws {
        let cloud = Image(systemName: "cloud.rain.fill").symbolRenderingMode(.multicolor)
        #expect(try paints(cloud.symbolEffect(.variableColor)) == [.color(.white), color(.cyan)])
        let half = Image(systemName: "person.3.sequence.fill", variableValue: 0.5).foregroundStyle(.blue, .red)
        #expect(try Set(paints(half).map { "\($0)" }).count == 2)
    }

    @Test("A part without a color of its own keeps the foreground style in multicolor rendering")
    func mixed() throws {
        let calendar = Image(systemName: "calendar.badge.plus").symbolRenderingMode(.multicolor).foregroundStyle(.red)
        #expect(try paints(calendar) == [color(.red), color(.green)])
    }

    @Test("Variants are united with those around, in any order; the environment replaces them")
    func variants() throws {
        func name(_ view: some View) throws -> Substring? {
            try SceneProbe(Stage(showing: view).scene(at: 0)).texts.first?.run.font.split(separator: "@").first
        }
        let one = Image(systemName: "1")
        #expect(try name(one.symbolVariant(.fill).symbolVariant(.circle)) == "symbol 1.circle.fill")
        #expect(try name(one.symbolVariant(.circle).symbolVariant(.fill)) == "symbol 1.circle.fill")
        #expect(try name(one.symbolVariant(.fill.circle)) == "symbol 1.circle.fill")
        #expect(try name(one.symbolVariant(.none).symbolVariant(.circle)) == "symbol 1.circle")
        // The inner shape is the one that is there.
        #expect(try name(one.symbolVariant(.circle).symbolVariant(.square)) == "symbol 1.circle")
        let own = one.environment(\.symbolVariants, .none).symbolVariant(.circle)
        #expect(try name(own) == "symbol 1")
        // Where there is no filled form, the others hold.
        #expect(try name(Image(systemName: "wifi").symbolVariant(.slash.fill)) == "symbol wifi.slash")
        #expect(SymbolVariants.fill.circle == .circle.fill && SymbolVariants.circle.fill.contains(.fill))
        #expect(!SymbolVariants.circle.contains(.square) && SymbolVariants.circle.contains(.none))
    }

    @Test("Every color of a symbol but white and black is one of the system's")
    func colors() {
        let system = SymbolColor.allCases.filter { SystemColor(rawValue: $0.rawValue) != nil }
        #expect(system == SymbolColor.allCases.filter { $0 != .white && $0 != .black })
    }

    @Test("A symbol without colors of its own is whole in multicolor rendering, as in monochrome")
    func plain() throws {
        let house = Image(systemName: "house.fill").foregroundStyle(.red)
        #expect(try paints(house.symbolRenderingMode(.multicolor)) == paints(house))
    }

    @Test("Hierarchical rendering has one color: a quarter for what encloses, half for what is crossed out or badged")
    func hierarchical() throws {
        func shares(_ name: String) throws -> [Double] {
            let image = Image(systemName: name).symbolRenderingMode(.hierarchical).foregroundStyle(.blue, .red)
            let glyphs = try LayeredText(Stage(showing: image).scene(at: 0)).glyphs
            let found = try paints(image)
            #expect(found.allSatisfy { $0 == color(.blue) })
            return glyphs.map(\.opacity)
        }
        #expect(try shares("checkmark.square.fill") == [0.25, 1])
        #expect(try shares("person.crop.circle.fill") == [0.25, 1])
        #expect(try shares("mic.slash.fill") == [0.5, 1])
        #expect(try shares("folder.badge.plus") == [0.5, 1])
        #expect(try shares("person.2.fill") == [0.5, 1])
    }

    @Test("Of two styles the second one is for all that is not the first, undimmed")
    func palette() throws {
        for name in ["checkmark.square.fill", "mic.slash.fill", "bell.badge.fill", "folder.badge.plus"] {
            let image = Image(systemName: name).foregroundStyle(.blue, .red)
            #expect(try paints(image) == [color(.red), color(.blue)])
        }
    }

    @Test(
        "Symbols of all scales have their middle at that of the capitals beside them",
        arguments: [Image.Scale.small, .large])
    func scales(scale: Image.Scale) throws {
        func symbol(_ scale: Image.Scale) throws -> CGRect {
            let row = HStack(alignment: .firstTextBaseline) {
                Text("H").frame(height: 60)
                Image(systemName: "square.fill").imageScale(scale)
            }
            // Of large pixels, which nothing is set on.
            let stage = Stage(size: CGSize(width: 100, height: 100), duration: 1, scale: 0.5) {
                row.font(.system(size: 32))
            }
            let run = try #require(SceneProbe(stage.scene(at: 0)).texts.last).run
            let box = run.outlines[0].path.boundingRect
            return box.applying(.init(scaleX: run.size, y: run.size)).offsetBy(dx: run.glyphs[0].x, dy: run.glyphs[0].y)
        }
        let (own, usual) = (try symbol(scale), try symbol(.medium))
        #expect(abs(own.midY - usual.midY) < 1e-6 && abs(own.height / usual.height - 1) > 0.1)
    }

    @Test("A symbol has air around it, but fills the frame that it is stretched to")
    func air() throws {
        func ink(_ image: some View) throws -> CGRect {
            let nodes = try Stage(size: CGSize(width: 200, height: 200), duration: 1) { image }.scene(at: 0).nodes
            var found = CGRect.null
            func visit(_ nodes: [Node], _ transform: CGAffineTransform) {
                for node in nodes {
                    switch node {
                    case .glyphs(let run):
                        let place = CGAffineTransform(
                            a: run.size, b: 0, c: 0, d: run.size, tx: run.glyphs[0].x, ty: run.glyphs[0].y)
                        found = found.union(run.outlines[0].path.boundingRect.applying(place.concatenating(transform)))
                    case .layer(.transform(let own), let children): visit(children, own.concatenating(transform))
                    case .layer(_, let children), .group(let children): visit(children, transform)
                    default: break
                    }
                }
            }
            visit(nodes, .identity)
            return found
        }
        // Measured on phones: 0.987 to 0.992 em.
        #expect(abs(try ink(Image(systemName: "circle.fill").font(.system(size: 100))).width - 99) < 1)
        let stretched = try ink(Image(systemName: "circle.fill").resizable().frame(width: 100, height: 60))
        #expect(stretched.isClose(to: CGRect(x: 50, y: 70, width: 100, height: 60), within: 1e-6))
    }

    @Test("A symbol with a value shows the first of its layers fully and the others faintly")
    func variableValue() throws {
        func opacities(_ value: Double?) throws -> [Double] {
            let stage = Stage(showing: Image(systemName: "wifi", variableValue: value))
            return try LayeredText(stage.scene(at: 0)).glyphs.map(\.opacity)
        }
        #expect(try opacities(nil) == [1])
        let half = try opacities(0.5)
        #expect(half.count > 2 && half.first == 1 && half.last == 0.3)
        #expect(try opacities(0).allSatisfy { $0 == 0.3 } && opacities(1).allSatisfy { $0 == 1 })
    }

    @Test("No name is no symbol: it draws nothing and takes no room")
    func noName() throws {
        let view = HStack(spacing: 0) {
            Image(systemName: "").symbolVariant(.circle)
            Color.red.frame(width: 10, height: 10)
        }
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 1) { view }
        let probe = try SceneProbe(stage.scene(at: 0))
        #expect(probe.fills.map(\.rect) == [CGRect(x: 45, y: 45, width: 10, height: 10)])
        #expect(probe.texts.isEmpty)
    }
}
