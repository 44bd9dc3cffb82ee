/// What an effect is held against, and in what the two agree and differ.
package struct Original: Sendable {
    /// Whose it is, and what it is called there.
    package let name: String
    /// A sentence for each point that was compared.
    package let points: [String]
}

extension CatalogueEntry {
    /// The original that this effect of the catalogue was compared with, point by point; nil for the others.
    package var original: Original? { Original.known[name] }
}

extension Original {
    /// The effects that people know best, from the web or from Apple's own. Numbers of the web's are the defaults that their sources
    /// publish.
    static let known: [String: Original] = [
        "marquee": Original(
            name: "Magic UI's marquee",
            points: [
                "Same: linear, without end, and the copies follow without a seam.",
                "Same: it can run to the other side, and its ends fade by a mask.",
                "Other: a speed in points a second (50), where the web gives one copy 40 seconds whatever its length; copies are 28 points apart, there 16.",
            ]),
        "ripple": Original(
            name: "Apple's ripple shader (WWDC24, Create custom visual effects with SwiftUI)",
            points: [
                "Same: amplitude 12, frequency 15, decay 8, speed 1,200 points a second; the wave runs for 3 seconds.",
                "Same: a pixel waits until the ring reaches it, then moves by amplitude * sin(frequency * t) * exp(-decay * t), and is lit by 0.3 of the wave.",
                "The web's effect of this name, rings that breathe, is ring-field.",
            ]),
        "ring-field": Original(
            name: "Magic UI's ripple",
            points: [
                "Same: eight rings, the innermost 210 wide and 0.24 strong, each next one 70 wider and 0.03 fainter.",
                "Same: each breathes to 0.9 of its size and back in 2 seconds, 0.06 seconds after the one inside it.",
                "Other: the field does not fade towards its foot, and rings are lines and fills of one color.",
            ]),
        "glass": Original(
            name: "Apple's ultra-thin material, and backdrop-filter on the web",
            points: [
                "Same: what is behind is blurred and its colors made stronger, then a thin veil lies over it; the rim catches light from above.",
                "Same as on the web: the blur reads beyond the card's edge, so colors do not darken there.",
                "Other: a web page gives a blur of 20 pixels and a veil of white at 0.14; the material is that of light or dark surroundings.",
            ]),
        "liquid-glass": Original(
            name: "Apple's glassEffect (iOS 26)",
            points: [
                "Same: clear in the middle, bent at the edge, where what is behind is drawn in from beyond it.",
                "Same: a bright rim that is strongest towards the light, a soft shadow, regular and clear, and a tint.",
                "Other: glints do not follow the device's motion, and text turns black or white once, by what is behind all of it.",
            ]),
        "confetti": Original(
            name: "canvas-confetti",
            points: [
                "Same: squares, strips, discs and triangles that slow down by the air, fall by their weight, and turn over.",
                "Same: a burst has an angle, a spread and an origin as shares of the page; preset cannon is its shot from below.",
                "Other: 140 pieces that fly all round for 2 seconds, where the web's has 50 in a cone of 45 degrees for 200 steps.",
            ]),
        "beam": Original(
            name: "Magic UI's border beam",
            points: [
                "Same: a light goes round the outline at an even speed, is seen in the border alone, and passes corners and seam without a jump.",
                "Same in preset web: a border of 1 point, 6 seconds a round, #FFAA40 and #9C40FF.",
                "Other: the light's length is a share of the outline and bends with it; the web's is a square of 50 pixels that turns.",
            ]),
        "animated-beam": Original(
            name: "Magic UI's animated beam",
            points: [
                "Same: quadratic curves between two places, 2 points wide, over a gray path; #FFAA40 to #9C40FF; several run into one hub.",
                "Other: a run takes 3 seconds and starts again at once, where the web gives it 5 on the curve (0.16, 1, 0.3, 1).",
            ]),
        "meteors": Original(
            name: "Magic UI's meteors",
            points: [
                "Same: heads with a tail of light that is brightest at the head, each with its own speed and beginning, gone before their way ends.",
                "Same in preset web: 20 of them on tracks that slope by 35 degrees, thin and gray.",
                "Other: a sky with stars stands behind; tails are 120 points long, there 50; a loop closes.",
            ]),
        "globe": Original(
            name: "Magic UI's globe, by cobe",
            points: [
                "Same: it turns evenly and leans to the viewer; 0.3 radians there, 15 degrees here.",
                "Same: a glow around the ball, light from one side, and the coasts of the world.",
                "Other: the ground has colors, clouds and towns at night. dotted-globe and globe-network are nearer: 14,000 and 16,000 dots, there 16,000.",
            ]),
        "dock": Original(
            name: "Magic UI's dock",
            points: [
                "Same with growth=distance: 40 points a tile, 60 under the pointer, falling evenly to nothing at 140 points, on a spring of mass 0.1, stiffness 150, damping 12.",
                "Same: tiles take the room they need, so that gaps stay 8 points and the dock widens.",
                "Other by default: fixed steps of 1.5, 1.25 and 1.1, and tiles rise out of the dock, as macOS has it.",
            ]),
        "shimmer": Original(
            name: "Magic UI's animated shiny text",
            points: [
                "Same: a band of light crosses the letters, is seen in them alone, and rests outside before it comes again.",
                "Other: it crosses in 1.5 seconds and waits 0.5; the web's takes 8 for both. The band leans by 20 degrees and is half as wide as the text, there upright and 100 pixels.",
            ]),
        "aurora-text": Original(
            name: "Magic UI's aurora text",
            points: [
                "Same: #FF0080, #7928CA, #0070F3 and #38BDF8, twice as wide as the text, oblique, seen in the letters alone.",
                "Other: the colors flow on in one direction and join without a seam; the web's go there and back in 10 seconds.",
            ]),
        "number-ticker": Original(
            name: "Magic UI's number ticker",
            points: [
                "Same: a spring of stiffness 100 and damping 60, damped three times more than critically: 12,480 is short by 5,453 after half a second and by 75 after three.",
                "Same: digits are equally wide, with separators, and the last frame is the number itself.",
            ]),
        "orbiting-circles": Original(
            name: "Magic UI's orbiting circles",
            points: [
                "Same: evenly in circles, symbols stay upright, a thin circle shows the way, and rings may turn the other way.",
                "Other: five rings of one to three symbols, 3 seconds for the innermost; the web has a radius of 160 and 20 seconds.",
            ]),
        "bento-grid": Original(
            name: "Magic UI's bento grid",
            points: [
                "Same: cards of one and of more columns, each with a symbol, a title and a line.",
                "Other: two columns, there three; cards come in by a spring one after the other; the web's stand still, and answer to the pointer, which bento-hover does.",
            ]),
        "notification-list": Original(
            name: "Magic UI's animated list",
            points: [
                "Same: one a second, the newest at the top, grown from nothing about its upper edge while it fades in, on a spring of stiffness 350 and damping 40.",
                "Same: the others make room by the same spring, and the list fades at its foot.",
            ]),
        "particles": Original(
            name: "Magic UI's particles",
            points: [
                "Same: many small dots and few large ones, each with its own strength, that drift, fade and give way to the pointer.",
                "Other: 120 dots of 2 to 9 points in four colors around fixed homes, so that a loop closes; the web has 100 of one color that leave the page and come anew.",
            ]),
        "mesh": Original(
            name: "Apple's MeshGradient (iOS 18)",
            points: [
                "Same: three by three places with nine colors and smooth surfaces between them, whose middle places drift.",
                "Web pages make do with blurred discs; their colors mix to gray where they overlap, those of a mesh do not.",
            ]),
        "neon": Original(
            name: "Neon text by shadows on the web",
            points: [
                "Same: white letters, a narrow halo, and wider ones of the glow's color, which breathe from half to full.",
                "Other: four blurs of the letters where a page stacks six shadows of 7 to 92 pixels; 1.5 seconds a breath, there 1.",
            ]),
        "hero-dialog": Original(
            name: "Magic UI's hero video dialog",
            points: [
                "Same: the page darkens, the dialog comes by a spring, a tap beside it sends it back, and it can come from the middle or from an edge.",
                "Other: the thumbnail itself becomes the dialog. Response 0.5 and damping 0.8; the web's stiffness 300 and damping 30 are 0.36 and 0.87.",
            ]),
    ]
}
