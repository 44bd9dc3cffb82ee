// The list of previews and effects, with small pictures of what they show now.
import {byId, element} from './elements.js';
import {thumbnail} from './server.js';

/** The same for the same subject. */
export const key = subject => JSON.stringify(subject ?? null);

export class Library {
  #choose;
  #groups = [];
  #chosen = null;
  #pictures = new Map();
  #generation = 0;
  #visible = new IntersectionObserver(entries => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      entry.target.src = entry.target.dataset.source;
      this.#visible.unobserve(entry.target);
    }
  }, {rootMargin: '200px'});
  #dark = matchMedia('(prefers-color-scheme: dark)');

  /** `choose` is called with a subject. */
  constructor(choose) {
    this.#choose = choose;
    byId('search').addEventListener('input', () => this.#draw());
    byId('search').addEventListener('keydown', event => {
      if (event.key === 'Escape') { event.target.value = ''; this.#draw(); event.target.blur(); }
      if (event.key === 'Enter') byId('lists').querySelector('a')?.click();
      if (event.key === 'ArrowDown') { byId('lists').querySelector('a')?.focus(); event.preventDefault(); }
    });
    byId('lists').addEventListener('keydown', event => {
      const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
      if (!step) return;
      const links = [...byId('lists').querySelectorAll('a')];
      (links[links.indexOf(document.activeElement) + step] ?? byId('search')).focus();
      event.preventDefault();
      event.stopPropagation();
    });
    this.#dark.addEventListener('change', () => this.#draw());
  }

  /** Groups of `{subject, title, note}`, each with a title. */
  show(groups, generation) {
    this.#groups = groups;
    this.#generation = generation;
    this.#draw();
  }

  mark(subject) {
    this.#chosen = key(subject);
    for (const link of byId('lists').querySelectorAll('a')) {
      const isChosen = link.dataset.key === this.#chosen;
      if (isChosen) link.setAttribute('aria-current', 'true'); else link.removeAttribute('aria-current');
    }
  }

  /** What comes so many places after the chosen one. */
  neighbor(step) {
    const all = this.#groups.flatMap(group => group.items);
    const at = all.findIndex(item => key(item.subject) === this.#chosen);
    return all[(at + step + all.length) % all.length]?.subject;
  }

  #draw() {
    const word = byId('search').value.trim().toLowerCase();
    const focused = document.activeElement?.dataset?.key;
    byId('lists').replaceChildren(...this.#groups.map(group => {
      const items = group.items.filter(item => !word || `${item.title} ${item.note}`.toLowerCase().includes(word));
      return items.length > 0 && element('section', {'aria-label': group.title},
        element('h2', {}, group.title, element('small', {}, ` ${items.length}`)),
        element('ul', {}, ...items.map(item => this.#item(item))));
    }).filter(Boolean));
    this.mark(JSON.parse(this.#chosen));
    if (focused) [...byId('lists').querySelectorAll('a')].find(link => link.dataset.key === focused)?.focus();
  }

  /** The small picture. It stays the same element, so that the last picture is seen until the next one is there. */
  #picture(subject) {
    const name = key(subject), source = thumbnail(subject, this.#dark.matches, subject.preview ? this.#generation : 0);
    let picture = this.#pictures.get(name);
    if (!picture) {
      picture = element('img', {alt: '', width: 64, height: 48, decoding: 'async'});
      picture.addEventListener('error', () => picture.classList.add('broken'));
      picture.addEventListener('load', () => picture.classList.remove('broken'));
      this.#pictures.set(name, picture);
    }
    if (picture.dataset.source !== source) {
      picture.dataset.source = source;
      this.#visible.observe(picture);
    }
    return picture;
  }

  #item({subject, title, note}) {
    const picture = this.#picture(subject);
    return element('li', {}, element('a', {href: '#' + encodeURIComponent(key(subject)), data: {key: key(subject)}, onclick: event => {
      event.preventDefault();
      this.#choose(subject);
    }}, picture, element('span', {}, element('b', {}, title), element('small', {}, note))));
  }
}
