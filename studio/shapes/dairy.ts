// Cheese, and spoonfuls of cream or yogurt.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put, type Sample } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'
import { hewn } from '#studio/shapes/hewn.ts'
import { chunk, ellipsoid } from '#studio/shapes/solid.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

export function cheeseCube(scene: Scene, x: number, y: number, size: number, side: Rgb, top: Rgb): void {
  chunk(scene, x, y, { size, side, top, bump: 2.4, edge: 2, gloss: 0.1 })
}

/** A pool of melted or torn cheese: mozzarella, goat's cheese, burrata. */
export function meltedCheese(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  pale: Rgb,
  brown: Rgb,
  browned = 0.7,
): void {
  const seed = scene.random.between(0, 99)
  disc(scene, x, y, {
    radius: size,
    ry: size * scene.random.between(0.75, 1),
    thickness: 3,
    edge: 2,
    face: (d, a, u, v) => {
      const outline = 0.78 + 0.42 * (layeredNoise(Math.cos(a) * 1.3 + seed, Math.sin(a) * 1.3 + seed, 3) - 0.5)
      const q = d / outline
      if (q > 1) return null
      const n = layeredNoise(u * 3 + seed, v * 3, 3)
      // It melts thin at the edge and blisters where it is thick.
      const blister = smooth(0.58, 0.72, layeredNoise(u * 4 - seed, v * 4, 2)) * smooth(0.95, 0.6, q)
      const tone = mix(pale, brown, clamp(0.25 * smooth(0.6, 1, q) + blister) * browned)
      return [tone, 5 * Math.sqrt(1 - q * q) - 2 + n * 2, 0.45]
    },
  })
}

/** Cheese from under the broiler: one soft sheet that runs over the edge here and there, with bubbles and brown spots. */
export function broiledCheese(scene: Scene, x: number, y: number, rx: number, ry: number, pale: Rgb, brown: Rgb): void {
  const seed = scene.random.between(0, 99)
  disc(scene, x, y, {
    radius: rx,
    ry,
    turn: 0,
    thickness: 5,
    edge: 3,
    tilt: 0,
    face: (d, a, u, v) => {
      const outline = 0.74 + 0.5 * (layeredNoise(Math.cos(a) * 1.8 + seed, Math.sin(a) * 1.8 + seed, 3) - 0.3)
      const q = d / outline
      if (q > 1) return null
      const [px, py] = [u * rx * 0.03, v * ry * 0.03]
      const bubble = layeredNoise(px * 1.5 + seed, py * 1.5, 2)
      // Holes where what is below shows.
      if (layeredNoise(px * 0.8 - seed, py * 0.8 + seed, 2) > 0.74 - 0.14 * q) return null
      const spot = smooth(0.56, 0.7, bubble) * smooth(0.3, 0.55, layeredNoise(px * 0.5 + seed, py * 0.5 - seed, 2))
      const tone = mix(pale, brown, clamp(spot * 0.95 + 0.3 * smooth(0.82, 1, q)))
      return [tone, 5 * Math.sqrt(1 - q * q) + bubble * 8 - 3, 0.6]
    },
  })
}

/** Cheese that melted over something uneven: it takes its shape, with gaps where the food shows. */
export function meltedSheet(
  scene: Scene,
  rx: number,
  ry: number,
  pale: Rgb,
  brown: Rgb,
  browned: number,
  at: Point = [scene.x, scene.y],
): void {
  const seed = scene.random.between(0, 99)
  const sheet = (x: number, y: number, out: Sample): boolean => {
    const inside = smooth(1, 0.8, hypot(x / rx, y / ry))
    if (inside <= 0) return false
    const cover = layeredNoise(x * 0.016 + seed, y * 0.016, 3)
    out.alpha = 0.88 * smooth(0.44, 0.52, cover - 0.3 * (1 - inside))
    if (out.alpha <= 0) return false
    const spot = smooth(0.58, 0.72, layeredNoise(x * 0.05 - seed, y * 0.05, 2)) * browned
    return put(out, mix(pale, brown, spot), 3.6 * out.alpha, 0.75)
  }
  scene.field.stamp(...at, Math.max(rx, ry), 0, sheet, 'decal')
}

