// The studio: what is open, what is on the stage, and the keys.
import {byId, element, say, short} from './elements.js';
import {ask, follow, read} from './server.js';
import {key, Library} from './library.js';
import {Stage} from './stage.js';
import {Looks, Parameters} from './controls.js';
import {Timeline} from './timeline.js';
import {Recorder} from './recorder.js';
import {Goldens} from './goldens.js';
import {Curves} from './curves.js';

const stage = new Stage();
const recorder = new Recorder(stage);
const timeline = new Timeline(stage);
const goldens = new Goldens();
const curves = new Curves(stage);
const looks = new Looks(change => set(change));
const parameters = new Parameters(change => set(change));
const library = new Library(subject => choose(subject));

let effects = [];
let state = {devices: [], typeSizes: [], source: null};
let subject = null;
let known = {generation: -1, exports: ''};

// What was set for each subject; it survives builds and reloads.
const kept = {
  all: JSON.parse(sessionStorage.getItem('settings') ?? '{}'),
  get now() { return this.all[key(subject)] ?? {}; },
  set now(settings) {
    this.all[key(subject)] = settings;
    try { sessionStorage.setItem('settings', JSON.stringify(this.all)); } catch { /* too much to be kept */ }
  },
};

const previewOf = subject => state.source?.previews.find(({name}) => name === subject?.preview);
const effectOf = subject => effects.find(({name}) => name === subject?.effect);
const titleOf = subject => previewOf(subject)?.title ?? subject?.effect ?? subject?.preview ?? '';

// What is on the stage

function choose(wanted) {
  recorder.stop();
  const isOther = key(wanted) !== key(subject);
  subject = wanted;
  history.replaceState(null, '', '#' + encodeURIComponent(key(subject)));
  library.mark(subject);
  openLibrary(false);
  byId('title').textContent = titleOf(subject);
  document.title = `${titleOf(subject)} · Kinora studio`;
  goldens.draw(previewOf(subject)?.test ?? null);
  prepare({restart: isOther});
}

function set(change) {
  const settings = {...kept.now, ...change};
  for (const [name, value] of Object.entries(settings)) if (value === null || value === undefined) delete settings[name];
  kept.now = settings;
  prepare();
}

let asked = 0;

/** Puts the subject with its settings on the stage. Of several calls at a time the last one counts. */
async function prepare({restart = false} = {}) {
  if (!subject) return;
  const number = ++asked;
  const settings = kept.now;
  try {
    const info = await ask('stage', {...subject, settings});
    if (number !== asked) return;
    info.title = titleOf(subject);
    complain(null);
    byId('empty').hidden = true;
    stage.show(info, {restart});
    show(info, settings);
    if (restart && effectOf(subject)) stage.play(1);
  } catch (error) {
    if (number !== asked) return;
    complain(error.message);
    show(null, settings);
  }
}

let shownControls = '';

function show(info, settings) {
  const own = info && !settings.size ? `${short(info.points.width)}x${short(info.points.height)}` : '';
  looks.draw(settings, {devices: state.devices, typeSizes: state.typeSizes, isPreview: Boolean(subject.preview), own});
  // Controls that somebody holds must not be made anew under the hand.
  const controls = key([subject, settings.preset, effects.length]);
  if (controls !== shownControls || !byId('parameters').contains(document.activeElement)) {
    parameters.draw(effectOf(subject), settings.parameters ?? {}, settings.preset);
    shownControls = controls;
  }
  if (!info) return;
  byId('scrub').max = info.frames - 1;
  timeline.show(info);
  curves.show(info);
  byId('command').replaceChildren(
    // A line may end between words, not at the hyphens within them.
    element('code', {id: 'command-text', tabIndex: 0}, ...info.command.split(' ').flatMap((word, index) => [index ? ' ' : '', element('span', {}, word)])),
    element('button', {type: 'button', id: 'copy', onclick: () => copy(info.command)}, 'Copy'));
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    say('The command is copied.');
  } catch { say('The browser does not copy; select the text.', true); }
}

