/// What the report's buttons, slider and keys do.
enum DiffPageScript {
    static let javaScript = """
        for (const section of document.querySelectorAll('section')) {
          const stage = section.querySelector('.stage'), range = section.querySelector('input[type=range]');
          const press = (name, value) => {
            section.dataset[name] = value;
            for (const button of section.querySelectorAll(`button[data-${name}]`))
              button.setAttribute('aria-pressed', button.dataset[name] === value);
          };
          const move = (percent) => {
            const at = Math.min(100, Math.max(0, percent));
            range.value = at;
            section.style.setProperty('--at', at + '%');
            section.style.setProperty('--part', at / 100);
          };
          // Enlarged, the first thing to see is what differs.
          const look = () => {
            const box = [...section.querySelectorAll('.box')].find(box => box.offsetParent);
            if (!box || section.dataset.zoom === 'fit') return;
            const place = box.getBoundingClientRect(), frame = stage.getBoundingClientRect();
            stage.scrollBy((place.left + place.right - frame.left - frame.right) / 2, (place.top + place.bottom - frame.top - frame.bottom) / 2);
          };
          section.addEventListener('click', (event) => {
            const button = event.target.closest('button');
            if (!button) return;
            for (const name of ['mode', 'zoom']) if (button.dataset[name]) press(name, button.dataset[name]);
            look();
          });
          range.addEventListener('input', () => move(+range.value));
          section.querySelector('.outline').addEventListener('change', (event) => {
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
        }
        // N and P go to the next and the previous frame that is shown.
        addEventListener('keydown', (event) => {
          const step = { n: 1, p: -1 }[event.key];
          if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
          const sections = [...document.querySelectorAll('section')];
          const here = sections.findIndex(section => '#' + section.id === location.hash);
          const next = sections[Math.min(sections.length - 1, Math.max(0, here + step))];
          if (next) location.hash = next.id;
        });
        """
}
