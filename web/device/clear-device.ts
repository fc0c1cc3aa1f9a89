import { tellWorker } from './offline.ts'

/** Removes everything this site keeps on the device, and starts again. */
export async function clearDevice() {
  await tellWorker({ type: 'forget' })
  localStorage.clear()
  sessionStorage.clear()
  window.location.assign('/')
}
