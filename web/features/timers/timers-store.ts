// Kitchen timers, saved on this device and shared by its tabs.
import {
  addMinute,
  type KitchenTimer,
  newTimer,
  pauseTimer,
  readTimers,
  resumeTimer,
  type TimerDraft,
  withoutForgotten,
} from '#domain/kitchen/kitchen-timers.ts'
import { createDeviceStore } from '#web/device/device-store.ts'
import { noteTimers, TIMERS_KEY } from '#web/device/running-timers.ts'
import { notify } from '#web/ui/toast-store.ts'

interface Timers {
  timers: KitchenTimer[]
  start: (draft: TimerDraft) => void
  pause: (id: string) => void
  resume: (id: string) => void
  addMinute: (id: string) => void
  dismiss: (id: string) => void
  markRung: (ids: readonly string[]) => void
}

export const useTimers = createDeviceStore<Timers, Pick<Timers, 'timers'>>(
  (set) => {
    const change = (id: string, edit: (timer: KitchenTimer, now: number) => KitchenTimer) =>
      set(({ timers }) => ({ timers: timers.map((timer) => (timer.id === id ? edit(timer, Date.now()) : timer)) }))
    return {
      timers: [],
      start: (draft) =>
        set(({ timers }) => {
          const timer = newTimer(draft, Date.now())
          return { timers: [...timers.filter(({ id }) => id !== timer.id), timer] }
        }),
      pause: (id) => change(id, pauseTimer),
      resume: (id) => change(id, resumeTimer),
      addMinute: (id) => change(id, addMinute),
      dismiss: (id) => set(({ timers }) => ({ timers: timers.filter((timer) => timer.id !== id) })),
      markRung: (ids) =>
        set(({ timers }) => ({
          timers: timers.map((timer) => (ids.includes(timer.id) ? { ...timer, rung: true } : timer)),
        })),
    }
  },
  {
    name: TIMERS_KEY,
    read: (saved) => {
      const { value, rejected } = readTimers(saved)
      return { value: { timers: withoutForgotten(value, Date.now()) }, rejected }
    },
    pick: ({ timers }) => ({ timers }),
    onFull: (message) => notify(message, { tone: 'danger' }),
  },
)

useTimers.subscribe(({ timers }) => noteTimers(timers.length > 0))
