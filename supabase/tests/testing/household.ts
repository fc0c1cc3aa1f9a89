// Helpers for household stories.
import type { Member } from '#server/database/testing/site.ts'

/** Throws the error, if there is one. */
export async function called<Data>(
  call: PromiseLike<{ data: Data; error: { message: string } | null }>,
): Promise<Data> {
  const { data, error } = await call
  if (error) throw new Error(error.message)
  return data
}

/** Returns the household's id. */
export async function joinHousehold(member: Member, host: Member, bring = false): Promise<string> {
  const token = await called(host.client.rpc('create_invitation'))
  return called(member.client.rpc('join_household', { token, bring }))
}

export interface Seat {
  id: string
  member_id: string | null
  name: string
  diet: string
  exclusions: string[] | null
  appetite: number
  uses_goals: boolean
  usually_away: number[]
}

/** Who eats with the member, in the order of the table. */
export const seatsOf = async ({ client }: Pick<Member, 'client'>): Promise<Seat[]> =>
  called(client.rpc('people_at_table'))

/** Of the requested length, and a JPEG by its first bytes; in PostgreSQL's hexadecimal. */
export function jpegBytes(length: number): string {
  return `\\x${Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(length - 4, 7)]).toString('hex')}`
}
