// The 26 cuisines that the site lists, and the umbrella labels that a recipe of each also carries.
export const CUISINES = [
  'African',
  'American',
  'British',
  'Cajun',
  'Caribbean',
  'Chinese',
  'Eastern European',
  'European',
  'French',
  'German',
  'Greek',
  'Indian',
  'Irish',
  'Italian',
  'Japanese',
  'Jewish',
  'Korean',
  'Latin American',
  'Mediterranean',
  'Mexican',
  'Middle Eastern',
  'Nordic',
  'Southern',
  'Spanish',
  'Thai',
  'Vietnamese',
] as const
export type Cuisine = (typeof CUISINES)[number]

/** The name in files and folders: "Latin American" → "latin-american". */
export function cuisineSlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

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

/** Every label that a recipe may carry: the cuisines and their parents. */
export const CUISINE_LABELS: readonly string[] = [...new Set([...CUISINES, ...Object.values(CUISINE_PARENTS).flat()])]
