/// A batch's outcome in the JUnit format that CI systems read: a test case for each entry.
enum BatchJUnit {
    static func text(_ report: BatchReport, file: String) -> String {
        let suite = Markup.escaped("kinora batch \(file)")
        let cases = report.entries.map { entry in
            let opening =
                "<testcase classname=\"\(suite)\" name=\"\(Markup.escaped(entry.name))\" time=\"\(entry.seconds)\""
            guard let error = entry.error else { return opening + "/>" }
            return opening + "><failure message=\"\(Markup.escaped(error))\"/></testcase>"
        }
        let counts = "tests=\"\(cases.count)\" failures=\"\(report.summary.failed)\" errors=\"0\""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites>
            <testsuite name="\(suite)" \(counts) time="\(report.summary.seconds)">
            \(cases.joined(separator: "\n"))
            </testsuite>
            </testsuites>

            """
    }
}
