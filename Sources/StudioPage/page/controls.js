// Settings: how the stage is, and an effect's parameters, each with the control that fits it.
import {byId, element, later, short} from './elements.js';

const zooms = ['fit', '1', '2', '4', '8'];

/** The tools above the picture. `change` gets `{name: value}`; a value of null is the usual one. */
export class Looks {
  #change;
  #choices;
  zoom = 'fit';

  constructor(change) { this.#change = change; }

  draw(settings, {devices, typeSizes, isPreview, own}) {
    this.#choices = {devices, typeSizes};
    const sizes = [['', own ? `Own size, ${own}` : 'Own size'], ...devices.map(({name, size}) => [size, `${name}, ${size}`])];
    if (settings.size && !sizes.some(([value]) => value === settings.size)) sizes.push([settings.size, settings.size]);
    const focused = document.activeElement?.id;
    byId('looks').replaceChildren(...[
      this.#toggle('appearance', 'Dark', 'D', settings.appearance === 'dark', isOn => ({appearance: isOn ? 'dark' : null})),
      this.#toggle('right-to-left', 'Right to left', 'X', settings['right-to-left'], isOn => ({'right-to-left': isOn || null})),
      this.#toggle('reduce-motion', 'Reduced motion', 'M', settings['reduce-motion'], isOn => ({'reduce-motion': isOn || null})),
      this.#select('type-size', 'Text', 'T', typeSizes.map(name => [name === 'large' ? '' : name, name]),
        settings['type-size'] ?? ''),
      this.#select('size', 'Size', 'S', [...sizes, ['?', 'Other…']], settings.size ?? ''),
      this.#select('scale', 'Scale', '', [['', '1×'], ['2', '2×'], ['3', '3×']], settings.scale ?? ''),
      this.#select('fps', 'Rate', '', [['', '30'], ['60', '60'], ['24', '24'], ['120', '120']], settings.fps ?? ''),
      this.#text('duration', 'Length', settings.duration ?? '', 's'),
      isPreview && this.#text('locale', 'Locale', settings.locale ?? '', 'en_US'),
      isPreview && this.#text('date', 'Date', settings.date ?? '', '2001-01-01'),
      this.#text('background', 'Ground', settings.background ?? '', 'white'),
      element('span', {class: 'group', role: 'group', 'aria-label': 'Zoom (+ and −)'}, ...zooms.map(zoom =>
        element('button', {type: 'button', data: {zoom}, 'aria-pressed': String(this.zoom === zoom), onclick: () => this.enlarge(zoom)},
          zoom === 'fit' ? 'Fit' : `${zoom}:1`))),
    ].filter(Boolean));
    this.enlarge(this.zoom);
    if (focused) byId(focused)?.focus();
  }

  /** Pixels of the screen for a pixel of the picture, or `fit`. */
  enlarge(zoom) {
    this.zoom = zoom;
    byId('screen').dataset.zoom = zoom;
    byId('screen').style.setProperty('--zoom', zoom === 'fit' ? 1 : zoom);
    for (const button of byId('looks').querySelectorAll('[data-zoom]')) {
      button.setAttribute('aria-pressed', String(button.dataset.zoom === zoom));
    }
  }

  enlargeBy(step) {
    this.enlarge(zooms[Math.max(0, Math.min(zooms.length - 1, zooms.indexOf(this.zoom) + step))]);
  }

  /** Chooses the next of a menu's choices. */
  cycle(name, step = 1) {
    const menu = byId(`look-${name}`);
    const values = [...menu.options].map(option => option.value).filter(value => value !== '?');
    menu.value = values[(values.indexOf(menu.value) + step + values.length) % values.length];
    menu.dispatchEvent(new Event('change'));
  }

  press(name) { byId(`look-${name}`).click(); }

  #toggle(name, title, letter, isOn, made) {
    return element('button', {type: 'button', id: `look-${name}`, 'aria-pressed': String(Boolean(isOn)), title: `${title} (${letter})`,
      onclick: event => this.#change(made(event.currentTarget.getAttribute('aria-pressed') !== 'true'))}, title);
  }

  #select(name, title, letter, choices, value) {
    const menu = element('select', {id: `look-${name}`, title: letter ? `${title} (${letter})` : title, onchange: event => {
      let wanted = event.target.value;
      if (wanted === '?') {
        wanted = (prompt('Width and height in points, as in 320x180') ?? '').trim() || value;
      }
      this.#change({[name]: wanted || null});
    }}, ...choices.map(([value, words]) => element('option', {value}, words)));
    menu.value = value;
    return element('label', {}, title + ' ', menu);
  }

