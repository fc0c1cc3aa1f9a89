/** Looks up a typed word in a table, ignoring inherited keys such as "constructor". */
export function ownEntry<Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined
}
