// Foods that many people don't eat, to choose from.

/** Common exclusions, in the planner's words. */
export const OFTEN_AVOIDED = [
  'dairy',
  'egg',
  'gluten',
  'peanut',
  'tree nut',
  'fish',
  'shellfish',
  'soy',
  'sesame',
  'pork',
  'beef',
  'mushrooms',
] as const
