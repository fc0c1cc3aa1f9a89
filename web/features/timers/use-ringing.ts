// Rings when a timer ends, in one tab only.
import { useEffect } from 'react'
import { isOver, type KitchenTimer, nextEnd } from '#domain/kitchen/kitchen-timers.ts'
import { ring, showNotification, silence, unlockWithNextTap } from './ring.ts'
import { useTimers } from './timers-store.ts'

const due = () => useTimers.getState().timers.filter((timer) => !timer.rung && isOver(timer, Date.now()))

/** How long another tab takes to see this tab's mark. */
const TOLD_AFTER_MS = 500

async function ringOnce() {
  if (due().length === 0) return
  const ringDue = async () => {
    const timers = due()
    if (timers.length === 0) return
    useTimers.getState().markRung(timers.map(({ id }) => id))
    ring()
    await Promise.all(timers.map(showNotification))
    await new Promise((resolve) => setTimeout(resolve, TOLD_AFTER_MS))
  }
  await (navigator.locks ? navigator.locks.request('kitchen-timers', ringDue) : ringDue())
}

// A timeout of more than 24 days would fire immediately; checking every minute also handles a sleeping tab.
const LONGEST_WAIT_MS = 60_000

export function useRinging(timers: readonly KitchenTimer[]) {
  useEffect(unlockWithNextTap, [])

  useEffect(() => {
    let timeout: ReturnType<typeof setTimeout>
    const check = () => {
      clearTimeout(timeout)
      ringOnce().catch(() => undefined) // the bar shows it anyway
      const end = nextEnd(timers, Date.now())
      if (end !== null) timeout = setTimeout(check, Math.min(LONGEST_WAIT_MS, end - Date.now() + 5))
    }
    check()
    document.addEventListener('visibilitychange', check)
    window.addEventListener('focus', check)
    return () => {
      clearTimeout(timeout)
      document.removeEventListener('visibilitychange', check)
      window.removeEventListener('focus', check)
    }
  }, [timers])

  const ringing = timers.some(({ rung }) => rung)
  useEffect(() => {
    if (!ringing) silence()
  }, [ringing])
}
