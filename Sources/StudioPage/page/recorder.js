// Recording: what the pointer does on the picture becomes events of the script.
import {byId, say, Teller} from './elements.js';
import {ask} from './server.js';

/** Tells `script` with the text and the events, when a gesture is over. */
export class Recorder extends Teller {
  #stage;
  #samples = [];
  #base = '';
  #isDown = false;
  #quiet;
  /** Whether moves without a touch are recorded, too. */
  hovers = false;
  isRecording = false;

  constructor(stage) {
    super();
    this.#stage = stage;
    const canvas = stage.canvas;
    canvas.addEventListener('pointerdown', event => {
      if (!this.isRecording || event.button !== 0) return;
      canvas.setPointerCapture(event.pointerId);
      this.#isDown = true;
      this.#take('down', event);
      event.preventDefault();
    });
    canvas.addEventListener('pointermove', event => {
      if (!this.isRecording) return;
      if (!this.#isDown && !this.hovers) return;
      this.#take(this.#isDown ? 'move' : 'hover', event);
      if (!this.#isDown) this.#soon();
    });
    for (const name of ['pointerup', 'pointercancel']) {
      canvas.addEventListener(name, event => {
        if (!this.#isDown) return;
        this.#isDown = false;
        this.#take('up', event);
        this.#write();
      });
    }
    canvas.addEventListener('pointerleave', event => {
      if (!this.isRecording || this.#isDown || !this.hovers) return;
      this.#take('leave', event);
      this.#soon();
    });
    canvas.addEventListener('wheel', event => {
      if (!this.isRecording) return;
      const unit = event.deltaMode === 1 ? 16 : 1;
      this.#take('wheel', event, {dx: event.deltaX * unit, dy: event.deltaY * unit});
      this.#soon();
      event.preventDefault();
    }, {passive: false});
    stage.on('play', isPlaying => { if (!isPlaying && this.isRecording && !this.#isDown) this.stop(); });
  }

  /** Begins at the moment that is shown. The new events are added to a script. */
  start(text) {
    this.#samples = [];
    this.#base = text;
    this.isRecording = this.#stage.isRecording = true;
    this.#stage.canvas.classList.add('recording');
    byId('record').setAttribute('aria-pressed', 'true');
    this.#stage.play(1);
    say('Recording: click, drag or scroll on the picture.');
  }

  stop() {
    if (!this.isRecording) return;
    this.isRecording = this.#stage.isRecording = false;
    this.#isDown = false;
    this.#stage.canvas.classList.remove('recording');
    byId('record').setAttribute('aria-pressed', 'false');
    this.#stage.pause();
    this.#write();
    say('Recording has ended.');
  }

  #take(kind, event, more = {}) {
    this.#samples.push({kind, time: this.#stage.time, ...this.#stage.place(event), ...more});
  }

  #soon() {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.#write(), 350);
  }

  async #write() {
    clearTimeout(this.#quiet);
    if (!this.#samples.length) return;
    try {
      this.tell('script', await ask('record', {text: this.#base, samples: this.#samples}));
    } catch (error) {
      say(error.message, true);
    }
  }
}
