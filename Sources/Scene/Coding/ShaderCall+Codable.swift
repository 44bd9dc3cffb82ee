import Foundation

extension ShaderCall: Codable {
    private enum Key: String, CodingKey { case name, arguments, library }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(name, forKey: .name)
        try container.encode(arguments, forKey: .arguments)
        try container.encodeIfPresent(library, forKey: .library)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let name = try container.decode(String.self, forKey: .name)
        try checkName(name, at: container.codingPath + [Key.name])
        let library = try container.decodeIfPresent(String.self, forKey: .library)
        if let library { try checkName(library, at: container.codingPath + [Key.library]) }
        self.init(name, try container.decode([ShaderArgument].self, forKey: .arguments), library: library)
    }
}

/// An argument as data: the string "boundingRect", or an object with one key that says which: `{"float": 1}`,
/// `{"float2": [1, 2]}`, `{"color": [r, g, b, a]}`, `{"floats": […]}`, `{"colors": [[…], …]}`, `{"data": "…"}` in Base64,
/// `{"image": {…}}`.
extension ShaderArgument: Codable {
    private enum Key: String, CodingKey { case float, float2, float3, float4, color, floats, colors, data, image }
    private enum ImageKey: String, CodingKey { case width, height, pixels }

    public func encode(to encoder: any Encoder) throws {
        if self == .boundingRect {
            var container = encoder.singleValueContainer()
            try container.encode("boundingRect")
            return
        }
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .float(let x): try container.encode(x, forKey: .float)
        case .float2(let x, let y): try container.encode([x, y], forKey: .float2)
        case .float3(let x, let y, let z): try container.encode([x, y, z], forKey: .float3)
        case .float4(let x, let y, let z, let w): try container.encode([x, y, z, w], forKey: .float4)
        case .color(let r, let g, let b, let a): try container.encode([r, g, b, a], forKey: .color)
        case .floats(let list): try container.encode(list, forKey: .floats)
        case .colors(let list): try container.encode(list.map { [$0.x, $0.y, $0.z, $0.w] }, forKey: .colors)
        case .data(let bytes): try container.encode(Data(bytes), forKey: .data)
        case .image(let width, let height, let pixels):
            var inner = container.nestedContainer(keyedBy: ImageKey.self, forKey: .image)
            try inner.encode(width, forKey: .width)
            try inner.encode(height, forKey: .height)
            try inner.encode(PixelText.encode(pixels), forKey: .pixels)
        case .boundingRect: break
        }
    }

    public init(from decoder: any Decoder) throws {
        if let word = try? decoder.singleValueContainer().decode(String.self) {
            guard word == "boundingRect" else {
                throw DecodingError.corrupted("no shader argument is named \"\(word.prefix(40))\"", decoder.codingPath)
            }
            self = .boundingRect
            return
        }
        let container = try decoder.container(keyedBy: Key.self)
        guard container.allKeys.count == 1, let key = container.allKeys.first else {
            throw DecodingError.corrupted(
                "a shader argument is boundingRect or one of float, float2, float3, float4, color, floats, colors, data and image",
                decoder.codingPath)
        }
        func list(_ count: Int) throws -> [Float] {
            let list = try container.decode([Float].self, forKey: key)
            guard list.count == count else {
                throw DecodingError.dataCorruptedError(
                    forKey: key, in: container, debugDescription: "\(count) numbers are needed, not \(list.count)")
            }
            return list
        }
        func counted(_ count: Int) throws {
            try SceneCoding.withReading { try $0.spend(count, .values, at: container.codingPath + [key]) }
        }
        switch key {
        case .float: self = .float(try container.decode(Float.self, forKey: key))
        case .float2:
            let n = try list(2)
            self = .float2(n[0], n[1])
        case .float3:
            let n = try list(3)
            self = .float3(n[0], n[1], n[2])
        case .float4:
            let n = try list(4)
            self = .float4(n[0], n[1], n[2], n[3])
        case .color:
            let n = try list(4)
            self = .color(n[0], n[1], n[2], n[3])
        case .floats:
            let list = try container.decode([Float].self, forKey: key)
            try counted(list.count)
            self = .floats(list)
        case .colors:
            let lists = try container.decode([[Float]].self, forKey: key)
            try counted(lists.count)
            guard lists.allSatisfy({ $0.count == 4 }) else {
                throw DecodingError.dataCorruptedError(
                    forKey: key, in: container, debugDescription: "a color has 4 numbers")
            }
            self = .colors(lists.map { SIMD4($0[0], $0[1], $0[2], $0[3]) })
        case .data:
            let bytes = try container.decode(Data.self, forKey: key)
            try counted(bytes.count)
            self = .data(Array(bytes))
        case .image:
            let inner = try container.nestedContainer(keyedBy: ImageKey.self, forKey: .image)
            let (width, height) = (
                try inner.decode(Int.self, forKey: .width), try inner.decode(Int.self, forKey: .height)
            )
            let pixels = try PixelText.decode(
                try inner.decode(String.self, forKey: .pixels), width: width, height: height,
                at: inner.codingPath + [ImageKey.pixels])
            self = .image(width: width, height: height, pixels: pixels)
        }
    }
}
