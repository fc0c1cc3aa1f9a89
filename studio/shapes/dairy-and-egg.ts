// Eggs and cheese.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'
import { chunk } from '#studio/shapes/solid.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

const EGG_WHITE = rgb('#fdf8ef')

export function eggHalf(scene: Scene, x: number, y: number, size: number, soft = true): void {
  const yolk = rgb(soft ? '#f08a12' : '#f5c13c')
  const rim = rgb(soft ? '#f5b02e' : '#f8d873')
  disc(scene, x, y, {
    radius: size,
    ry: size * 0.74,
    thickness: 17,
    edge: 12,
    lean: 0.25,
    face: (d, _a, u, v) => {
      if (d > 1) return null
      const inYolk = Math.hypot((u - 0.12) / 0.55, v / 0.66)
      if (inYolk < 1) return [mix(yolk, rim, smooth(0.6, 1, inYolk)), 1.5 * (1 - inYolk), soft ? 1 : 0.3]
      return [rgb('#fbf5ea'), 0, 0.45]
    },
  })
}

export function friedEgg(scene: Scene, x: number, y: number, size: number): void {
  const seed = scene.random.between(0, 99)
  const offset = scene.random.bell() * 0.1
  disc(scene, x, y, {
    radius: size,
    thickness: 5,
    edge: 0.1,
    lean: 0.2,
    face: (d, a, u, v) => {
      const outline = 0.78 + 0.22 * layeredNoise(Math.cos(a) * 1.6 + seed, Math.sin(a) * 1.6 + seed, 3)
      if (d > outline) return null
      const inYolk = Math.hypot(u - offset, v) / 0.36
      if (inYolk < 1) {
        return [mix(rgb('#f59a0c'), rgb('#fbbd2c'), inYolk ** 3), 8 + size * 0.2 * Math.sqrt(1 - inYolk * inYolk), 1]
      }
      const inward = outline - d
      const relief =
        -4 * smooth(0.12, 0, inward) + 5 * smooth(0.1, 0.55, inward) + layeredNoise(u * 4 + seed, v * 4, 3) * 4
      return [mix(rgb('#f2dcb4'), EGG_WHITE, smooth(0, 0.07, inward)), relief, 0.65]
    },
  })
}

/** Soft folds of scrambled egg: one curd. */
export function curd(scene: Scene, x: number, y: number, size: number, colour: Rgb): void {
  const seed = scene.random.between(0, 99)
  const body = scene.vary(colour, 0.06)
  disc(scene, x, y, {
    radius: size,
    ry: size * 0.75,
    thickness: 6,
    edge: 3,
    tilt: 0.2,
    face: (d, a, u, v) => {
      if (d > 0.75 + 0.25 * Math.sin(a * 3 + seed)) return null
      const n = layeredNoise(u * 2.4 + seed, v * 2.4, 3)
      return [scaled(body, 0.85 + 0.3 * n), n * size * 0.4 - d * 4, 0.45]
    },
  })
}

/** A folded omelette, a filled crêpe: a half-moon. */
export function foldedRound(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  turn: number,
  light: Rgb,
  brown: Rgb,
): void {
  const seed = scene.random.between(0, 99)
  const rest = scene.field.settle(x, y, radius * 0.6, radius * 0.3, turn, 0.6, 0.05)
  scene.field.stamp(x, y, radius * 1.15, turn, (lx, ly, out) => {
    const u = lx / radius
    const v = ly / radius
    const outline = 0.96 + 0.05 * Math.sin(u * 5 + seed)
    if (Math.hypot(u, v) > outline || v < -0.28 + 0.04 * Math.sin(u * 4 + seed)) return false
    const crease = smooth(-0.28, 0.05, v)
    const inward = outline - Math.hypot(u, v)
    const n = layeredNoise(u * 4 + seed, v * 4, 4)
    const colour = mix(light, brown, clamp(smooth(0.45, 0.68, n) * 0.75 + smooth(0.08, 0, inward) * 0.3))
    const z = rest.z + 6 + radius * 0.17 * Math.sqrt(clamp(crease * 1.2)) * smooth(0, 0.22, inward) + (n - 0.5) * 6
    return put(out, colour, z + 10 * smooth(0, 0.05, inward), 0.4)
  })
}

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
    thickness: 4,
    edge: 2,
    face: (d, a, u, v) => {
      if (d > 0.85 + 0.15 * Math.sin(a * 3 + seed)) return null
      const n = layeredNoise(u * 3 + seed, v * 3, 3)
      return [mix(pale, brown, smooth(0.5, 0.95, d * 0.6 + n * 0.5) * browned), -3 * d * d + n * 2, 0.55]
    },
  })
}

export function cheeseShred(scene: Scene, x: number, y: number, length: number, colour: Rgb): void {
  const path = arc(x, y, length, scene.random.angle(), scene.random.bell() * 0.7, 6)
  tube(scene, path, { radius: 1.9, paint: scene.vary(colour, 0.05), gloss: 0.1, sink: 0.6 })
}

/** A spoonful of yoghurt, sour cream, ricotta, mash: a soft dollop with a curl on top. */
export function dollop(scene: Scene, x: number, y: number, size: number, colour: Rgb, gloss = 0.5): void {
  const seed = scene.random.between(0, 99)
  const turn = scene.random.angle()
  disc(scene, x, y, {
    radius: size,
    ry: size * 0.88,
    thickness: 3,
    edge: 3,
    turn,
    lean: 0.2,
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
