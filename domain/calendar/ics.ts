// Calendars as text (RFC 5545). All times are in UTC, so calendar apps don't need to know our time zones.

export interface CalendarEvent {
  /** Stays the same as long as it is the same event. */
  uid: string
  start: Date
  minutes: number
  summary: string
  description: string
  url: string | null
  /** Calendar apps only accept a change with a higher SEQUENCE, which is counted from this. */
  changedAt: Date
  /** Has an alarm when it starts. */
  alarm: boolean
}

const LONGEST_LINE_OCTETS = 75
/** Keeps SEQUENCE within the 32 bits that calendar apps use. */
const FIRST_CHANGE_MS = Date.UTC(2026, 0, 1)

const instantText = (date: Date): string => `${date.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`

const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a calendar's text must not hold
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

const encoder = new TextEncoder()
const decoder = new TextDecoder()
const isInsideCharacter = (octet = 0): boolean => octet >= 0x80 && octet < 0xc0

/** At most 75 octets a line, never in the middle of a character. */
function folded(line: string): string {
  const octets = encoder.encode(line)
  if (octets.length <= LONGEST_LINE_OCTETS) return line
  const lines: string[] = []
  let from = 0
  while (from < octets.length) {
    // Every line but the first starts with a space.
    let to = from + LONGEST_LINE_OCTETS - Math.min(from, 1)
    while (isInsideCharacter(octets[to])) to--
    lines.push(decoder.decode(octets.subarray(from, to)))
    from = to
  }
  return lines.join('\r\n ')
}

function eventLines(event: CalendarEvent): string[] {
  const changed = instantText(event.changedAt)
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${Math.max(0, Math.floor((event.changedAt.getTime() - FIRST_CHANGE_MS) / 1000))}`,
    `DTSTART:${instantText(event.start)}`,
    `DTEND:${instantText(new Date(event.start.getTime() + event.minutes * 60_000))}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    ...(event.url ? [`URL:${event.url}`] : []),
    'TRANSP:TRANSPARENT', // a meal doesn't make anybody busy
    ...(event.alarm
      ? ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(event.summary)}`, 'TRIGGER:PT0M', 'END:VALARM']
      : []),
    'END:VEVENT',
  ]
}

export function calendarText(name: string, timeZone: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plateful//Meal plan//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${escaped(timeZone)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
    'X-PUBLISHED-TTL:PT4H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
