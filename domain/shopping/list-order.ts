// Where an item stands on a list that several people write: a number between its neighbors'.

/** `positions` are those of the whole list, undefined where an item has none yet; `index` is the item's own. */
export function positionAt(index: number, positions: readonly (number | undefined)[]): number {
  const before = positions.slice(0, index).findLastIndex((position) => position !== undefined)
  const after = positions.findIndex((position, place) => place > index && position !== undefined)
  const lower = positions[before]
  const upper = positions[after]
  if (lower === undefined) return upper === undefined ? index + 1 : upper - (after - index)
  const steps = index - before
  return upper === undefined ? lower + steps : lower + ((upper - lower) * steps) / (after - before)
}
