// Reproducible randomness.

/** 0 inclusive to 1 exclusive. */
export type Random = () => number

/** Mulberry32: small, fast, good enough for choosing dinner. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** `count` different items, each equally likely, in random order. */
export function sample<Item>(items: readonly Item[], count: number, random: Random): Item[] {
  const pool = [...items]
  const chosen = Math.min(count, pool.length)
  for (let at = 0; at < chosen; at++) {
    const other = at + Math.floor(random() * (pool.length - at))
    const item = pool[at] as Item // both positions are inside the pool
    pool[at] = pool[other] as Item
    pool[other] = item
  }
  return pool.slice(0, chosen)
}
