import KinoraViews

/// Marks as they are drawn, those of one layer as one picture.
struct ChartFigures: View {
    let layout: ChartLayout
    let figures: [ChartLayout.Figure]
    /// How many layers are around them already.
    var depth = 0

    /// Neighbors that are in the same layer, or in none.
    private struct Run {
        let layer: _MarkLayer?
        var figures: [ChartLayout.Figure]
    }
    private var runs: [Run] {
        var runs: [Run] = []
        for figure in figures {
            let layer = figure.layers.count > depth ? figure.layers[depth] : nil
            if let last = runs.last, last.layer === layer {
                runs[runs.count - 1].figures.append(figure)
            } else {
                runs.append(Run(layer: layer, figures: [figure]))
            }
        }
        return runs
    }

    var body: some View {
        let runs = runs
        ForEach(runs.indices, id: \.self) { index in
            if let layer = runs[index].layer {
                layered(ChartFigures(layout: layout, figures: runs[index].figures, depth: depth + 1), layer)
            } else {
                FigureCanvas(figures: runs[index].figures, plot: layout.plot.size)
            }
        }
    }

    private func layered(_ inner: ChartFigures, _ layer: _MarkLayer) -> AnyView {
        let content = AnyView(ZStack { inner })
        switch layer.kind {
        case .view(let change): return change(content)
        case .mask:
            let mask = layout.masks[ObjectIdentifier(layer)] ?? []
            return AnyView(content.mask { FigureCanvas(figures: mask, plot: layout.plot.size) })
        }
    }
}

private struct FigureCanvas: View {
    let figures: [ChartLayout.Figure]
    let plot: CGSize

    var body: some View {
        Canvas { context, _ in
            for figure in figures {
                var own = context
                own.opacity = figure.opacity
                for clip in figure.clips { own.clip(to: clip) }
                if figure.isStyledByPlot {
                    own.clip(to: figure.stroke.map { figure.path.strokedPath($0) } ?? figure.path)
                    let shift = ChartLayout.overhang
                    let rect = CGRect(origin: CGPoint(x: shift, y: shift), size: plot)
                    own.fill(Path(rect.insetBy(dx: -shift, dy: 0)), with: .style(figure.style))
                } else if let stroke = figure.stroke {
                    own.stroke(figure.path, with: .style(figure.style), style: stroke)
                } else {
                    own.fill(figure.path, with: .style(figure.style))
                }
            }
        }
    }
}
