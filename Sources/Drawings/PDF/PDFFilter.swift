import KinoraFrames

/// How bytes of a stream are packed. What is damaged ends where the damage is.
enum PDFFilter {
    case flate, lzw, base85, hexadecimal, runs

    /// Nil for filters of pictures, and unknown ones.
    init?(_ name: String) {
        switch name {
        case "FlateDecode", "Fl": self = .flate
        case "LZWDecode", "LZW": self = .lzw
        case "ASCII85Decode", "A85": self = .base85
        case "ASCIIHexDecode", "AHx": self = .hexadecimal
        case "RunLengthDecode", "RL": self = .runs
        default: return nil
        }
    }

    func unpack(_ bytes: [UInt8], _ settings: [String: Int], limit: Int) -> [UInt8] {
        switch self {
        case .flate:
            return PDFFilter.unpredicted(ZlibDecoder.inflate(bytes, limit: limit), settings)
        case .lzw:
            return PDFFilter.unpredicted(
                PDFFilter.lzw(bytes, isEarly: settings["EarlyChange"] != 0, limit: limit), settings)
        case .base85: return PDFFilter.base85(bytes)
        case .hexadecimal:
            let digits = bytes.prefix { $0 != UInt8(ascii: ">") }.compactMap {
                Character(Unicode.Scalar($0)).hexDigitValue
            }
            return stride(from: 0, to: digits.count, by: 2).map {
                UInt8(digits[$0] << 4 | ($0 + 1 < digits.count ? digits[$0 + 1] : 0))
            }
        case .runs: return PDFFilter.runs(bytes, limit: limit)
        }
    }

    private static func runs(_ bytes: [UInt8], limit: Int) -> [UInt8] {
        var (result, place) = ([UInt8](), 0)
        while place < bytes.count, bytes[place] != 128, result.count < limit {
            let length = Int(bytes[place])
            if length < 128 {
                result += bytes[min(place + 1, bytes.count)..<min(place + 2 + length, bytes.count)]
                place += length + 2
            } else {
                guard place + 1 < bytes.count else { break }
                result += [UInt8](repeating: bytes[place + 1], count: 257 - length)
                place += 2
            }
        }
        return result
    }

    private static func base85(_ bytes: [UInt8]) -> [UInt8] {
        var (result, group) = ([UInt8](), [UInt32]())
        func flush() {
            guard group.count > 1 else { return }
            let padded = group + [UInt32](repeating: 84, count: 5 - group.count)
            let number = padded.reduce(UInt32(0)) { $0 &* 85 &+ $1 }
            let four = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
            result += four.prefix(group.count - 1)
            group = []
        }
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "~"):
                flush()
                return result
            case UInt8(ascii: "z") where group.isEmpty: result += [0, 0, 0, 0]
            case 33...117:
                group.append(UInt32(byte - 33))
                if group.count == 5 { flush() }
            default: break
            }
        }
        flush()
        return result
    }

    private static func lzw(_ bytes: [UInt8], isEarly: Bool, limit: Int) -> [UInt8] {
        var table: [[UInt8]] = []
        func reset() { table = (0..<256).map { [UInt8($0)] } + [[], []] }
        reset()
        var (result, bits, count, width) = ([UInt8](), UInt32(0), 0, 9)
        var last: [UInt8] = []
        for byte in bytes {
            bits = bits << 8 | UInt32(byte)
            count += 8
            guard count >= width else { continue }
            count -= width
            let code = Int(bits >> UInt32(count) & (1 << UInt32(width) - 1))
            if code == 257 { break }
            if code == 256 {
                reset()
                (last, width) = ([], 9)
                continue
            }
            var entry: [UInt8]
            if code < table.count {
                entry = table[code]
            } else if let first = last.first {
                entry = last + [first]
            } else {
                break
            }
            if entry.isEmpty { break }
            result += entry
            if let first = entry.first, !last.isEmpty, table.count < 4096 { table.append(last + [first]) }
            last = entry
            entry = []
            let next = table.count + (isEarly ? 1 : 0)
            width = next >= 2048 ? 12 : next >= 1024 ? 11 : next >= 512 ? 10 : 9
            if result.count > limit { break }
        }
        return result
    }

    /// Rows that say how they differ from what is left of them and above them: PNG's five ways, or TIFF's.
    private static func unpredicted(_ bytes: [UInt8], _ settings: [String: Int]) -> [UInt8] {
        let predictor = settings["Predictor"] ?? 1
        let (colors, depth) = (settings["Colors"] ?? 1, settings["BitsPerComponent"] ?? 8)
        let columns = settings["Columns"] ?? 1
        guard predictor > 1, (1...32).contains(colors), [1, 2, 4, 8, 16].contains(depth),
            (1...1 << 20).contains(columns)
        else { return bytes }
        let step = max(1, colors * depth / 8)
        let length = (columns * colors * depth + 7) / 8
        var (result, above, place) = ([UInt8](), [UInt8](repeating: 0, count: length), 0)
        result.reserveCapacity(bytes.count)
        while place < bytes.count {
            let kind = predictor >= 10 ? bytes[place] : depth == 8 ? 1 : 0
            if predictor >= 10 { place += 1 }
            var row = Array(bytes[place..<min(place + length, bytes.count)])
            guard !row.isEmpty else { break }
            place += length
            for index in row.indices {
                let left = index >= step ? row[index - step] : 0
                let up = above[index]
                switch kind {
                case 1: row[index] &+= left
                case 2: row[index] &+= up
                case 3: row[index] &+= UInt8((Int(left) + Int(up)) / 2)
                case 4: row[index] &+= paeth(left, up, index >= step ? above[index - step] : 0)
                default: break
                }
            }
            result += row
            above = row + [UInt8](repeating: 0, count: length - row.count)
        }
        return result
    }

    private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
        let guess = Int(left) + Int(up) - Int(corner)
        let (a, b, c) = (abs(guess - Int(left)), abs(guess - Int(up)), abs(guess - Int(corner)))
        return a <= b && a <= c ? left : b <= c ? up : corner
    }
}
