/// What is wrong with the frames of an assertion, and where to look.
public struct FrameAssertionFailure: Error, Equatable, CustomStringConvertible, Sendable {
    /// A picture that helps to see what is wrong.
    public struct File: Equatable, Sendable {
        /// Which of the pictures it is.
        public enum Role: String, Sendable {
            /// As approved.
            case expected
            /// As rendered now.
            case actual
            /// The approved picture faded, with what differs in red.
            case difference
        }

        /// Which of the pictures it is.
        public let role: Role
        /// Where it lies.
        public let path: String

        init(_ role: Role, _ path: String) {
            self.role = role
            self.path = path
        }
    }

    /// One thing that is wrong.
    public struct Item: Equatable, Sendable {
        /// One sentence.
        public let sentence: String
        /// The pictures to look at, if there are any.
        public let files: [File]
        /// Whether the approved file was written.
        public let isRecorded: Bool

        init(_ sentence: String, _ files: [File] = [], isRecorded: Bool = false) {
            self.sentence = sentence
            self.files = files
            self.isRecorded = isRecorded
        }
    }

    /// Everything that is wrong; at least one thing.
    public let items: [Item]
    /// What to do where the new pictures are right; empty where there is nothing to do.
    public let advice: String

    init(_ items: [Item], advice: String = "") {
        self.items = items
        self.advice = advice
    }

    init(_ sentence: String) { self.init([Item(sentence)]) }

    /// A line for each thing that is wrong, the files of each below it, the advice last.
    public var description: String {
        let lines = items.flatMap { item in
            [item.sentence]
                + item.files.map { file in
                    "    " + file.role.rawValue.padding(to: 12) + file.path
                }
        }
        return (lines + (advice.isEmpty ? [] : [advice])).joined(separator: "\n")
    }

    /// All files to look at.
    public var files: [File] { items.flatMap(\.files) }
}

extension String {
    fileprivate func padding(to length: Int) -> String { self + String(repeating: " ", count: max(0, length - count)) }
}
