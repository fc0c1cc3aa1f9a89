// Uploads photos to the member's account and learns which photos it has. Loaded after the page is ready, for members
// only. Recipes go first: a photo whose recipe isn't in the account yet is rejected, and retried.
import { type RecipeId, recipeId } from '#domain/recipe-id.ts'
import { fetchInTime } from '#web/data/fetch-in-time.ts'
import { rowsOf } from '#web/data/rows.ts'
import { useSession } from '#web/data/session.ts'
import { backend } from '#web/data/supabase.ts'
import { loadedSync } from '#web/data/sync/current-sync.ts'
import type { StoreSync } from '#web/data/sync/store-sync.ts'
import { deviceOwner } from '#web/device/device-owner.ts'
import type { PhotoRecord } from '#web/device/photo-database.ts'
import {
  adoptPhotos,
  dropStale,
  eraseOrphans,
  leavePhotos,
  markSent,
  onPendingPhoto,
  pendingPhotos,
  releasePhotos,
  setPhotoSource,
} from '#web/device/photo-store.ts'
import { notify } from '#web/ui/toast-store.ts'

const RETRY_MS = [1000, 3000, 10_000, 60_000]
/** Retry later: the recipe isn't in the account yet, or the server is busy. */
const LATER = [401, 409, 429, 503]
/** An import brings hundreds. */
const AT_ONCE = 3
/** Then the rest would probably be rejected too, after they were uploaded. */
const MOST_FAILURES = 5
/** An import stores one after the other: they are counted and sent together. */
const GATHER_MS = 300
const RECIPES_FIRST_MS = 60_000

interface RemotePhoto {
  revision: string
  width: number
  height: number
  focus: { x: number; y: number }
}

let remote = new Map<RecipeId, RemotePhoto>()
let running: Promise<void> | null = null
let again = false
let attempt = 0
let timer: ReturnType<typeof setTimeout> | undefined
let gathering: ReturnType<typeof setTimeout> | undefined
/** Sent last in the next round. */
let failed = new Set<RecipeId>()
/** Photos of this device's owner that the account doesn't have yet. */
let unsent = 0
const unsentListeners = new Set<() => void>()

/** Counts a member's photos with the lists and removes them from the device together. They are sent separately. */
export function photoStore(member: string): StoreSync {
  const noStorage = () => undefined // this browser can't store photos
  return {
    table: 'photos',
    noun: ['photo', 'photos'],
    watch(onChange) {
      unsentListeners.add(onChange)
      return () => unsentListeners.delete(onChange)
    },
    waiting: () => unsent,
    has: () => true,
    collect: async () => undefined,
    run: async () => undefined,
    show: () => undefined,
    async leave(what) {
      unsent = 0
      await leavePhotos(member, what).catch(noStorage)
    },
    async release() {
      unsent = 0
      await releasePhotos(member).catch(noStorage)
    },
  }
}

async function countUnsent() {
  const owner = deviceOwner()
  const now = owner ? (await pendingPhotos(owner)).length : 0
  if (now === unsent) return
  unsent = now
  for (const listener of unsentListeners) listener()
}

export async function startPhotoSync() {
  await eraseOrphans()
  onPendingPhoto(() => {
    if (gathering) return
    gathering = setTimeout(() => {
      gathering = undefined
      countUnsent().catch(() => undefined) // counted again with the next one
      syncPhotos()
    }, GATHER_MS)
  })
  await countUnsent()
  window.addEventListener('online', syncPhotos)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && syncPhotos())
  useSession.subscribe(({ user }, before) => {
    if (user?.id === before.user?.id) return
    remote = new Map()
    if (user) syncPhotos()
    else setPhotoSource(null)
  })
  syncPhotos()
}

/** One at a time; requests made meanwhile run next. */
export function syncPhotos() {
  clearTimeout(timer)
  if (!useSession.getState().user) return
  if (running) {
    again = true
    return
  }
  running = run()
    .catch(() => later()) // no network: the next event or the timer tries again
    .finally(() => {
      running = null
      if (again) {
        again = false
        syncPhotos()
      }
    })
}

