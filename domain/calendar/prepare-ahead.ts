// What has to be started the evening before: beans that soak, dough that rests, meat that marinates.

const WAITING = /\b(?:soak|marinat|refrigerat|chill|thaw|defrost|ferment|rise|rest|drain)/i
const LONG_BEFORE = /\bovernight\b|\b(?:the )?(?:night|evening|day) before\b/i
const OPTIONAL = /\bor overnight\b/i
const HOURS = /\b(\d{1,2})(?:\s?(?:-|–|to)\s?\d{1,2})?\s?(?:hours?|hrs?|h)\b/gi

/** Shorter waits fit between coming home and dinner, or into an afternoon. */
const LONG_HOURS = 4

/** The sentences of the steps that require it, in order. */
export function prepareAhead(steps: readonly string[]): string[] {
  return steps.flatMap((step) => sentences(step).filter(isLongWait))
}

const sentences = (step: string): string[] =>
  step
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

function isLongWait(sentence: string): boolean {
  if (!WAITING.test(sentence)) return false
  const hours = [...sentence.matchAll(HOURS)].map(([, count]) => Number(count))
  if (hours.some((count) => count >= LONG_HOURS)) return true
  return LONG_BEFORE.test(sentence) && !OPTIONAL.test(sentence)
}
