// The position of an item on a shared list: a number between those of its neighbors.

/** `positions` has one entry per item, undefined for an item without a position; `index` is the moved item. */
export function positionAt(index: number, positions: readonly (number | undefined)[]): number {
  const before = positions.slice(0, index).findLastIndex((position) => position !== undefined)
  const after = positions.findIndex((position, place) => place > index && position !== undefined)
  const lower = positions[before]
  const upper = positions[after]
  if (lower === undefined) return upper === undefined ? index + 1 : upper - (after - index)
  const steps = index - before
  return upper === undefined ? lower + steps : lower + ((upper - lower) * steps) / (after - before)
}
