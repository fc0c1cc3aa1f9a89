// Cooking times: ISO 8601 ("PT1H30M") and as people write them ("1 hr 30 mins").

const ISO = /^P(?:([\d.,]{1,8})W)?(?:([\d.,]{1,8})D)?(?:T(?:([\d.,]{1,8})H)?(?:([\d.,]{1,8})M)?(?:([\d.,]{1,8})S)?)?$/i
const HOURS = /(\d{1,3}(?:[.,]\d{1,2})?)\s?(?:h|hrs?|hours?)(?![a-z])/i
const MINUTES = /(\d{1,5})(?:\s?(?:-|–|to)\s?(\d{1,5}))?\s?(?:m|mins?|minutes?)(?![a-z])/i
// A week: longer than any recipe takes; rejects nonsense.
const LONGEST_MINUTES = 7 * 24 * 60

const figure = (text: string | undefined): number => Number((text ?? '0').replace(',', '.'))

/** Whole minutes, or null without a positive time. "20-25 minutes" gives 25. */
export function readMinutes(text: string): number | null {
  const trimmed = text.trim().slice(0, 100)
  const iso = ISO.exec(trimmed)
  const hours = HOURS.exec(trimmed)
  const minutes = MINUTES.exec(trimmed)
  const total = iso
    ? figure(iso[1]) * 10_080 + figure(iso[2]) * 1440 + figure(iso[3]) * 60 + figure(iso[4]) + figure(iso[5]) / 60
    : figure(hours?.[1]) * 60 + figure(minutes?.[2] ?? minutes?.[1])
  if (!Number.isFinite(total) || total <= 0 || total > LONGEST_MINUTES) return null
  return Math.max(1, Math.round(total))
}

export function isoDuration(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes))
  const hours = Math.floor(whole / 60)
  const rest = whole % 60
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}
