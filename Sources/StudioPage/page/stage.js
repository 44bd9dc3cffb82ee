// The picture: frames are fetched, kept, drawn and played.
import {byId, short, Teller} from './elements.js';
import {frame} from './server.js';

/** Bytes of frames that are kept. */
const most = 320 << 20;

/** Tells `frame` when another one is shown, `play` when it begins or ends to play, `problem` with a sentence. */
export class Stage extends Teller {
  #canvas = byId('picture');
  #info = null;
  #frames = new Map();
  #wanted = new Set();
  #aborter = new AbortController();
  /** Seconds. */
  #time = 0;
  #last = 0;
  #shown = -1;
  rate = 0;
  speed = 1;
  loops = true;
  /** While something is recorded, time goes on without waiting. */
  isRecording = false;

  get info() { return this.#info; }
  get time() { return this.#time; }
  get number() { return this.#info ? Math.min(this.#info.frames - 1, Math.floor(this.#time * this.#info.fps + 1e-6)) : 0; }
  get isPlaying() { return this.rate !== 0; }
  get canvas() { return this.#canvas; }

  /** Puts another performance on the stage. The picture of the last one stays until the first of this one is there. */
  show(info, {restart = false} = {}) {
    const before = this.#info;
    this.#info = info;
    this.#aborter.abort();
    this.#aborter = new AbortController();
    // Script that changes from a moment on leaves earlier frames as they are, but who knows; all are asked for again.
    this.#frames.forEach(bitmap => bitmap.close());
    this.#frames.clear();
    this.#wanted.clear();
    this.#shown = -1;
    if (restart || !before) this.#time = 0;
    this.#time = Math.min(this.#time, Math.max(0, (info.frames - 1) / info.fps));
    this.#canvas.classList.add('stale');
    this.#fill();
    this.tell('frame', this.number);
  }

  clear() {
    this.#info = null;
    this.pause();
  }

  // Time

  play(rate = 1) {
    if (!this.#info) return;
    const end = (this.#info.frames - 1) / this.#info.fps;
    if (rate > 0 && this.#time >= end - 1e-6) this.#time = 0;
    const was = this.isPlaying;
    this.rate = rate;
    this.#last = performance.now();
    if (!was) requestAnimationFrame(now => this.#tick(now));
    this.tell('play', true);
  }

  pause() {
    this.rate = 0;
    this.tell('play', false);
    this.#fill();
  }

  /** The time of the performance at a moment of the page's clock, which may be a little after the frame that is shown. */
  timeAt(moment) {
    const later = Math.max(0, Math.min(0.05, (moment - this.#last) / 1000));
    const {frames, fps} = this.#info;
    return Math.max(0, Math.min(frames / fps, this.#time + later * this.rate * this.speed));
  }

  seek(number) {
    if (!this.#info) return;
    this.#time = Math.max(0, Math.min(this.#info.frames - 1, number)) / this.#info.fps;
    this.#last = performance.now();
    this.#fill();
    this.tell('frame', this.number);
  }

  #tick(now) {
    if (!this.isPlaying || !this.#info) return;
    const {frames, fps} = this.#info, length = frames / fps;
    // The clock of frames may be a little behind the one that was asked at the start.
    let time = this.#time + Math.max(0, Math.min(0.1, (now - this.#last) / 1000)) * this.rate * this.speed;
    this.#last = now;
    let isOver = false;
    if (time >= length || time < 0) {
      if (this.loops && !this.isRecording) time = (time + length) % length;
      else { time = time < 0 ? 0 : (frames - 1) / fps; isOver = true; }
    }
    // Time waits for frames that are not there yet; not while a hand sets the pace.
    const number = Math.min(frames - 1, Math.floor(time * fps + 1e-6));
    if (this.isRecording || this.#frames.has(number) || number === this.number) {
      this.#time = time;
      this.tell('frame', this.number);
    }
    this.#fill();
    if (isOver && (this.isRecording || this.#frames.has(number))) return this.pause();
    requestAnimationFrame(next => this.#tick(next));
  }

  // Frames

  /** Draws what is there, and asks for what will be needed, the nearest first. */
  #fill() {
    if (!this.#info) return;
    this.#draw();
    const {frames, pixels} = this.#info;
    const room = Math.max(8, Math.min(frames, Math.floor(most / (4 * pixels.width * pixels.height))));
    const ahead = this.isPlaying ? Math.min(room - 1, frames - 1) : Math.min(room - 1, 6);
    const step = this.rate < 0 ? -1 : 1;
    for (let i = 0; i <= ahead && this.#wanted.size < 2; i++) {
      let number = this.number + i * step;
      if (this.loops) number = (number + frames) % frames;
      if (number < 0 || number >= frames || this.#frames.has(number) || this.#wanted.has(number)) continue;
      this.#fetch(number, room);
    }
  }

  async #fetch(number, room) {
    const {stage} = this.#info, signal = this.#aborter.signal;
    this.#wanted.add(number);
    try {
      const bitmap = await frame(stage, number, signal);
      if (signal.aborted) return bitmap.close();
      this.#frames.set(number, bitmap);
      while (this.#frames.size > room) {
        const [far] = [...this.#frames.keys()].sort((a, b) => Math.abs(b - this.number) - Math.abs(a - this.number));
        this.#frames.get(far).close();
        this.#frames.delete(far);
      }
    } catch (error) {
      if (signal.aborted) return;
      this.pause();
      this.tell('problem', error);
      // It is asked for again when somebody moves.
      setTimeout(() => this.#wanted.delete(number), 1000);
      return;
    }
    this.#wanted.delete(number);
    this.#fill();
  }

  /** The frame that is drawn; while time does not wait for frames, the last one that is there. */
  get #drawn() {
    let number = this.number;
    if (this.isRecording) while (number > this.#shown + 1 && !this.#frames.has(number)) number -= 1;
    return number;
  }

  #draw() {
    const number = this.#drawn, bitmap = this.#frames.get(number);
    if (!bitmap || this.#shown === number) return;
    this.#shown = number;
    if (this.#canvas.width !== bitmap.width || this.#canvas.height !== bitmap.height) {
      [this.#canvas.width, this.#canvas.height] = [bitmap.width, bitmap.height];
    }
    this.#canvas.style.setProperty('--width', bitmap.width);
    this.#canvas.style.setProperty('--height', bitmap.height);
    const context = this.#canvas.getContext('2d');
    context.clearRect(0, 0, bitmap.width, bitmap.height);
    context.drawImage(bitmap, 0, 0);
    this.#canvas.classList.remove('stale');
    this.#canvas.setAttribute('aria-label',
      `${this.#info.title}, frame ${number} of ${this.#info.frames}, at ${short(number / this.#info.fps)} seconds`);
    this.#canvas.dataset.frame = number;
    this.#canvas.dataset.stage = this.#info.stage;
    this.tell('drawn', number);
  }

  /** Where something on the page is in the picture, in points. */
  place(event) {
    const box = this.#canvas.getBoundingClientRect(), {points} = this.#info;
    return {x: (event.clientX - box.left) / box.width * points.width, y: (event.clientY - box.top) / box.height * points.height};
  }
}
