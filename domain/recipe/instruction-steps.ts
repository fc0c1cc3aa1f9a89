// The lines of an own recipe's instructions. Imports add notes and the source at the end; those aren't steps.

const AFTERWORD = /^(?:note: |source: https?:\/\/)/i

function instructionLines(instructions: string): { steps: string[]; afterwords: string[] } {
  const lines = instructions
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const end = lines.findLastIndex((line) => !AFTERWORD.test(line)) + 1
  return { steps: lines.slice(0, end), afterwords: lines.slice(end) }
}

/** The steps, without numbers, because a list adds them anyway. */
export const instructionSteps = (instructions: string): string[] =>
  instructionLines(instructions).steps.map((line) => line.replace(/^\d{1,2}[.)]\s+(?=\S)/, ''))

/** "Freezes well." for "Note: Freezes well." at the end, and the source as written. */
export const instructionNotes = (instructions: string): string[] => [
  ...new Set(instructionLines(instructions).afterwords.map((line) => line.replace(/^note: /i, ''))),
]
