import Foundation
import KinoraGeometry
import KinoraPixels

/// The numbers of the peers' scenes, as `scene.py --dump FILE` writes them.
struct BenchScene: Decodable {
    struct Stop: Decodable {
        var location: Double
        var color: [Double]

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            location = try list.decode(Double.self)
            color = try list.decode([Double].self)
        }
    }

    struct Blob: Decodable {
        var x: Double
        var y: Double
        var radius: Double
        var color: [Double]

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            x = try list.decode(Double.self)
            y = try list.decode(Double.self)
            radius = try list.decode(Double.self)
            color = try list.decode([Double].self)
        }
    }

    struct Mesh: Decodable {
        var pos: [[Double]]
        var col: [[Double]]
    }

    struct Text: Decodable {
        var size: Double
        var x: Double
        var baseline0: Double
        var pitch: Double
        var lines: [String]
    }

    struct Glass: Decodable {
        var x: Double
        var y: Double
        var w: Double
        var h: Double
        var r: Double
        var tint: [Double]
        var shadow_dy: Double
        var shadow_sigma: Double
        var shadow: [Double]
        var border: [Double]
    }

    struct Ripple: Decodable {
        var cx: Double
        var cy: Double
        var amp: Double
        var wavelength: Double
        var phase: Double
        var decay: Double
    }

    var size: [Double]
    var background: [Double]
    var stops: [Stop]
    var confetti: [[Double]]
    var strokes: [[Double]]
    var dots: [[Double]]
    var dot_sigma: Double
    var mesh: Mesh
    var text: Text
    var glass: Glass
    var glass_blobs: [Blob]
    var ripple: Ripple
    var layers: Int
    var layer_alpha: Double

    static func load(_ path: String) throws -> BenchScene {
        try JSONDecoder().decode(BenchScene.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }

    var bounds: CGRect { CGRect(x: 0, y: 0, width: size[0], height: size[1]) }
}

/// Channels of 0...255, alpha where given.
func rgba(_ c: [Double]) -> RGBA {
    RGBA(red: c[0] / 255, green: c[1] / 255, blue: c[2] / 255, alpha: c.count > 3 ? c[3] / 255 : 1)
}
