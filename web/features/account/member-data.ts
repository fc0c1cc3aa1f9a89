// Exports a member's data, and deletes the account.
import { SESSION_KEY } from '#domain/account/device-keys.ts'
import { DEVICE_KEYS } from '#domain/sync/device-state.ts'
import { fetchInTime } from '#web/data/fetch-in-time.ts'
import { allRowsOf, done } from '#web/data/rows.ts'
import { backend, endSessionHere, memberId } from '#web/data/supabase.ts'
import { SYNC_KEYS } from '#web/data/sync/sync-record.ts'

/** Everything the policies show a member, including shared household data. Paging needs a fixed order. */
const TABLES = {
  user_goals: 'user_id',
  profiles: 'user_id',
  daily_logs: 'date',
  water_logs: 'id',
  weight_logs: 'date',
  meal_entries: 'id',
  meal_proposals: 'schedule_id',
  recent_foods: 'item_id',
  recipe_ratings: 'recipe_id',
  favorites: 'recipe_id',
  diet_plans: 'user_id',
  calendar_feeds: 'id',
  households: 'id',
  household_members: 'user_id',
  household_invitations: 'id',
  household_removals: 'user_id',
  table_people: 'id',
  attendance: 'date',
  shopping_items: 'id',
  meal_schedules: 'id',
  dish_weights: 'id',
  week_templates: 'id',
  pantry_items: 'id',
  cook_together: 'task',
  custom_recipes: 'id',
  recipe_photos: 'recipe_id',
  recipe_links: 'id',
  audit_log: 'id',
  operators: 'user_id',
  tags: 'recipe_id',
  collections: 'id',
  collection_links: 'id',
} as const
type Table = keyof typeof TABLES
/** Two kinds of food may have the same id, and a day has several meals. */
const SECOND_KEY: Partial<Record<Table, string>> = { recent_foods: 'kind', attendance: 'meal_type' }
/** Photos are large. */
const PAGE_PHOTOS = 10

async function allRows(table: Exclude<Table, 'recipe_photos'>) {
  const client = await backend()
  return allRowsOf<unknown>((from, to) => {
    const call = client.from(table).select('*').order(TABLES[table])
    const second = SECOND_KEY[table]
    return (second ? call.order(second) : call).range(from, to)
  })
}

/** Where the host keeps photos outside the database, the rows have no bytes. */
async function allPhotos() {
  const client = await backend()
  const photos = await allRowsOf(
    (from, to) => client.from('recipe_photos').select('*').order('recipe_id').range(from, to),
    PAGE_PHOTOS,
  )
  for (const photo of photos) photo.bytes ??= await bytesOf(photo.recipe_id)
  return photos
}

/** As the rows write them: in hexadecimal. */
async function bytesOf(recipeId: number): Promise<string | null> {
  const { data } = await (await backend()).auth.getSession()
  const headers = { authorization: `Bearer ${data.session?.access_token}` }
  const response = await fetchInTime(`/api/photos/${recipeId}`, { headers })
  if (response.status === 404) return null // removed meanwhile
  if (!response.ok) throw new Error('A photo couldn’t be read.')
  const bytes = new Uint8Array(await response.arrayBuffer())
  return `\\x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

export async function collectMemberData() {
  const userId = await memberId()
  const { auth } = await backend()
  const { data, error } = await auth.getUser()
  if (error) throw error
  const tables: Record<string, unknown[]> = {}
  for (const table of Object.keys(TABLES) as Table[])
    tables[table] = table === 'recipe_photos' ? await allPhotos() : await allRows(table) // the keys of a literal
  return {
    exportedAt: new Date().toISOString(),
    account: { id: userId, email: data.user.email, createdAt: data.user.created_at, profile: data.user.user_metadata },
    tables,
    device: deviceData(),
  }
}

/** Everything in the device's storage except the session and sync's own data, which is already in the tables. */
function deviceData() {
  const known = [DEVICE_KEYS.favorites, DEVICE_KEYS.shoppingList, DEVICE_KEYS.customRecipes]
  const found = [...new Set([...known, ...Object.keys(localStorage)])].filter((key) => !isSession(key))
  return Object.fromEntries(found.map((key) => [key, parsed(localStorage.getItem(key))]))
}

const isSession = (key: string) => key === DEVICE_KEYS.auth || key.startsWith(SESSION_KEY) || key.startsWith(SYNC_KEYS)

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return text
  }
}

export async function deleteAccount(currentPassword: string) {
  await memberId()
  done(await (await backend()).rpc('delete_my_account', { current_password: currentPassword }))
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
