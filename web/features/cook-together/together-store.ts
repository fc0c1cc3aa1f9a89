// What this household cooks together, stored on this device and synced with the household's other phones.
import {
  type CookingLine,
  type CookingPlan,
  cookingAndTask,
  lineId,
  readCookingLines,
} from '#domain/cook-together/cooking-lines.ts'
import { createDeviceStore } from '#web/device/device-store.ts'
import { newUuid } from '#web/device/new-uuid.ts'
import { notify } from '#web/ui/toast-store.ts'

interface Together {
  lines: CookingLine[]
  /** In place of what was cooked before. */
  start: (plan: CookingPlan) => void
  /** Other dishes or another time; what is ticked stays ticked. */
  change: (cooking: string, plan: CookingPlan) => void
  tick: (cooking: string, task: string, at: number | null) => void
  end: () => void
}

export const useTogether = createDeviceStore<Together, Pick<Together, 'lines'>>(
  (set) => ({
    lines: [],
    start: (plan) => set({ lines: [{ id: newUuid(), plan, doneAt: null }] }),
    change: (cooking, plan) =>
      set(({ lines }) => ({ lines: lines.map((line) => (line.id === cooking ? { ...line, plan } : line)) })),
    tick: (cooking, task, at) =>
      set(({ lines }) => {
        const id = lineId(cooking, task)
        const others = lines.filter((line) => line.id !== id)
        return { lines: at === null ? others : [...others, { id, plan: null, doneAt: at }] }
      }),
    end: () => set({ lines: [] }),
  }),
  {
    name: 'cook-together',
    read: (saved) => {
      const { value, rejected } = readCookingLines(saved)
      // A step without its cooking is of no use.
      const ids = new Set(value.flatMap(({ id, plan }) => (plan ? [id] : [])))
      return { value: { lines: value.filter(({ id }) => ids.has(cookingAndTask(id).cooking)) }, rejected }
    },
    pick: ({ lines }) => ({ lines }),
    onFull: (message) => notify(message, { tone: 'danger' }),
  },
)
