/** The steps of a text with one a line, without the numbers that a list adds anyway. */
export const instructionSteps = (instructions: string): string[] =>
  instructions
    .split(/[\r\n]+/)
    .map((line) => line.trim().replace(/^\d{1,2}[.)]\s+(?=\S)/, ''))
    .filter((line) => line !== '')
