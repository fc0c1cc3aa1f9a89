// Who runs the site, and what they promise. The host says so in settings; nothing is promised for them.

export interface SiteHost {
  name: string
  /** Lines of a postal address. */
  address: readonly string[]
  email: string
  /** Pages of their own, such as the imprint. */
  pages: readonly { to: string; label: string }[]
  /** Empty if there are none. */
  supportHours: readonly { days: string; hours: string }[]
  /** "24 hours"; '' promises nothing. */
  replyWithin: string
  /** "up to 2 years"; '' if the host didn't say. */
  logsKept: string
  /** To have an account. */
  minimumAge: number
  /** Members agree before health details are stored. */
  asksConsent: boolean
  /** How long a deleted member is in backups: "about 14 days"; '' if the host didn't say. */
  backupsKept: string
}

export const SUPPORT_HOURS = 'Monday to Friday: 9 am to 6 pm; Saturday: 10 am to 4 pm; Sunday: Closed'
export const REPLY_WITHIN = '24 hours'
export const LOGS_KEPT = 'up to 2 years'
export const MINIMUM_AGE = 13

/** "Monday: 9 am to 6 pm; Sunday: Closed". */
export function readHours(text: string): SiteHost['supportHours'] {
  return text.split(';').flatMap((part) => {
    const [days = '', ...hours] = part.split(':')
    return days.trim() && hours.length > 0 ? [{ days: days.trim(), hours: hours.join(':').trim() }] : []
  })
}

/** On the day of the birthday, a person is a year older. Null if this isn't a date. */
export function ageOn(today: string, birthDate: string): number | null {
  const [, year, monthAndDay] = /^(\d{4})-(\d{2}-\d{2})$/.exec(birthDate) ?? []
  if (!year || !monthAndDay) return null
  return Number(today.slice(0, 4)) - Number(year) - (monthAndDay > today.slice(5, 10) ? 1 : 0)
}
