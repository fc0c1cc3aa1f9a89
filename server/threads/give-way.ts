// For a thread whose work can wait a little: when the processor is busy, everybody else's requests go first.
import { setPriority } from 'node:os'

/** A third of what other threads get of a busy core. */
const LATER = 5

/** Elsewhere than on Linux a priority is that of the whole process. */
export function giveWay(): void {
  if (process.platform === 'linux') setPriority(LATER)
}
