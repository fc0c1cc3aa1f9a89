import { tellWorker } from './offline.ts'

/** As photo-database.ts names it; that file is loaded for photos only. */
const PHOTO_DATABASE = 'plateful-photos'

/** Removes everything this site keeps on the device, and starts again. */
export async function clearDevice() {
  await tellWorker({ type: 'forget' })
  localStorage.clear()
  sessionStorage.clear()
  indexedDB.deleteDatabase(PHOTO_DATABASE)
  window.location.assign('/')
}
