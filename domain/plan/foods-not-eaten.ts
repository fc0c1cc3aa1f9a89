// What a member doesn't eat. The profile stores allergies and dislikes separately; plans and suggestions leave out
// both.

interface NotEaten {
  allergies: readonly string[]
  dislikes: readonly string[]
}

export const foodsNotEaten = ({ allergies, dislikes }: NotEaten): string[] => [...new Set([...allergies, ...dislikes])]

/** What a member changed in the foods shown in a form. */
export interface FoodsChange {
  shown: readonly string[]
  chosen: readonly string[]
}

/**
 * The lists after a member's changes: allergies stay allergies, anything new is a dislike. A food that was added
 * elsewhere since the form opened stays.
 */
export function withFoodsNotEaten(now: NotEaten, { shown, chosen }: FoodsChange) {
  const isRemoved = (food: string) => shown.includes(food) && !chosen.includes(food)
  const foods = [...new Set([...foodsNotEaten(now).filter((food) => !isRemoved(food)), ...chosen])]
  const isAllergy = (food: string) => now.allergies.includes(food)
  return { allergies: foods.filter(isAllergy), dislikes: foods.filter((food) => !isAllergy(food)) }
}
