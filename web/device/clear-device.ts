import { tellWorker } from './offline.ts'

/** Same name as in photo-database.ts, which is loaded for photos only. */
const PHOTO_DATABASE = 'plateful-photos'

/** Removes everything this site stores on the device, then reloads. */
export async function clearDevice() {
  await tellWorker({ type: 'forget' })
  localStorage.clear()
  sessionStorage.clear()
  indexedDB.deleteDatabase(PHOTO_DATABASE)
  window.location.assign('/')
}