// What is wrong

let complaint = null;

function complain(sentence) {
  complaint = sentence;
  drawProblems();
}

function drawProblems() {
  const box = byId('problems'), source = state.source;
  const isOfSource = source?.failure && (subject?.preview || !subject);
  const problems = source?.problems ?? [];
  const parts = [];
  if (isOfSource || (source?.leftOut && problems.length)) {
    parts.push(element('p', {}, element('b', {}, source.failure ?? `${source.leftOut} files are left out.`),
      source.generation > 0 ? ' The picture is of the last build that worked.' : ''));
    parts.push(element('ol', {}, ...problems.slice(0, 30).map(({path, line, column, sentence}) =>
      element('li', {}, element('code', {}, `${path}:${line}:${column}`), ' ', sentence))));
    if (source.notes) {
      parts.push(element('details', {}, element('summary', {}, 'All that was said'), element('pre', {tabIndex: 0}, source.notes)));
    }
  }
  if (complaint && complaint !== source?.failure) parts.push(element('p', {}, complaint));
  box.hidden = !parts.length;
  if (box.textContent !== parts.map(part => part.textContent).join('')) box.replaceChildren(...parts);
}

// What the studio tells

function take(next) {
  state = next;
  const {source} = state;
  const isNew = (source?.generation ?? 0) !== known.generation;
  byId('main').classList.toggle('building', Boolean(source?.isBuilding));
  if (source?.isBuilding) say(`Building ${source.title} …`);
  else if (isNew && source?.generation) say(`Built in ${short(Math.round(source.seconds * 100) / 100)} s.`);
  else if (source?.failure) say('The source does not build.', true);
  else if (/^(Building|The source)/.test(byId('status').textContent)) say('Nothing has changed.');
  drawProblems();
  drawExports();
  if (!isNew) return;
  known.generation = source?.generation ?? 0;
  list();
  if (!subject) begin();
  else if (subject.preview) {
    if (!previewOf(subject)) return complain(`There is no preview ${subject.preview} any more.`);
    byId('title').textContent = titleOf(subject);
    prepare();
  }
}

