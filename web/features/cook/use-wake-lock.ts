// Keeps the screen on. Browsers drop the lock whenever the page is hidden, so it is requested again when the page comes back.
import { useEffect, useState } from 'react'

export type WakeLockState = 'waiting' | 'on' | 'off'

export function useWakeLock(): WakeLockState {
  const [state, setState] = useState<WakeLockState>('waiting')

  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let asking = false
    let left = false

    async function take() {
      if (document.visibilityState !== 'visible' || lock || asking) return
      asking = true // a second lock would never be released
      try {
        const taken = await navigator.wakeLock.request('screen')
        if (left) return void taken.release()
        lock = taken
        setState('on')
        taken.addEventListener('release', () => {
          lock = null
          if (!left) setState('off')
        })
      } catch {
        // Unsupported, or refused, for example at low battery.
        if (!left) setState('off')
      } finally {
        asking = false
      }
    }

    take()
    document.addEventListener('visibilitychange', take)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', take)
      lock?.release().catch(() => undefined)
    }
  }, [])

  return state
}
