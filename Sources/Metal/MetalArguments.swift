import KinoraMetalStandIn
import KinoraScene

/// A call's arguments in memory, as compiled functions read them; packed once a frame.
final class MetalArguments: @unchecked Sendable {
    let pointer: UnsafeMutablePointer<km_argument>
    private let count: Int
    private let hasWideHalves: Bool
    private var lists: [UnsafeMutableRawPointer] = []

    /// One transparent pixel, for layers that have none.
    nonisolated(unsafe) static let nothing: UnsafePointer<UInt32> = {
        let pixel = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
        pixel.initialize(to: 0)
        return UnsafePointer(pixel)
    }()
    static let noLayer = LayerSampler(pixels: nothing, width: 1, height: 1, scale: .zero, offset: SIMD2(-2, -2))

    /// - Parameter hasWideHalves: whether the function reads halves of a list as floats.
    init(_ arguments: [ShaderArgument], hasWideHalves: Bool) {
        self.hasWideHalves = hasWideHalves
        count = max(1, arguments.count)
        pointer = .allocate(capacity: count)
        pointer.initialize(repeating: km_argument(), count: count)
        for (index, argument) in arguments.enumerated() { pointer[index] = packed(argument) }
    }

    deinit {
        pointer.deallocate()
        for list in lists { list.deallocate() }
    }

    private func packed(_ argument: ShaderArgument) -> km_argument {
        var result = km_argument()
        switch argument {
        case .float(let x): result.numbers = (x, 0, 0, 0)
        case .float2(let x, let y): result.numbers = (x, y, 0, 0)
        case .float3(let x, let y, let z): result.numbers = (x, y, z, 0)
        case .float4(let x, let y, let z, let w), .color(let x, let y, let z, let w): result.numbers = (x, y, z, w)
        case .boundingRect: break
        case .floats(let list): keep(list, list.count, in: &result)
        case .colors(let list):
            let halves = list.map { SIMD4<Float16>(Float16($0.x), Float16($0.y), Float16($0.z), Float16($0.w)) }
            if hasWideHalves {
                keep(
                    halves.map { SIMD4<Float>(Float($0.x), Float($0.y), Float($0.z), Float($0.w)) }, list.count,
                    in: &result)
            } else {
                keep(halves, list.count, in: &result)
            }
        case .data(let bytes): keep(bytes, bytes.count, in: &result)
        case .image(let width, let height, let pixels):
            let isWhole = width > 0 && height > 0 && pixels.count == width * height
            keep(isWhole ? pixels : [0], pixels.count, in: &result)
            (result.width, result.height) = isWhole ? (Int32(width), Int32(height)) : (1, 1)
        }
        return result
    }

    /// A list with 16 zero bytes after it, as functions read whole vectors.
    private func keep<T>(_ list: [T], _ count: Int, in argument: inout km_argument) {
        let size = list.count * MemoryLayout<T>.stride
        let memory = UnsafeMutableRawPointer.allocate(byteCount: size + 16, alignment: 16)
        (memory + size).initializeMemory(as: UInt8.self, repeating: 0, count: 16)
        list.withUnsafeBytes {
            memory.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(memory), byteCount: $0.count)
        }
        lists.append(memory)
        argument.items = UnsafeRawPointer(memory)
        argument.count = Int32(truncatingIfNeeded: count)
    }
}
