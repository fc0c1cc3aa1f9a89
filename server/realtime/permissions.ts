// Who may listen to a topic, decided by the database policies on realtime.messages.
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

/** Members whose session has ended or who may no longer listen. */
export async function revoked<Channel extends Listening>(
  database: Statements,
  channels: readonly Channel[],
  isSessionAlive: (claims: Listening) => Promise<boolean>,
): Promise<Channel[]> {
  const found: Channel[] = []
  for (let from = 0; from < channels.length; from += AT_ONCE) {
    const part = channels.slice(from, from + AT_ONCE)
    const rows = await database.query(
      `select realtime.may_listen(wanted.member, wanted.topic) as allowed
       from unnest($1::uuid[], $2::text[]) with ordinality as wanted (member, topic, place) order by place`,
      [part.map(({ userId }) => userId), part.map(({ topic }) => topic)],
    )
    const alive = new Map<string, boolean>()
    for (const channel of part)
      if (!alive.has(channel.sessionId)) alive.set(channel.sessionId, await isSessionAlive(channel))
    found.push(...part.filter((channel, place) => rows[place]?.allowed !== true || !alive.get(channel.sessionId)))
  }
  return found
}
