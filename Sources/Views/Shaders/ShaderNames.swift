import KinoraScene

// What sources write shaders in Swift with. SwiftUI has no such names, so that they carry Kinora's.

/// The functions that `ShaderLibrary` finds by name.
public typealias KinoraShaderKernels = ShaderKernels
/// A shader function: of colors, of positions, or of a whole layer.
public typealias KinoraShaderKernel = ShaderKernel
/// The values that a shader is called with, in order.
public typealias KinoraShaderArguments = ShaderArguments
/// The pixels of a row that a shader is asked for.
public typealias KinoraShaderRow = ShaderRow
/// Reads the pixels of the layer that a shader draws anew.
public typealias KinoraLayerSampler = LayerSampler
