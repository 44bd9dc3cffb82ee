/// What the report's buttons, slider and keys do.
enum DiffPageScript {
    static let javaScript = """
        const sections = [...document.querySelectorAll('section')];
        for (const section of sections) {
          const stage = section.querySelector('.stage'), range = section.querySelector('input[type=range]');
          const press = (name, value) => {
            section.dataset[name] = value;
            for (const button of section.querySelectorAll(`button[data-${name}]`))
              button.setAttribute('aria-pressed', button.dataset[name] === value);
          };
          const move = (percent) => {
            if (!range) return;
            const at = Math.min(100, Math.max(0, percent));
            range.value = at;
            section.style.setProperty('--at', at + '%');
            section.style.setProperty('--part', at / 100);
          };
          // Enlarged, the first thing to see is what differs.
          const look = (cluster = section.dataset.cluster ?? '0') => {
            const box = [...section.querySelectorAll(`.box[data-cluster="${cluster}"]`)].find(box => box.offsetParent);
            if (!box || section.dataset.zoom === 'fit') return;
            const place = box.getBoundingClientRect(), frame = stage.getBoundingClientRect();
            stage.scrollBy((place.left + place.right - frame.left - frame.right) / 2, (place.top + place.bottom - frame.top - frame.bottom) / 2);
          };
          const jump = (cluster) => {
            press('cluster', String(cluster));
            for (const box of section.querySelectorAll('.box')) box.classList.toggle('here', box.dataset.cluster === String(cluster));
            if (section.dataset.zoom === 'fit') press('zoom', '4');
            look();
          };
          section.addEventListener('click', (event) => {
            const button = event.target.closest('button');
            if (!button) return;
            if (button.dataset.cluster) return jump(button.dataset.cluster);
            for (const name of ['mode', 'zoom']) if (button.dataset[name]) press(name, button.dataset[name]);
            look();
          });
          range?.addEventListener('input', () => move(+range.value));
          section.querySelector('.outline')?.addEventListener('change', (event) => {
            section.classList.toggle('unmarked', !event.target.checked);
          });
          const drag = (event) => {
            if (section.dataset.mode !== 'slider' || event.buttons !== 1) return;
            const picture = section.querySelector('.expected .picture').getBoundingClientRect();
            move(100 * (event.clientX - picture.left) / picture.width);
          };
          stage.addEventListener('pointerdown', (event) => {
            drag(event);
            if (section.dataset.mode === 'slider' && event.isTrusted) stage.setPointerCapture(event.pointerId);
          });
          stage.addEventListener('pointermove', drag);
          press('mode', 'beside');
          press('zoom', 'fit');
          move(50);
          section.does = {
            next: (step) => {
              const count = section.querySelectorAll('.clusters button').length;
              if (count) jump((+(section.dataset.cluster ?? (step > 0 ? -1 : 0)) + step + count) % count);
            },
            click: (selector) => section.querySelector(selector)?.click(),
            enlarge: () => {
              const all = ['fit', '1', '4', '12'];
              press('zoom', all[(all.indexOf(section.dataset.zoom) + 1) % 4]);
              look();
            },
          };
        }

        // Checked frames make one command.
        const footer = document.querySelector('.approval');
        const collect = () => {
          const words = [...document.querySelectorAll('.right input:checked')].map(box => box.dataset.word);
          footer.hidden = !words.length;
          footer.querySelector('code').textContent = [document.body.dataset.approve, ...words].join(' ');
        };
        for (const box of document.querySelectorAll('.right input')) box.addEventListener('change', collect);
        footer.querySelector('button').addEventListener('click', () =>
          navigator.clipboard?.writeText(footer.querySelector('code').textContent));

        // The frame that keys act on: where the address points to, or else the first one on the screen.
        const current = () => {
          const named = sections.findIndex(section => '#' + section.id === location.hash);
          return named >= 0 ? named : sections.findIndex(section => section.getBoundingClientRect().bottom > 0);
        };
        const modes = ['beside', 'slider', 'onion', 'flicker', 'difference'];
        addEventListener('keydown', (event) => {
          if (event.ctrlKey || event.metaKey || event.altKey || !sections.length) return;
          const key = event.key.toLowerCase(), step = { n: 1, p: -1 }[key];
          if (step) {
            const here = sections.findIndex(section => '#' + section.id === location.hash);
            location.hash = sections[Math.min(sections.length - 1, Math.max(0, here + step))].id;
            return;
          }
          const does = sections[Math.max(0, current())].does;
          if (key === 'c') does.next(event.shiftKey ? -1 : 1);
          else if (modes[key - 1]) does.click(`button[data-mode="${modes[key - 1]}"]`);
          else if (key === 'z') does.enlarge();
          else if (key === 'o') does.click('.outline');
          else if (key === 'a') does.click('.right input');
        });
        """
}
