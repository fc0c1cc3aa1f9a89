// A timer's sound and notification. Browsers allow sound only after a tap, so the tap that starts a timer unlocks the
// sound; after a reload, the next tap anywhere does.
import type { KitchenTimer } from '#domain/kitchen/kitchen-timers.ts'
import { paths } from '#web/router/paths.ts'

let audio: AudioContext | null = null
let stopRinging: (() => void) | null = null

/** Call this inside a tap handler. */
export function unlockSound() {
  try {
    audio ??= new AudioContext()
    // Safari on iOS: ring even if the silent switch is on, and after a phone call.
    const { audioSession } = navigator as Navigator & { audioSession?: { type: string } }
    if (audioSession) audioSession.type = 'playback'
    if (audio.state !== 'running') audio.resume().catch(() => undefined)
  } catch {
    // Without sound, the timer still shows that it is done.
  }
}

/** After a reload, nothing has been tapped yet. */
export function unlockWithNextTap() {
  const unlock = () => unlockSound()
  window.addEventListener('pointerdown', unlock, { once: true })
  window.addEventListener('keydown', unlock, { once: true })
}

const BEEPS = [0, 0.22, 0.44]
const ROUND_SECONDS = 1.5
const ROUNDS = 20

/** Three beeps, repeated for half a minute or until silenced. */
export function ring() {
  navigator.vibrate?.([300, 150, 300, 150, 300])
  if (!audio) return
  // A phone call or the lock screen has interrupted it.
  if (audio.state !== 'running') audio.resume().catch(() => undefined)
  silence()
  const volume = audio.createGain()
  volume.connect(audio.destination)
  volume.gain.value = 0.4
  const start = audio.currentTime
  for (let round = 0; round < ROUNDS; round++) {
    for (const beep of BEEPS) {
      const tone = audio.createOscillator()
      tone.frequency.value = 880
      tone.connect(volume)
      tone.start(start + round * ROUND_SECONDS + beep)
      tone.stop(start + round * ROUND_SECONDS + beep + 0.14)
    }
  }
  stopRinging = () => volume.disconnect()
}

export function silence() {
  stopRinging?.()
  stopRinging = null
}

/** Requested when the first timer starts, never before. */
export function askToNotify() {
  if (!('Notification' in window) || Notification.permission !== 'default') return
  Notification.requestPermission().catch(() => undefined)
}

/** Through the service worker: Chrome on Android allows no other way. */
export async function showNotification(timer: KitchenTimer) {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.showNotification(`Timer done: step ${timer.step}`, {
    body: timer.recipeTitle,
    tag: timer.id,
    icon: '/icon-192.png',
    data: { address: paths.cook(timer.recipeId) },
  })
}
