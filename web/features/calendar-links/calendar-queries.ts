// A member's secret calendar links. A link's URL is shown only to its creator; the database stores a hash.
import { queryOptions } from '@tanstack/react-query'
import { memberKey } from '#web/data/member-key.ts'
import { done, rowsOf } from '#web/data/rows.ts'
import { backend } from '#web/data/supabase.ts'

export interface CalendarLink {
  id: string
  timeZone: string
  createdAt: string
}

async function fetchLinks(): Promise<CalendarLink[]> {
  const rows = rowsOf(
    await (await backend()).from('calendar_feeds').select('id,time_zone,created_at').order('created_at'),
  )
  return rows.map((row) => ({ id: row.id, timeZone: row.time_zone, createdAt: row.created_at }))
}

export const calendarLinksQuery = (userId: string) =>
  queryOptions({ queryKey: memberKey(userId, 'calendar-links'), queryFn: fetchLinks, staleTime: 0 })

/** The new link's URL, shown only once. */
export async function createCalendarLink(): Promise<string> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const token = rowsOf(await (await backend()).rpc('create_calendar_feed', { time_zone: timeZone }))
  return `${window.location.origin}/calendar/${token}.ics`
}

export async function revokeCalendarLink(id: string) {
  done(await (await backend()).from('calendar_feeds').delete().eq('id', id))
}
