import type { QueryKey } from '@tanstack/react-query'

/** Prefix of the keys of all queries with a member's data. They are removed when the member signs out. */
export const memberKey = (userId: string | undefined, ...rest: QueryKey): QueryKey => [
  ...EVERY_MEMBER,
  userId ?? 'nobody',
  ...rest,
]

export const EVERY_MEMBER: QueryKey = ['member']
