// Photos of own recipes on this device: stored and shown right away, and sent to the member's account later by
// web/features/recipe-photos/photo-sync.ts.
import { type FocusPoint, objectPosition } from '#domain/photo/photo-rules.ts'
import type { RecipeId } from '#domain/recipe/recipe-id.ts'
import { erasePhoto, type PhotoRecord, readPhoto, readPhotos, type SmallPhoto, writePhoto } from './photo-database.ts'
import { useShownPhotos } from './shown-photos.ts'

/** Brings a photo that only the account has; null when it has none. */
type PhotoSource = (id: RecipeId) => Promise<PhotoRecord | null>

let source: PhotoSource | null = null
const listeners = new Set<() => void>()
const looking = new Map<RecipeId, Promise<void>>()

/** Called whenever something is waiting to be sent. */
export function onPendingPhoto(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** With an account, photos of other devices can be shown too. */
export function setPhotoSource(given: PhotoSource | null) {
  source = given
}

export function showPhoto(id: RecipeId): Promise<void> {
  if (useShownPhotos.getState().photos.has(id)) return Promise.resolve()
  const running = looking.get(id) ?? lookFor(id).finally(() => looking.delete(id))
  looking.set(id, running)
  return running
}

async function lookFor(id: RecipeId) {
  const kept = await readPhoto(id)
  if (kept) return show(kept)
  const fetched = await source?.(id)
  if (!fetched) return
  await writePhoto(fetched)
  show(fetched)
}

function show(photo: PhotoRecord) {
  const photos = new Map(useShownPhotos.getState().photos)
  const before = photos.get(photo.id)
  if (before) URL.revokeObjectURL(before.url)
  if (photo.pending === 'remove') photos.delete(photo.id)
  else photos.set(photo.id, { url: URL.createObjectURL(photo.blob), position: objectPosition(photo.focus) })
  useShownPhotos.setState({ photos })
}

function hide(id: RecipeId) {
  const photos = new Map(useShownPhotos.getState().photos)
  const before = photos.get(id)
  if (!before) return
  URL.revokeObjectURL(before.url)
  photos.delete(id)
  useShownPhotos.setState({ photos })
}

const tell = () => {
  for (const listener of listeners) listener()
}

export async function keepPhoto(id: RecipeId, small: SmallPhoto, focus: FocusPoint) {
  const before = await readPhoto(id)
  const { blob, width, height } = small
  const { member = null, revision = null } = before ?? {}
  const photo: PhotoRecord = { id, blob, width, height, focus, member, revision, pending: 'put', orphan: false }
  await writePhoto(photo)
  show(photo)
  tell()
}

export async function dropPhoto(id: RecipeId) {
  const before = await readPhoto(id)
  hide(id)
  if (!before) return
  if (before.revision === null) await erasePhoto(id)
  else await writePhoto({ ...before, pending: 'remove' })
  tell()
}

/** Deletes or restores a photo with its recipe. */
export async function setPhotoOrphan(id: RecipeId, orphan: boolean) {
  const photo = await readPhoto(id)
  if (!photo) return
  await writePhoto({ ...photo, orphan, ...(orphan ? {} : { pending: 'put' as const }) })
  if (!orphan) tell()
}

export async function photoOf(id: RecipeId): Promise<PhotoRecord | null> {
  await showPhoto(id)
  const photo = await readPhoto(id)
  return photo && photo.pending !== 'remove' ? photo : null
}

export async function pendingPhotos(): Promise<PhotoRecord[]> {
  return (await readPhotos()).filter(({ pending, orphan }) => pending !== null && !orphan)
}

/** The account has what was sent, unless the photo has changed again meanwhile. */
export async function markSent(sent: PhotoRecord, member: string, revision: string | null) {
  const now = await readPhoto(sent.id)
  if (!now || now.blob.size !== sent.blob.size || now.pending !== sent.pending) return
  if (sent.pending === 'remove') await erasePhoto(sent.id)
  else await writePhoto({ ...now, member, revision, pending: null })
}

/** Another device changed or removed these: they are fetched again when shown. */
export async function dropStale(member: string, revisions: ReadonlyMap<RecipeId, string>) {
  for (const photo of await readPhotos()) {
    const isStale = photo.member === member && photo.pending === null && revisions.get(photo.id) !== photo.revision
    if (!isStale) continue
    await erasePhoto(photo.id)
    hide(photo.id)
    if (revisions.has(photo.id)) await showPhoto(photo.id)
  }
}

/** At sign-out the account's photos are removed from the device, like its recipes. */
export async function forgetMemberPhotos() {
  for (const photo of await readPhotos()) {
    if (photo.member === null) continue
    await erasePhoto(photo.id)
    hide(photo.id)
  }
}

export async function eraseOrphans() {
  for (const photo of await readPhotos()) if (photo.orphan) await erasePhoto(photo.id)
}
