/**
 * Small sounds, made on the spot: no files, no voices, nothing longer than a second.
 *
 * Browsers refuse sound before somebody has touched the page, and so do we: until the first click
 * or key `play` does nothing at all, and no audio context exists.
 */

export type Sound =
  | 'pick'
  | 'placed'
  | 'conquered'
  | 'die'
  | 'coins'
  | 'turn'
  | 'refused'
  | 'end'
  | Blow;

/** A blow, by what deals it: steel, claws, an arrow, frost, light, a whisper … */
export type Blow = 'steel' | 'blade' | 'claw' | 'arrow' | 'frost' | 'hammer' | 'light' | 'thunder' | 'curse' | 'bones';

/** One voice of a sound: a tone that glides, or a puff of filtered noise. Times in seconds. */
export interface Voice {
  wave: OscillatorType | 'noise';
  /** Hertz at its start, and where it glides to. */
  from: number;
  to?: number;
  at: number;
  length: number;
  /** 0 to 1 before the master volume. */
  gain: number;
}

const knock = (at: number, from: number, gain: number): Voice => ({
  wave: 'noise',
  from,
  to: from * 0.6,
  at,
  length: 0.06,
  gain,
});
const bell = (at: number, from: number, length: number, gain = 0.22): Voice => ({
  wave: 'sine',
  from,
  at,
  length,
  gain,
});

/** What each sound is made of: wood, cardboard and metal rather than a machine's beep. */
export const SCORES: Readonly<Record<Sound, readonly Voice[]>> = {
  pick: [knock(0, 1800, 0.22)],
  placed: [knock(0, 700, 0.45), { wave: 'sine', from: 170, to: 90, at: 0, length: 0.09, gain: 0.3 }],
  conquered: [
    knock(0, 500, 0.5),
    { wave: 'triangle', from: 196, to: 294, at: 0.03, length: 0.2, gain: 0.24 },
    bell(0.13, 392, 0.28, 0.16),
  ],
  die: [0, 0.07, 0.13, 0.22, 0.34].map((at, i) => knock(at, 2400 - i * 260, 0.34 - i * 0.04)),
  coins: [bell(0, 1976, 0.16, 0.12), bell(0.07, 2637, 0.22, 0.12), bell(0.15, 2349, 0.26, 0.09)],
  turn: [bell(0, 523, 0.34), bell(0.14, 784, 0.5)],
  steel: [knock(0, 900, 0.5), bell(0.01, 1245, 0.22, 0.14), bell(0.02, 1661, 0.16, 0.08)],
  blade: [{ wave: 'noise', from: 5200, to: 2600, at: 0, length: 0.09, gain: 0.34 }, bell(0.05, 2093, 0.12, 0.1)],
  claw: [0, 0.05, 0.1].map((at) => ({ wave: 'noise', from: 1500, to: 500, at, length: 0.07, gain: 0.34 }) as const),
  arrow: [
    { wave: 'noise', from: 3400, to: 1200, at: 0, length: 0.16, gain: 0.24 },
    knock(0.14, 420, 0.5),
  ],
  frost: [bell(0, 2637, 0.3, 0.09), bell(0.05, 3136, 0.26, 0.08), { wave: 'noise', from: 6000, to: 3000, at: 0, length: 0.22, gain: 0.16 }],
  hammer: [knock(0, 260, 0.6), bell(0.02, 523, 0.4, 0.16), bell(0.02, 784, 0.34, 0.1)],
  light: [bell(0, 784, 0.4, 0.12), bell(0.04, 1175, 0.4, 0.12), bell(0.08, 1568, 0.42, 0.1)],
  thunder: [
    { wave: 'sawtooth', from: 320, to: 60, at: 0, length: 0.14, gain: 0.16 },
    { wave: 'noise', from: 700, to: 120, at: 0.03, length: 0.42, gain: 0.4 },
  ],
  curse: [
    { wave: 'triangle', from: 220, to: 70, at: 0, length: 0.42, gain: 0.26 },
    { wave: 'sine', from: 233, to: 74, at: 0, length: 0.42, gain: 0.2 },
  ],
  bones: [knock(0, 1300, 0.3), knock(0.06, 1000, 0.3), { wave: 'triangle', from: 110, to: 55, at: 0.04, length: 0.3, gain: 0.32 }],
  refused: [{ wave: 'triangle', from: 180, to: 120, at: 0, length: 0.16, gain: 0.3 }],
  end: [bell(0, 392, 0.5, 0.18), bell(0.14, 494, 0.5, 0.18), bell(0.28, 587, 0.5, 0.18), bell(0.44, 784, 0.9, 0.2)],
};

/** Two of the same within this time are one: a heap of tokens is not a drum roll. */
const APART_MS = 45;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let touched = false;
let on = true;
let volume = 0.6;
const last = new Map<Sound, number>();

/** The settings of the player: the switch, and the volume from 0 to 1. */
export function configure(settings: { on?: boolean; volume?: number }): void {
  on = settings.on ?? on;
  volume = Math.min(1, Math.max(0, settings.volume ?? volume));
}

/** Call once at start: from the first touch on, sounds may be heard. Returns how to stop waiting. */
export function listen(target: EventTarget = window): () => void {
  const touch = (): void => {
    touched = true;
    stop();
  };
  const stop = (): void => {
    target.removeEventListener('pointerdown', touch, true);
    target.removeEventListener('keydown', touch, true);
  };
  target.addEventListener('pointerdown', touch, true);
  target.addEventListener('keydown', touch, true);
  return stop;
}

/** Let it be heard, if it may be. Says whether it was. */
export function play(sound: Sound): boolean {
  if (!on || volume === 0 || !touched || typeof AudioContext === 'undefined') return false;
  const now = performance.now();
  if (now - (last.get(sound) ?? -Infinity) < APART_MS) return false;
  last.set(sound, now);
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const master = context.createGain();
  // Loudness is felt as the square: half the slider is half as loud.
  master.gain.value = volume * volume;
  master.connect(context.destination);
  for (const voice of SCORES[sound]) sing(context, master, voice);
  return true;
}

function sing(audio: AudioContext, out: AudioNode, voice: Voice): void {
  const start = audio.currentTime + voice.at;
  const end = start + voice.length;
  const level = audio.createGain();
  level.gain.setValueAtTime(0.0001, start);
  level.gain.exponentialRampToValueAtTime(voice.gain, start + 0.006);
  level.gain.exponentialRampToValueAtTime(0.0001, end);
  level.connect(out);
  if (voice.wave === 'noise') {
    const source = audio.createBufferSource();
    source.buffer = noise ??= hiss(audio);
    const band = audio.createBiquadFilter();
    band.type = 'bandpass';
    band.Q.value = 1.4;
    glide(band.frequency, voice, start, end);
    source.connect(band).connect(level);
    source.start(start);
    source.stop(end);
  } else {
    const source = audio.createOscillator();
    source.type = voice.wave;
    glide(source.frequency, voice, start, end);
    source.connect(level);
    source.start(start);
    source.stop(end);
  }
}

function glide(pitch: AudioParam, voice: Voice, start: number, end: number): void {
  pitch.setValueAtTime(voice.from, start);
  if (voice.to !== undefined) pitch.exponentialRampToValueAtTime(voice.to, end);
}

/** A second of white noise. */
function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

/** For tests: as if the page had just been opened. */
export function forget(): void {
  context = null;
  noise = null;
  touched = false;
  on = true;
  volume = 0.6;
  last.clear();
}
