import Foundation

/// Which previews an effect has in its folder.
struct GalleryPictures: Equatable, Sendable {
    /// A preview's kind of file, by its ending.
    enum Kind: String, CaseIterable, Sendable { case apng, webp }

    var light = Kind.apng
    /// nil where dark pages show the same.
    var dark: Kind?

    init(light: Kind = .apng, dark: Kind? = nil) { (self.light, self.dark) = (light, dark) }

    /// Those that lie in a folder.
    init(in folder: String) {
        func kind(_ ground: GalleryPreview.Ground) -> Kind? {
            Kind.allCases.first {
                FileManager.default.fileExists(atPath: "\(folder)/\(GalleryPictures.file(ground, $0))")
            }
        }
        self.init(light: kind(.light) ?? .apng, dark: kind(.dark))
    }

    static func file(_ ground: GalleryPreview.Ground, _ kind: Kind) -> String { "\(ground.rawValue).\(kind.rawValue)" }

    /// The names of all files that are none of these previews, but of another run.
    var strangers: [String] {
        Kind.allCases.flatMap { kind in
            (kind == light ? [] : [Self.file(.light, kind)]) + (kind == dark ? [] : [Self.file(.dark, kind)])
        }
    }
}
