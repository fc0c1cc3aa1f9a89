// The broader labels that a recipe of a cuisine also has.
import { CUISINES, type Cuisine } from './cuisines.ts'

export const CUISINE_PARENTS: Partial<Record<Cuisine, readonly string[]>> = {
  Cajun: ['Creole', 'American'],
  Chinese: ['Asian'],
  French: ['Mediterranean', 'European'],
  German: ['European'],
  Greek: ['Mediterranean', 'European'],
  Italian: ['Mediterranean', 'European'],
  Japanese: ['Asian'],
  Korean: ['Asian'],
  Spanish: ['European'],
  Thai: ['Asian'],
  Vietnamese: ['Asian'],
}

/** Every label that a recipe can have: the cuisines and their parents. */
export const CUISINE_LABELS: readonly string[] = [...new Set([...CUISINES, ...Object.values(CUISINE_PARENTS).flat()])]
