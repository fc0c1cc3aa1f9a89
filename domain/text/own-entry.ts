/** A table's entry for a word that somebody typed. Every object answers to "constructor"; a table of ours does not. */
export function ownEntry<Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined
}
