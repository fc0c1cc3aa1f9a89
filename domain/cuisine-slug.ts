// Apart from cuisines.ts, which every first page loads.

/** How files and folders are called: "Latin American" → "latin-american". */
export function cuisineSlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}
