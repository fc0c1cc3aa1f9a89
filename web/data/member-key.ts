import type { QueryKey } from '@tanstack/react-query'

/** Prefix of every query key with a member's data; all of it is removed when the member signs out. */
export const memberKey = (userId: string | undefined, ...rest: QueryKey): QueryKey => [
  ...EVERY_MEMBER,
  userId ?? 'nobody',
  ...rest,
]

export const EVERY_MEMBER: QueryKey = ['member']
