// Keys for imported entries, derived from their content, so that repeating an import adds nothing twice. Also finds out
// which lines of a file the diary already has.
import type { DiaryEntry, NewEntry } from './diary-entry.ts'

export type KeyedEntry = NewEntry & Pick<DiaryEntry, 'deviceKey'>
/** What distinguishes one line of a file from another. */
export type EntryInDiary = Pick<
  DiaryEntry,
  'deviceKey' | 'date' | 'mealType' | 'title' | 'calories' | 'protein' | 'carbs' | 'fat'
>

/**
 * The lines of a file that aren't in the diary. An imported entry is identified by its key, one logged here by its day,
 * meal, title and values. Identical lines are counted: of two coffees with one in the diary, one is new.
 */
export function newEntries(file: readonly NewEntry[], diary: readonly EntryInDiary[]): KeyedEntry[] {
  const keys = importKeys(file)
  const keyed = file.map((entry, at) => ({ ...entry, deviceKey: keys[at] ?? '' })) // one key per entry
  const inFile = new Set(keys)
  const alike = new Map<string, number>()
  for (const entry of diary)
    if (!inFile.has(entry.deviceKey)) alike.set(looks(entry), (alike.get(looks(entry)) ?? 0) + 1)
  const imported = new Set(diary.map(({ deviceKey }) => deviceKey))
  return keyed.filter((entry) => {
    if (imported.has(entry.deviceKey)) return false
    const known = alike.get(looks(entry)) ?? 0
    alike.set(looks(entry), known - 1)
    return known <= 0
  })
}

const looks = ({ date, mealType, title, calories, protein, carbs, fat }: Omit<EntryInDiary, 'deviceKey'>) =>
  JSON.stringify([date, mealType, title.trim(), calories, protein, carbs, fat])

/** In the order of the entries. Identical lines, such as two coffees, are counted. */
function importKeys(entries: readonly NewEntry[]): string[] {
  const seen = new Map<string, number>()
  // Without the portion, which version 0.2 didn't read: a file that was imported then has the same keys now.
  return entries.map(({ portion: _, ...entry }) => {
    const text = JSON.stringify(entry)
    const count = (seen.get(text) ?? 0) + 1
    seen.set(text, count)
    return uuidOf(`${count} ${text}`)
  })
}

/** The same UUID for the same text. Not crypto.subtle, which is missing without https. */
function uuidOf(text: string): string {
  // Four chained 32-bit hashes (cyrb128): safe against accidental collisions, which is enough within one diary.
  let [a, b, c, d] = [0x3c6ef372, 0x510e527f, 0x9b05688c, 0x1f83d9ab]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    a = b ^ Math.imul(a ^ code, 0x238f12ed)
    b = c ^ Math.imul(b ^ code, 0x3391f2d9)
    c = d ^ Math.imul(c ^ code, 0x6b43a9b5)
    d = a ^ Math.imul(d ^ code, 0x52dce729)
  }
  const mixed = [a ^ (a >>> 15), b ^ (b >>> 13), c ^ (c >>> 16), d ^ (d >>> 14)]
  const hex = mixed.map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('')
  // Version 8: a custom format (RFC 9562).
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5')
}
