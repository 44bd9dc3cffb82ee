import SwiftUI

// Layers of a package's own, for systems that have none with closures.

extension View {
    @ViewBuilder
    fileprivate func background<T: View>(alignment: Alignment = .center, @ViewBuilder _ content: () -> T) -> some View {
        if #available(iOS 15, *) {
            background(alignment: alignment, content: content)
        } else {
            background(content(), alignment: alignment)
        }
    }

    @ViewBuilder
    fileprivate func overlay<T: View>(alignment: Alignment = .center, @ViewBuilder _ content: () -> T) -> some View {
        if #available(iOS 15, *) {
            overlay(alignment: alignment, content: content)
        } else {
            overlay(content(), alignment: alignment)
        }
    }
}

struct LayersOfOlderSystems: View {
    let count: Int?

    var body: some View {
        Text("A")
            .overlay { if let count { Text("\(count)") } }
            .background { Color.red }
    }
}
