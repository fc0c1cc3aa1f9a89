// The order of names: case and accents don't matter, and 10 comes after 9.
let collator: Intl.Collator | undefined

export function compareNames(one: string, other: string): number {
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' }) // slow to make, so not before it is needed
  return collator.compare(one, other)
}
