/** How somebody is told who may be looking elsewhere: a sound made here, and a notice of the system. */
import { preferences } from './preferences.ts';

let audio: AudioContext | null = null;

/** Two notes of a small bell. Nothing is fetched. A browser that wants a press first stays silent. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    const now = audio.currentTime;
    for (const [at, pitch] of [
      [0, 659.25],
      [0.16, 880],
    ] as const) {
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      tone.type = 'sine';
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0.0001, now + at);
      loudness.gain.exponentialRampToValueAtTime(0.18, now + at + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.9);
      tone.connect(loudness).connect(audio.destination);
      tone.start(now + at);
      tone.stop(now + at + 1);
    }
  } catch {
    // Without sound one still plays.
  }
}

/** Why the system shows nothing: `insecure`: the browser does so only at safe addresses; `ignored`: the person has not said. */
export type NoNotices = 'refused' | 'insecure' | 'ignored';

/** Asks for leave, which must follow a press; null: it is granted. */
export async function askLeave(): Promise<NoNotices | null> {
  if (!isSecureContext || !('Notification' in window)) return 'insecure';
  const answer = Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission;
  if (answer === 'granted') return null;
  return answer === 'denied' ? 'refused' : 'ignored';
}

/** Shows a notice if the person wants them and the browser lets us; pressing it calls `go`. */
export async function systemNotice(title: string, body: string, path: string, go: () => void): Promise<void> {
  if (!preferences.get().tellSystem || !('Notification' in window) || Notification.permission !== 'granted') return;
  const options = { body, tag: path, icon: '/icon.svg', data: path };
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => {
      window.focus();
      go();
      notice.close();
    };
  } catch {
    // Telephones let only the service worker speak.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options);
  }
}
