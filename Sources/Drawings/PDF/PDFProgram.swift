import KinoraGeometry

/// The small programs on a stack of numbers that colors may be computed by.
enum PDFProgram {
    indirect enum Step {
        case number(Double)
        case command(String)
        case branch([Step], [Step])
    }

    static func parse(_ bytes: [UInt8]) -> [Step]? {
        var lexer = PDFLexer(bytes)
        guard case .word("{")? = lexer.next() else { return nil }
        var count = 0
        return block(&lexer, &count, depth: 0)
    }

    private static func block(_ lexer: inout PDFLexer, _ count: inout Int, depth: Int) -> [Step]? {
        guard depth < 16 else { return nil }
        var steps: [Step] = []
        var blocks: [[Step]] = []
        while let value = lexer.next() {
            count += 1
            guard count < 4096 else { return nil }
            switch value {
            case .number(let number): steps.append(.number(number))
            case .bool(let isTrue): steps.append(.number(isTrue ? 1 : 0))
            case .word("{"):
                guard let inner = block(&lexer, &count, depth: depth + 1) else { return nil }
                blocks.append(inner)
            case .word("}"): return steps
            case .word("if"):
                guard let first = blocks.popLast() else { return nil }
                steps.append(.branch(first, []))
            case .word("ifelse"):
                guard let second = blocks.popLast(), let first = blocks.popLast() else { return nil }
                steps.append(.branch(first, second))
            case .word(let name): steps.append(.command(name))
            default: return nil
            }
        }
        return nil
    }

    /// The stack at the end. What lacks operands does nothing.
    static func run(_ steps: [Step], _ input: [Double]) -> [Double] {
        var stack = input
        run(steps, &stack)
        return stack
    }

    private static func run(_ steps: [Step], _ stack: inout [Double]) {
        for step in steps {
            switch step {
            case .number(let number): if stack.count < 256 { stack.append(number) }
            case .branch(let first, let second): run(stack.popLast() ?? 0 != 0 ? first : second, &stack)
            case .command(let name): perform(name, &stack)
            }
        }
    }

    private static func perform(_ name: String, _ stack: inout [Double]) {
        if let function = unary[name] {
            if let x = stack.popLast() { stack.append(function(x)) }
        } else if let function = binary[name] {
            if let b = stack.popLast(), let a = stack.popLast() { stack.append(function(a, b)) }
        } else {
            arrange(name, &stack)
        }
    }

    private static func arrange(_ name: String, _ stack: inout [Double]) {
        switch name {
        case "pop": _ = stack.popLast()
        case "dup": if let last = stack.last, stack.count < 256 { stack.append(last) }
        case "exch": if stack.count >= 2 { stack.swapAt(stack.count - 1, stack.count - 2) }
        case "copy":
            if let n = stack.popLast(), n >= 0, n <= Double(stack.count), stack.count < 128 {
                stack += stack.suffix(Int(n))
            }
        case "index":
            if let n = stack.popLast(), n >= 0, n < Double(stack.count) {
                stack.append(stack[stack.count - 1 - Int(n)])
            }
        case "roll":
            guard let by = stack.popLast(), let n = stack.popLast(), n >= 1, n <= Double(stack.count), abs(by) < 1e6
            else {
                return
            }
            let turned = Array(stack.suffix(Int(n)))
            let shift = ((Int(by) % turned.count) + turned.count) % turned.count
            stack.removeLast(turned.count)
            stack += turned.suffix(shift) + turned.dropLast(shift)
        default: break
        }
    }

    private static let degree = Double.pi / 180
    private static let unary: [String: @Sendable (Double) -> Double] = [
        "abs": { abs($0) }, "neg": { -$0 }, "ceiling": { Maths.ceil($0) }, "floor": { Maths.floor($0) },
        "round": { Maths.floor($0 + 0.5) }, "truncate": { $0 < 0 ? Maths.ceil($0) : Maths.floor($0) },
        "cvi": { $0 < 0 ? Maths.ceil($0) : Maths.floor($0) }, "cvr": { $0 }, "sqrt": { max(0, $0).squareRoot() },
        "sin": { Maths.sin($0 * degree) }, "cos": { Maths.cos($0 * degree) }, "ln": { Maths.log($0) },
        "log": { Maths.log10($0) }, "not": { $0 == 0 ? 1 : 0 },
    ]
    private static let binary: [String: @Sendable (Double, Double) -> Double] = [
        "add": { $0 + $1 }, "sub": { $0 - $1 }, "mul": { $0 * $1 }, "div": { $1 == 0 ? 0 : $0 / $1 },
        "idiv": { $1 == 0 ? 0 : ($0 / $1).rounded(.towardZero) },
        "mod": { $1 == 0 ? 0 : $0.truncatingRemainder(dividingBy: $1) }, "exp": { Maths.pow($0, $1) },
        "atan": { (Maths.atan2($0, $1) / degree + 360).truncatingRemainder(dividingBy: 360) },
        "eq": { $0 == $1 ? 1 : 0 }, "ne": { $0 != $1 ? 1 : 0 }, "gt": { $0 > $1 ? 1 : 0 }, "ge": { $0 >= $1 ? 1 : 0 },
        "lt": { $0 < $1 ? 1 : 0 }, "le": { $0 <= $1 ? 1 : 0 }, "and": { $0 != 0 && $1 != 0 ? 1 : 0 },
        "or": { $0 != 0 || $1 != 0 ? 1 : 0 }, "xor": { ($0 != 0) != ($1 != 0) ? 1 : 0 },
    ]
}
