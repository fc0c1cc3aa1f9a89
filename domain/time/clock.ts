// Times of day as minutes after midnight.

const MINUTES_OF_DAY = 1440

/** "5:45 PM"; wraps around midnight. */
export function clockText(minutesOfDay: number): string {
  const inDay = ((minutesOfDay % MINUTES_OF_DAY) + MINUTES_OF_DAY) % MINUTES_OF_DAY
  const hour = Math.floor(inDay / 60)
  return `${hour % 12 || 12}:${two(inDay % 60)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** "17:45", the value of a time field. */
export const clockValue = (minutesOfDay: number): string =>
  `${two(Math.floor(minutesOfDay / 60))}:${two(minutesOfDay % 60)}`

/** The minutes of a time field's value; null if it isn't a time. */
export function minutesOfClock(value: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(value) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}

export const minutesOfDay = (now: Date): number => now.getHours() * 60 + now.getMinutes()

const two = (value: number): string => String(value).padStart(2, '0')
