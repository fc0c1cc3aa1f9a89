// Time limits for database requests, because the driver may drop a waiting statement when it loses its server.

const ANSWER_WITHIN_MS = 20_000 // longer than any statement may take
const GIVE_UP_WITHIN_MS = 2_000 // once the database is known to be down

export function createDeadlines() {
  const waiting = new Set<() => void>()
  return {
    within: <Result>(work: Promise<Result>, onLate: () => void) =>
      new Promise<Result>((resolve, reject) => {
        const giveUp = () => {
          onLate()
          reject(new Error('The database didn’t respond in time.'))
        }
        const late = setTimeout(giveUp, ANSWER_WITHIN_MS)
        waiting.add(giveUp)
        work.then(resolve, reject).finally(() => {
          clearTimeout(late)
          waiting.delete(giveUp)
        })
      }),
    /** Fails the requests that are waiting now; later ones get new connections. */
    hurry() {
      const now = [...waiting]
      setTimeout(() => {
        for (const giveUp of now) if (waiting.delete(giveUp)) giveUp()
      }, GIVE_UP_WITHIN_MS)
    },
  }
}
