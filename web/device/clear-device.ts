import { tellWorker } from './offline.ts'

/** Same names as in photo-database.ts and list-database.ts, which are loaded for photos and large lists only. */
const DATABASES = ['plateful-photos', 'plateful-lists']

/** Removes everything this site stores on the device, then reloads. */
export async function clearDevice() {
  await tellWorker({ type: 'forget' })
  localStorage.clear()
  sessionStorage.clear()
  for (const name of DATABASES) indexedDB.deleteDatabase(name)
  window.location.assign('/')
}
