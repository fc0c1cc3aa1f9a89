// Syncs what is cooked together with the household: a step ticked on one phone is ticked on the others.
import { type CookingLine, cookingAndTask, lineId, readCookingLine } from '#domain/cook-together/cooking-lines.ts'
import { deviceList } from '#web/data/sync/device-list.ts'
import type { SyncedTable } from '#web/data/sync/synced-table.ts'
import { useTogether } from './together-store.ts'

const keyOf = cookingAndTask

export const togetherSync: SyncedTable<CookingLine> = {
  table: 'cook_together',
  noun: ['step of cooking together', 'steps of cooking together'],
  shared: true,
  list: deviceList(useTogether, {
    items: ({ lines }): readonly CookingLine[] => lines,
    patch: (lines) => ({ lines: [...lines] }),
  }),
  order: ['created_at', 'cooking', 'task'],
  itemOf: (row) => {
    const doneAt = typeof row.done_at === 'string' ? Date.parse(row.done_at) : null
    return readCookingLine({ id: lineId(String(row.cooking), String(row.task)), plan: row.plan, doneAt })
  },
  rowOf: ({ id, plan, doneAt }) => ({
    ...keyOf(id),
    plan,
    done_at: doneAt === null ? null : new Date(doneAt).toISOString(),
  }),
  keyOf,
  columnOf: (field) => (field === 'doneAt' ? 'done_at' : field),
  nameOf: ({ plan }) => plan?.dishes[0]?.title ?? 'a step',
}
