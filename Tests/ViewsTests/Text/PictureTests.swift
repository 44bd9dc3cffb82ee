import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Pictures of pixels: how they are painted, turned and repeated.
@MainActor
struct PictureTests {
    /// 1 2
    /// 3 4
    private let pixels = Pixmap(width: 2, height: 2, pixels: [0xFF00_0001, 0xFF00_0002, 0xFF00_0003, 0xFF00_0004])
    private var picture: CGImage { CGImage(SceneImage(pixels)) }

    private func nodes(_ view: some View) throws -> [Node] {
        try Stage(size: CGSize(width: 20, height: 20), duration: 1) { view }.scene(at: 0).nodes
    }
    private func leaves(_ nodes: [Node]) -> [Node] {
        nodes.flatMap { node -> [Node] in
            switch node {
            case .group(let children), .layer(_, let children): leaves(children)
            default: [node]
            }
        }
    }
    private func image(_ view: some View) throws -> ImageNode? {
        for case .image(let image) in leaves(try nodes(view)) { return image }
        return nil
    }

    @Test("A template is painted with all of its style: opacity, gradient, shadow")
    func templates() throws {
        let template = Image(uiImage: UIImage(cgImage: picture)).renderingMode(.template)
        let red = Color(red: 1, green: 0, blue: 0)
        let faded = try #require(try image(template.foregroundStyle(red.secondary)))
        #expect(faded.tint == RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
        let gradient = LinearGradient(colors: [red, .black], startPoint: .top, endPoint: .bottom)
        guard case .layer(.mask(let mask, .alpha), let painted)? = try nodes(template.foregroundStyle(gradient)).first
        else {
            Issue.record("a gradient within a mask")
            return
        }
        #expect(leaves(mask).count == 1 && leaves(painted).count == 1)
        let shadowed = try nodes(template.foregroundStyle(red.shadow(.drop(radius: 2)))).first
        guard case .layer(.filter(.dropShadow), _)? = shadowed else {
            Issue.record("a shadow around the picture: \(String(describing: shadowed))")
            return
        }
    }

    @Test("The color of a template moves")
    func motion() throws {
        struct Page: View {
            let picture: CGImage
            @State private var isOn = false
            var body: some View {
                Image(decorative: picture, scale: 1).renderingMode(.template)
                    .foregroundStyle(isOn ? Color.white : Color.black)
                    .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
            }
        }
        let stage = Stage(size: CGSize(width: 20, height: 20), duration: 2) { Page(picture: picture) }
        func tint(_ time: Double) throws -> Double? {
            for case .image(let image) in leaves(try stage.scene(at: time).nodes) { return image.tint?.red }
            return nil
        }
        let middle = try #require(try tint(0.5))
        #expect(middle > 0.1 && middle < 0.9)
        #expect(try tint(1.5) == 1)
    }

    @Test("A picture is turned as its orientation says, and keeps its own pixels")
    func orientation() throws {
        let wide = CGImage(SceneImage(Pixmap(width: 2, height: 1, pixels: [0xFF00_0001, 0xFF00_0002])))
        let turned = UIImage(cgImage: wide, scale: 1, orientation: .right)
        #expect(turned.size == CGSize(width: 1, height: 2) && turned.cgImage == wide)
        #expect(try image(Image(uiImage: turned))?.image.pixmap.pixels == [0xFF00_0001, 0xFF00_0002])
        #expect(
            try image(Image(decorative: picture, scale: 1, orientation: .down))?.image.pixmap.pixels
                == pixels.pixels.reversed())
        let mirrored = turned.withHorizontallyFlippedOrientation()
        #expect(mirrored.imageOrientation == .leftMirrored && mirrored.size == turned.size)
        let twice = UIImage(cgImage: picture).withHorizontallyFlippedOrientation().withHorizontallyFlippedOrientation()
        #expect(twice.imageOrientation == .up)
    }

    @Test("Between insets a picture is repeated in its own size")
    func repeatedBetweenInsets() throws {
        let wide = CGImage(SceneImage(Pixmap(width: 4, height: 1, pixels: [1, 2, 3, 4].map { 0xFF00_0000 | $0 })))
        let view = Image(decorative: wide, scale: 1)
            .resizable(capInsets: EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1), resizingMode: .tile)
            .frame(width: 10, height: 1)
        let tiles = leaves(try nodes(view)).compactMap { node -> [UInt32]? in
            guard case .fill(let fill) = node, case .image(let paint) = fill.paint else { return nil }
            return [UInt32(fill.path.boundingRect.width)] + paint.image.pixmap.pixels.map { $0 & 255 }
        }
        #expect(tiles == [[1, 1], [8, 2, 3], [1, 4]])
    }

    @Test("UIKit repeats what lies between insets unless it is to be stretched")
    func resizable() throws {
        let image = UIImage(cgImage: picture)
        let tiled = image.resizableImage(withCapInsets: .zero)
        #expect(tiled.resizingMode == .tile && tiled.capInsets == .zero)
        let insets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
        #expect(image.resizableImage(withCapInsets: insets, resizingMode: .stretch).capInsets == insets)
    }
}
