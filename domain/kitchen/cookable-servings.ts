export const MOST_COOKED_SERVINGS = 100

/** Servings in a URL ("?servings=4.5"); null if there are none, or none that can be cooked. */
export function readServings(text: string | null): number | null {
  const servings = Number(text)
  return servings > 0 && servings <= MOST_COOKED_SERVINGS ? servings : null
}
