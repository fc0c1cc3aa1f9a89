import type { QueryKey } from '@tanstack/react-query'

/** The start of every query key that holds a member's data: forgotten whole when the member leaves. */
export const memberKey = (userId: string | undefined, ...rest: QueryKey): QueryKey => [
  ...EVERY_MEMBER,
  userId ?? 'nobody',
  ...rest,
]

export const EVERY_MEMBER: QueryKey = ['member']
