// Sauces poured or piped over a dish.
import type { Rgb } from '#studio/colour.ts'
import { TAU } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { tube } from '#studio/shapes/tube.ts'

/** Stretches of a path that lie on level ground: a sauce does not bridge the gap between two heaps. */
function levelStretches(scene: Scene, path: readonly Point[], reach: number): Point[][] {
  const stretches: Point[][] = [[]]
  for (const point of path) {
    if (scene.facesUp(...point, reach)) stretches.at(-1)?.push(point)
    else stretches.push([])
  }
  return stretches.filter((points) => points.length > 1)
}

/** `reach`: how far around a point must be level; small where a thick sauce follows every piece. */
export function drizzle(
  scene: Scene,
  path: readonly Point[],
  radius: number,
  colour: Rgb,
  gloss = 0.7,
  reach = 12,
): void {
  for (const stretch of levelStretches(scene, path, reach)) poured(scene, stretch, radius, colour, gloss)
}

function poured(scene: Scene, path: readonly Point[], radius: number, colour: Rgb, gloss: number): void {
  tube(scene, path, {
    radius,
    paint: colour,
    gloss,
    sink: 0.15,
    flatten: 0.45,
    lift: -radius * 0.2,
    taper: (t) => 0.8 + 0.3 * Math.sin(t * 31) * Math.sin(t * 13),
  })
}

export function zigzag(
  scene: Scene,
  reach: number,
  turns: number,
  radius: number,
  colour: Rgb,
  x = scene.x,
  y = scene.y,
): void {
  const turn = scene.random.angle()
  const path: Point[] = []
  for (let i = 0; i <= turns * 12; i++) {
    const t = i / (turns * 12)
    const u = (t - 0.5) * 2 * reach
    const v = Math.sin(t * turns * Math.PI) * Math.sqrt(Math.max(0, reach * reach - u * u)) * 0.9
    path.push([x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)])
  }
  drizzle(scene, path, radius, colour)
}

export function spiral(
  scene: Scene,
  reach: number,
  turns: number,
  radius: number,
  colour: Rgb,
  x = scene.x,
  y = scene.y,
): void {
  const start = scene.random.angle()
  const steps = Math.round(turns * 22)
  const path: Point[] = []
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const a = start + t * turns * TAU
    const r = reach * (0.06 + 0.94 * t) * (1 + 0.05 * Math.sin(a * 2.3))
    path.push([x + Math.cos(a) * r, y + Math.sin(a) * r])
  }
  drizzle(scene, path, radius, colour)
}
