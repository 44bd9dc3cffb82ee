import KinoraTestRuns

/// A test run in the JUnit format that CI systems read: a case for each picture.
enum TestJUnit {
    static func text(_ report: TestReport, name: String) -> String {
        let failures = report.items.count { $0.outcome.isFailure && $0.outcome != .failed }
        let errors = report.items.count { $0.outcome == .failed }
        let skipped = report.items.count { $0.outcome == .skipped }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites>
            <testsuite name="\(Markup.escaped("kinora test " + name))" tests="\(report.items.count)" failures="\(failures)" \
            errors="\(errors)" skipped="\(skipped)" time="\(report.seconds)">
            \(report.items.map(testCase).joined(separator: "\n"))
            </testsuite>
            </testsuites>

            """
    }

    private static func testCase(_ item: TestReport.Item) -> String {
        let name = [item.preview ?? item.line.map { "line \($0)" } ?? "preview", item.variant, item.moment]
            .compactMap { $0 }.joined(separator: ", ")
        let opening = "<testcase classname=\"\(Markup.escaped(item.file))\" name=\"\(Markup.escaped(name))\""
        let reason = Markup.escaped(item.failure ?? "")
        switch item.outcome {
        case .skipped: return opening + "><skipped message=\"\(reason)\"/></testcase>"
        case .failed: return opening + "><error message=\"\(reason)\"/></testcase>"
        case _ where item.outcome.isFailure: return opening + "><failure message=\"\(reason)\"/></testcase>"
        default: return opening + "/>"
        }
    }
}
