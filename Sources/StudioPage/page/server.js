// Talking to the studio that serves this page. All addresses are relative, so that they have the token.

/** The server's own sentence about what is wrong. */
export class Refusal extends Error {
  constructor(status, sentence) {
    super(sentence);
    this.status = status;
  }
}

async function checked(response) {
  if (response.ok) return response;
  let sentence = `The studio answered ${response.status}.`;
  try { sentence = (await response.json()).error ?? sentence; } catch { /* no sentence came along */ }
  throw new Refusal(response.status, sentence);
}

async function send(address, options) {
  try {
    return await fetch(address, options);
  } catch (error) {
    if (error.name === 'AbortError') throw error;
    throw new Refusal(0, 'The studio does not answer; is it still running?');
  }
}

export const read = async name => (await checked(await send(name))).json();

export const ask = async (name, value) => (await checked(await send(name, {
  method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(value),
}))).json();

/** A frame as a bitmap. */
export async function frame(stage, number, signal) {
  const response = await checked(await send(`frame?stage=${stage}&frame=${number}`, {signal}));
  return createImageBitmap(await response.blob());
}

export const thumbnail = (subject, isDark, generation) =>
  `thumbnail?${new URLSearchParams(subject)}&dark=${isDark ? 1 : 0}&g=${generation}`;

export const golden = (run, place, side) => `golden?run=${run}&place=${place}&side=${side}`;

/** Calls `body` with what is open, and again after each change; `lost` when the studio is gone. */
export function follow(body, lost) {
  const source = new EventSource('events');
  source.onmessage = event => body(JSON.parse(event.data));
  source.onerror = () => lost();
}
