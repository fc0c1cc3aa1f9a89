import { expect, test } from 'vitest'
import { instructionNotes, instructionSteps } from './instruction-steps.ts'

test('steps lose their own numbers, and nothing else', () => {
  expect(instructionSteps('1. Chop.\r\n\n 2) Fry.\n3 eggs go in.\n10. Serve at 1.5 bar.')).toEqual([
    'Chop.',
    'Fry.',
    '3 eggs go in.',
    'Serve at 1.5 bar.',
  ])
})

test('notes and the source after the steps aren’t steps', () => {
  const text = 'Chop.\nNote: not too fine\nFry.\nNote: Freezes well.\nSource: https://cook.example/soup'
  expect(instructionSteps(text)).toEqual(['Chop.', 'Note: not too fine', 'Fry.'])
  expect(instructionNotes(text)).toEqual(['Freezes well.', 'Source: https://cook.example/soup'])
  expect(instructionNotes('Chop.')).toEqual([])
})
