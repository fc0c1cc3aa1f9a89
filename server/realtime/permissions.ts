// Who may listen to a topic, decided by the database policies on realtime.messages.
import { aliveSessions } from '#server/accounts/sessions.ts'
import type { Statements } from '#server/database/database.ts'

export interface Listening {
  userId: string
  sessionId: string
  topic: string
}

const AT_ONCE = 200

export async function mayListen(database: Statements, { userId, topic }: Listening): Promise<boolean> {
  const [row] = await database.query('select realtime.may_listen($1, $2) as allowed', [userId, topic])
  return row?.allowed === true
}

/** Channels whose member's session has ended, or who may no longer listen. */
export async function revoked<Channel extends Listening>(
  database: Statements,
  channels: readonly Channel[],
): Promise<Channel[]> {
  const found: Channel[] = []
  for (let from = 0; from < channels.length; from += AT_ONCE) {
    const part = channels.slice(from, from + AT_ONCE)
    const rows = await database.query(
      `select realtime.may_listen(wanted.member, wanted.topic) as allowed
       from unnest($1::uuid[], $2::text[]) with ordinality as wanted (member, topic, place) order by place`,
      [part.map(({ userId }) => userId), part.map(({ topic }) => topic)],
    )
    const alive = await aliveSessions(database, part)
    found.push(...part.filter(({ sessionId }, place) => rows[place]?.allowed !== true || !alive.has(sessionId)))
  }
  return found
}