export function cheeseShred(scene: Scene, x: number, y: number, length: number, colour: Rgb): void {
  const path = arc(x, y, length, scene.random.angle(), scene.random.bell() * 0.7, 6)
  tube(scene, path, { radius: 1.9, paint: scene.vary(colour, 0.05), gloss: 0.1, sink: 0.6 })
}

/** A spoonful of yogurt, sour cream, ricotta, mash: a soft dollop with a curl on top. */
export function dollop(scene: Scene, x: number, y: number, size: number, colour: Rgb, gloss = 0.5): void {
  const seed = scene.random.between(0, 99)
  const turn = scene.random.angle()
  disc(scene, x, y, {
    radius: size,
    ry: size * 0.88,
    thickness: 3,
    edge: 3,
    turn,
    lean: 0.5,
    sink: 0.1,
    face: (d, a, u, v) => {
      const outline = 0.9 + 0.1 * Math.sin(a * 2 + seed) + 0.04 * Math.sin(a * 5 + seed)
      if (d > outline) return null
      const q = d / outline
      const swirl = Math.sin(a + q * 6.5 + seed)
      return [
        scaled(colour, 0.97 + 0.04 * swirl),
        size * 0.42 * Math.sqrt(1 - q * q) + swirl * size * 0.05 * (1 - q) + layeredNoise(u * 3 + seed, v * 3, 2) * 2,
        gloss,
      ]
    },
  })
}

/** The same as it is served: nothing is strewn on it. */
export function servedDollop(scene: Scene, x: number, y: number, size: number, colour: Rgb, gloss?: number): void {
  dollop(scene, x, y, size, colour, gloss)
  scene.keepBare(x, y, size * 0.92)
}

const MOZZARELLA = rgb('#fbf5e6')

/** A small fresh mozzarella: round, white, wet. */
export function mozzarellaBall(scene: Scene, x: number, y: number, size: number): void {
  const paint = scene.vary(MOZZARELLA, 0.02)
  ellipsoid(scene, x, y, { rx: size, ry: size * 0.94, rz: size * 0.8, gloss: 0.95, paint, sink: 0.5 })
}

/** Torn by hand: soft, uneven, fibrous where it tore. */
export function tornMozzarella(scene: Scene, x: number, y: number, size: number): void {
  const seed = scene.random.between(0, 99)
  hewn(scene, x, y, {
    size: size * 0.9,
    long: scene.random.between(1.1, 1.6),
    tall: scene.random.between(0.4, 0.6),
    sides: 5,
    uneven: size * 0.2,
    round: 0.22,
    gloss: 0.8,
    grain: (u, v) => layeredNoise(u * 2 + seed, v * 6 + seed, 3),
    paint: ({ face, grain }) => scaled(MOZZARELLA, (face ? 0.95 : 1) + 0.05 * grain),
    relief: ({ grain }) => (grain - 0.5) * size * 0.1,
  })
}

/** A thick slice of a large one: a smooth rind, the cut face a little torn. */
export function mozzarellaSlice(scene: Scene, x: number, y: number, size: number): void {
  const seed = scene.random.between(0, 99)
  disc(scene, x, y, {
    radius: size,
    ry: size * scene.random.between(0.8, 0.92),
    thickness: 11,
    edge: 8,
    tilt: 0.14,
    face: (d, a, u, v) => {
      if (d > 0.96 + 0.04 * Math.sin(a * 3 + seed)) return null
      const n = layeredNoise(u * 2.5 + seed, v * 4, 3)
      return [scaled(MOZZARELLA, 0.95 + 0.07 * n), (n - 0.5) * 2.5 * smooth(1, 0.7, d), 0.8]
    },
  })
}
