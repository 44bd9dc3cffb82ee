import Foundation
import KinoraPixels
import KinoraRaster
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// UIKit views inside of SwiftUI: what they say they look like is drawn, at the places that frames and constraints say.
@MainActor
struct RepresentableTests {
    private func fills(_ view: some View) throws -> [SceneProbe.Filled] {
        try SceneProbe(Stage(size: CGSize(width: 100, height: 80), duration: 1) { view }.scene(at: 0)).fills
    }

    private let red = Paint.color(RGBA(red: 1, green: 0, blue: 0, alpha: 1))
    private let blue = Paint.color(RGBA(red: 0, green: 0, blue: 1, alpha: 1))

    @Test("A view takes the size it is offered; subviews lie at their frames, with their opacity")
    func frames() throws {
        let host = Hosted {
            let view = UIView()
            view.backgroundColor = .red
            let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            inner.backgroundColor = .blue
            inner.alpha = 0.5
            view.addSubview(inner)
            return view
        }
        let found = try fills(host)
        #expect(
            found.map(\.rect) == [
                CGRect(x: 0, y: 0, width: 100, height: 80), CGRect(x: 10, y: 20, width: 30, height: 40),
            ])
        #expect(found.map(\.paint) == [red, blue])
        #expect(found.map(\.opacity) == [1, 0.5])
    }

    @Test("Constraints: edges with constants, centers, sizes by constants and by multiples of others")
    func constraints() throws {
        let host = Hosted {
            let view = UIView()
            let (bar, dot) = (UIView(), UIView())
            (bar.backgroundColor, dot.backgroundColor) = (.red, .blue)
            for inner in [bar, dot] {
                inner.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(inner)
            }
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
                bar.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
                bar.topAnchor.constraint(equalTo: view.topAnchor), bar.heightAnchor.constraint(equalToConstant: 20),
                dot.centerXAnchor.constraint(equalTo: bar.centerXAnchor),
                dot.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 4),
                dot.widthAnchor.constraint(equalTo: bar.heightAnchor, multiplier: 0.5),
                dot.heightAnchor.constraint(equalTo: dot.widthAnchor),
            ])
            return view
        }
        // The bar is 80 wide from 8; the dot of 10 by 10 is centered under it.
        #expect(
            try fills(host).map(\.rect) == [
                CGRect(x: 8, y: 0, width: 80, height: 20), CGRect(x: 43, y: 24, width: 10, height: 10),
            ])
    }

    @Test("A view is made once, and updated with what its inputs are now")
    func updates() throws {
        final class Log { var made = 0 }
        let log = Log()
        struct Screen: View {
            let log: Log
            @State private var width: CGFloat = 10
            var body: some View {
                Hosted(
                    make: {
                        log.made += 1
                        let view = UIView()
                        let inner = UIView()
                        inner.backgroundColor = .red
                        view.addSubview(inner)
                        return view
                    }, update: { $0.subviews[0].frame = CGRect(x: 0, y: 0, width: width, height: 5) }
                )
                .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { width = 40 } }
            }
        }
        let stage = Stage(size: CGSize(width: 100, height: 80), duration: 2) { Screen(log: log) }
        #expect(try SceneProbe(stage.scene(at: 0.25)).fills.map(\.rect.width) == [10])
        #expect(try SceneProbe(stage.scene(at: 1)).fills.map(\.rect.width) == [40])
        #expect(log.made == 1)
        // Going back begins the performance again, because what it holds may have changed.
        #expect(try SceneProbe(stage.scene(at: 0.25)).fills.map(\.rect.width) == [10])
    }

    @Test("A controller is told what UIKit tells it, in order, and a hosting controller shows its root")
    func controllers() throws {
        final class Log { var calls: [String] = [] }
        final class Controller: UIViewController {
            let log: Log
            init(_ log: Log) {
                self.log = log
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { return nil }
            override func viewDidLoad() {
                log.calls.append("load")
                let child = UIHostingController(rootView: Color(red: 0, green: 0, blue: 1))
                addChild(child)
                child.view.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
                view.addSubview(child.view)
            }
            override func viewWillAppear(_ animated: Bool) { log.calls.append("will") }
            override func viewDidLayoutSubviews() { log.calls.append("layout \(Int(view.bounds.width))") }
            override func viewDidAppear(_ animated: Bool) { log.calls.append("did") }
        }
        struct Hosted: UIViewControllerRepresentable {
            let log: Log
            func makeUIViewController(context: Context) -> Controller { Controller(log) }
            func updateUIViewController(_ controller: Controller, context: Context) {}
        }
        let log = Log()
        let found = try fills(Hosted(log: log))
        #expect(found.last?.rect == CGRect(x: 5, y: 6, width: 7, height: 8))
        #expect(found.last?.paint == blue)
        #expect(Array(log.calls.prefix(4)) == ["load", "will", "layout 100", "did"])
    }

    @Test(
        "A view with a content gives way to what it is offered where its priority is low, and keeps its size where it is high"
    )
    func priorities() throws {
        final class Sized: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
        }
        func width(_ room: CGFloat, hugging: UILayoutPriority, resistance: UILayoutPriority) throws -> CGFloat? {
            let view = Sized()
            view.backgroundColor = .red
            view.setContentHuggingPriority(hugging, for: .horizontal)
            view.setContentCompressionResistancePriority(resistance, for: .horizontal)
            let found = try fills(Hosted { view }.frame(width: room, height: 20))
            return found.first?.rect.width
        }
        #expect(try width(70, hugging: .defaultLow, resistance: .defaultHigh) == 70)
        #expect(try width(70, hugging: .defaultHigh, resistance: .defaultHigh) == 40)
        #expect(try width(30, hugging: .defaultLow, resistance: .defaultHigh) == 40)
        #expect(try width(30, hugging: .defaultLow, resistance: .defaultLow) == 30)
        // Where nothing is offered it is as large as its content.
        let free = Hosted {
            let view = Sized()
            view.backgroundColor = .red
            return view
        }
        #expect(try fills(free.fixedSize()).first?.rect.size == CGSize(width: 40, height: 20))
    }

    @Test("A stack view shares its length: what is fixed keeps its size, the rest is spread")
    func stackView() throws {
        let host = Hosted {
            let stack = UIStackView()
            stack.spacing = 10
            stack.distribution = .fillEqually
            for color in [UIColor.red, .blue] {
                let view = UIView()
                view.backgroundColor = color
                stack.addArrangedSubview(view)
            }
            return stack
        }
        #expect(
            try fills(host.frame(width: 90, height: 30)).map(\.rect).map(\.width) == [40, 40])
    }

    @Test("Layers: a gradient fills, a shape is stroked from its start to its end")
    func layers() throws {
        let host = Hosted {
            let view = UIView()
            let line = CAShapeLayer()
            line.frame = CGRect(x: 10, y: 10, width: 60, height: 20)
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 0, y: 5))
            path.addLine(to: CGPoint(x: 40, y: 5))
            line.path = path
            line.fillColor = nil
            line.strokeColor = UIColor.red.cgColor
            line.strokeEnd = 0.5
            view.layer.addSublayer(line)
            return view
        }
        let found = try fills(host)
        #expect(found.count == 1)
        #expect(found.first?.rect == CGRect(x: 10, y: 15, width: 20, height: 0))
        #expect(found.first?.paint == red)
    }

    @Test("Particles follow p + v t + a t²/2, live as long as their cell says, and are the same in every run")
    func emitter() throws {
        let layer = CAEmitterLayer()
        layer.emitterPosition = CGPoint(x: 50, y: 10)
        let cell = CAEmitterCell()
        cell.birthRate = 4
        cell.lifetime = 2
        cell.velocity = 20
        cell.emissionLongitude = .pi / 2
        cell.yAcceleration = 10
        cell.alphaSpeed = -0.25
        let particles = layer.particles(of: cell, index: 0, at: 3)
        // Born at 1.25, 1.5, ... 3; that of 1 is two seconds old and gone.
        #expect(particles.map(\.birth) == [1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3])
        for particle in particles {
            let age = 3 - particle.birth
            #expect(abs(particle.position.x - 50) < 1e-9)
            #expect(abs(particle.position.y - (10 + 20 * age + 5 * age * age)) < 1e-9)
            #expect(abs(particle.color.alpha - (1 - 0.25 * age)) < 1e-6)
        }
        cell.velocityRange = 10
        let first = layer.particles(of: cell, index: 0, at: 3).map(\.position)
        #expect(first == layer.particles(of: cell, index: 0, at: 3).map(\.position))
        #expect(Set(first.map(\.y)).count == first.count)
        layer.seed = 7
        #expect(first != layer.particles(of: cell, index: 0, at: 3).map(\.position))
    }

    @Test("A particle follows the course of its life, and begins turned")
    func particleCourse() {
        let layer = CAEmitterLayer()
        let cell = CAEmitterCell()
        (cell.birthRate, cell.lifetime, cell.rotation) = (1, 10, 0.5)
        cell.course.alpha = [(0, 0), (0.5, 1), (1, 0)]
        cell.course.scale = [(0.5, 2)]
        cell.course.color = [(0, SIMD3(1, 0, 0)), (1, SIMD3(0, 0, 1))]
        // Of the ages 5, 4, 3, ...
        let particles = layer.particles(of: cell, index: 0, at: 5)
        #expect(particles.map(\.color.alpha) == [1, 0.8, 0.6, 0.4, 0.2, 0])
        #expect(particles.allSatisfy { $0.scale == 2 && $0.rotation == 0.5 })
        #expect(abs(particles[0].color.red - 0.5) < 1e-9 && abs(particles[0].color.blue - 0.5) < 1e-9)
        #expect(!particles[0].isWhite)
    }

    @Test("Particles that have a size and no picture are rectangles of their color")
    func particlesWithoutPicture() throws {
        let host = Hosted {
            let view = UIView()
            let layer = CAEmitterLayer()
            layer.emitterPosition = CGPoint(x: 50, y: 40)
            let cell = CAEmitterCell()
            (cell.birthRate, cell.lifetime, cell.size) = (1, 10, CGSize(width: 8, height: 4))
            cell.color = UIColor.red.cgColor
            layer.emitterCells = [cell]
            view.layer.addSublayer(layer)
            return view
        }
        let probe = SceneProbe(try Stage(size: CGSize(width: 100, height: 80), duration: 1) { host }.scene(at: 0.5))
        #expect(probe.fills.map(\.rect).contains(CGRect(x: 46, y: 38, width: 8, height: 4)))
    }

    @Test("Longitudes of a line are counted from its normal: 0 is up, and half a turn is down")
    func lineDirection() {
        let layer = CAEmitterLayer()
        layer.emitterShape = .line
        let cell = CAEmitterCell()
        (cell.birthRate, cell.lifetime, cell.velocity) = (1, 10, 10)
        for (longitude, sign) in [(0, -1.0), (CGFloat.pi, 1.0)] {
            cell.emissionLongitude = longitude
            let first = layer.particles(of: cell, index: 0, at: 4)[0].position
            #expect(abs(first.x) < 1e-9 && abs(first.y - sign * 40) < 1e-9, "\(first)")
        }
    }

    @Test("A layer without a frame shows its particles, and those beyond its bounds")
    func particlesBeyondBounds() throws {
        DrawnImage.useRasterizer()
        for frame in [CGRect.zero, CGRect(x: 10, y: 0, width: 20, height: 10)] {
            let host = Hosted {
                let view = UIView()
                let layer = CAEmitterLayer()
                layer.frame = frame
                layer.emitterPosition = CGPoint(x: 50, y: 40)
                let cell = CAEmitterCell()
                (cell.birthRate, cell.lifetime) = (10, 10)
                let dot = CGRect(x: 0, y: 0, width: 4, height: 4)
                cell.contents = UIGraphicsImageRenderer(size: dot.size).image { $0.fill(dot) }.cgImage
                cell.contentsScale = 2
                layer.emitterCells = [cell]
                view.layer.addSublayer(layer)
                return view
            }
            let probe = SceneProbe(try Stage(size: CGSize(width: 100, height: 80), duration: 1) { host }.scene(at: 0.5))
            let places = probe.images + probe.fills.map(\.rect)
            #expect(
                places.contains { abs($0.midX - 50 - frame.minX) < 0.1 && abs($0.midY - 40) < 0.1 }, "\(places)")
        }
    }

    @Test("A particle's colors change by their speeds from 0 to 1 and no further, and its size is never below nothing")
    func particleColors() throws {
        let layer = CAEmitterLayer()
        let cell = CAEmitterCell()
        cell.birthRate = 10
        cell.lifetime = 4
        cell.color = UIColor(red: 0.5, green: 0.5, blue: 0.25, alpha: 1).cgColor
        (cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed) = (-0.5, 0.5, 0.125, -0.5)
        (cell.scale, cell.scaleSpeed) = (0.5, -0.25)
        let particles = layer.particles(of: cell, index: 0, at: 4)
        #expect(particles.count > 30)
        for particle in particles {
            let age = 4 - particle.birth
            #expect(abs(particle.color.red - max(0, 0.5 - 0.5 * age)) < 1e-6)
            #expect(abs(particle.color.green - min(1, 0.5 + 0.5 * age)) < 1e-6)
            #expect(abs(particle.color.blue - (0.25 + 0.125 * age)) < 1e-6)
            #expect(abs(particle.color.alpha - max(0, 1 - 0.5 * age)) < 1e-6)
            #expect(abs(particle.scale - max(0, 0.5 - 0.25 * age)) < 1e-6)
        }
        cell.redRange = 1
        let spread = layer.particles(of: cell, index: 0, at: 4).map(\.color.red)
        #expect(Set(spread).count > 10 && spread.allSatisfy { (0...1).contains($0) })
    }

    @Test("Particles are born in the emitter's shape: on its line, its rim or anywhere inside")
    func particlePlaces() {
        let layer = CAEmitterLayer()
        layer.emitterPosition = CGPoint(x: 50, y: 40)
        layer.emitterSize = CGSize(width: 20, height: 10)
        let cell = CAEmitterCell()
        cell.birthRate = 100
        cell.lifetime = 2
        func places(_ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode) -> [CGPoint] {
            (layer.emitterShape, layer.emitterMode) = (shape, mode)
            return layer.particles(of: cell, index: 0, at: 2).map {
                CGPoint(x: $0.position.x - 50, y: $0.position.y - 40)
            }
        }
        #expect(places(.point, .volume).allSatisfy { $0 == .zero })
        let line = places(.line, .volume)
        #expect(
            line.allSatisfy { abs($0.x) <= 10 && $0.y == 0 } && line.map(\.x).max()! > 9 && line.map(\.x).min()! < -9)
        let box = places(.rectangle, .volume)
        #expect(box.allSatisfy { abs($0.x) <= 10 && abs($0.y) <= 5 } && box.contains { abs($0.x) < 5 && abs($0.y) < 2 })
        #expect(box.map(\.y).max()! > 4.5 && box.map(\.y).min()! < -4.5)
        // The rim of the box.
        #expect(places(.rectangle, .outline).allSatisfy { abs(abs($0.x) - 10) < 1e-6 || abs(abs($0.y) - 5) < 1e-6 })
        for mode in [CAEmitterLayerEmitterMode.outline, .surface] {
            let rim = places(.circle, mode).map { ($0.x * $0.x + $0.y * $0.y).squareRoot() }
            #expect(rim.count > 150 && rim.allSatisfy { abs($0 - 20) < 1e-6 })
        }
        let disc = places(.circle, .volume).map { ($0.x * $0.x + $0.y * $0.y).squareRoot() }
        #expect(disc.allSatisfy { $0 <= 20 })
        // Evenly over the area: a quarter of them within half the radius.
        let inner = Double(disc.filter { $0 < 10 }.count) / Double(disc.count)
        #expect(abs(inner - 0.25) < 0.08, "\(inner)")
    }

    @Test("A view without a picture shows a box with its name")
    func placeholder() throws {
        let picker = Hosted { NamedBox("Panel") }
        let probe = SceneProbe(try Stage(size: CGSize(width: 200, height: 80), duration: 1) { picker }.scene(at: 0))
        #expect(probe.fills.first?.rect == CGRect(x: 0, y: 0, width: 200, height: 80))
        #expect(!probe.texts.isEmpty)
    }
}

