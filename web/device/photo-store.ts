// Photos of recipes on this device: stored and shown right away, and uploaded to the member's account later by
// web/features/recipe-photos/photo-sync.ts.
import { type FocusPoint, objectPosition } from '#domain/photo/photo-rules.ts'
import { isCustomRecipeId, type RecipeId } from '#domain/recipe-id.ts'
import { deviceOwner } from './device-owner.ts'
import { newUuid } from './new-uuid.ts'
import { erasePhoto, type PhotoRecord, readPhoto, readPhotos, type SmallPhoto, writePhoto } from './photo-database.ts'
import { setPhotosOfSite, useShownPhotos } from './shown-photos.ts'

/** Fetches a photo that only the account has; null if it has none. */
type PhotoSource = (id: RecipeId) => Promise<PhotoRecord | null>

let source: PhotoSource | null = null
const listeners = new Set<() => void>()
const looking = new Map<RecipeId, Promise<void>>()

/** Called whenever something is waiting to be sent. */
export function onPendingPhoto(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** With an account, photos from other devices can be shown too. */
export function setPhotoSource(given: PhotoSource | null) {
  source = given
}

export function showPhoto(id: RecipeId): Promise<void> {
  if (useShownPhotos.getState().photos.has(id)) return Promise.resolve()
  const running = looking.get(id) ?? lookFor(id).finally(() => looking.delete(id))
  looking.set(id, running)
  return running
}

/** Another member's photo waits for that member's next sign-in and is not shown. */
const isOthers = ({ member }: PhotoRecord) => member !== null && member !== deviceOwner()

async function lookFor(id: RecipeId) {
  const stored = await readPhoto(id)
  if (stored && !isOthers(stored)) return show(stored)
  const fetched = await source?.(id)
  if (!fetched || isOthers(fetched)) return
  if (!stored) await writePhoto(fetched)
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

/** Notes which of the site's recipes have one: those the account has, without what was removed here, and what waits. */
async function noteThoseOfSite(inAccount: Iterable<RecipeId>) {
  const ids = new Set(inAccount)
  for (const photo of await readPhotos()) {
    if (isOthers(photo)) continue
    if (photo.pending === 'remove') ids.delete(photo.id)
    else if (photo.pending === 'put') ids.add(photo.id)
  }
  setPhotosOfSite([...ids].filter((id) => !isCustomRecipeId(id)))
}

const tell = () => {
  for (const listener of listeners) listener()
}

const changed = (pending: 'put' | 'remove') => ({ pending, change: newUuid() })

export async function keepPhoto(id: RecipeId, small: SmallPhoto, focus: FocusPoint) {
  const before = await readPhoto(id)
  const { blob, width, height } = small
  const whose = { member: deviceOwner(), revision: before?.revision ?? null }
  const photo: PhotoRecord = { id, blob, width, height, focus, ...whose, ...changed('put'), orphan: false }
  await writePhoto(photo)
  show(photo)
  if (!isCustomRecipeId(id)) setPhotosOfSite([...useShownPhotos.getState().ofSite, id])
  tell()
}

export async function dropPhoto(id: RecipeId) {
  const before = await readPhoto(id)
  hide(id)
  if (!isCustomRecipeId(id)) setPhotosOfSite([...useShownPhotos.getState().ofSite].filter((other) => other !== id))
  if (!before) return
  // A member's photo may be uploading right now.
  if (before.member === null) await erasePhoto(id)
  else await writePhoto({ ...before, ...changed('remove') })
  tell()
}

/** Deletes or restores a photo with its recipe. */
export async function setPhotoOrphan(id: RecipeId, orphan: boolean) {
  const photo = await readPhoto(id)
  if (!photo) return
  const isRemoved = photo.pending === 'remove' // by itself, before its recipe was deleted
  await writePhoto({ ...photo, orphan, ...(orphan || isRemoved ? {} : changed('put')) })
  if (!orphan) tell()
}

export async function photoOf(id: RecipeId): Promise<PhotoRecord | null> {
  await showPhoto(id)
  const photo = await readPhoto(id)
  return photo && photo.pending !== 'remove' && !isOthers(photo) ? photo : null
}

/** Photos waiting to be sent as this member. */
export async function pendingPhotos(member: string): Promise<PhotoRecord[]> {
  return (await readPhotos()).filter((photo) => photo.member === member && isUnsent(photo))
}

const isUnsent = ({ pending, orphan }: PhotoRecord) => pending !== null && !orphan

/** A visitor's photos go to the account of whoever signs in, like the recipes on this device. */
export async function adoptPhotos(member: string) {
  for (const photo of await readPhotos()) if (photo.member === null) await writePhoto({ ...photo, member })
}

/** The account has what was sent. A photo that has changed again meanwhile still has to be sent. */
export async function markSent(sent: PhotoRecord, revision: string | null) {
  const now = await readPhoto(sent.id)
  if (!now) return
  if (now.change !== sent.change) await writePhoto({ ...now, revision })
  else if (sent.pending === 'remove' || isOthers(now)) await erasePhoto(sent.id)
  else await writePhoto({ ...now, revision, pending: null })
}

/** Another device changed or removed these: they are fetched again when shown. */
export async function dropStale(member: string, revisions: ReadonlyMap<RecipeId, string>) {
  for (const photo of await readPhotos()) {
    const isStale =
      photo.member === member && photo.pending === null && (revisions.get(photo.id) ?? null) !== photo.revision
    if (!isStale) continue
    await erasePhoto(photo.id)
    hide(photo.id)
    if (revisions.has(photo.id)) await showPhoto(photo.id)
  }
  await noteThoseOfSite(revisions.keys())
}

/** At sign-out a member's photos leave the device, like the recipes. Unsent ones may wait for the next sign-in. */
export async function leavePhotos(member: string, unsent: 'keep' | 'drop') {
  for (const photo of await readPhotos()) {
    if (photo.member !== member) continue
    hide(photo.id)
    if (unsent === 'drop' || !isUnsent(photo)) await erasePhoto(photo.id)
  }
  setPhotosOfSite([])
}

/** After an account was deleted: the photos belong to this device again, like the recipes. */
export async function releasePhotos(member: string) {
  for (const photo of await readPhotos()) {
    if (photo.member !== member) continue
    if (photo.pending === 'remove') await erasePhoto(photo.id)
    else await writePhoto({ ...photo, member: null, revision: null, pending: 'put' })
  }
  await noteThoseOfSite([])
}

export async function eraseOrphans() {
  for (const photo of await readPhotos()) if (photo.orphan) await erasePhoto(photo.id)
}
