// What has to be started the evening before: beans that soak, dough that rests, meat that marinates.

const WAITING =
  /\b(?:soak|marinat|refrigerat(?!or)|chill|thaw|defrost|ferment|rise|(?<!\bthe )rest(?! of\b)(?:s|ed|ing)?\b|drain)/gi
const COOKING =
  /\b(?:simmer|roast(?! (?:out|from)\b)|bak(?:e|ing)|boil|brais|stew|cook|smok|poach|steam|grill|fry|keep warm)/gi
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
  const waits = places(sentence, WAITING)
  if (waits.length === 0) return false
  const cooks = places(sentence, COOKING)
  const long = [...sentence.matchAll(HOURS)].filter(([, count]) => Number(count) >= LONG_HOURS)
  // The hours belong to the verb before them: "Drain the beans and simmer them for 5 hours" is no wait.
  if (long.some(({ index }) => last(waits, index) >= last(cooks, index))) return true
  return LONG_BEFORE.test(sentence) && !OPTIONAL.test(sentence)
}

const places = (text: string, words: RegExp): number[] => [...text.matchAll(words)].map(({ index }) => index)

const last = (at: readonly number[], before: number): number => at.findLast((place) => place < before) ?? -1
