/// The blocks of a Markdown document: paragraphs, headers, lists, quotes, code, breaks and tables, as CommonMark and GitHub's tables have
/// them. What is HTML there is a paragraph here, and a document is read whole whatever is in it.
struct MarkdownBlocks {
    struct Block {
        /// Markdown within lines, or code as it is.
        let text: String
        let intent: PresentationIntent
        var isVerbatim = false
    }

    private(set) var blocks: [Block] = []
    /// The addresses that the document defines for its links.
    private(set) var references = MarkdownReferences()
    private var count = 0
    /// Documents nest no deeper than this.
    static let depthLimit = 50

    init(_ document: String) {
        read(MarkdownLine.lines(of: document)[...], in: [])
    }

    private typealias Parents = [PresentationIntent.IntentType]

    /// A new block within others, the innermost first.
    private mutating func enter(_ kind: PresentationIntent.Kind, in parents: Parents) -> Parents {
        count += 1
        return [.init(kind: kind, identity: count)] + parents
    }

    private mutating func add(
        _ text: String, _ kind: PresentationIntent.Kind, in parents: Parents, isVerbatim: Bool = false
    ) {
        blocks.append(Block(text: text, intent: .init(types: enter(kind, in: parents)), isVerbatim: isVerbatim))
    }

    // MARK: Blocks

    private mutating func read(_ lines: ArraySlice<MarkdownLine>, in parents: Parents) {
        var rest = lines
        while let line = rest.first {
            if line.isBlank {
                rest.removeFirst()
            } else if let fence = line.fence {
                readCode(fence, &rest, parents)
            } else if line.indent >= 4 {
                readIndentedCode(&rest, parents)
            } else if let (level, text) = line.header {
                add(text, .header(level: level), in: parents)
                rest.removeFirst()
            } else if line.isBreak {
                add("\u{2E3B}", .thematicBreak, in: parents, isVerbatim: true)
                rest.removeFirst()
            } else if line.quoted != nil, parents.count < MarkdownBlocks.depthLimit {
                readQuote(&rest, parents)
            } else if let marker = line.marker, parents.count < MarkdownBlocks.depthLimit {
                readList(marker, &rest, parents)
            } else if let columns = MarkdownLine.table(rest) {
                readTable(columns, &rest, parents)
            } else {
                readParagraph(&rest, parents)
            }
        }
    }

    private mutating func readCode(
        _ fence: MarkdownLine.Fence, _ rest: inout ArraySlice<MarkdownLine>, _ parents: Parents
    ) {
        rest.removeFirst()
        var code = ""
        while let line = rest.popFirst(), !line.closes(fence) {
            code += line.without(indent: fence.indent).text + "\n"
        }
        add(code, .codeBlock(languageHint: fence.language), in: parents, isVerbatim: true)
    }

    private mutating func readIndentedCode(_ rest: inout ArraySlice<MarkdownLine>, _ parents: Parents) {
        let lines = rest.prefix { $0.isBlank || $0.indent >= 4 }
        rest = rest.dropFirst(lines.count)
        let last = lines.lastIndex { !$0.isBlank } ?? lines.startIndex
        let code = lines[...last].map { $0.without(indent: 4).text + "\n" }.joined()
        add(code, .codeBlock(languageHint: nil), in: parents, isVerbatim: true)
    }

    private mutating func readQuote(_ rest: inout ArraySlice<MarkdownLine>, _ parents: Parents) {
        var inner: [MarkdownLine] = []
        while let line = rest.first {
            if let quoted = line.quoted {
                inner.append(quoted)
            } else if let last = inner.last, last.endsInText, line.isLazy {
                inner.append(line)
            } else {
                break
            }
            rest.removeFirst()
        }
        read(inner[...], in: enter(.blockQuote, in: parents))
    }

    private mutating func readList(
        _ first: MarkdownLine.Marker, _ rest: inout ArraySlice<MarkdownLine>, _ parents: Parents
    ) {
        let list = enter(first.number == nil ? .unorderedList : .orderedList, in: parents)
        var ordinal = first.number ?? 1
        while let line = rest.first, let marker = line.marker, marker.sign == first.sign, !line.isBreak {
            rest.removeFirst()
            let item = [marker.content] + MarkdownBlocks.continuation(&rest, of: marker)
            read(item[...], in: enter(.listItem(ordinal: ordinal), in: list))
            ordinal += 1
        }
    }

    /// The lines after an item's first one that belong to it.
    private static func continuation(
        _ rest: inout ArraySlice<MarkdownLine>, of marker: MarkdownLine.Marker
    ) -> [MarkdownLine] {
        var lines: [MarkdownLine] = []
        var isInText = marker.content.endsInText
        while let line = rest.first {
            if line.isBlank {
                // Blank lines belong to the item where more of it, or another item, follows.
                let blanks = rest.prefix(while: \.isBlank)
                guard let next = rest.dropFirst(blanks.count).first else { break }
                guard next.indent >= marker.width || next.marker?.sign == marker.sign else { break }
                lines += blanks
                rest = rest.dropFirst(blanks.count)
                isInText = false
                continue
            }
            if line.indent >= marker.width {
                lines.append(line.without(indent: marker.width))
                isInText = lines.last?.endsInText == true
            } else if isInText, line.isLazy, line.marker?.sign != marker.sign {
                lines.append(line)
            } else {
                break
            }
            rest.removeFirst()
        }
        return lines
    }

    private mutating func readTable(
        _ columns: [PresentationIntent.TableColumn], _ rest: inout ArraySlice<MarkdownLine>, _ parents: Parents
    ) {
        let table = enter(.table(columns: columns), in: parents)
        let head = rest.removeFirst()
        rest.removeFirst()
        readRow(head.cells, columns.count, in: enter(.tableHeaderRow, in: table))
        var index = 1
        while let line = rest.first, line.isLazy, line.text.contains("|") {
            readRow(line.cells, columns.count, in: enter(.tableRow(rowIndex: index), in: table))
            rest.removeFirst()
            index += 1
        }
    }

    private mutating func readRow(_ cells: [String], _ count: Int, in row: Parents) {
        for (column, cell) in cells.prefix(count).enumerated() { add(cell, .tableCell(columnIndex: column), in: row) }
    }

    private mutating func readParagraph(_ rest: inout ArraySlice<MarkdownLine>, _ parents: Parents) {
        // Behind a definition anything may begin.
        if let line = rest.first, references.define(line.written) { return rest = rest.dropFirst() }
        var lines = [rest.removeFirst()]
        while let line = rest.first {
            if let level = line.underline {
                rest.removeFirst()
                return add(MarkdownLine.joined(lines), .header(level: level), in: parents)
            }
            guard line.isLazy || line.indent >= 4, !line.isBlank else { break }
            rest.removeFirst()
            lines.append(line)
        }
        add(MarkdownLine.joined(lines), .paragraph, in: parents)
    }
}
