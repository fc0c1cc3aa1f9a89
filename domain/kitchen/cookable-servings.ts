export const MOST_COOKED_SERVINGS = 100

/** Servings in a URL ("?servings=4.5"); null if there are none, or none that can be cooked. */
export function readServings(text: string | null): number | null {
  const servings = Number(text)
  return servings > 0 && servings <= MOST_COOKED_SERVINGS ? servings : null
}

/** Nobody misses a tenth of a serving. */
const SPARE = 0.1

/** How much of a dish to cook for what people eat of it: whole servings, below two also a half. Nobody cooks 7½. */
export function servingsToPrepare(eaten: number): number {
  const step = eaten < 2 ? 0.5 : 1
  return eaten > 0 ? Math.max(step, Math.ceil((eaten - SPARE) / step) * step) : 0
}
