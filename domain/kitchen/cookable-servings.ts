export const MOST_COOKED_SERVINGS = 100

/** Servings in an address ("?servings=4.5"); null where there are none that can be cooked. */
export function readServings(text: string | null): number | null {
  const servings = Number(text)
  return servings > 0 && servings <= MOST_COOKED_SERVINGS ? servings : null
}
