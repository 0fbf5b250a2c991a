// @ts-check
// The sound of seeds on wood, made from filtered noise and two short resonances; no recordings.
// The browser allows sound only after a person has touched the page, so the context is made then.

import { isStore } from '../state/ring.js';

/** @typedef {'lift'|'drop'|'store'|'capture'|'end'} Knock */
/** @typedef {import('../state/shown.js').Step} Step */

/** @type {Record<Knock, {pitch: number, body: number, length: number, loud: number}>} */
const KNOCKS = {
  lift: { pitch: 900, body: 240, length: 0.09, loud: 0.12 },
  drop: { pitch: 2100, body: 520, length: 0.05, loud: 0.2 },
  store: { pitch: 1300, body: 300, length: 0.11, loud: 0.3 },
  capture: { pitch: 1600, body: 380, length: 0.08, loud: 0.26 },
  end: { pitch: 700, body: 180, length: 0.22, loud: 0.3 },
};

/** What a step sounds like, if anything. @param {Step} step @param {number} pits @returns {Knock|null} */
export function knockOf(step, pits) {
  switch (step.kind) {
    case 'drop':
      return isStore(pits, step.into) ? 'store' : 'drop';
    case 'deal':
      return 'drop';
    case 'lift':
    case 'capture':
      return step.kind;
    case 'sweep':
    case 'burn':
      return 'end';
    default:
      return null;
  }
}

export function createSound() {
  /** @type {AudioContext|null} */
  let context = null;
  /** @type {AudioBuffer|null} */
  let noise = null;

  function wake() {
    if (!context && 'AudioContext' in globalThis) {
      context = new AudioContext();
      noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
      const samples = noise.getChannelData(0);
      for (let i = 0; i < samples.length; ++i) samples[i] = Math.random() * 2 - 1;
    }
    if (context?.state === 'suspended') void context.resume();
  }

  /** @param {Knock} kind @param {number} [delay] seconds */
  function knock(kind, delay = 0) {
    if (!context || !noise || context.state !== 'running') return;
    const { pitch, body, length, loud } = KNOCKS[kind];
    const vary = 0.92 + Math.random() * 0.16;
    const at = context.currentTime + delay;
    const click = context.createBufferSource();
    click.buffer = noise;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = pitch * vary;
    filter.Q.value = 3;
    shape(context, click.connect(filter), at, length, loud);
    click.start(at, Math.random() * 0.1, length);
    const wood = context.createOscillator();
    wood.frequency.value = body * vary;
    shape(context, wood, at, length * 1.6, loud * 0.5);
    wood.start(at);
    wood.stop(at + length * 2);
  }

  return {
    wake,
    /** @param {Knock} kind */
    play(kind) {
      if (kind === 'capture') for (let i = 0; i < 5; ++i) knock('capture', i * 0.045);
      else knock(kind);
    },
    dispose() {
      void context?.close();
      context = null;
    },
  };
}

/**
 * A hard start and a quick fading.
 * @param {AudioContext} context
 * @param {AudioNode} from
 * @param {number} at
 * @param {number} length
 * @param {number} loud
 */
function shape(context, from, at, length, loud) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  from.connect(gain).connect(context.destination);
}
