// Eggs that cooked in a pan: poached in hollows of a sauce, or fried among what is in it.
import type { Rgb } from '#studio/colour.ts'
import type { Area } from '#studio/laying.ts'
import { hypot, TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { eggInSauce } from '#studio/shapes/egg-in-sauce.ts'
import { friedEgg } from '#studio/shapes/eggs.ts'

/** From this many on, one lies in the middle. */
const MANY = 6

export function hollows(scene: Scene, count: number): Point[] {
  if (count === 0) return []
  const { random } = scene
  const ring = count >= MANY ? count - 1 : count
  const reach = count >= MANY ? 166 : count > 2 ? 146 : 100
  const start = random.angle()
  const around = Array.from({ length: ring }, (_, i) =>
    scene.polar(start + (i / ring) * TAU + random.bell() * 0.09, reach + random.bell() * 9),
  )
  return ring < count ? [...around, [scene.x + random.bell() * 12, scene.y + random.bell() * 10]] : around
}

/** Nothing is laid where the yolks will be. */
export function clearOf(yolks: readonly Point[]): NonNullable<Area['keep']> {
  return (x, y, reach) => yolks.every(([ex, ey]) => hypot(x - ex, y - ey) > 36 + reach * 0.8)
}

export function eggsInSauce(scene: Scene, yolks: readonly Point[], level: number, sauce: Rgb): void {
  for (const [x, y] of yolks) eggInSauce(scene, x, y, scene.random.between(80, 94), level, sauce)
}

export function eggsAmong(scene: Scene, count: number, parts: readonly Part[]): void {
  const start = scene.random.angle()
  for (let i = 0; i < count; i++) {
    const [x, y] = scene.polar(start + (i / count) * TAU + scene.random.bell() * 0.05, count > 2 ? 150 : 100)
    friedEgg(scene, x, y, scene.random.between(84, 94))
    nestled(scene, parts, x, y, 78)
  }
}

/** They baked in hollows: what is around them lies over the edges of their whites. */
function nestled(scene: Scene, parts: readonly Part[], x: number, y: number, radius: number): void {
  const { random } = scene
  const few = parts.filter(({ piece, look }) => piece && (look.kind !== 'leaf' || piece.layer === 'slice')).slice(0, 3)
  if (few.length === 0) return
  for (let i = 0; i < 15; i++) {
    const angle = (i / 15) * TAU + random.bell() * 0.2
    const off = radius * random.between(0.84, 1.04)
    random.pick(few).piece?.draw(scene, x + Math.cos(angle) * off, y + Math.sin(angle) * off, random.between(0.65, 0.9))
  }
}
