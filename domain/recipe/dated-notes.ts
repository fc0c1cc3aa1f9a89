// A member's notes on a recipe, one text in their rating: a line that starts with a date ("2026-11-19: Less salt.") begins
// another note. Any other program shows them as they are.
import { isDayKey } from '#domain/time/calendar.ts'

export interface DatedNote {
  /** YYYY-MM-DD; '' for one from before notes had dates. */
  date: string
  text: string
}

const DATED = /^(\d{4}-\d{2}-\d{2}): ?(.*)$/s

/** In the order in which they were written. */
export function readNotes(text: string): DatedNote[] {
  return text
    .split(/\n(?=\d{4}-\d{2}-\d{2}: )/)
    .map((part) => {
      const [, date = '', rest = ''] = DATED.exec(part.trim()) ?? []
      return isDayKey(date) ? { date, text: rest.trim() } : { date: '', text: part.trim() }
    })
    .filter((note) => note.text !== '')
}

export const notesText = (notes: readonly DatedNote[]): string =>
  notes
    .filter(({ text }) => text.trim() !== '')
    .map(({ date, text }) => (date === '' ? text.trim() : `${date}: ${text.trim()}`))
    .join('\n')

/** The notes with one written anew, at its place; a cleared one is gone. A new one comes last. */
export function withNote(notes: readonly DatedNote[], before: DatedNote | null, note: DatedNote): DatedNote[] {
  const at = before ? notes.findIndex(({ date, text }) => date === before.date && text === before.text) : -1
  return (at === -1 ? [...notes, note] : notes.with(at, note)).filter(({ text }) => text.trim() !== '')
}
