import KinoraBasics

/// The 132 effects that Kinora set out to cover, by their numbers, and what covers them.
extension Catalogue {
    /// One of these effects.
    public struct Row: Equatable, Sendable {
        /// From 1 on.
        public let number: Int
        /// What it is.
        public let title: String
        /// The names of the entries that cover it, in alphabetical order.
        public let effects: [String]
    }

    /// All of them, in the order of their numbers.
    public static let rows: [Row] = titles.enumerated().map { index, title in
        Row(number: index + 1, title: title, effects: entries.filter { $0.rows.contains(index + 1) }.map(\.name))
    }

    /// A line for each row: its number, what it is, and the effects that cover it.
    public static func rowList() -> String {
        let width = rows.map(\.title.count).max() ?? 0
        return rows.map { row in
            let number = String(repeating: " ", count: 3 - String(row.number).count) + "\(row.number)"
            let title = row.title + String(repeating: " ", count: width - row.title.count)
            return "  \(number)  \(title)  \(row.effects.joined(separator: ", "))\n"
        }.joined()
            + "\n  \(rows.count { !$0.effects.isEmpty }) of \(rows.count) rows are covered, by \(Set(rows.flatMap(\.effects)).count) of \(entries.count) effects.\n"
    }

    private static let titles = [
        "Marquee text",
        "Smart marquee",
        "Typewriter (timer)",
        "Typewriter (Animatable)",
        "Terminal with cursor",
        "Hero video dialog",
        "Bento grid entrance",
        "Bento cell hover",
        "Staggered list",
        "Phase-animated list item",
        "Dock magnification",
        "Textured globe",
        "Dotted globe",
        "Orbiting circles",
        "Avatar stack",
        "Icon cloud chips",
        "Circular progress",
        "Loading spinner",
        "Step progress",
        "File tree",
        "Code comparison",
        "Scroll progress bar",
        "Reading progress ring",
        "Magnifier lens",
        "Pointer follower",
        "Gradient border",
        "Beam border",
        "Shine",
        "Meteor shower",
        "Floating particles",
        "Neon text",
        "Pulsing neon",
        "Neon border",
        "Confetti burst",
        "Scratch to reveal",
        "Glass card",
        "Material showcase",
        "Animated glass card",
        "iOS 26 glass card",
        "Vibrancy",
        "Motion parallax card",
        "Drag 3D card",
        "Parallax header",
        "Circle to square morph",
        "Blob morph",
        "Mesh gradient",
        "Animated mesh",
        "Glass over mesh",
        "Tap ripple rings",
        "Shader ripple (distortion)",
        "Spring showcase",
        "Spring drag",
        "Bottom fade blur",
        "Variable blur",
        "Edge vignette",
        "Color invert",
        "Wave distortion",
        "Emboss",
        "Drawing group particles",
        "Paging scroll",
        "Scroll rotation",
        "Scroll parallax",
        "Scroll hue",
        "Pulled mesh",
        "Twirl transition",
        "Plain text renderer",
        "Glyph appearance",
        "Ripple shader",
        "Ripple on press",
        "Ripple editor",
        "Push effect",
        "Press tracking",
        "Implicit size",
        "Explicit turn and swell",
        "Curve comparison",
        "Matched card",
        "Phase animator",
        "Keyframe tracks",
        "Tap counting",
        "Long press",
        "Drag and return",
        "Pinch, turn, pan",
        "Swipe to delete",
        "Card stack swipe",
        "Velocity throw",
        "Grid stagger",
        "Animation debugger",
        "Transform vs layout",
        "Gesture conflict",
        "Reduced motion",
        "Staggered entry",
        "Press scale",
        "Hover lift",
        "Progress bar",
        "XP ring",
        "Number counter",
        "Pulse",
        "Pop in",
        "Shimmer",
        "Streak flame",
        "Celebration particles",
        "Check mark that is drawn",
        "Opacity interpolation",
        "Int does not animate",
        "Float counter",
        "Model vs presentation",
        "Scale with anchor",
        "Number view",
        "Radial layout",
        "Route shape",
        "Progress with ignored fields",
        "Stock price",
        "Heart rate",
        "Score",
        "Countdown timer",
        "Curve presets",
        "Custom curve",
        "Spring presets",
        "Custom spring",
        "Delay, repeat, speed",
        "Default by OS",
        "No animation",
        "Two animations",
        "Scoped animation",
        "Transaction key",
        "Custom animation",
        "Merge rules",
        "Zoom transition",
        "Sheet zoom",
        "UIKit bead pulse",
        "Bridged box lid",
        "Bead with velocity",
    ]
}
