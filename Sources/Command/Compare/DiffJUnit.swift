import KinoraJobs

/// A verdict in the JUnit format that CI systems read: a test case for each frame and one for the sequence.
enum DiffJUnit {
    static func text(_ diff: SequenceDiff, expected: String, actual: String) -> String {
        let suite = "kinora diff \(expected) \(actual)"
        var cases = [testCase("sequence", suite, failure: diff.sequenceFailures.joined(separator: " "), isError: false)]
        for frame in diff.frames {
            var isError = false
            if case .unreadable = frame.outcome { isError = true }
            cases.append(testCase(frame.name, suite, failure: diff.failure(of: frame) ?? "", isError: isError))
        }
        let errors = diff.frames.count { if case .unreadable = $0.outcome { true } else { false } }
        let failures = diff.frames.count { !diff.passes($0) } - errors + (diff.sequenceFailures.isEmpty ? 0 : 1)
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites>
            <testsuite name="\(Markup.escaped(suite))" tests="\(cases.count)" failures="\(failures)" errors="\(errors)">
            \(cases.joined(separator: "\n"))
            </testsuite>
            </testsuites>

            """
    }

    private static func testCase(_ name: String, _ suite: String, failure: String, isError: Bool) -> String {
        let opening = "<testcase classname=\"\(Markup.escaped(suite))\" name=\"\(Markup.escaped(name))\""
        guard !failure.isEmpty else { return opening + "/>" }
        let kind = isError ? "error" : "failure"
        return opening + "><\(kind) message=\"\(Markup.escaped(failure))\"/></testcase>"
    }
}

/// Text inside XML and HTML.
enum Markup {
    /// With the five signs that mean something escaped, and control characters, which XML forbids, replaced. Line ends and tabs it
    /// allows: pages show sources.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case _ where scalar.value < 32 || scalar.value == 127 || scalar.value & 0xFFFE == 0xFFFE:
                result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