  #text(name, title, value, hint) {
    return element('label', {}, title + ' ', element('input', {id: `look-${name}`, type: 'text', class: 'short', value, placeholder: hint, spellcheck: false,
      onchange: event => this.#change({[name]: event.target.value.trim() || null})}));
  }
}

/** The parameters of an effect. `change` gets all values that are not the default, and `preset`. */
export class Parameters {
  #change;
  constructor(change) { this.#change = later(60, change); }

  draw(effect, values, preset) {
    const box = byId('parameters');
    if (!effect) {
      return box.replaceChildren(element('p', {class: 'quiet'}, 'A preview has no parameters; it is changed in its source.'));
    }
    if (!effect.parameters.length) return box.replaceChildren(element('p', {class: 'quiet'}, 'This effect has no parameters.'));
    const now = {...values};
    const set = (parameter, text) => {
      const usual = this.#usual(parameter);
      if (text === usual && !preset) delete now[parameter.name]; else now[parameter.name] = text;
      this.#change({parameters: {...now}, preset: preset || null});
    };
    const presetValues = effect.presets.find(({name}) => name === preset)?.values ?? {};
    box.replaceChildren(...[
      effect.presets.length > 0 && element('label', {class: 'row'}, element('span', {}, 'Preset'),
        element('select', {onchange: event => this.#change({parameters: {}, preset: event.target.value || null})},
          element('option', {value: ''}, 'none'),
          ...effect.presets.map(({name}) => element('option', {value: name, selected: name === preset}, name)))),
      ...effect.parameters.map(parameter => this.#row(parameter, now[parameter.name] ?? presetValues[parameter.name] ?? this.#usual(parameter), text => set(parameter, text))),
      element('button', {type: 'button', onclick: () => this.#change({parameters: {}, preset: null})}, 'Back to the defaults'),
    ].filter(Boolean));
  }

  #usual({default: value}) { return Array.isArray(value) ? value.join(',') : String(value ?? ''); }

  #row(parameter, text, set) {
    const id = `parameter-${parameter.name}`;
    const unit = parameter.unit ? ` (${parameter.unit})` : '';
    return element('div', {class: 'row', title: parameter.summary},
      element('label', {for: id}, parameter.name.replaceAll('-', ' ') + unit),
      ...this.#control(parameter, id, text, set),
      element('small', {}, parameter.summary));
  }

  #control(parameter, id, text, set) {
    switch (parameter.type) {
      case 'number': case 'integer': {
        // What looks good has the most of the slider, unless the value is outside of it.
        let [low, high] = parameter.good ?? [parameter.minimum, parameter.maximum];
        const value = Number(text);
        if (value < low || value > high) [low, high] = [parameter.minimum, parameter.maximum];
        const step = parameter.type === 'integer' ? 1 : (high - low) / 200 || 'any';
        const field = element('input', {type: 'number', class: 'short', min: parameter.minimum, max: parameter.maximum, step: parameter.type === 'integer' ? 1 : 'any',
          value: short(value), 'aria-label': parameter.name + ', exactly', onchange: event => {
            if (!event.target.checkValidity()) return event.target.reportValidity();
            slider.value = event.target.value;
            tell(event.target.value);
            set(event.target.value);
          }});
        // The slider has steps; what is said is the value.
        const tell = text => slider.setAttribute('aria-valuetext', text + (parameter.unit ? ` ${parameter.unit}` : ''));
        const slider = element('input', {type: 'range', id, min: low, max: high, step, oninput: event => {
          field.value = short(Number(event.target.value));
          tell(field.value);
          set(field.value);
        }});
        slider.value = value;
        tell(field.value);
        return [slider, field];
      }
      case 'boolean':
        return [element('input', {type: 'checkbox', id, checked: text === 'true', onchange: event => set(String(event.target.checked))})];
      case 'choice': {
        const menu = element('select', {id, onchange: event => set(event.target.value)}, ...parameter.options.map(value => element('option', {value}, value)));
        menu.value = text;
        return [menu];
      }
      case 'color': return this.#color(id, text, set);
      case 'colors': {
        const colors = text.split(',').map(color => color.trim());
        const write = () => set(colors.join(','));
        const wells = element('span', {class: 'wells', role: 'group', 'aria-label': parameter.name}, ...colors.flatMap((color, index) =>
          this.#color(index ? `${id}-${index}` : id, color, value => { colors[index] = value; write(); }, false)));
        return [wells,
          colors.length < parameter.maximumCount && element('button', {type: 'button', 'aria-label': 'One color more', onclick: () => set([...colors, colors.at(-1)].join(','))}, '+'),
          colors.length > parameter.minimumCount && element('button', {type: 'button', 'aria-label': 'One color less', onclick: () => set(colors.slice(0, -1).join(','))}, '−')].filter(Boolean);
      }
      default:
        return [element('input', {type: 'text', id, value: text, placeholder: parameter.type === 'image' ? 'its own picture' : '', spellcheck: false,
          onchange: event => set(event.target.value)})];
    }
  }

  /** A well for #RRGGBB, and a field for everything else that is a color. */
  #color(id, text, set, hasField = true) {
    const plain = /^#[0-9a-f]{6}/i.test(text) ? text.slice(0, 7) : named(text);
    const well = element('input', {type: 'color', id, value: plain, title: text, oninput: event => { field.value = event.target.value.toUpperCase(); set(field.value); }});
    const field = element('input', {type: 'text', class: 'short', value: text, spellcheck: false, 'aria-label': 'color, as text', onchange: event => set(event.target.value)});
    return hasField ? [well, field] : [well];
  }
}

/** The well's color for a color's name; SwiftUI's own names look about like that. */
function named(text) {
  const known = {red: '#ff3b30', orange: '#ff9500', yellow: '#ffcc00', green: '#34c759', mint: '#00c7be', teal: '#30b0c7', cyan: '#32ade6',
    blue: '#007aff', indigo: '#5856d6', purple: '#af52de', pink: '#ff2d55', brown: '#a2845e', white: '#ffffff', black: '#000000', gray: '#8e8e93',
    primary: '#000000', secondary: '#8a8a8e'};
  return known[text.split('/')[0].toLowerCase()] ?? '#808080';
}