function list() {
  const groups = [];
  if (state.source) {
    groups.push({title: state.source.title, items: state.source.previews.map(({name, title, file, line}) =>
      ({subject: {preview: name}, title, note: file.replace(/^\.\//, '') + (line ? `:${line}` : '')}))});
  }
  for (const family of [...new Set(effects.map(effect => effect.family))].sort()) {
    groups.push({title: family, items: effects.filter(effect => effect.family === family)
      .map(({name, summary}) => ({subject: {effect: name}, title: name, note: summary}))});
  }
  library.show(groups, known.generation);
}

/** What is on the stage first: what the address says, what the command was given, or the first preview. */
function begin() {
  let wanted = null;
  try { wanted = JSON.parse(decodeURIComponent(location.hash.slice(1))); } catch { /* nothing that can be read */ }
  if (wanted?.preview && !previewOf(wanted) || wanted?.effect && !effectOf(wanted)) wanted = null;
  const first = state.source?.previews[0];
  const start = wanted ?? state.first ?? (first && {preview: first.name}) ?? (!state.source && effects[0] && {effect: effects[0].name});
  if (start) choose(start);
}

// Exports

const kinds = [['png', 'This frame, PNG'], ['frames', 'Frames, a folder'], ['apng', 'APNG'], ['gif', 'GIF'], ['y4m', 'Video, Y4M'], ['sheet', 'Contact sheet']];

function drawExports() {
  const text = JSON.stringify(state.exports ?? []);
  if (text === known.exports) return;
  const wasRunning = JSON.parse(known.exports || '[]').filter(({isDone}) => !isDone).map(({place}) => place);
  for (const {place, isDone, failure} of state.exports ?? []) {
    if (isDone && wasRunning.includes(place)) say(failure ?? `${place} is there.`, Boolean(failure));
  }
  known.exports = text;
  byId('export').replaceChildren(
    element('div', {class: 'buttons'}, ...kinds.map(([kind, title]) => element('button', {type: 'button', data: {kind}, onclick: async () => {
      if (!stage.info) return;
      try {
        const {place} = await ask('export', {stage: stage.info.stage, kind, frame: stage.number});
        say(`Making ${place} …`);
      } catch (error) { say(error.message, true); }
    }}, title))),
    element('ul', {class: 'exports'}, ...(state.exports ?? []).map(({place, isDone, failure}) =>
      element('li', {class: failure ? 'bad' : ''}, element('code', {}, place), ' ', failure ?? (isDone ? 'done' : 'rendering …')))));
}

// Time

byId('scrub').addEventListener('input', event => { stage.pause(); stage.seek(Number(event.target.value)); });
byId('play').addEventListener('click', () => toggle());
byId('to-start').addEventListener('click', () => stage.seek(0));
byId('back').addEventListener('click', () => step(-1));
byId('forward').addEventListener('click', () => step(1));
byId('speed').addEventListener('change', event => { stage.speed = Number(event.target.value); });
byId('loop').addEventListener('change', event => { stage.loops = event.target.checked; });
byId('record').addEventListener('click', () => record());
byId('hovers').addEventListener('change', event => { recorder.hovers = event.target.checked; });

function toggle() { if (stage.isPlaying) stage.pause(); else stage.play(1); }

function step(count) {
  stage.pause();
  stage.seek(stage.number + count);
}

/** J and L play backward and forward, twice as fast with each more. */
function shuttle(direction) {
  const rate = Math.sign(stage.rate) === direction ? Math.min(4, Math.abs(stage.rate) * 2) : 1;
  stage.play(direction * rate);
}

function record() {
  if (!stage.info) return;
  if (recorder.isRecording) return recorder.stop();
  goldens.close();
  recorder.start(timeline.text);
}

stage.on('frame', number => {
  byId('scrub').value = number;
  byId('scrub').setAttribute('aria-valuetext', `frame ${number}, ${short(number / stage.info.fps)} seconds`);
  byId('clock').textContent = `${number} / ${stage.info.frames} · ${(number / stage.info.fps).toFixed(2)} s`;
});
stage.on('play', isPlaying => {
  byId('play').textContent = isPlaying ? '⏸' : '▶︎';
  byId('play').setAttribute('aria-label', isPlaying ? 'Pause' : 'Play');
});
stage.on('problem', error => {
  // A stage that the studio has forgotten is prepared again.
  if (error.status === 409) prepare(); else complain(error.message);
});
timeline.on('change', text => set({script: text}));
timeline.on('saved', () => prepare());
recorder.on('script', ({text}) => set({script: text}));

// Keys

const keys = [
  [' ', 'Space', 'play and pause', toggle],
  ['ArrowLeft', '←', 'one frame back; with Shift ten', event => step(event.shiftKey ? -10 : -1)],
  ['ArrowRight', '→', 'one frame on; with Shift ten', event => step(event.shiftKey ? 10 : 1)],
  ['Home', 'Home', 'to the start', () => step(-1e9)],
  ['End', 'End', 'to the end', () => step(1e9)],
  ['j', 'J', 'play backward, faster with each press', () => shuttle(-1)],
  ['k', 'K', 'pause', () => stage.pause()],
  ['l', 'L', 'play forward, faster with each press', () => shuttle(1)],
  ['o', 'O', 'loop', () => byId('loop').click()],
  ['[', '[', 'slower', () => speed(-1)],
  [']', ']', 'faster', () => speed(1)],
  ['n', 'N', 'next preview or effect', () => subject && choose(library.neighbor(1))],
  ['p', 'P', 'the one before', () => subject && choose(library.neighbor(-1))],
  ['/', '/', 'find', () => { openLibrary(true); byId('search').focus(); }],
  ['d', 'D', 'dark or light', () => looks.press('appearance')],
  ['x', 'X', 'right to left', () => looks.press('right-to-left')],
  ['m', 'M', 'reduced motion', () => looks.press('reduce-motion')],
  ['t', 'T', 'next size of text; with Shift the one before', event => looks.cycle('type-size', event.shiftKey ? -1 : 1)],
  ['s', 'S', 'next size or device; with Shift the one before', event => looks.cycle('size', event.shiftKey ? -1 : 1)],
  ['+', '+', 'enlarge', () => looks.enlargeBy(1)],
  ['-', '−', 'reduce', () => looks.enlargeBy(-1)],
  ['0', '0', 'as large as fits', () => looks.enlarge('fit')],
  ['r', 'R', 'record the pointer, and end it', record],
  ['w', 'W', 'write the script to its file', () => timeline.save()],
  ['g', 'G', 'compare with the goldens', () => goldens.compare()],
  ['1', '1 – 5', 'how they are compared', () => {}],
  ['a', 'A', 'approve the picture', () => { if (goldens.isOpen) goldens.approveChosen(); }],
  ['c', 'C', 'next picture of the comparison', () => { if (goldens.isOpen) goldens.step(1); }],
  ['Escape', 'Esc', 'close the comparison, end a recording', () => { recorder.stop(); goldens.close(); openLibrary(false); }],
  ['?', '?', 'these keys', () => byId('keys').showModal()],
];

function speed(step) {
  const menu = byId('speed');
  menu.selectedIndex = Math.max(0, Math.min(menu.options.length - 1, menu.selectedIndex + step));
  stage.speed = Number(menu.value);
}

let keysAreOn = localStorage.getItem('keys') !== 'off';

document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || byId('keys').open) return;
  const {target} = event;
  const isText = target.matches('textarea, [contenteditable]') || target.matches('input') && !['checkbox', 'range', 'color'].includes(target.type);
  if (isText) {
    if (event.key === 'Escape') target.blur();
    return;
  }
  if (!keysAreOn && event.key !== '?' && event.key !== 'Escape') return;
  // Controls keep the keys that work them.
  if (target.matches('select') && !['Escape', '?'].includes(event.key)) return;
  if (target.matches('button, summary, a, input:not([type=range])') && [' ', 'Enter'].includes(event.key)) return;
  if (target.matches('input[type=range]') && target.id !== 'scrub' && /^(Arrow|Home|End)/.test(event.key)) return;
  if (goldens.isOpen && /^[1-5]$/.test(event.key)) {
    goldens.show(['beside', 'slider', 'onion', 'flicker', 'difference'][event.key - 1]);
    return event.preventDefault();
  }
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const found = keys.find(([own]) => own === (name === '=' ? '+' : name));
  if (!found) return;
  event.preventDefault();
  found[3](event);
});

const dialog = byId('keys');
dialog.replaceChildren(
  element('h2', {id: 'keys-title'}, 'Keys'),
  element('dl', {}, ...keys.flatMap(([, sign, words]) => [element('dt', {}, element('kbd', {}, sign)), element('dd', {}, words)])),
  element('label', {}, element('input', {type: 'checkbox', checked: keysAreOn, onchange: event => {
    keysAreOn = event.target.checked;
    localStorage.setItem('keys', keysAreOn ? 'on' : 'off');
  }}), ' Letters are keys'),
  element('div', {class: 'buttons'}, element('button', {type: 'button', onclick: () => dialog.close()}, 'Close')));
byId('help').addEventListener('click', () => dialog.showModal());

function openLibrary(isOpen) {
  document.body.classList.toggle('lists', isOpen);
  byId('toggle-library').setAttribute('aria-expanded', String(isOpen));
}
byId('toggle-library').addEventListener('click', () => openLibrary(!document.body.classList.contains('lists')));

// Beginning

drawExports();
say('Opening …');
try {
  effects = await read('effects');
} catch (error) { say(error.message, true); }
follow(take, () => say('The studio does not answer; is it still running? This page goes on when it is back.', true));
