import Foundation
import Testing

@testable import KinoraScene

/// What is told of texts that are no scene before anything of them is decoded.
@Suite struct SceneSyntaxTests {
    private func error(_ text: String) -> String? {
        do {
            _ = try FrameScene(json: Data(text.utf8))
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test(
        "What is no JSON is told with its line and column",
        arguments: [
            ("", "line 1, column 1: the text ends where a value is needed"),
            ("{\n\n  \"size\" [", "line 3, column 10: a colon is missing after a key, \"[\" stands there"),
            ("[1,\n 2 3]", "line 2, column 4: a comma or \"]\" is missing, \"3\" stands there"),
            ("[1, ]", "line 1, column 5: \"]\" stands where a value is needed"),
            ("{\"a\": 1,}", "line 1, column 9: \"}\" stands where a key in quotation marks is needed"),
            ("[\"a\nb\"]", "line 1, column 4: a text holds a control character; it is written as \\n or \\u0000"),
            ("[\"a", "line 1, column 2: a text has no closing quotation mark"),
            ("[\"\\x\"]", "line 1, column 4: \\ is not followed by one of \" \\ / b f n r t u"),
            ("[\"\\u12g4\"]", "line 1, column 7: \\u needs four hexadecimal digits"),
            ("[01]", "line 1, column 3: a number begins with a needless 0"),
            ("[1.]", "line 1, column 4: a number has no digits after its point"),
            ("[-]", "line 1, column 3: a number has no digits"),
            ("[1e+]", "line 1, column 5: a number's exponent has no digits"),
            ("[nul]", "line 1, column 2: \"n\" stands where a value is needed"),
            ("{} {}", "line 1, column 4: there is more after the end"),
            ("\u{1}", "line 1, column 1: a byte of value 1 stands where a value is needed"),
        ])
    func place(_ text: String, _ words: String) { #expect(error(text) == words) }

    @Test("Foundation accepts what the walk accepts, for texts of JSON damaged at every byte")
    func agreement() throws {
        let text = Array(#"{"a": [1, -2.5e3, "x\n\u00e9", true, null], "b": {"c": false}, "d": []}"#.utf8)
        let signs = Array(#"{}[],:"\ 0.-+eutn"#.utf8)
        var accepted = 0
        for place in text.indices {
            for sign in signs {
                var damaged = text
                damaged[place] = sign
                let isJSON = (try? JSONSerialization.jsonObject(with: Data(damaged))) != nil
                let isWalked = damaged.withUnsafeBufferPointer { bytes in
                    var walk = JSONWalk(bytes, depthLimit: 512, visitor: Nobody())
                    return (try? walk.run(())) != nil
                }
                #expect(isJSON == isWalked, "\(String(decoding: damaged, as: UTF8.self))")
                if isWalked { accepted += 1 }
            }
        }
        #expect(accepted > 100)
    }

    private struct Nobody: JSONVisitor {
        func enterObject(_ context: Void) {}
        func enter(key: Key, at place: JSONPlace, in context: Void) {}
        func enter(element: Int, in context: Void) {}
        func leave() {}
        func leaveObject(_ context: Void) {}
    }

    @Test("A key of another place is told with what stands there")
    func strangers() {
        func scene(_ node: String) -> String { #"{"version": 1, "size": [10, 10], "nodes": [\#(node)]}"# }
        #expect(
            error(scene(#"{"opacity": 1, "nodes": [], "paint": 3}"#))
                == #"nodes[0]: "paint" at line 1, column 72 has no meaning beside "opacity"; the nearest is "nodes""#)
        #expect(
            error(scene(#"{"mask": [{"clip": {"rcet": 1}, "nodes": []}], "source": "alpha", "nodes": []}"#))
                == #"nodes[0].mask[0].clip: "rcet" at line 1, column 64 is no key of a path; the nearest is "rect""#)
    }

    @Test("A misspelt word is told with its place and the nearest right one")
    func words() {
        func scene(_ node: String) -> String { #"{"version": 1, "size": [10, 10], "nodes": [\#(node)]}"# }
        #expect(
            error(scene(#"{"blend": "mutliply", "nodes": []}"#))
                == #"nodes[0].blend: "mutliply" at line 1, column 54 is not known; the nearest is "multiply""#)
        #expect(
            error(scene("{\n\"mask\": [],\n \"source\": \"Alpha\", \"nodes\": []}"))
                == #"nodes[0].source: "Alpha" at line 3, column 12 is not known; the nearest is "alpha""#)
        #expect(error(scene(#"{"blend": "multipl\u0079", "nodes": []}"#)) == nil)
    }

    @Test("A key that is given twice is told with the second's place")
    func twice() {
        #expect(
            error(#"{"version": 1, "version": 1, "size": [1, 1], "nodes": []}"#)
                == #""version" at line 1, column 16 is given twice"#)
        #expect(
            error(#"{"version": 1, "size": [1, 1], "nodes": [{"group": [],"# + "\n" + #" "group": []}]}"#)
                == #"nodes[0]: "group" at line 2, column 2 is given twice"#)
    }

    @Test("The schema of the documents has the same words")
    func schemaWords() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../docs/scene.schema.json")
        let schema = try String(contentsOf: file, encoding: .utf8)
        let lists = schema.matches(of: /"enum":\s*\[([^\]]*)\]/).map { match in
            Set(match.1.split(separator: ",").map { $0.trimmingCharacters(in: .whitespacesAndNewlines.union(["\""])) })
        }
        var count = 0
        for form in SceneGrammar.Form.allCases {
            for (key, value) in SceneGrammar.keys(of: form).values {
                guard case .word(let words) = value else { continue }
                #expect(lists.contains(Set(words)), "\(form).\(key)")
                count += 1
            }
        }
        #expect(count == 13)
    }

    @Test("A file of another version is refused as such, whatever keys it has")
    func version() {
        #expect(
            error(#"{"version": 2, "size": [1, 1], "frames": []}"#)
                == "version: scene files have version 1, this one has 2")
    }

    @Test("The schema of the documents has the same keys, and requires the same")
    func schema() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../docs/scene.schema.json")
        let schema = try #require(
            try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
        for form in SceneGrammar.Form.allCases {
            let keys = SceneGrammar.keys(of: form)
            let definition = form == .scene ? schema : try #require(definitions[form.rawValue], "\(form)")
            let alternatives = definition["oneOf"] as? [[String: Any]] ?? [definition]
            let objects = alternatives.filter { $0["properties"] != nil || $0["propertyNames"] != nil }
            let properties = objects.map { object in
                let names = (object["propertyNames"] as? [String: Any])?["enum"] as? [String]
                return Set(names ?? (object["properties"] as? [String: Any]).map { Array($0.keys) } ?? [])
            }
            #expect(properties.reduce([]) { $0.union($1) } == Set(keys.values.keys), "\(form)")
            #expect(
                objects.allSatisfy { $0["additionalProperties"] as? Bool == false || $0["propertyNames"] != nil },
                "\(form)")
            if objects.count == 1 {
                #expect(Set(objects[0]["required"] as? [String] ?? []) == keys.required, "\(form)")
            }
            for object in properties where !keys.beside.isEmpty {
                let kinds = object.filter { keys.beside[$0] != nil }
                #expect(kinds.count == 1 && object == kinds.union(keys.beside[kinds.first!]!), "\(form) \(kinds)")
            }
        }
    }
}
