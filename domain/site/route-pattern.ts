// Matches "/recipes/:id" against "/recipes/12" and returns the parameters.

/** Null without a match; '*' matches anything. A part that can't be decoded stays as it is. */
export function matchPattern(pattern: string, pathname: string): Record<string, string> | null {
  if (pattern === '*') return {}
  const wanted = pattern.split('/')
  const given = pathname.split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const text = decoded(given[index] ?? '')
    if (part.startsWith(':') && text !== '') params[part.slice(1)] = text
    else if (part.toLowerCase() !== text.toLowerCase()) return null
  }
  return params
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
