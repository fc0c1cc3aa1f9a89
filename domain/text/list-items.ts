// Lists as people and addresses write them: items between commas.

/** Comma-separated items, trimmed, without empty ones. */
export function listItems(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

/** The same without doubles: "Chili, chili" is one word, as it was written first. */
export function distinctItems(list: string | undefined): string[] {
  const items = new Map<string, string>()
  for (const item of listItems(list)) {
    const key = item.toLowerCase()
    if (!items.has(key)) items.set(key, item)
  }
  return [...items.values()]
}
