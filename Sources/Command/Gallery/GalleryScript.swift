/// What moves on the gallery's pages. It lies in a file of its own that all pages load first, so that no page is shown in the wrong
/// colors. Without it pages stay readable: they follow the system's colors and show everything.
enum GalleryScript {
    static let file = "site.js"

    static let text = """
        // Light or dark: as chosen once, else as the system has it.
        const root = document.documentElement;
        const kept = { get: key => { try { return localStorage.getItem(key); } catch { return null; } },
          set: (key, value) => { try { localStorage.setItem(key, value); } catch {} } };
        const wanted = () => kept.get('kinora-scheme') || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
        function show(scheme) {
          root.dataset.scheme = scheme;
          for (const image of document.querySelectorAll('[data-dark]')) {
            image.dataset.light ??= image.getAttribute(image.localName === 'source' ? 'srcset' : 'src');
            const place = scheme === 'dark' ? image.dataset.dark : image.dataset.light;
            image.setAttribute(image.localName === 'source' ? 'srcset' : 'src', place);
          }
          for (const button of document.querySelectorAll('.scheme')) button.textContent = scheme === 'dark' ? 'Light' : 'Dark';
        }
        root.dataset.scheme = wanted();
        function copied(text) {
          const area = document.createElement('textarea');
          area.value = text; area.style.position = 'fixed'; area.style.opacity = 0;
          document.body.append(area); area.select();
          const done = document.execCommand('copy'); area.remove();
          return done;
        }
        document.addEventListener('DOMContentLoaded', () => {
          show(wanted());
          for (const button of document.querySelectorAll('.scheme')) button.addEventListener('click', () => {
            const next = root.dataset.scheme === 'dark' ? 'light' : 'dark';
            kept.set('kinora-scheme', next); show(next);
          });
          for (const block of document.querySelectorAll('.copyable')) {
            const button = document.createElement('button');
            button.className = 'copy'; button.type = 'button'; button.textContent = 'Copy';
            button.addEventListener('click', () => {
              button.textContent = copied(block.querySelector('code').textContent) ? 'Copied' : 'Press Ctrl-C';
              setTimeout(() => button.textContent = 'Copy', 1500);
            });
            block.append(button);
          }
          const search = document.getElementById('search');
          if (!search) return;
          const cards = [...document.querySelectorAll('.card')];
          const choices = ['kind', 'seed', 'row'].map(id => document.getElementById(id));
          function filter() {
            const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
            const [kind, seed, row] = choices.map(choice => choice.value);
            for (const card of cards) {
              const rows = card.dataset.rows.split(' ').filter(Boolean);
              card.hidden = !words.every(word => card.dataset.words.includes(word))
                || (kind && !card.dataset.kinds.split('|').includes(kind))
                || (seed && !card.dataset.seeds.split(' ').includes(seed))
                || (row && !rows.includes(row));
            }
            for (const family of document.querySelectorAll('.family'))
              family.hidden = !family.querySelector('.card:not([hidden])');
            document.getElementById('nothing').hidden = cards.some(card => !card.hidden);
          }
          for (const input of [search, ...choices]) input.addEventListener('input', filter);
        });
        """
}
