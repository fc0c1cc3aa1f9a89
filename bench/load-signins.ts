// How 30 sign-ins a second from one address affect everybody else. The first few of a minute wait in the queue for
// hashing passwords; the limit per address rejects the rest.
import type { Call, Day } from './load-day.ts'
import { countOf, drive, type LoadResult } from './load-driver.ts'
import { ms } from './measure.ts'

const GUESSES_PER_SECOND = 30
/** The rate of everything else, which leaves the machine some headroom: about a quarter of the sustained rate. */
const OTHERS_PER_SECOND = 100
const SIGN_INS_PER_SECOND = 2
const ROUNDS = 5
/** Until the JIT compiler has compiled what the day needs; otherwise the first rounds would be slower. */
const WARM_SECONDS = 15
const MOST_RAISED = 1.5

interface Round {
  others: LoadResult
  signIns: LoadResult
}

const only = (next: () => Call, day: Day): Day => ({ ...day, next })

/** The rest of the day: people who sign in have to wait for password hashing in any case. */
function withoutSignIns(day: Day): Day {
  return only(() => {
    for (;;) {
      const call = day.next()
      if (call.name !== 'sign-in') return call
    }
  }, day)
}

async function round(origin: string, day: Day, seconds: number, isAttacked: boolean): Promise<Round> {
  const [others, signIns] = await Promise.all([
    drive(origin, withoutSignIns(day), OTHERS_PER_SECOND, seconds),
    drive(origin, only(day.signIn, day), SIGN_INS_PER_SECOND, seconds),
    isAttacked ? drive(origin, only(day.guess, day), GUESSES_PER_SECOND, seconds) : null,
  ])
  return { others, signIns }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const p99s = (rounds: Round[]) => rounds.map(({ others }) => others.served.p99)
const refusedIn = (rounds: Round[], of: keyof Round) =>
  rounds.reduce((sum, result) => sum + countOf(result[of], (status) => status >= 400), 0)
const listed = (values: number[]) => values.map((value) => ms(value)).join(', ')

export type Tell = (what: string, figure: string, budget: string, isMet: boolean) => void

/** Quiet and attacked rounds alternate, so that a machine that warms up or slows down favors neither. */
export async function measureSignIns(tell: Tell, origin: string, day: Day, seconds: number): Promise<void> {
  await drive(origin, day, OTHERS_PER_SECOND, WARM_SECONDS)
  const quiet: Round[] = []
  const attacked: Round[] = []
  for (let time = 0; time < ROUNDS; time++) {
    quiet.push(await round(origin, day, seconds, false))
    attacked.push(await round(origin, day, seconds, true))
  }
  const before = median(p99s(quiet))
  const during = median(p99s(attacked))
  const refused = refusedIn(attacked, 'others')
  tell(
    `${GUESSES_PER_SECOND} sign-ins a second from one address: p99 of all others at ${OTHERS_PER_SECOND} a second`,
    `before ${ms(before)} (${listed(p99s(quiet))}), with ${ms(during)} (${listed(p99s(attacked))}), ${refused} refused`,
    `≤ ${MOST_RAISED} times, none refused`,
    during <= MOST_RAISED * before && refused === 0,
  )
  const signInP50 = (rounds: Round[]) => median(rounds.map(({ signIns }) => signIns.served.p50))
  const turnedAway = refusedIn(attacked, 'signIns')
  tell(
    'members who sign in meanwhile, p50',
    `before ${ms(signInP50(quiet))}, with ${ms(signInP50(attacked))}, ${turnedAway} refused`,
    'none refused',
    turnedAway === 0,
  )
}