/// Pictures and colors by UIKit's and Core Graphics' names.
@MainActor
struct UIImageTests {
    init() { DrawnImage.useRasterizer() }

    private func pixels(_ image: CGImage) -> [[UInt32]] {
        (0..<image.height).map { y in (0..<image.width).map { image.picture.pixmap[$0, y] } }
    }
    private func bitmap(_ width: Int, _ height: Int) -> CGContext {
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    }

    @Test("A bitmap is filled with y upwards, cropped with y downwards, and drawn into another")
    func context() throws {
        let context = bitmap(4, 2)
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        let image = try #require(context.makeImage())
        let (none, red): (UInt32, UInt32) = (0, 0xFF00_00FF)
        #expect(pixels(image) == [[none, none, none, none], [red, red, red, red]])
        #expect(try pixels(#require(image.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 1)))) == [[red, red]])
        #expect(image.cropping(to: CGRect(x: 9, y: 9, width: 2, height: 1)) == nil)
        let twice = bitmap(8, 4)
        twice.draw(image, in: CGRect(x: 0, y: 0, width: 8, height: 4))
        let rows = pixels(try #require(twice.makeImage()))
        #expect(rows[0] == Array(repeating: none, count: 8))
        #expect(rows[3] == Array(repeating: red, count: 8))
    }

    @Test("An empty picture takes no room, and one of pixels has its size in points")
    func sizes() throws {
        #expect(UIImage().size == .zero)
        let image = UIImage(cgImage: try #require(bitmap(6, 4).makeImage()), scale: 2, orientation: .up)
        #expect(image.size == CGSize(width: 3, height: 2))
        #expect(image.cgImage?.width == 6)
    }

    @Test("A dynamic color asks its closure for light and for dark; a literal is sRGB")
    func colors() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        #expect(Color(uiColor: color).resolve(in: EnvironmentValues()) == Color.black.resolve(in: EnvironmentValues()))
        #expect(Color(uiColor: color).resolve(in: dark) == Color.white.resolve(in: dark))
        let literal = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
        let layered: CGColor = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
        #expect(layered == CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
        #expect(literal.redComponent == 0.25 && literal.blueComponent == 0.75)
    }

    @Test("Colors become views' by `Color.init` alone")
    func mappedColors() {
        let colors: [UIColor] = [.red, .systemBlue]
        #expect(colors.map(Color.init) == [Color(uiColor: .red), Color(uiColor: .systemBlue)])
    }
}
