// Goldens beside what is shown now: the modes of the report, and approving.
import {byId, element, say, Teller} from './elements.js';
import {ask, golden} from './server.js';

const modes = [['beside', 'Side by side'], ['slider', 'Slider'], ['onion', 'Onion skin'], ['flicker', 'Flicker'], ['difference', 'Difference']];
const words = {same: 'as approved', tolerated: 'within the tolerance', different: 'different', missing: 'new', random: 'not the same twice', failed: 'failed', skipped: 'skipped', recorded: 'recorded'};

export class Goldens extends Teller {
  #run = null;
  #items = [];
  #chosen = null;
  #mode = 'beside';
  #preview = null;
  isOpen = false;

  constructor() {
    super();
    this.draw(null);
  }

  /** For a preview, by what kinora test calls it; null for an effect. */
  draw(preview) {
    this.#preview = preview;
    this.close();
    this.#items = [];
    byId('goldens').replaceChildren(preview === null
      ? element('p', {class: 'quiet'}, 'Goldens belong to the previews of a source.')
      : element('div', {class: 'buttons'}, this.#button('compare', 'Compare', () => this.compare()),
        this.#button('compare-all', 'Compare all previews', () => this.compare(true))));
  }

  #button(id, title, onclick) { return element('button', {type: 'button', id, onclick}, title); }

  async compare(isAll = false) {
    if (this.#preview === null) return say('Goldens belong to the previews of a source.', true);
    byId('goldens-panel').open = true;
    say('Comparing …');
    try {
      const {run, items} = await ask('compare', isAll ? {} : {preview: this.#preview});
      [this.#run, this.#items] = [run, items];
      this.#list(isAll);
      const wrong = items.filter(item => !['same', 'tolerated', 'skipped'].includes(item.outcome));
      say(wrong.length ? `${wrong.length} of ${items.length} pictures are not as approved.` : `All ${items.length} pictures are as approved.`, wrong.length > 0);
      this.open(wrong[0] ?? items[0]);
    } catch (error) { say(error.message, true); }
  }

  #list(isAll) {
    const list = element('ul', {class: 'pictures'}, ...this.#items.map(item => element('li', {}, element('button', {
      type: 'button', class: item.outcome, data: {place: item.place}, 'aria-pressed': 'false', onclick: () => this.open(item),
    }, [isAll && item.preview, item.variant, item.moment].filter(Boolean).join(', ') || item.preview || item.file, element('small', {}, words[item.outcome] ?? item.outcome)))));
    const open = this.#items.filter(item => item.mayBeApproved);
    byId('goldens').replaceChildren(
      element('div', {class: 'buttons'}, this.#button('compare', 'Compare again', () => this.compare(isAll)),
        open.length > 1 && this.#button('approve-all', `Approve all ${open.length}`, () => this.approve(open))), list);
  }

  open(item) {
    if (!item) return;
    this.#chosen = item;
    this.isOpen = true;
    for (const button of byId('goldens').querySelectorAll('[data-place]')) {
      button.setAttribute('aria-pressed', String(Number(button.dataset.place) === item.place));
    }
    const picture = side => element('img', {alt: side === 'golden' ? 'approved' : 'now', src: golden(this.#run, item.place, side)});
    const figure = (side, title) => element('figure', {class: side}, element('div', {class: 'picture'}, picture(side)), element('figcaption', {}, title));
    const both = item.hasGolden && item.hasActual;
    const stage = element('div', {class: 'pair'},
      item.hasGolden && figure('golden', 'golden'),
      both && element('figure', {class: 'difference'}, element('div', {class: 'picture'}, element('canvas', {'aria-label': 'difference'})), element('figcaption', {}, 'difference')),
      item.hasActual && figure('actual', 'actual'));
    const range = element('input', {type: 'range', min: 0, max: 100, value: 50, step: 'any', 'aria-label': 'from golden to actual', oninput: event => {
      stage.style.setProperty('--at', `${event.target.value}%`);
      stage.style.setProperty('--part', event.target.value / 100);
    }});
    byId('comparison').replaceChildren(
      element('h2', {}, [item.preview, item.variant, item.moment].filter(Boolean).join(', ')),
      element('p', {}, item.failure ? item.failure[0].toUpperCase() + item.failure.slice(1) + '.' : `It is ${words[item.outcome] ?? item.outcome}.`),
      element('div', {class: 'tools'},
        both && element('span', {class: 'group', role: 'group', 'aria-label': 'How they are compared'}, ...modes.map(([mode, title]) =>
          element('button', {type: 'button', data: {mode}, onclick: () => this.show(mode)}, title))),
        item.mayBeApproved && this.#button('approve', 'Approve', () => this.approve([item])),
        this.#button('close-comparison', 'Close', () => this.close()),
        both && element('label', {class: 'position'}, 'golden ', range, ' actual')),
      stage);
    byId('comparison').hidden = false;
    byId('screen').hidden = true;
    if (both) this.#difference(stage);
    this.show(this.#mode);
  }

  show(mode) {
    this.#mode = mode;
    byId('comparison').dataset.mode = mode;
    for (const button of byId('comparison').querySelectorAll('[data-mode]')) button.setAttribute('aria-pressed', String(button.dataset.mode === mode));
  }

  close() {
    this.isOpen = false;
    byId('comparison').hidden = true;
    byId('screen').hidden = false;
  }

  step(by) {
    const at = this.#items.indexOf(this.#chosen);
    this.open(this.#items[(at + by + this.#items.length) % this.#items.length]);
  }

  approveChosen() { if (this.#chosen?.mayBeApproved) this.approve([this.#chosen]); }

  async approve(items) {
    try {
      await ask('approve', {run: this.#run, places: items.map(item => item.place)});
      await this.compare();
      say(items.length === 1 ? 'The picture is approved.' : `${items.length} pictures are approved.`);
    } catch (error) { say(error.message, true); }
  }

  /** Pixels that differ, in red over a pale copy. */
  async #difference(stage) {
    const [before, after] = ['.golden img', '.actual img'].map(place => stage.querySelector(place));
    try { await Promise.all([before.decode(), after.decode()]); } catch { return; }
    const canvas = stage.querySelector('canvas');
    [canvas.width, canvas.height] = [Math.max(before.naturalWidth, after.naturalWidth), Math.max(before.naturalHeight, after.naturalHeight)];
    const context = canvas.getContext('2d', {willReadFrequently: true});
    const pixels = image => {
      context.clearRect(0, 0, canvas.width, canvas.height);
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, canvas.width, canvas.height);
    };
    const [a, b] = [pixels(before), pixels(after)];
    let count = 0;
    for (let i = 0; i < b.data.length; i += 4) {
      const isSame = [0, 1, 2, 3].every(k => a.data[i + k] === b.data[i + k]);
      const gray = 255 - (255 - (b.data[i] + b.data[i + 1] + b.data[i + 2]) / 3) * 0.25;
      b.data.set(isSame ? [gray, gray, gray, 255] : [220, 30, 20, 255], i);
      if (!isSame) count += 1;
    }
    context.putImageData(b, 0, 0);
    canvas.setAttribute('aria-label', `${count} pixels differ`);
    stage.querySelector('.difference figcaption').textContent = `difference, ${count} pixel${count === 1 ? '' : 's'}`;
  }
}
