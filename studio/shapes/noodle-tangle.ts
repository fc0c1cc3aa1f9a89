// Long noodles as a fork leaves them: locks of a few strands that bend each its own way, cross, part, and now and then loop.
import { type Rgb, scaled, stained } from '#studio/colour.ts'
import { hypot, noise, smooth, TAU } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { riceBand } from '#studio/shapes/rice-band.ts'
import { tube } from '#studio/shapes/tube.ts'

/** Scene units between two points of a strand's way. */
const STEP = 10
/** Of the reach: the bend of most strands, the tightest, and that of a loop. */
const BEND = { wide: 0.95, tight: 0.24, loop: 0.13 }
/** In a small nest strands bend no tighter than in a larger one, or it would be a ball of yarn. */
const LEAST_BEND = 180
const LOOPS = 0.05
/** How far a few may lie out of the heap, over its outline. */
const ASTRAY = 1.06
/** How much darker the lowest strands are, where little light comes down to. */
const DEEP_SHADE = 0.19
/** How far the last strands lie above the first, in radii: without it they would run through each other at the top of a heap. */
const CLEARANCE = 3

interface Ring {
  x: number
  y: number
  /** How far a strand may go, by direction. */
  limit: (angle: number) => number
  reach: number
}

/** The smallest turn from one direction to another. */
function turnTo(from: number, to: number): number {
  const turn = (((to - from) % TAU) + TAU) % TAU
  return turn > Math.PI ? turn - TAU : turn
}

/** A way that bends now to one side and now to the other, and turns back before it leaves the heap. */
export function wander(scene: Scene, from: Point, length: number, { x, y, limit, reach }: Ring): Point[] {
  const { random } = scene
  let [px, py] = from
  let heading = random.angle()
  let curve = 0
  let wanted = 0
  let left = 0
  const path: Point[] = [from]
  for (let gone = 0; gone < length; gone += STEP) {
    if (left-- <= 0) {
      const loop = random.chance(LOOPS)
      const bend =
        Math.max(reach, LEAST_BEND) * (loop ? BEND.loop : BEND.tight + (BEND.wide - BEND.tight) * random.unit() ** 1.6)
      wanted = ((random.chance(0.5) ? 1 : -1) * STEP) / bend
      left = loop ? Math.round((TAU * bend) / STEP) : random.whole(7, 18)
    }
    curve += (wanted - curve) * 0.22
    heading += curve
    const [dx, dy] = [px - x, py - y]
    const far = hypot(dx, dy) / limit(Math.atan2(dy, dx))
    const home = turnTo(heading, Math.atan2(-dy, -dx))
    if (far > 0.5 && Math.abs(home) > 1.2) heading += Math.sign(home) * 0.42 * smooth(0.5, 1.08, far)
    px += Math.cos(heading) * STEP
    py += Math.sin(heading) * STEP
    path.push([px, py])
  }
  return path
}

/** The way of a neighbor in the same lock: beside it, nearer and farther, and apart from it toward one end. */
function besides(path: readonly Point[], off: number, sway: number, seed: number): Point[] {
  return path.map(([x, y], i): Point => {
    const [ax, ay] = path[Math.max(0, i - 1)] as Point
    const [bx, by] = path[Math.min(path.length - 1, i + 1)] as Point
    const long = hypot(bx - ax, by - ay) || 1
    const t = i / (path.length - 1)
    const d = off * (1 + 1.1 * t * t) + sway * (noise(t * 3.2 + seed, seed) - 0.5)
    return [x - ((by - ay) / long) * d, y + ((bx - ax) / long) * d]
  })
}

/** What would stray far from the heap lies close along it. */
function kept([px, py]: Point, { x, y, limit }: Ring): Point {
  const [dx, dy] = [px - x, py - y]
  const far = hypot(dx, dy) / limit(Math.atan2(dy, dx))
  const k = far > ASTRAY ? (ASTRAY + 0.2 * (far - ASTRAY)) / far : 1
  return [x + dx * k, y + dy * k]
}

/** A heap whose outline is not a circle. */
function outlineOf(scene: Scene, reach: number): Ring['limit'] {
  const seed = scene.random.between(0, 99)
  return (angle) => reach * (0.88 + 0.22 * noise(Math.cos(angle) * 1.7 + seed, Math.sin(angle) * 1.7 + seed))
}

/** `count` strands of the length that goes once around most of the heap; `flatten` 0 is a limp band. */
export function noodles(
  scene: Scene,
  count: number,
  reach: number,
  radius: number,
  colours: readonly Rgb[],
  x = scene.x,
  y = scene.y,
  gloss = 0.45,
  flatten = 1,
): void {
  const { random } = scene
  const total = count * reach * 1.15
  const outline = outlineOf(scene, reach)
  const whole = { x, y, reach, limit: outline }
  for (let laid = 0; laid < total; ) {
    const done = laid / total
    // The higher, the farther from the edge: a mound, not a basket.
    const within = random.between(0.84 - 0.26 * done, 0.97 - 0.08 * done)
    const ring = { x, y, reach, limit: (angle: number) => outline(angle) * within }
    const length = reach * random.between(0.9, 2.3)
    const way = wander(scene, scene.spot(reach * 0.86 * within, x, y), length, ring)
    const strands = random.whole(1, 5)
    for (let i = 0; i < strands; i++) {
      const off = (i - (strands - 1) / 2) * radius * 2.1
      const path = besides(way, off, radius * 5, random.between(0, 99)).map((point) => kept(point, whole))
      const farthest = Math.max(...path.map(([px, py]) => hypot(px - x, py - y)))
      const body = scene.vary(scaled(random.pick(colours), 1 - DEEP_SHADE * (1 - done) ** 1.5), 0.06)
      const wide = radius * random.between(0.88, 1.08)
      laid += length
      if (flatten === 0) {
        riceBand(scene, path, wide, body)
        continue
      }
      // What clings gathers between the strands.
      const cleft = stained(body, scaled(body, 0.7), 0.5)
      tube(scene, path, {
        radius: wide,
        paint: (_t, h) => {
          const k = h < 0.75 ? (0.75 - h) * 1.1 : 0
          return [
            body[0] + (cleft[0] - body[0]) * k,
            body[1] + (cleft[1] - body[1]) * k,
            body[2] + (cleft[2] - body[2]) * k,
          ]
        },
        gloss: gloss * random.between(0.75, 1.15),
        flatten,
        sink: 0.35,
        lift: radius * CLEARANCE * done * flatten,
        // Strands at the rim of the heap lie on the plate.
        deeper: farthest > reach * 0.8 ? 9 : 0,
      })
    }
  }
}
