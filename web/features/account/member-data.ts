// Everything that Plateful holds of a member, as one object to take along; and the end of it all.
import { DEVICE_KEYS } from '#domain/device-state.ts'
import { done, rowsOf } from '#web/lib/rows.ts'
import { backend, endSessionHere, memberId, SESSION_KEY } from '#web/lib/supabase.ts'

const TABLES = [
  'user_goals',
  'daily_logs',
  'water_logs',
  'weight_logs',
  'meal_entries',
  'meal_schedules',
  'recipe_ratings',
] as const
const PAGE_ROWS = 500

async function allRows(table: (typeof TABLES)[number], userId: string) {
  const client = await backend()
  const rows: unknown[] = []
  for (;;) {
    const page: unknown[] = rowsOf(
      await client
        .from(table)
        .select('*')
        .eq('user_id', userId)
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
  for (const table of TABLES) tables[table] = await allRows(table, userId)
  return {
    exportedAt: new Date().toISOString(),
    account: { id: userId, email: data.user.email, createdAt: data.user.created_at, profile: data.user.user_metadata },
    tables,
    device: deviceData(),
  }
}

/** All that this device keeps for the site, but for what signs the member in. */
function deviceData() {
  const known = [DEVICE_KEYS.favourites, DEVICE_KEYS.shoppingList, DEVICE_KEYS.customRecipes]
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
