// Small wooden sounds, made in the browser; nothing is heard until the reader asks for it.
import { settings } from './settings.svelte';

export type Sound = 'place' | 'take' | 'turn' | 'hit' | 'win';
const PITCH: Record<Sound, readonly number[]> = {
  place: [420],
  take: [300, 360],
  turn: [520, 660],
  hit: [220, 150],
  win: [440, 550, 660],
};
let context: AudioContext | null = null;

/** Knocks on wood, if the reader wants to hear it. */
export function playSound(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  PITCH[sound].forEach((pitch, k) => {
    const [tone, loud] = [context!.createOscillator(), context!.createGain()];
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(pitch, now + k * 0.09);
    tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, now + k * 0.09 + 0.07);
    loud.gain.setValueAtTime(0.18, now + k * 0.09);
    loud.gain.exponentialRampToValueAtTime(0.001, now + k * 0.09 + 0.12);
    tone.connect(loud).connect(context!.destination);
    tone.start(now + k * 0.09);
    tone.stop(now + k * 0.09 + 0.14);
  });
}
