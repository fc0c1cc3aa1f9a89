import { expect, test } from 'vitest'
import { instructionSteps } from './instruction-steps.ts'

test('steps lose their own numbers, and nothing else', () => {
  expect(instructionSteps('1. Chop.\r\n\n 2) Fry.\n3 eggs go in.\n10. Serve at 1.5 bar.')).toEqual([
    'Chop.',
    'Fry.',
    '3 eggs go in.',
    'Serve at 1.5 bar.',
  ])
})
