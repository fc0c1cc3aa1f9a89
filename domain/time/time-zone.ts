// Wall-clock times as instants: dinner at half past six stays at half past six when the clocks change.

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** How far the zone's clocks are ahead of UTC at that moment, in ms. */
function offsetMs(instantMs: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const part = Object.fromEntries(format.formatToParts(instantMs).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instantMs / 1000) * 1000
}

/**
 * The moment when clocks in the zone show this time. A time that the clocks skip becomes the same minute of the hour
 * before.
 */
export function instantAt(day: string, minutesOfDay: number, timeZone: string): Date {
  const wallMs = Date.parse(`${day}T00:00:00Z`) + minutesOfDay * 60_000
  const guess = wallMs - offsetMs(wallMs, timeZone)
  return new Date(wallMs - offsetMs(guess, timeZone))
}
