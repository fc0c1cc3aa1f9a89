// Everything that Plateful holds of a member, as one object to take along; and the end of it all.
import { DEVICE_KEYS } from '#domain/sync/device-state.ts'
import { done, rowsOf } from '#web/data/rows.ts'
import { backend, endSessionHere, memberId, SESSION_KEY } from '#web/data/supabase.ts'

/** Each with the column that tells a member's rows apart: pages of rows are only whole in a fixed order. */
const TABLES = {
  user_goals: 'user_id',
  daily_logs: 'date',
  water_logs: 'id',
  weight_logs: 'date',
  meal_entries: 'id',
  meal_schedules: 'id',
  recipe_ratings: 'recipe_id',
} as const
type Table = keyof typeof TABLES
const PAGE_ROWS = 500

async function allRows(table: Table, userId: string) {
  const client = await backend()
  const rows: unknown[] = []
  for (;;) {
    const page: unknown[] = rowsOf(
      await client
        .from(table)
        .select('*')
        .eq('user_id', userId)
        .order(TABLES[table])
        .range(rows.length, rows.length + PAGE_ROWS - 1),
    )
    rows.push(...page)
    if (page.length < PAGE_ROWS) return rows
  }
}

export async function collectMemberData() {
  const userId = await memberId()
  const { auth } = await backend()
  const { data, error } = await auth.getUser()
  if (error) throw error
  const tables: Record<string, unknown[]> = {}
  for (const table of Object.keys(TABLES) as Table[]) tables[table] = await allRows(table, userId) // the keys of a literal
  return {
    exportedAt: new Date().toISOString(),
    account: { id: userId, email: data.user.email, createdAt: data.user.created_at, profile: data.user.user_metadata },
    tables,
    device: deviceData(),
  }
}

/** All that this device keeps for the site, but for what signs the member in. */
function deviceData() {
  const known = [DEVICE_KEYS.favorites, DEVICE_KEYS.shoppingList, DEVICE_KEYS.customRecipes]
  const found = [...new Set([...known, ...Object.keys(localStorage)])].filter((key) => !isSession(key))
  return Object.fromEntries(found.map((key) => [key, parsed(localStorage.getItem(key))]))
}

const isSession = (key: string) => key === DEVICE_KEYS.auth || key.startsWith(SESSION_KEY)

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return text
  }
}

export async function deleteAccount() {
  await memberId()
  done(await (await backend()).rpc('delete_my_account'))
  await endSessionHere()
}

export function saveAsFile(name: string, content: unknown) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
