/// All pictures: six subjects, each as a wide and a tall crop.
func catalogue() -> [Picture] {
    let wide = (840, 560), tall = (560, 760)
    func both(
        _ name: String, samples: Int, _ development: Development, _ subject: (_ tall: Bool) -> any Subject
    ) -> [Picture] {
        [(false, wide), (true, tall)].map { isTall, size in
            Picture(
                name: "\(name)-\(isTall ? "tall" : "wide")", width: size.0, height: size.1, samples: samples,
                subject: subject(isTall), development: development)
        }
    }
    return both("mountains", samples: 8, Development(exposure: 0.72, vignette: 0.3, saturation: 1.2)) {
        Mountains(tall: $0)
    }
        + both("dunes", samples: 8, Development(exposure: 0.62, vignette: 0.35, saturation: 1.1)) { Dunes(tall: $0) }
        + both("sea", samples: 16, Development(exposure: 0.5, bloom: 0.12, spread: 0.03, vignette: 0.4)) {
            Sea(tall: $0)
        }
        + both("city", samples: 6, Development(exposure: 1.25, bloom: 0.2, spread: 0.03, vignette: 0.5, grain: 2.6)) {
            City(tall: $0)
        }
        + both("flowers", samples: 9, Development(exposure: 0.8, bloom: 0.05, vignette: 0.45)) { Flowers(tall: $0) }
        + [
            Picture(
                name: "busts-wide", width: 840, height: 560, samples: 12, subject: Busts(count: 6),
                development: Development(exposure: 0.85, vignette: 0.1, grain: 1.6)),
            Picture(
                name: "busts-tall", width: 560, height: 760, samples: 16, subject: Busts(count: 1),
                development: Development(exposure: 0.85, vignette: 0.4, grain: 1.6)),
        ]
}
