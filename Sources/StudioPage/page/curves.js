// How the numbers of the picture change over time.
import {byId, element, later, short} from './elements.js';
import {ask} from './server.js';

const [width, height] = [260, 44];

function drawn(tag, properties) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(properties)) made.setAttribute(name, value);
  return made;
}

export class Curves {
  #stage;
  #info = null;
  #shown = null;
  #heads = [];
  #load = later(300, () => this.#fetch());

  constructor(stage) {
    this.#stage = stage;
    byId('curves-panel').addEventListener('toggle', () => this.#load());
    stage.on('frame', () => this.#move());
  }

  show(info) {
    this.#info = info;
    this.#load();
  }

  async #fetch() {
    const info = this.#info;
    if (!info || !byId('curves-panel').open || this.#shown === info.stage) return;
    this.#shown = info.stage;
    try {
      const curves = await ask('curves', {stage: info.stage});
      if (info === this.#info) this.#draw(curves);
    } catch (error) {
      byId('curves').replaceChildren(element('p', {class: 'bad'}, error.message));
    }
  }

  #draw({times, tracks, more}) {
    this.#heads = [];
    const last = times.at(-1) ?? 0;
    byId('curves').replaceChildren(
      element('p', {class: 'quiet'}, !tracks.length ? 'Nothing changes.'
        : `${tracks.length + more} numbers change` + (more ? `; the first ${tracks.length} are shown.` : '.') + (last < this.#info.duration * 0.9 ? ` Up to ${short(last)} s.` : '')),
      ...tracks.map(track => this.#curve(times, track)));
    this.#move();
  }

  #curve(times, {name, values}) {
    const known = values.filter(value => value !== null);
    const [low, high] = [Math.min(...known), Math.max(...known)];
    const x = time => time / this.#info.duration * width;
    const y = value => 3 + (height - 6) * (1 - (value - low) / (high - low));
    let path = '', isOn = false;
    values.forEach((value, index) => {
      if (value !== null) path += `${isOn ? 'L' : 'M'}${x(times[index]).toFixed(1)} ${y(value).toFixed(1)}`;
      isOn = value !== null;
    });
    const picture = drawn('svg', {viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'none', role: 'img', 'aria-label': `${name}, from ${short(low)} to ${short(high)}`});
    const head = drawn('line', {y1: 0, y2: height, class: 'head'});
    picture.append(drawn('path', {d: path, class: 'line'}), head);
    const now = element('output', {});
    this.#heads.push({head, now, times, values, x});
    return element('figure', {class: 'curve'}, element('figcaption', {}, element('code', {}, name), now), picture,
      element('small', {}, `${short(low)} … ${short(high)}`));
  }

  #move() {
    if (!byId('curves-panel').open) return;
    const time = this.#stage.time;
    for (const {head, now, times, values, x} of this.#heads) {
      const at = times.findLastIndex(own => own <= time + 1e-6);
      head.setAttribute('x1', x(time));
      head.setAttribute('x2', x(time));
      now.textContent = values[at] === null || values[at] === undefined ? '' : short(values[at]);
    }
  }
}
