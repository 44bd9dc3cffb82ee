/// How the gallery looks, by day and by night.
enum GalleryStyle {
    static let css = """
        :root {
          color-scheme: light dark;
          --ground: light-dark(#f5f5f7, #111214); --card: light-dark(#fff, #1c1d20); --line: light-dark(#e2e2e6, #2e3035);
          --ink: light-dark(#1d1d1f, #f2f2f3); --quiet: light-dark(#6e6e73, #a0a2a8); --accent: light-dark(#0a66d8, #5aa7ff);
          font: 16px/1.5 Inter, -apple-system, system-ui, sans-serif;
        }
        :root[data-scheme=light] { color-scheme: light; } :root[data-scheme=dark] { color-scheme: dark; }
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        body { margin: 0 auto; max-width: 1360px; padding: 40px 28px 96px; background: var(--ground); color: var(--ink); }
        h1 { margin: 0; font-size: 2.4rem; letter-spacing: -.02em; }
        header p { margin: 4px 0 0; color: var(--quiet); font-size: 1.1rem; }
        .top { position: relative; margin-bottom: 12px; }
        .tools { display: flex; flex-wrap: wrap; gap: 10px; margin-top: 20px; }
        #search { width: min(360px, 100%); }
        #search, select, button { padding: 10px 16px; font: inherit; color: inherit; background: var(--card);
          border: 1px solid var(--line); border-radius: 12px; }
        select { max-width: 190px; } button { cursor: pointer; } button:hover { border-color: var(--accent); }
        .effect .scheme { position: absolute; right: 28px; top: 40px; padding: 6px 14px; }
        .copyable { position: relative; margin-bottom: 8px; }
        .copy { position: absolute; top: 8px; right: 8px; padding: 4px 12px; font-size: .82rem; color: var(--quiet); border-radius: 9px; }
        #search:focus, select:focus { outline: 2px solid var(--accent); outline-offset: 1px; }
        h2 { margin: 40px 0 14px; font-size: 1.25rem; letter-spacing: -.01em; }
        h2 small { color: var(--quiet); font-weight: 400; }
        .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(250px, 1fr)); gap: 20px; }
        .card { display: flex; flex-direction: column; padding: 10px 10px 14px; background: var(--card); color: inherit;
          text-decoration: none; border: 1px solid var(--line); border-radius: 18px; transition: transform .2s, box-shadow .2s; }
        .card:hover { transform: translateY(-3px); box-shadow: 0 12px 32px rgb(0 0 0 / .14); }
        .card:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        .screen { display: flex; align-items: center; justify-content: center; overflow: hidden; border-radius: 10px;
          background: light-dark(#ececf0, #0b0b0d); }
        .card .screen { aspect-ratio: 4 / 3; margin-bottom: 12px; }
        .card .screen { position: relative; }
        .card .screen::after { content: ''; position: absolute; inset: 0; border: 1px solid rgb(128 128 128 / .16); border-radius: inherit; }
        .card .screen img { width: 100%; height: 100%; object-fit: contain; }
        .name { padding: 0 4px; font-weight: 600; }
        .summary { padding: 0 4px; color: var(--quiet); font-size: .9rem; line-height: 1.4; }

        .effect { position: relative; max-width: 1040px; }
        .back { color: var(--accent); text-decoration: none; font-size: .95rem; }
        .back::before { content: '← '; }
        .stage { margin-top: 24px; padding: 28px; background: var(--card); border: 1px solid var(--line); border-radius: 20px; }
        .stage .screen { background: none; border-radius: 0; overflow: visible; }
        .stage img { display: block; width: min(100%, 440px); height: auto; border-radius: 10px; box-shadow: 0 6px 28px rgb(0 0 0 / .16); }
        .stage p { margin: 14px 0 0; color: var(--quiet); font-size: .85rem; text-align: center; }
        .facts { display: flex; flex-wrap: wrap; gap: 4px 10px; margin: 18px 0 0; font-size: .95rem; }
        .facts dt { color: var(--quiet); } .facts dd { margin: 0 18px 0 0; }
        pre { margin: 0; padding: 16px 18px; overflow: auto; background: var(--card); border: 1px solid var(--line);
          border-radius: 14px; font: 13.5px/1.55 'JetBrains Mono', ui-monospace, monospace; }
        .source { max-height: 640px; }
        pre b { font-weight: inherit; }
        .comment { color: light-dark(#6d7680, #87919c); } .string { color: light-dark(#b3261e, #ff8a80); }
        .keyword { color: light-dark(#9b2393, #ff7ab2); } .type { color: light-dark(#0b4f79, #79c8f2); }
        .number { color: light-dark(#1c00cf, #d0bf69); }
        .frames { display: grid; grid-template-columns: repeat(auto-fill, minmax(270px, 1fr)); gap: 14px; }
        figure { margin: 0; } figure img { display: block; width: 100%; border-radius: 10px; border: 1px solid var(--line); }
        figcaption { margin-top: 4px; color: var(--quiet); font-size: .85rem; font-variant-numeric: tabular-nums; }
        table { width: 100%; border-collapse: collapse; font-size: .92rem; background: var(--card); border: 1px solid var(--line);
          border-radius: 14px; overflow: hidden; }
        th, td { padding: 8px 12px; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
        th { color: var(--quiet); font-weight: 500; } tr:last-child td { border-bottom: 0; }
        .swatch { display: inline-block; width: .9em; height: .9em; margin-right: 5px; border-radius: 3px; vertical-align: -1px;
          border: 1px solid var(--line); }

        """
}
