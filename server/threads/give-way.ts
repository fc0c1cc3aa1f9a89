// For a thread whose work can wait a little: on a busy machine, other requests go first.
import { setPriority } from 'node:os'

/** As a nice value: about a third of the time that other threads get on a busy core. */
const LATER = 5

/** Only on Linux does a thread have its own priority. */
export function giveWay(): void {
  if (process.platform === 'linux') setPriority(LATER)
}
