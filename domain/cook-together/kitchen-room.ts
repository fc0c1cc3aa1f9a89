// Who and what is taken when: cooks, burners, the oven and single appliances. Times are whole minutes.
import type { CookTask } from './cook-tasks.ts'

export interface Kitchen {
  cooks: number
  burners: number
}

/** An oven has room for two trays, at one temperature. */
export const OVEN_RACKS = 2

interface Taken {
  /** "cook 0", "burner", "oven", "heat" or an appliance. */
  what: string
  from: number
  to: number
  celsius: number | null
}

/** What a task takes if it starts at this minute. */
export function takenBy(task: CookTask, start: number, cook: number, preheated = false): Taken[] {
  const { hands, wait, place, burner, celsius } = task
  const [waits, end] = [start + hands, start + hands + wait]
  const taken: Taken[] = [{ what: `cook ${cook}`, from: start, to: waits, celsius: null }]
  if (burner) taken.push({ what: 'burner', from: start, to: place === 'stove' ? end : waits, celsius: null })
  if (wait === 0 || place === 'counter' || place === 'stove') return taken
  taken.push({ what: place, from: waits, to: end, celsius: null })
  if (place === 'oven') {
    taken.push({ what: 'heat', from: waits - (preheated ? 0 : task.preheat), to: end, celsius })
  }
  return taken
}

const overlap = (a: Taken, b: Taken): boolean => a.what === b.what && a.from < b.to && b.from < a.to

export class KitchenRoom {
  readonly #kitchen: Kitchen
  readonly #taken: Taken[] = []

  constructor(kitchen: Kitchen) {
    this.#kitchen = kitchen
  }

  take(taken: readonly Taken[]) {
    this.#taken.push(...taken.filter(({ from, to }) => to > from))
  }

  /** What is in the way of taking this. */
  #inTheWay(wanted: Taken): Taken[] {
    const others = this.#taken.filter((other) => overlap(other, wanted))
    if (wanted.what === 'heat') {
      return others.filter(({ celsius }) => celsius === null || celsius !== wanted.celsius)
    }
    const room = wanted.what === 'burner' ? this.#kitchen.burners : wanted.what === 'oven' ? OVEN_RACKS : 1
    const most = Math.max(
      0,
      ...[wanted, ...others]
        .map(({ from }) => Math.max(from, wanted.from))
        .map((moment) => others.filter(({ from, to }) => from <= moment && moment < to).length),
    )
    return most < room ? [] : others
  }

  /** The nearest minute from `start` on, or up to it, at which everything the task takes is free. */
  nearest(takes: (start: number) => readonly Taken[], start: number, direction: 'earlier' | 'later'): number {
    let at = start
    for (;;) {
      const moves = takes(at).flatMap((wanted) => {
        const others = this.#inTheWay(wanted)
        if (others.length === 0) return []
        return direction === 'earlier'
          ? [Math.min(...others.map(({ from }) => wanted.to - from))]
          : [Math.min(...others.map(({ to }) => to - wanted.from))]
      })
      if (moves.length === 0) return at
      at += direction === 'earlier' ? -Math.max(...moves) : Math.max(...moves)
    }
  }
}
