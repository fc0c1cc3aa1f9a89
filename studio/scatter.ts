// Where the pieces of a mixed dish come to lie: in groups, with free surface between them, and no two of one size.
import type { Area } from './laying.ts'
import type { Kind } from './looks/look.ts'
import { clamp, layeredNoise, noise, smooth } from './noise.ts'
import type { Part } from './part.ts'
import type { Point, Scene } from './scene.ts'

/** How many pieces want to lie at a place: 0 none, 1 as many as fit. */
export type Crowd = (x: number, y: number) => number

/** Width of a group, as a share of the area's radius. */
const GROUP = 0.52
const TRIES = 14
/** Candidates for each spot; the one farthest from its neighbors wins, so that groups overlap without becoming towers. */
const CANDIDATES = 4
/** How strongly pieces of one food keep together. */
const POCKETS = 4.5

/** Groups over an area, denser about its middle. `strength` 0: even everywhere. */
export function crowdOf(scene: Scene, { x, y, radius }: Area, strength = 1): Crowd {
  const seed = scene.random.between(0, 99)
  const step = 1 / (radius * GROUP)
  const least = 1 - strength
  return (px, py) => {
    const r2 = ((px - x) ** 2 + (py - y) ** 2) / (radius * radius)
    const n = layeredNoise((px - x) * step + seed, (py - y) * step + seed, 2) + 0.14 * (1 - r2)
    return least + strength * smooth(0.4, 0.66, n)
  }
}

/** Spots that crowd together where the crowd is. */
export function gathered(scene: Scene, count: number, { x, y, radius }: Area, crowd: Crowd): Point[] {
  return scene.spread(
    count,
    () => {
      let spot = scene.spot(radius, x, y)
      for (let i = 0; i < TRIES && scene.random.unit() > crowd(...spot); i++) spot = scene.spot(radius, x, y)
      return spot
    },
    CANDIDATES,
  )
}

/** Which food lies on which spot: like lies near like, as a spoon leaves them. */
export function dealt(scene: Scene, bag: readonly Part[], spots: readonly Point[], radius: number): Part[] {
  const parts = [...new Set(bag)]
  if (parts.length < 2) return [...bag]
  const step = 1 / (radius * 0.4)
  const heaps = parts.map((part, i) => ({
    part,
    left: bag.filter((each) => each === part).length,
    seed: scene.random.between(0, 99) + i * 7,
  }))
  return scene.random.shuffled(spots.map((_, i) => i)).reduce<Part[]>((result, index) => {
    const [x, y] = spots[index] as Point // an index of the same array
    const pulls = heaps.map(
      ({ left, seed }) => left * Math.exp(POCKETS * (noise(x * step + seed, y * step + seed) - 0.5)),
    )
    let at = scene.random.unit() * pulls.reduce((sum, pull) => sum + pull, 0)
    const chosen = heaps.find((_, i) => {
      at -= pulls[i] ?? 0
      return at <= 0
    })
    const heap = chosen ?? heaps.find(({ left }) => left > 0)
    if (heap) {
      heap.left--
      result[index] = heap.part
    }
    return result
  }, [])
}

/** The same spots, but pieces that would lie in one another are pushed apart. */
export function keptApart(
  parts: readonly Part[],
  spots: readonly Point[],
  area: Area,
  scale: number,
): readonly Point[] {
  const own = parts.flatMap(({ piece }, i) => (piece?.apart ? [i] : []))
  if (own.length < 2) return spots
  const places = [...spots]
  for (let round = 0; round < 24; round++) {
    for (const a of own) {
      for (const b of own) {
        if (b <= a) continue
        const [ax, ay] = places[a] as Point // indexes of the same array
        const [bx, by] = places[b] as Point
        const far = Math.hypot(bx - ax, by - ay) || 1
        const push = ((parts[a]?.piece?.apart ?? 0) * scale - far) / 2
        if (push <= 0) continue
        const [ux, uy] = [((bx - ax) / far) * push, ((by - ay) / far) * push]
        places[a] = within(area, ax - ux, ay - uy)
        places[b] = within(area, bx + ux, by + uy)
      }
    }
  }
  return places
}

function within({ x, y, radius }: Area, px: number, py: number): Point {
  const far = Math.hypot(px - x, py - y)
  const share = far > radius ? radius / far : 1
  return [x + (px - x) * share, y + (py - y) * share]
}

/** What a knife cuts differs from piece to piece; what grew or was shaped is much alike. */
const ALIKE: ReadonlySet<Kind> = new Set<Kind>(['legume', 'egg', 'seafood', 'pasta', 'nut', 'seed'])

export function isCut({ look }: Part): boolean {
  return !ALIKE.has(look.kind)
}

/** A factor for the size of one piece: most are a little small, a few are large. */
export function cutSize(scene: Scene, { look, cut }: Part): number {
  const whole = cut === 'whole' || cut === 'half'
  const spread = ALIKE.has(look.kind) ? 0.1 : whole ? 0.14 : 0.3
  const u = scene.random.bell()
  return clamp(1 + spread * (u * 0.6 + 0.25 * u * u - 0.08), 0.62, 1.5)
}

/** Spots of a heap that was tipped out of a spoon: its outline is not a circle, and a few pieces rolled off. */
export function tipped(scene: Scene, count: number, radius: number, x: number, y: number): Point[] {
  const seed = scene.random.between(0, 99)
  return scene.spread(count, () => {
    const angle = scene.random.angle()
    const edge = 0.74 + 0.46 * layeredNoise(Math.cos(angle) * 1.1 + seed, Math.sin(angle) * 1.1 + seed, 2)
    const rolled = scene.random.chance(0.015) ? 1.12 : 1
    const r = radius * edge * rolled * Math.sqrt(scene.random.unit())
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
  })
}

/** The place where a cook drops the garnish, a little off the middle. */
export function focusOf(scene: Scene, { x, y, radius }: Area): Point {
  const angle = scene.random.angle()
  const off = radius * scene.random.between(0.1, 0.38)
  return [x + Math.cos(angle) * off, y + Math.sin(angle) * off]
}

/** Spots about that place, thinning out away from it; a few stray over the whole area. */
export function dropped(scene: Scene, count: number, [fx, fy]: Point, { x, y, radius }: Area): Point[] {
  return scene.spread(
    count,
    () => {
      if (scene.random.chance(0.16)) return scene.spot(radius, x, y)
      const reach = radius * 0.5 * Math.abs(scene.random.bell()) ** 0.8
      const turn = scene.random.angle()
      return [fx + Math.cos(turn) * reach, fy + Math.sin(turn) * reach]
    },
    3,
  )
}
