/// Which objects a scene file is made of, and which keys each of them may have: the table against which files are checked, so
/// that a misspelt key is told instead of being ignored. The decoders of the values read the same keys;
/// `docs/scene.schema.json` says the same for other programs.
package struct SceneGrammar: Sendable {
    /// The kinds of objects.
    package enum Form: String, CaseIterable, Sendable {
        case scene, node, path, strokeStyle, paint, color, ramp, stop
        case linear, radial, angular, mesh, vertex, handles, imagePaint, shaderPaint, shaderCall, shaderArgument
        case glyphRun, outline, image, backdropEffect, glass
        case filter, blur, variableBlur, shadow, alphaThreshold, shaderPass
    }

    /// What the value of a key is.
    package enum Value: Sendable {
        /// Numbers, texts and lists of them: the decoder checks them.
        case plain
        /// One of these words; what is no text is left to the decoder.
        case word([String])
        case object(Form)
        case list(Form)
    }

    /// The keys of one kind of object.
    package struct Keys: Sendable {
        /// What it is called in an error: "a node".
        package let name: String
        package let values: [String: Value]
        /// Without which it is refused.
        package let required: Set<String>
        /// Of objects in which one key decides what they are: the keys that may stand beside each of these.
        package let beside: [String: Set<String>]

        fileprivate init(
            _ name: String, required: [String: Value], optional: [String: Value] = [:],
            beside: [String: Set<String>] = [:]
        ) {
            (self.name, self.beside) = (name, beside)
            self.required = Set(required.keys)
            values = required.merging(optional) { first, _ in first }
        }
    }

    package static func keys(of form: Form) -> Keys { table[form]! }

    private static let table: [Form: Keys] = [
        .scene: Keys(
            "a scene", required: ["version": .plain, "size": .plain, "nodes": .list(.node)],
            optional: ["scale": .plain, "dither": .plain, "background": .object(.color), "images": .list(.image)]),
        .node: Keys("a node", required: [:], optional: nodeValues, beside: nodeKinds),
        .path: Keys(
            "a path", required: [:],
            optional: [
                "rect": .plain, "ellipse": .plain, "roundedRect": .plain, "corner": .plain,
                "style": words(PathData.Style.self),
                "elements": .plain,
            ],
            beside: ["rect": [], "ellipse": [], "roundedRect": ["corner", "style"], "elements": []]),
        .strokeStyle: Keys(
            "a stroke's style", required: ["width": .plain],
            optional: [
                "cap": words(StrokeData.Cap.self), "join": words(StrokeData.Join.self),
                "miterLimit": .plain, "dash": .plain, "dashPhase": .plain,
            ]),
        .paint: Keys(
            "a paint", required: [:],
            optional: [
                "color": .object(.color), "linear": .object(.linear), "radial": .object(.radial),
                "angular": .object(.angular), "mesh": .object(.mesh), "image": .object(.imagePaint),
                "shader": .object(.shaderPaint),
            ]),
        .color: Keys("a color", required: ["red": .plain, "green": .plain, "blue": .plain, "alpha": .plain]),
        .ramp: Keys(
            "a ramp", required: ["stops": .list(.stop), "space": words(GradientSpace.self)],
            optional: ["spread": words(GradientSpread.self)]),
        .stop: Keys("a gradient's stop", required: ["color": .object(.color), "location": .plain]),
        .linear: Keys("a linear gradient", required: ["ramp": .object(.ramp), "start": .plain, "end": .plain]),
        .radial: Keys(
            "a radial gradient",
            required: [
                "ramp": .object(.ramp), "center": .plain, "startRadius": .plain, "endRadius": .plain, "aspect": .plain,
            ], optional: ["focus": .plain]),
        .angular: Keys(
            "an angular gradient",
            required: ["ramp": .object(.ramp), "center": .plain, "startAngle": .plain, "endAngle": .plain]),
        .mesh: Keys(
            "a mesh",
            required: [
                "columns": .plain, "rows": .plain, "vertices": .list(.vertex), "bounds": .plain,
                "background": .object(.color), "smoothsColors": .plain,
                "space": words(GradientSpace.self),
            ]),
        .vertex: Keys(
            "a mesh's vertex", required: ["position": .plain, "color": .object(.color)],
            optional: ["handles": .object(.handles)]),
        .handles: Keys(
            "a vertex's handles", required: ["leading": .plain, "top": .plain, "trailing": .plain, "bottom": .plain]),
        .imagePaint: Keys("an image as paint", required: ["image": .object(.image), "rect": .plain, "tiled": .plain]),
        .shaderPaint: Keys("a shader as paint", required: ["shader": .object(.shaderCall), "bounds": .plain]),
        .shaderCall: Keys(
            "a shader", required: ["name": .plain, "arguments": .list(.shaderArgument)], optional: ["library": .plain]),
        .shaderArgument: Keys(
            "a shader's argument", required: [:],
            optional: [
                "float": .plain, "float2": .plain, "float3": .plain, "float4": .plain, "color": .plain,
                "floats": .plain, "colors": .plain, "data": .plain, "image": .object(.image),
            ]),
        .glyphRun: Keys(
            "a glyph run",
            required: [
                "font": .plain, "size": .plain, "outlines": .list(.outline), "glyphs": .plain, "paint": .object(.paint),
            ]),
        .outline: Keys("a glyph's outline", required: ["id": .plain, "path": .object(.path)]),
        .image: Keys("an image", required: ["width": .plain, "height": .plain, "pixels": .plain]),
        .backdropEffect: Keys(
            "a backdrop's effect", required: [:],
            optional: [
                "material": words(MaterialStyle.self), "dark": .plain, "glass": .object(.glass), "blur": .plain,
            ],
            beside: ["material": ["dark"], "glass": [], "blur": []]),
        .glass: Keys(
            "glass", required: ["variant": words(GlassEffect.Variant.self), "dark": .plain],
            optional: ["tint": .object(.color), "light": .plain, "adapts": .plain]),
        .filter: Keys(
            "a filter", required: [:],
            optional: [
                "blur": .object(.blur), "variableBlur": .object(.variableBlur), "dropShadow": .object(.shadow),
                "innerShadow": .object(.shadow), "colorMatrix": .plain, "alphaThreshold": .object(.alphaThreshold),
                "shader": .object(.shaderPass),
            ]),
        .blur: Keys("a blur", required: ["sigma": .plain, "opaque": .plain, "bounds": .plain]),
        .variableBlur: Keys("a variable blur", required: ["radius": .plain, "mask": .list(.node)]),
        .shadow: Keys("a shadow", required: ["color": .object(.color), "sigma": .plain, "offset": .plain]),
        .alphaThreshold: Keys(
            "an alpha threshold", required: ["minimum": .plain, "maximum": .plain, "color": .object(.color)]),
        .shaderPass: Keys(
            "a shader as filter",
            required: [
                "kind": words(ShaderPass.Kind.self), "shader": .object(.shaderCall), "bounds": .plain,
                "maxSampleOffset": .plain,
            ]),
    ]

    /// The words of an enumeration.
    private static func words<Words: CaseIterable & RawRepresentable<String>>(_ type: Words.Type) -> Value {
        .word(type.allCases.map(\.rawValue))
    }

    private static let nodeValues: [String: Value] = [
        "fill": .object(.path), "stroke": .object(.path), "glyphs": .object(.glyphRun), "image": .object(.image),
        "backdrop": .object(.path), "group": .list(.node), "transform": .plain, "projection": .plain,
        "isolate": .plain, "opacity": .plain, "blend": words(BlendMode.self), "clip": .object(.path),
        "mask": .list(.node),
        "filter": .object(.filter), "overDarkGlass": .list(.node), "nodes": .list(.node), "paint": .object(.paint),
        "rule": words(FillRule.self),
        "antialiased": .plain, "style": .object(.strokeStyle), "source": words(MaskSource.self), "inverse": .plain,
        "rect": .plain,
        "interpolation": words(ImageNode.Interpolation.self), "tint": .object(.color),
        "effect": .object(.backdropEffect), "strength": .plain,
    ]

    private static let nodeKinds: [String: Set<String>] = [
        "fill": ["paint", "rule", "antialiased"], "stroke": ["style", "paint"], "glyphs": [],
        "image": ["rect", "source", "interpolation", "tint"], "backdrop": ["effect", "rule", "strength"], "group": [],
        "transform": ["nodes"], "projection": ["nodes"], "isolate": ["nodes"], "opacity": ["nodes"],
        "blend": ["nodes"], "clip": ["rule", "inverse", "nodes"], "mask": ["source", "nodes"], "filter": ["nodes"],
        "overDarkGlass": ["nodes"],
    ]
}
