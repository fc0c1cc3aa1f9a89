// The 26 cuisines that the site lists.
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
