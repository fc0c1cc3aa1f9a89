// "Ana, Bo, and Cem". Made when first needed: a browser takes some milliseconds for its first list format.
let and: Intl.ListFormat | undefined
let or: Intl.ListFormat | undefined

export function andText(items: Iterable<string>): string {
  and ??= new Intl.ListFormat('en-US', { type: 'conjunction' })
  return and.format(items)
}

export function orText(items: Iterable<string>): string {
  or ??= new Intl.ListFormat('en-US', { type: 'disjunction' })
  return or.format(items)
}
