import KinoraMetalStandIn
import KinoraScene

/// One compiled function as the renderer calls it.
struct MetalFunction {
    private let function: km_function

    init(_ function: km_function) { self.function = function }

    func shader(declared declaration: String) -> CompiledShader {
        let parameters = String(cString: function.parameters).map(MetalFunction.parameter)
        var uses: [ShaderUse: CompiledShader.Entry] = [:]
        func rows(_ run: @escaping km_run, _ parameters: [ShaderParameter])
            -> @Sendable (ShaderArguments) -> ShaderKernel.LayerRows
        { MetalFunction.rows(run, parameters.count, hasWideHalves: function.half_size > 2) }
        if let run = function.fill {
            // What is the color of a color effect is the first argument of a style.
            let parameters = function.color == nil ? parameters : [.color] + parameters
            uses[.fill] = .init(.generatorRows(rows(run, parameters)), parameters)
        }
        if let run = function.color { uses[.color] = .init(.colorRows(rows(run, parameters)), parameters) }
        if let run = function.distortion {
            uses[.distortion] = .init(.distortionRows(rows(run, parameters)), parameters)
        }
        if let run = function.layer { uses[.layer] = .init(.layerRows(rows(run, parameters)), parameters) }
        return CompiledShader(declaration: declaration, uses: uses, omissible: Int(function.omissible))
    }

    private static func parameter(_ letter: Character) -> ShaderParameter {
        switch letter {
        case "f": .float
        case "2": .float2
        case "3": .float3
        case "4": .float4
        case "c": .color
        case "F": .floats
        case "C": .colors
        case "D": .data
        case "t": .image
        default: .unsupported
        }
    }

    private static func rows(_ run: @escaping km_run, _ parameters: Int, hasWideHalves: Bool)
        -> @Sendable (ShaderArguments) -> ShaderKernel.LayerRows
    {
        { arguments in
            let packed = MetalArguments(arguments.values, hasWideHalves: hasWideHalves)
            let omitted = max(0, parameters - arguments.values.count)
            return { row in
                let layer = row.layer ?? MetalArguments.noLayer
                let isEmpty = layer.width <= 0 || layer.height <= 0
                var call = km_row(
                    count: Int32(row.count), omitted: Int32(omitted), x: row.x, y: row.y, red: row.red,
                    green: row.green, blue: row.blue, alpha: row.alpha,
                    pixels: isEmpty ? MetalArguments.nothing : layer.pixels,
                    width: isEmpty ? 1 : Int32(truncatingIfNeeded: layer.width),
                    height: isEmpty ? 1 : Int32(truncatingIfNeeded: layer.height),
                    map: (
                        layer.columnX.x, layer.columnX.y, layer.columnY.x, layer.columnY.y, layer.offset.x,
                        layer.offset.y
                    ),
                    arguments: packed.pointer)
                run(&call)
            }
        }
    }
}
