import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// How far containers and views with modifiers stand from their neighbors: as what is at their edges does.
@MainActor
struct ContainerSpacingTests {
    /// The height that a view asks for, in body's font.
    private func height(@ViewBuilder _ view: @escaping @MainActor () -> some View) throws -> CGFloat {
        var measured: CGFloat = 0
        let stage = Stage(size: CGSize(width: 300, height: 300), duration: 1) {
            view().fixedSize().onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { measured = $0 }
        }
        _ = try stage.scene(at: 0)
        return measured
    }

    private var box: some View { Color.red.frame(width: 5, height: 5) }

    private func line() throws -> CGFloat { try height { Text("a") } }
    /// From a text down to a box.
    private func above() throws -> CGFloat {
        try height {
            VStack {
                Text("a"); box
            }
        } - line() - 5
    }
    /// From a box down to a text.
    private func below() throws -> CGFloat {
        try height {
            VStack {
                box; Text("a")
            }
        } - line() - 5
    }

    @Test("Texts in stacks stand below texts as texts do")
    func nested() throws {
        let found = try height {
            VStack {
                Text("a")
                VStack { Text("b") }
                Text("c")
                HStack {
                    Text("d"); Spacer()
                }
                Text("e")
                ZStack { Text("f") }
            }
        }
        #expect(try abs(found - 6 * line() - 5 * 2) < 1e-6)
    }

    @Test("Of several views at an edge, the one that keeps the greatest distance counts")
    func greatest() throws {
        let pile = try height {
            VStack {
                Text("a")
                ZStack {
                    box; Text("b")
                }
            }
        }
        #expect(try abs(pile - 2 * line() - above()) < 1e-6)
        let row = try height {
            VStack {
                HStack {
                    Text("a"); box
                }
                Text("b")
            }
        }
        #expect(try abs(row - 2 * line() - max(2, below())) < 1e-6)
    }

    @Test("A column's first and last view are at its edges")
    func column() throws {
        let found = try height {
            VStack {
                Text("a")
                VStack {
                    box; Text("b")
                }
                VStack {
                    Text("c"); box
                }
                Text("d")
            }
        }
        #expect(try abs(found - 4 * line() - 10 - 2 * above() - 2 * below() - 2) < 1e-6)
    }

    @Test("Padding and frames keep what they do not decide on")
    func modifiers() throws {
        let aside = try height {
            VStack {
                Text("a"); Text("b").padding(.horizontal); Text("c").frame(width: 50); Text("d").frame(maxWidth: 80)
            }
        }
        #expect(try abs(aside - 4 * line() - 3 * 2) < 1e-6)
        let padded = try height {
            VStack {
                Text("a"); Text("b").padding(.top, 4)
            }
        }
        #expect(try abs(padded - 2 * line() - 4 - above()) < 1e-6)
        let unpadded = try height {
            VStack {
                Text("a"); Text("b").padding(.bottom, 4)
            }
        }
        #expect(try abs(unpadded - 2 * line() - 4 - 2) < 1e-6)
        let framed = try height {
            VStack {
                Text("a"); Text("b").frame(height: 30); Text("c").frame(minHeight: 30)
            }
        }
        #expect(try abs(framed - line() - 60 - above() - 8) < 1e-6)
    }

    @Test("A spacer keeps no distance along its stack, and an empty stack none at all")
    func none() throws {
        let spaced = try height {
            VStack {
                box; Spacer(minLength: 10); box
            }
        }
        #expect(spaced == 20)
        let empty = try height {
            VStack {
                box; HStack {}; box
            }
        }
        #expect(empty == 10)
    }

    @Test("A layout of one's own adds up what it names")
    func union() {
        let text = ViewSpacing(text: 20, capHeight: 12, descender: 4, leading: 2)
        var own = ViewSpacing()
        #expect(own.distance(to: text, along: .vertical) == 8)
        own.formUnion(text, edges: .bottom)
        #expect(own.distance(to: text, along: .vertical) == 2)
        #expect(text.distance(to: own, along: .vertical) == 8)
        // A tenth of the line is 2.
        #expect(own.distance(to: .standard, along: .vertical) == 10)
        #expect(ViewSpacing.standard.distance(to: text, along: .vertical) == 6)
        #expect(own.union(.standard).distance(to: text, along: .vertical) == 6)
        #expect(ViewSpacing.zero.distance(to: text, along: .vertical) == 0)
    }
}
