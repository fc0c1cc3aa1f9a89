// Recent foods and favorite meals in the member's account.
import { type RecentFood, readRecentFood } from '#domain/diary/recent-foods.ts'
import { deviceList } from '#web/data/sync/device-list.ts'
import type { SyncedTable } from '#web/data/sync/synced-table.ts'
import { useRecentFoods } from './recent-foods-store.ts'

/** Each is a kilobyte, and a picker shows a dozen. */
const MOST_RECENT = 200

export const recentFoodsSync: SyncedTable<RecentFood> = {
  table: 'recent_foods',
  noun: ['recent food', 'recent foods'],
  membersOnly: true,
  // Recent foods follow from logging; favorite meals are saved by hand.
  counts: (id) => id.startsWith('quick meal '),
  list: deviceList(useRecentFoods, {
    items: ({ recent }) => recent,
    patch: (recent) => ({ recent }),
  }),
  order: ['is_favorite.desc', 'used_at.desc', 'kind', 'item_id'],
  most: MOST_RECENT,
  itemOf: (row) => readRecentFood({ ...row, id: `${row.kind} ${row.item_id}`, usedAt: row.used_at }),
  rowOf: ({ id, title, body, uses, usedAt }) => ({
    ...keyOf(id),
    title,
    body,
    is_favorite: 'entries' in body,
    uses,
    used_at: usedAt,
  }),
  keyOf,
  columnOf: (field) => (field === 'usedAt' ? 'used_at' : field),
  nameOf: ({ title }) => title,
}

function keyOf(id: string) {
  const [kind = ''] = id.split(' ')
  return { kind, item_id: id.slice(kind.length + 1) }
}
