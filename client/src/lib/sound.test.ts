import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configure, forget, listen, play, SCORES, type Sound } from './sound';

let made = 0;
let voices = 0;
const param = () => ({
  value: 0,
  setValueAtTime: vi.fn(),
  exponentialRampToValueAtTime: vi.fn(),
});
const node = (): Record<string, unknown> => {
  const self: Record<string, unknown> = {
    gain: param(),
    frequency: param(),
    Q: param(),
    start: () => voices++,
    stop: vi.fn(),
  };
  self['connect'] = (to: unknown) => to;
  return self;
};

class FakeAudio {
  currentTime = 0;
  sampleRate = 100;
  state = 'running';
  destination = {};
  constructor() {
    made++;
  }
  createGain = node;
  createOscillator = node;
  createBufferSource = node;
  createBiquadFilter = node;
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
}

beforeEach(() => {
  made = voices = 0;
  forget();
  vi.stubGlobal('AudioContext', FakeAudio);
});
afterEach(() => vi.unstubAllGlobals());

describe('sound', () => {
  it('is silent, and makes nothing, before the first touch', () => {
    listen();
    expect(play('pick')).toBe(false);
    expect(made).toBe(0);
    window.dispatchEvent(new Event('pointerdown'));
    expect(play('pick')).toBe(true);
    expect(made).toBe(1);
  });

  it('obeys its switch and its volume', () => {
    listen();
    window.dispatchEvent(new Event('keydown'));
    configure({ on: false });
    expect(play('coins')).toBe(false);
    configure({ on: true, volume: 0 });
    expect(play('coins')).toBe(false);
    configure({ volume: 0.5 });
    expect(play('coins')).toBe(true);
  });

  it('makes one of two that fall together', () => {
    listen();
    window.dispatchEvent(new Event('keydown'));
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    expect([play('placed'), play('placed'), play('die')]).toEqual([true, false, true]);
    clock.mockReturnValue(1100);
    expect(play('placed')).toBe(true);
    clock.mockRestore();
  });

  it.each(Object.keys(SCORES) as Sound[])('%s sings all its voices and is over within 1.5 s', (name) => {
    listen();
    window.dispatchEvent(new Event('keydown'));
    expect(play(name)).toBe(true);
    expect(voices).toBe(SCORES[name].length);
    for (const voice of SCORES[name]) expect(voice.at + voice.length).toBeLessThan(1.5);
  });
});
