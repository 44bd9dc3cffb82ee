// The script: its events over time, its text, and saving it.
import {byId, element, say, short, Teller} from './elements.js';
import {ask} from './server.js';

const verbs = ['tap', 'press', 'drag', 'hover', 'scroll', 'pinch', 'rotate', 'tilt'];
const verbOf = event => verbs.find(verb => verb in event);
const shapes = {tap: '●', press: '◉', drag: '→', hover: '⌖', scroll: '⇅', pinch: '⤢', rotate: '⟳', tilt: '⏃'};
const ownLength = event => event.for ?? event.times?.at(-1);
const lengthOf = event => ownLength(event) ?? 0.05 * (event.count ?? 1);
const round = seconds => Math.round(seconds * 1000) / 1000;

/** The event with another length; its times keep their shares of it. */
function lengthened(event, wanted) {
  const length = Math.max(0.05, round(wanted));
  return event.times ? {...event, times: event.times.map(time => round(time * length / event.times.at(-1)))} : {...event, for: length};
}

/** Tells `change` with the new text. */
export class Timeline extends Teller {
  #stage;
  #text = '';
  #events = [];
  #chosen = -1;
  #info = null;
  #area;
  #place;
  #note;

  constructor(stage) {
    super();
    this.#stage = stage;
    this.#area = element('textarea', {id: 'script-text', rows: 6, spellcheck: false, 'aria-label': 'The script as YAML',
      onchange: () => this.#read(this.#area.value)});
    this.#note = element('p', {class: 'quiet', role: 'status'});
    this.#place = element('code', {});
    const verb = element('select', {'aria-label': 'What the user does'}, ...verbs.map(name => element('option', {}, name)));
    byId('script').replaceChildren(
      this.#area,
      element('div', {class: 'buttons'},
        element('button', {type: 'button', id: 'save', onclick: () => this.save()}, 'Save'),
        element('button', {type: 'button', id: 'own-script', onclick: () => this.tell('change', null)}, 'Its own script'),
        element('button', {type: 'button', id: 'no-script', onclick: () => this.tell('change', '')}, 'No script')),
      element('div', {class: 'buttons'}, verb,
        element('button', {type: 'button', id: 'add-event', onclick: () => this.#add(verb.value)}, 'Add at this moment')),
      element('label', {}, element('input', {type: 'checkbox', id: 'hovers'}), ' Record hovering, too'),
      element('p', {}, 'Saved as ', this.#place), this.#note);
    byId('timeline').addEventListener('keydown', event => this.#key(event));
    stage.on('frame', () => this.#move());
  }

  get text() { return this.#text; }

  show(info) {
    this.#info = info;
    this.#text = info.script;
    this.#events = info.events;
    if (document.activeElement !== this.#area) this.#area.value = info.script;
    this.#place.textContent = info.scriptFile;
    this.#note.textContent = info.isSaved ? '' : 'Not saved yet.';
    byId('save').disabled = info.isSaved;
    this.#draw();
  }

  async save() {
    try {
      const {place} = await ask('save', {stage: this.#info.stage, text: this.#text});
      this.tell('saved', place);
      say(`The script is saved as ${place}.`);
    } catch (error) { say(error.message, true); }
  }

  async #read(text) {
    try {
      await ask('script', {text});
      this.tell('change', text);
    } catch (error) {
      this.#note.textContent = error.message;
      say(error.message, true);
    }
  }

  /** Puts another event in place of one, or none. */
  async #replace(index, event) {
    try {
      const {text} = await ask('script', {text: this.#text, replace: index, event});
      this.tell('change', text);
    } catch (error) { say(error.message, true); }
  }

  #add(verb) {
    const at = round(this.#stage.time);
    const values = {
      tap: {tap: 'center'}, press: {press: 'center', for: 0.5}, drag: {drag: [['25%', '50%'], ['75%', '50%']], for: 0.5},
      hover: {hover: ['leading', 'trailing'], for: 0.5}, scroll: {scroll: 'center', by: [0, 100], for: 0.5},
      pinch: {pinch: 'center', scale: 2, for: 0.5}, rotate: {rotate: 'center', degrees: 90, for: 0.5}, tilt: {tilt: [10, 0], for: 0.5},
    };
    this.#append({at, ...values[verb]});
  }

  async #append(event) {
    const line = '- ' + JSON.stringify(event) + '\n';
    const text = this.#text.trim() === '[]' ? '' : this.#text;
    await this.#read(text + (text && !text.endsWith('\n') ? '\n' : '') + line);
  }

  // The events over time

  #draw() {
    const {duration} = this.#info, box = byId('timeline');
    const hadFocus = box.contains(document.activeElement);
    this.#chosen = Math.min(this.#chosen, this.#events.length - 1);
    box.replaceChildren(element('span', {class: 'playhead', 'aria-hidden': 'true'}), ...this.#events.map((event, index) => {
      const verb = verbOf(event);
      const mark = element('button', {type: 'button', role: 'option', class: `event ${verb}`, tabIndex: index === Math.max(0, this.#chosen) ? 0 : -1,
        'aria-selected': String(index === this.#chosen), data: {index},
        'aria-label': `${verb} at ${short(event.at)} seconds` + (ownLength(event) ? ` for ${short(ownLength(event))} seconds` : ''),
        title: `${verb} at ${short(event.at)} s` + (ownLength(event) ? `, ${short(ownLength(event))} s long` : '') + '\n← → move, Alt + ← → length, Delete removes',
        onfocus: () => this.#choose(index), onclick: () => this.#stage.seek(Math.round(event.at * this.#info.fps))},
        element('span', {'aria-hidden': 'true'}, shapes[verb]), ' ', verb);
      mark.style.setProperty('--from', event.at / duration);
      mark.style.setProperty('--long', lengthOf(event) / duration);
      mark.style.setProperty('--row', index % 3);
      this.#dragging(mark, event, index);
      return mark;
    }));
    // It keeps its place while it is empty: the picture must not move under a finger that draws the first event.
    if (!this.#events.length) box.append(element('span', {class: 'quiet'}, 'No events: record what the pointer does (R), or add one.'));
    this.#move();
    if (hadFocus) this.#mark(this.#chosen)?.focus();
  }

  #mark(index) { return byId('timeline').querySelector(`[data-index="${index}"]`); }

  #choose(index) {
    this.#chosen = index;
    for (const mark of byId('timeline').querySelectorAll('.event')) {
      mark.setAttribute('aria-selected', String(Number(mark.dataset.index) === index));
    }
  }

  #move() {
    if (this.#info) byId('timeline').style.setProperty('--time', this.#stage.time / this.#info.duration);
  }

  /** Events are moved by dragging them, and made longer at their end. */
  #dragging(mark, event, index) {
    let begin = null;
    mark.addEventListener('pointerdown', down => {
      if (down.button !== 0) return;
      const box = mark.getBoundingClientRect();
      begin = {x: down.clientX, isEnd: ownLength(event) && down.clientX > box.right - 8, by: 0};
      mark.setPointerCapture(down.pointerId);
    });
    mark.addEventListener('pointermove', move => {
      if (!begin) return;
      begin.by = (move.clientX - begin.x) / byId('timeline').clientWidth * this.#info.duration;
      const moved = this.#moved(event, begin.isEnd, begin.by);
      mark.style.setProperty('--from', moved.at / this.#info.duration);
      mark.style.setProperty('--long', lengthOf(moved) / this.#info.duration);
    });
    mark.addEventListener('pointerup', () => {
      if (begin && Math.abs(begin.by) > 0.001) this.#replace(index, this.#moved(event, begin.isEnd, begin.by));
      begin = null;
    });
  }

  #moved(event, isEnd, by) {
    return isEnd ? lengthened(event, ownLength(event) + by) : {...event, at: Math.max(0, round(event.at + by))};
  }

  #key(event) {
    const chosen = this.#events[this.#chosen];
    if (!chosen) return;
    const frame = 1 / this.#info.fps;
    const step = {ArrowLeft: -frame, ArrowRight: frame}[event.key];
    if (step) this.#replace(this.#chosen, this.#moved(chosen, event.altKey && ownLength(chosen), event.shiftKey ? step * 10 : step));
    else if (event.key === 'Delete' || event.key === 'Backspace') this.#replace(this.#chosen, null);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      this.#mark(this.#chosen + (event.key === 'ArrowDown' ? 1 : -1))?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