function later() {
  clearTimeout(timer)
  timer = setTimeout(syncPhotos, RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)])
  attempt += 1
}

async function run() {
  const client = await backend()
  const { data } = await client.auth.getSession()
  if (!data.session) return
  const { access_token: token, user } = data.session
  let waiting = false
  // Somebody may sign out while hundreds are being sent.
  const isStillIn = () => useSession.getState().user?.id === user.id
  await adoptPhotos(user.id)
  await countUnsent()
  // Under a lock, so that two tabs don't send the same photo.
  await withLock(async () => {
    waiting = await sendAll(await pendingPhotos(user.id), token, isStillIn)
  })
  await countUnsent()
  if (!isStillIn()) return
  const rows = rowsOf(await client.from('recipe_photos').select('recipe_id,updated_at,width,height,focus_x,focus_y'))
  remote = new Map(
    rows.flatMap((row) => {
      const id = recipeId(row.recipe_id)
      if (id === null) return []
      const focus = { x: row.focus_x, y: row.focus_y }
      return [[id, { revision: row.updated_at, width: row.width, height: row.height, focus }] as const]
    }),
  )
  setPhotoSource((id) => fetchPhoto(id, user.id))
  await dropStale(user.id, new Map([...remote].map(([id, { revision }]) => [id, revision])))
  if (waiting) later()
  else attempt = 0
}

const withLock = (work: () => Promise<void>): Promise<unknown> =>
  navigator.locks ? navigator.locks.request('photo-sync', work) : work()

/** Whether some have to be retried. */
async function sendAll(photos: readonly PhotoRecord[], token: string, isStillIn: () => boolean): Promise<boolean> {
  if (photos.length === 0) return false
  const sync = navigator.onLine ? await loadedSync() : null
  if (sync) await Promise.race([sync.syncNow(), new Promise((resolve) => setTimeout(resolve, RECIPES_FIRST_MS))])
  const queue = photos.toSorted((one, other) => Number(failed.has(one.id)) - Number(failed.has(other.id)))
  failed = new Set()
  let sent = 0
  const sendSome = async () => {
    for (let photo = queue.shift(); photo && failed.size < MOST_FAILURES && isStillIn(); photo = queue.shift()) {
      if (await send(photo, token)) sent += 1
      else failed.add(photo.id)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendSome))
  if (sent > 0) attempt = 0
  return failed.size > 0
}

/** False if it has to be retried. */
async function send(photo: PhotoRecord, token: string): Promise<boolean> {
  const { id, blob, focus, pending } = photo
  const address = `/api/photos/${id}?focusX=${focus.x}&focusY=${focus.y}`
  const response = await fetchInTime(address, {
    method: pending === 'remove' ? 'DELETE' : 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': blob.type },
    body: pending === 'remove' ? undefined : blob,
  })
  const result = response.status === 204 ? {} : await response.json().catch(() => ({}))
  // An error that isn't in our server's format comes from a proxy.
  if (!response.ok && (LATER.includes(response.status) || result.status !== 'failure')) return false
  if (response.ok) await markSent(photo, pending === 'remove' ? null : String(result.updatedAt))
  // Rejected permanently: keep it on this device and stop sending it.
  else {
    await markSent(photo, photo.revision)
    notify(`A photo wasn’t saved to your account: ${result.message ?? 'the server refused it.'}`, { tone: 'danger' })
  }
  return true
}

async function fetchPhoto(id: RecipeId, member: string): Promise<PhotoRecord | null> {
  const known = remote.get(id)
  const { data } = await (await backend()).auth.getSession()
  if (!known || !data.session) return null
  const headers = { authorization: `Bearer ${data.session.access_token}` }
  const response = await fetchInTime(`/api/photos/${id}`, { headers })
  if (!response.ok) return null
  const { width, height, focus } = known
  const revision = response.headers.get('x-photo-revision')
  return { id, blob: await response.blob(), width, height, focus, member, revision, pending: null, orphan: false }
}
