// Slows down password guessing per account, across client addresses and server processes.
import { createHash } from 'node:crypto'
import type { Statements } from '#server/database/database.ts'
import { AuthError } from './auth-error.ts'

const MOST_FAILURES = 10
const WINDOW_MINUTES = 15
const LONGEST_PAUSE_MINUTES = 60

export interface Guesser {
  email: string
  /**
   * A session or browser that the account knows. Its guesses are counted apart, so that nobody else's wrong passwords
   * keep it out. All others share one count.
   */
  known: string | null
}

/** Hashed, because people type passwords into the wrong field. */
const keyOf = ({ email, known }: Guesser) =>
  createHash('sha256')
    .update([email.toLowerCase(), known ?? []].flat().join('\n'))
    .digest('hex')

/**
 * Counts a guess before it is tried, so that guesses made at the same moment are all counted. Throws while guesses are
 * blocked. Returns true if this guess is the last one before the first pause.
 */
export async function takeGuess(database: Statements, guesser: Guesser): Promise<boolean> {
  // The pause doubles with every guess after the tenth: 1, 2, 4 ... minutes.
  const [row] = await database.query(
    `insert into plateful.sign_in_failures as known (account, failures, last_at) values ($1, 1, now())
     on conflict (account) do update set (failures, last_at, blocked_until) = (
       select count, now(), case when count >= $3 then now() + least(power(2, count - $3), $4) * interval '1 minute' end
       from (select case when greatest(known.last_at, known.blocked_until) < now() - $2 * interval '1 minute'
                    then 1 else known.failures + 1 end as count) as counted)
     where known.blocked_until is null or known.blocked_until <= now()
     returning failures`,
    [keyOf(guesser), WINDOW_MINUTES, MOST_FAILURES, LONGEST_PAUSE_MINUTES],
  )
  if (!row) throw await blockedError(database, guesser)
  return Number(row.failures) === MOST_FAILURES
}

async function blockedError(database: Statements, guesser: Guesser): Promise<AuthError> {
  const [row] = await database.query(
    `select ceil(extract(epoch from blocked_until - now()))::integer as seconds
     from plateful.sign_in_failures where account = $1`,
    [keyOf(guesser)],
  )
  const seconds = Math.max(1, Number(row?.seconds ?? 1))
  return new AuthError(
    429,
    'over_request_rate_limit',
    `Too many wrong passwords for this account. Please try again in ${pauseText(seconds)}, or reset your password.`,
    seconds,
  )
}

/** After the right password. */
export async function forgetFailures(database: Statements, guesser: Guesser): Promise<void> {
  await database.query('delete from plateful.sign_in_failures where account = $1', [keyOf(guesser)])
}

function pauseText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
