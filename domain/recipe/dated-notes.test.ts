import { expect, test } from 'vitest'
import { notesText, readNotes, withNote } from './dated-notes.ts'

const salt = { date: '2026-11-19', text: 'Less salt.\nAnd more garlic: 2 cloves.' }
const old = { date: '', text: 'Soak longer.\nOvernight.' }

test('notes are one text, in which each has its date', () => {
  const text = 'Soak longer.\nOvernight.\n2026-11-19: Less salt.\nAnd more garlic: 2 cloves.'
  expect(notesText([old, salt])).toBe(text)
  expect(readNotes(text)).toEqual([old, salt])
  expect(readNotes('')).toEqual([])
  expect(readNotes('2026-13-45: no day')).toEqual([{ date: '', text: '2026-13-45: no day' }])
})

test('a note is added, changed at its place and removed', () => {
  const sugar = { date: '2026-11-20', text: 'Less sugar.' }
  expect(withNote([old, salt], null, sugar)).toEqual([old, salt, sugar])
  expect(withNote([old, salt], old, { ...old, text: 'Soak.' })).toEqual([{ ...old, text: 'Soak.' }, salt])
  expect(withNote([old, salt], salt, { ...salt, text: ' ' })).toEqual([old])
  // removed on another device meanwhile: what was typed stays
  expect(withNote([salt], old, { ...old, text: 'Soak.' })).toEqual([salt, { ...old, text: 'Soak.' }])
})
