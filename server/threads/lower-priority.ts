// Lowers the priority of the calling thread, so that other requests go first on a busy machine.
import { setPriority } from 'node:os'

/** Gets about a third of the time of other threads on a busy core. */
const NICE = 5

/** Only on Linux does a thread have its own priority. */
export function lowerPriority(): void {
  if (process.platform === 'linux') setPriority(NICE)
}
