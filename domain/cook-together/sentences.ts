/** The sentences of a step, each with the space after it, so that together they are the text. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]\s+)(?=\p{Lu})/u)
