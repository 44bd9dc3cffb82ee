// Recording: what the pointer does on the picture becomes events of the script.
import {byId, say, Teller} from './elements.js';
import {ask} from './server.js';

/** Milliseconds between pictures of a drag that is under way, where they are made that fast. */
const pulse = 120;

/** Tells `script` with the text and the events, when a gesture is over and while it goes on. */
export class Recorder extends Teller {
  #stage;
  #samples = [];
  #base = '';
  #isDown = false;
  #quiet;
  #pulse;
  #isAsking = false;
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
      this.#pulse = setInterval(() => this.#write({isUnderWay: true}), pulse);
      event.preventDefault();
    });
    canvas.addEventListener('pointermove', event => {
      if (!this.isRecording) return;
      if (!this.#isDown && !this.hovers) return;
      // Between two frames of the page the pointer may have been at several places.
      const moves = event.getCoalescedEvents?.() ?? [];
      for (const move of moves.length ? moves : [event]) this.#take(this.#isDown ? 'move' : 'hover', move);
      if (!this.#isDown) this.#soon();
    });
    for (const name of ['pointerup', 'pointercancel']) {
      canvas.addEventListener(name, event => {
        if (!this.#isDown) return;
        this.#isDown = false;
        clearInterval(this.#pulse);
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
    clearInterval(this.#pulse);
    this.#stage.canvas.classList.remove('recording');
    byId('record').setAttribute('aria-pressed', 'false');
    this.#stage.pause();
    this.#write();
    say('Recording has ended.');
  }

  #take(kind, event, more = {}) {
    // Samples never go back in time, whatever the two clocks say.
    const time = Math.max(this.#samples.at(-1)?.time ?? 0, this.#stage.timeAt(event.timeStamp));
    this.#samples.push({kind, time, ...this.#stage.place(event), ...more});
  }

  #soon() {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.#write(), 350);
  }

  /** Makes a script of what was done. While a finger is down, it is taken to rest where it is. */
  async #write({isUnderWay = false} = {}) {
    clearTimeout(this.#quiet);
    if (!this.#samples.length || isUnderWay && this.#isAsking) return;
    const samples = isUnderWay ? [...this.#samples, {...this.#samples.at(-1), kind: 'move', time: this.#stage.time + 1}] : this.#samples;
    this.#isAsking = true;
    try {
      const made = await ask('record', {text: this.#base, samples});
      // A gesture that has ended meanwhile tells itself.
      if (!isUnderWay || this.#isDown) this.tell('script', made);
    } catch (error) {
      say(error.message, true);
    } finally { this.#isAsking = false; }
  }
}
