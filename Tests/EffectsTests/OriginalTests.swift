import Testing

@testable import KinoraEffects

/// What effects say of the originals that they are compared with.
struct OriginalTests {
    /// The twenty that people know best.
    private static let known = [
        "marquee", "ripple", "glass", "liquid-glass", "confetti", "animated-beam", "beam", "meteors", "globe", "dock",
        "shimmer", "aurora-text", "number-ticker", "orbiting-circles", "bento-grid", "notification-list", "particles",
        "mesh", "neon", "hero-dialog",
    ]

    @Test("Each of the twenty best known effects says in sentences how it compares, where one looks it up")
    func sentences() throws {
        for name in Self.known {
            let entry = try #require(Catalogue.entry(named: name))
            let original = try #require(entry.original, "\(name)")
            #expect(original.points.count >= 2, "\(name)")
            for point in original.points {
                #expect(point.hasSuffix("."), "\(name): \(point)")
                #expect(entry.explanation.contains(point), "\(name)")
            }
        }
        for name in Original.known.keys { #expect(Catalogue.entry(named: name) != nil, "\(name)") }
    }

    @Test("Parameters that are said to be the original's have its published numbers as defaults")
    func numbers() throws {
        let published: [(effect: String, numbers: [String: Double])] = [
            // Apple's sample; the registry of Magic UI.
            ("ripple", ["amplitude": 12, "frequency": 15, "decay": 8, "speed": 1200, "window": 3]),
            ("ring-field", ["count": 8, "diameter": 210, "step": 70, "opacity": 0.24, "period": 2, "lag": 0.06]),
            ("animated-beam", ["width": 2]),
            ("dock", ["size": 40, "scale": 60.0 / 40, "reach": 140]),
            ("number-ticker", ["stiffness": 100, "damping": 60]),
            ("notification-list", ["interval": 1, "stiffness": 350, "damping": 40]),
        ]
        for (effect, numbers) in published {
            let entry = try #require(Catalogue.entry(named: effect))
            for (name, number) in numbers {
                let parameter = try #require(entry.parameters.first { $0.name == name }, "\(effect) \(name)")
                #expect(Double(parameter.defaultText) == number, "\(effect) \(name)")
            }
        }
        let aurora = try #require(Catalogue.entry(named: "aurora-text")?.parameters.first { $0.name == "colors" })
        #expect(aurora.defaultText.uppercased() == "#FF0080,#7928CA,#0070F3,#38BDF8")
    }
}
