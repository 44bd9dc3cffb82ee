/// How the report looks, by day and by night.
enum DiffPageStyle {
    static let css = """
        :root {
          color-scheme: light dark;
          --ground: light-dark(#f6f6f4, #17181a); --card: light-dark(#fff, #212326); --line: light-dark(#dcdcd8, #383b40);
          --ink: light-dark(#1c1d1f, #ececea); --quiet: light-dark(#6a6c70, #9a9da3);
          --good: light-dark(#1a7f45, #4cc482); --bad: light-dark(#c62a1f, #ff6a5c); --odd: light-dark(#a86500, #f0ad4e);
          font: 15px/1.5 Inter, system-ui, sans-serif; font-variant-numeric: tabular-nums;
        }
        * { box-sizing: border-box; }
        body { margin: 0 auto; max-width: 1480px; padding: 32px 24px 80px; background: var(--ground); color: var(--ink); }
        .badge { display: inline-block; margin: 0; padding: 3px 12px; border-radius: 99px; font-weight: 600; color: var(--card); }
        .badge.same { background: var(--good); } .badge.different { background: var(--bad); }
        .badge.incomparable { background: var(--odd); }
        h1 { margin: 14px 0 4px; font-size: 1.45rem; line-height: 1.3; font-weight: 600; overflow-wrap: anywhere; }
        h1 i { margin: 0 .7em 0 .1em; font-size: .8rem; font-style: normal; font-weight: 400; color: var(--quiet); }
        .summary { margin: 0; font-size: 1.05rem; }
        header ul { padding-left: 1.2em; }

        .timeline { display: flex; flex-wrap: wrap; gap: 2px; margin: 20px 0 8px; }
        .timeline > * { flex: 0 0 8px; height: 26px; border-radius: 2px; }
        .timeline a { outline-offset: 1px; } .timeline a:hover { transform: scaleY(1.25); }
        .timeline .same, .legend .same { background: light-dark(#cfd3d6, #3c4046); }
        .tolerated { background: light-dark(#a9c8b4, #3f6b50); }
        .timeline .different, .legend span.different { background: color-mix(in srgb, var(--bad) calc(var(--share, 1) * 100%), var(--card)); }
        .sizes { background: var(--bad); } .extra { background: var(--odd); } .unreadable { background: var(--ink); }
        .missing { border: 1.5px dashed var(--bad); }
        .legend { display: flex; flex-wrap: wrap; gap: 4px; align-items: center; margin: 0; font-size: .85rem; color: var(--quiet); }
        .legend span { width: 10px; height: 10px; border-radius: 2px; margin-left: 10px; } .legend span:first-child { margin-left: 0; }

        section { margin-top: 28px; padding: 18px 20px 20px; background: var(--card); border: 1px solid var(--line);
          border-radius: 12px; scroll-margin-top: 12px; }
        section:target { border-color: var(--bad); }
        h2 { margin: 0; font-size: 1.05rem; font-weight: 600; }
        h2 b { margin-left: 6px; padding: 1px 8px; border-radius: 99px; font-size: .75rem; font-weight: 500;
          color: var(--bad); border: 1px solid currentColor; vertical-align: 1px; }
        section > p { margin: 2px 0 14px; color: var(--quiet); }

        .tools { display: flex; flex-wrap: wrap; gap: 10px 18px; align-items: center; margin-bottom: 14px; font-size: .88rem; }
        .group { display: inline-flex; border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
        button { padding: 4px 12px; border: 0; border-left: 1px solid var(--line); background: none; color: inherit; font: inherit;
          cursor: pointer; }
        button:first-child { border-left: 0; }
        button[aria-pressed=true] { background: var(--ink); color: var(--card); }
        :focus-visible { outline: 2px solid light-dark(#0a66d6, #6cb1ff); outline-offset: 1px; }
        .position { display: none; align-items: center; gap: 8px; color: var(--quiet); } .position input { width: 220px; }
        [data-mode=slider] .position, [data-mode=onion] .position { display: inline-flex; }

        /* A stage has one width for all pictures; smaller ones keep their part of it. */
        .stage { overflow: auto; max-height: 86vh; --unit: min(3px, 100cqw / var(--width)); }
        section { container-type: inline-size; content-visibility: auto; contain-intrinsic-size: auto 520px; }
        [data-zoom="1"] .stage { --unit: 1px; } [data-zoom="4"] .stage { --unit: 4px; } [data-zoom="12"] .stage { --unit: 12px; }
        [data-zoom=fit][data-mode=beside] .stage { --unit: min(3px, (100cqw - 24px) / var(--count) / var(--width)); }
        figure { margin: 0; } figcaption { padding-top: 4px; font-size: .82rem; text-align: center; color: var(--quiet); }
        .picture { position: relative; width: calc(var(--own-width) * var(--unit)); }
        img { display: block; width: 100%; height: auto; image-rendering: pixellated;
          background: repeating-conic-gradient(#c9c9c9 0 25%, #efefef 0 50%) 0 0 / 16px 16px; }
        [data-zoom=fit] img, [data-zoom="1"] img { image-rendering: auto; }
        .box { position: absolute; z-index: 1; outline: 1.5px solid #ff2d20; outline-offset: 3px; border-radius: 1px; box-shadow: 0 0 0 3px #fffa;
          pointer-events: none; }
        .box.here { outline: 2.5px solid #0a84ff; }
        .unmarked .box { display: none; }

        [data-mode=beside] .stage { display: flex; gap: 12px; }
        [data-mode=difference] figure:not(.difference) { display: none; }
        [data-mode=slider] .difference, [data-mode=onion] .difference, [data-mode=flicker] .difference { display: none; }
        [data-mode=slider] .stage, [data-mode=onion] .stage, [data-mode=flicker] .stage { display: grid; justify-content: start; }
        [data-mode=slider] figure, [data-mode=onion] figure, [data-mode=flicker] figure { grid-area: 1 / 1; }
        [data-mode=slider] figcaption, [data-mode=onion] figcaption, [data-mode=flicker] figcaption { display: none; }
        [data-mode=slider] .actual .box, [data-mode=onion] .actual .box, [data-mode=flicker] .actual .box { display: none; }
        [data-mode=slider] .stage { cursor: ew-resize; touch-action: none; user-select: none; }
        [data-mode=slider] .actual .picture { clip-path: inset(0 0 0 var(--at, 50%)); }
        [data-mode=slider] .stage::after { content: ""; position: relative; z-index: 1; grid-area: 1 / 1;
          pointer-events: none; width: calc(var(--width) * var(--unit)); filter: drop-shadow(0 0 1.5px #000);
          background: linear-gradient(#fff, #fff) var(--at, 50%) 0 / 2px 100% no-repeat; }
        [data-mode=onion] .actual { opacity: calc(var(--part, .5)); }
        /* Which of the two is seen changes twice a second; the expected one hides, so that it also gives way where it is larger. */
        [data-mode=flicker] .actual { animation: flicker 1s steps(1) infinite; }
        [data-mode=flicker] .expected { animation: flicker 1s steps(1) -.5s infinite; }
        @keyframes flicker { 0% { visibility: hidden; } 50% { visibility: visible; } }

        .run { margin: 16px 0 -12px; font-size: .88rem; color: var(--quiet); }
        .keys { margin: 10px 0 0; font-size: .82rem; color: var(--quiet); }
        kbd { padding: 0 5px; border: 1px solid var(--line); border-radius: 4px; font: inherit; }
        .clusters { display: flex; flex-wrap: wrap; gap: 4px 14px; max-height: 96px; margin: 0 0 14px; padding: 0; overflow: auto;
          list-style: none; font-size: .85rem; color: var(--quiet); }
        .clusters button { padding: 1px 8px; border: 1px solid var(--line); border-radius: 6px; color: var(--ink); }
        .right { color: var(--quiet); }
        .approval { position: fixed; inset: auto 0 0 0; z-index: 2; display: flex; gap: 14px; align-items: center; padding: 10px 24px;
          background: var(--card); border-top: 1px solid var(--line); }
        .approval[hidden] { display: none; }
        .approval code { flex: 1; overflow-wrap: anywhere; user-select: all; font-size: .85rem; }
        .approval button { border: 1px solid var(--line); border-radius: 8px; }
        @media print { .tools, .keys { display: none; } section { break-inside: avoid; } }
        """
}
