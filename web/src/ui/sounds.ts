/** What a table sounds like. The browser makes every sound itself: noise for what is laid or thrown, tones for the rest. */

import { settings } from './settings.svelte';

interface Tone {
  /** Seconds from now, hertz, seconds until it has faded, and how loud it is at most. */
  at: number;
  pitch: number;
  long: number;
  loud: number;
}

interface Rustle extends Tone {
  /** How much of the noise around the pitch is heard: the higher, the narrower. */
  narrow: number;
}

export type Sound = 'card' | 'stone' | 'chips' | 'dice' | 'capture' | 'turn' | 'win' | 'end';

const SOUNDS: Record<Sound, { tones: Tone[]; rustles: Rustle[] }> = {
  card: { tones: [], rustles: [{ at: 0, pitch: 2600, long: 0.09, loud: 0.35, narrow: 0.8 }] },
  stone: {
    tones: [{ at: 0, pitch: 210, long: 0.09, loud: 0.5 }],
    rustles: [{ at: 0, pitch: 1400, long: 0.03, loud: 0.4, narrow: 1.5 }],
  },
  chips: {
    tones: [],
    rustles: [0, 0.05, 0.11].map((at) => ({ at, pitch: 4200, long: 0.05, loud: 0.3, narrow: 9 })),
  },
  dice: {
    tones: [],
    rustles: [0, 0.07, 0.16, 0.22, 0.33, 0.5].map((at) => ({
      at,
      pitch: 1900 - 900 * at,
      long: 0.04,
      loud: 0.45 - 0.5 * at,
      narrow: 3,
    })),
  },
  capture: {
    tones: [
      { at: 0, pitch: 210, long: 0.09, loud: 0.5 },
      { at: 0.09, pitch: 130, long: 0.2, loud: 0.5 },
    ],
    rustles: [{ at: 0.09, pitch: 700, long: 0.12, loud: 0.35, narrow: 1 }],
  },
  turn: { tones: rising([660, 880], 0.11, 0.16), rustles: [] },
  win: { tones: rising([523, 659, 784, 1047], 0.13, 0.25), rustles: [] },
  end: { tones: rising([587, 494], 0.16, 0.18), rustles: [] },
};

/** Equal sounds that follow closer upon each other are one, in milliseconds. */
const APART = 60;
const BUZZ = 40;

let air: AudioContext | undefined;
let noise: AudioBuffer | undefined;
const last: Partial<Record<Sound, number>> = {};

function rising(pitches: number[], apart: number, loud: number): Tone[] {
  return pitches.map((pitch, at) => ({ at: at * apart, pitch, long: 0.35, loud }));
}

/** Makes a sound, if people want any. Before they have touched the page for the first time, browsers stay silent. */
export function sound(name: Sound): void {
  const now = performance.now();
  if (!settings.sound || now - (last[name] ?? -APART) < APART || !navigator.userActivation.hasBeenActive)
    return;
  last[name] = now;
  air ??= new AudioContext();
  void air.resume();
  const { tones, rustles } = SOUNDS[name];
  for (const tone of tones)
    play(air, new OscillatorNode(air, { type: 'triangle', frequency: tone.pitch }), tone);
  for (const rustle of rustles) {
    const source = new AudioBufferSourceNode(air, { buffer: (noise ??= hiss(air)) });
    const band = new BiquadFilterNode(air, { type: 'bandpass', frequency: rustle.pitch, Q: rustle.narrow });
    play(air, source, rustle, band);
  }
  if (name === 'turn') navigator.vibrate?.(BUZZ);
}

function play(on: AudioContext, source: AudioScheduledSourceNode, tone: Tone, through?: AudioNode): void {
  const start = on.currentTime + tone.at;
  const volume = new GainNode(on, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(tone.loud, start + 0.005);
  volume.gain.exponentialRampToValueAtTime(0.001, start + tone.long);
  (through ? source.connect(through) : source).connect(volume).connect(on.destination);
  source.start(start);
  source.stop(start + tone.long);
}

/** A second of noise. */
function hiss(on: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: on.sampleRate, sampleRate: on.sampleRate });
  const wave = buffer.getChannelData(0);
  for (let at = 0; at < wave.length; at++) wave[at] = 2 * Math.random() - 1;
  return buffer;
}
