// Seeded randomness: the same seed gives the same picture on every machine.
export class Random {
  #state: number

  constructor(seed: string) {
    let hash = 2166136261
    for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 16777619)
    this.#state = hash >>> 0
  }

  /** 0 to 1. */
  unit(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = this.#state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.unit()
  }

  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1))
  }

  chance(probability: number): boolean {
    return this.unit() < probability
  }

  /** Bell-shaped around 0, nearly always within -1.7 to 1.7. */
  bell(): number {
    return ((this.unit() + this.unit() + this.unit() - 1.5) / 1.5) * 1.7
  }

  angle(): number {
    return this.unit() * Math.PI * 2
  }

  pick<T>(choices: readonly T[]): T {
    const choice = choices[Math.floor(this.unit() * choices.length)]
    if (choice === undefined) throw new Error('There is nothing to pick from')
    return choice
  }

  shuffled<T>(items: readonly T[]): T[] {
    const result = [...items]
    for (let i = result.length - 1; i > 0; i--) {
      const j = Math.floor(this.unit() * (i + 1))
      const a = result[i] as T // both indexes are inside the array
      result[i] = result[j] as T
      result[j] = a
    }
    return result
  }
}
