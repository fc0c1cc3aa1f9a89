// A dish as the rule of Mediterranean eating looks at it: from the catalogue, or a member's own.
import { isMediterranean } from '#domain/nutrition/mediterranean.ts'
import type { DietEntry } from './recipe-filters.ts'

export type StyleEntry = DietEntry & { plain: { cuisines: readonly string[]; dishTypes: readonly string[] } }

export const isMediterraneanEntry = ({ plain: { cuisines, dishTypes }, ingredients }: StyleEntry): boolean =>
  // As the recipe writes it, and its usual name.
  isMediterranean({
    cuisines,
    dishTypes,
    foods: ingredients.map(({ names, traits }) => ({ name: names.slice(0, 2).flat().join(' '), traits })),
  })
