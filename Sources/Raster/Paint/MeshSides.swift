import Foundation
import KinoraGeometry
import KinoraScene

/// Which sides of a mesh lie on the sides of its box. There the shape that is filled decides where it ends; where the others end the
/// mesh says itself.
struct MeshSides {
    let top: Bool
    let bottom: Bool
    let leading: Bool
    let trailing: Bool

    /// Whether the mesh ends where its box does.
    var areOnBox: Bool { top && bottom && leading && trailing }

    init(_ mesh: MeshPaint) {
        let (columns, rows) = (mesh.columns, mesh.rows)
        // Such a mesh is not drawn at all.
        guard MeshGeometry.fits(mesh) else {
            (top, bottom, leading, trailing) = (true, true, true, true)
            return
        }
        /// Handles that are not given follow from the vertices, and lie on the line on which these do.
        func lies(
            _ indices: some Sequence<Int>, _ value: Double, _ coordinate: (CGPoint) -> CGFloat,
            _ before: (MeshPaint.Handles) -> CGPoint, _ after: (MeshPaint.Handles) -> CGPoint
        ) -> Bool {
            let side = indices.map { mesh.vertices[$0] }
            return side.enumerated().allSatisfy { index, vertex in
                var points = [vertex.position]
                if let handles = vertex.handles {
                    if index > 0 { points.append(before(handles)) }
                    if index < side.count - 1 { points.append(after(handles)) }
                }
                return points.allSatisfy { abs(Double(coordinate($0)) - value) < 1e-9 }
            }
        }
        let last = (rows - 1) * columns
        top = lies(0..<columns, 0, { $0.y }, { $0.leading }, { $0.trailing })
        bottom = lies(last..<last + columns, 1, { $0.y }, { $0.leading }, { $0.trailing })
        leading = lies(stride(from: 0, through: last, by: columns), 0, { $0.x }, { $0.top }, { $0.bottom })
        trailing = lies(
            stride(from: columns - 1, to: rows * columns, by: columns), 1, { $0.x }, { $0.top }, { $0.bottom })
    }
}
