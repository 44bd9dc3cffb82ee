// Making elements, and small things that all of the page uses.

/** An element: `element('button', {type: 'button', onclick: f}, 'Text', other)`. Text is never read as HTML. */
export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === 'class') made.className = value;
    else if (name === 'data') Object.assign(made.dataset, value);
    else if (name.startsWith('on')) made.addEventListener(name.slice(2), value);
    else if (name in made && !name.startsWith('aria') && name !== 'list') made[name] = value;
    else made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children.filter(child => child !== undefined && child !== null && child !== false));
  return made;
}

export const byId = id => document.getElementById(id);

/** A number as people write it: at most three decimals. */
export const short = number => String(Math.round(number * 1000) / 1000);

/** Says something to everybody, screen readers too. */
export function say(text, isError = false) {
  const status = byId('status');
  status.textContent = text;
  status.classList.toggle('bad', isError);
}

/** Calls `body` once, a while after the last call. */
export function later(milliseconds, body) {
  let timer;
  return (...values) => {
    clearTimeout(timer);
    timer = setTimeout(() => body(...values), milliseconds);
  };
}

/** Something that others can listen to. */
export class Teller {
  #listeners = new Map();
  on(name, body) {
    if (!this.#listeners.has(name)) this.#listeners.set(name, []);
    this.#listeners.get(name).push(body);
  }
  tell(name, value) {
    for (const body of this.#listeners.get(name) ?? []) body(value);
  }
}
