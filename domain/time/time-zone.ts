// Wall-clock times as instants: dinner at half past six stays at half past six when the clocks change.

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}

type Clock = (day: string, minutesOfDay: number) => Date

/**
 * The moment when clocks in the zone show a time. A time that the clocks skip becomes the same minute of the hour
 * before. Making a clock takes much longer than reading it, so make one for all the times of a response.
 */
export function clockIn(timeZone: string): Clock {
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

  /** How far the zone's clocks are ahead of UTC at that moment, in ms. */
  function offsetMs(instantMs: number): number {
    const part = Object.fromEntries(format.formatToParts(instantMs).map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instantMs / 1000) * 1000
  }

  const known = new Map<number, number>()
  return (day, minutesOfDay) => {
    const wallMs = Date.parse(`${day}T00:00:00Z`) + minutesOfDay * 60_000
    const instantMs = known.get(wallMs) ?? wallMs - offsetMs(wallMs - offsetMs(wallMs))
    known.set(wallMs, instantMs)
    return new Date(instantMs)
  }
}
