// Makes a response take the same time whether or not an address has an account.
import { setTimeout as delay } from 'node:timers/promises'

const AT_LEAST_MS = 300

export async function equalTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.allSettled([work(), delay(AT_LEAST_MS)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
