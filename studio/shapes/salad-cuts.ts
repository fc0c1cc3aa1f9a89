// Wedges, segments and crescents: wet pieces of which a salad shows the cut.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'

const RIPE = { wall: rgb('#ea6a48'), gel: rgb('#c2331a'), seed: rgb('#f2cf86'), core: rgb('#f3a887') }
const GREEN = { wall: rgb('#c3cf7a'), gel: rgb('#93a83e'), seed: rgb('#eeebb8'), core: rgb('#dfe3a8') }

/** A wedge of tomato on its side: skin over the back, and a flat cut with two pockets of seeds. */
export function tomatoWedge(scene: Scene, x: number, y: number, size: number, colour: Rgb = rgb('#d02a18')): void {
  const { random, field } = scene
  const red = scene.vary(colour, 0.09)
  const inside = colour[1] > colour[0] ? GREEN : RIPE
  const seed = random.between(0, 99)
  const turn = random.angle()
  const long = size * random.between(0.95, 1.1)
  const wide = size * random.between(0.56, 0.66)
  const ridge = random.between(-0.42, -0.12)
  const rest = field.settle(x, y, long * 0.7, wide * 0.7, turn, 0.4, 0.4)
  field.stamp(x, y, long * 1.15, turn, (lx, ly, out) => {
    const u = lx / long
    const v = ly / wide + 0.3 * u * u - 0.1
    const q = Math.abs(u) ** 2.3 + Math.abs(v) ** 2.3
    if (q > 1) return false
    const side = v - ridge
    const ends = Math.sqrt(1 - Math.abs(u) ** 2.3)
    const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 2)
    if (side < 0) {
      const t = side / (1 + ridge)
      const z = 3 + wide * 0.92 * ends * Math.sqrt(clamp(1 - t * t))
      return put(out, scaled(red, 0.86 + 0.26 * n), heightOn(rest, lx, ly) + z, 0.85, z + 2)
    }
    const down = side / (1 - ridge)
    const pocket = hypot((Math.abs(u) - 0.37) / 0.27, (down - 0.42 - 0.1 * n) / 0.24)
    const gel = smooth(1, 0.8, pocket)
    const seeds = gel * smooth(0.6, 0.68, noise(u * 11 + seed, down * 9 + seed))
    const flesh = mix(mix(inside.wall, inside.core, smooth(0.6, 0.95, down)), red, 0.75 * smooth(0.1, 0, side))
    const paint = mix(mix(scaled(flesh, 0.92 + 0.16 * n), inside.gel, gel), inside.seed, seeds)
    const z = 3 + wide * 0.92 * ends * (1 - 0.8 * down) - gel * 3 + seeds * 2.4
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.6 + 0.3 * gel, z + 2)
  })
}

/** Celery cut across its stalk: a thick crescent, ribbed along its back. */
export function celeryCrescent(scene: Scene, x: number, y: number, r: number): void {
  const { random } = scene
  const green = scene.vary(rgb('#9dbb55'), 0.1)
  const flesh = scene.vary(rgb('#e2eab4'), 0.05)
  const half = random.between(1.1, 1.45)
  const wall = random.between(0.4, 0.5)
  const thickness = r * random.between(0.45, 0.75)
  disc(scene, x, y, {
    radius: r,
    ry: r * random.between(0.8, 0.95),
    thickness,
    edge: 2,
    tilt: 0.35,
    face: (d, a) => {
      const t = Math.abs(a) / half
      const inner = 1 - wall * (1 - 0.5 * t * t)
      const ribs = 1 - 0.05 * Math.abs(Math.sin(a * 8))
      if (t > 1 || d > ribs || d < inner) return null
      const within = (1 - d) / wall
      const dots = smooth(0.3, 0.12, Math.abs(within - 0.3)) * smooth(0.5, 0.9, Math.sin(a * 16))
      return [mix(mix(green, flesh, smooth(0.05, 0.4, within)), green, 0.5 * dots), 0, 0.6]
    },
  })
}

/** Half a slice of cucumber: dark skin along the round side, seeds along the straight one. */
export function cucumberHalfMoon(scene: Scene, x: number, y: number, r: number): void {
  const { random } = scene
  const skin = scene.vary(rgb('#2f6a2c'), 0.12)
  const flesh = scene.vary(rgb('#dde8a8'), 0.05)
  const seedy = rgb('#eef1c6')
  const phase = random.angle()
  disc(scene, x, y, {
    radius: r,
    ry: r * random.between(0.9, 1),
    thickness: 9,
    edge: 1.8,
    tilt: 0.28,
    face: (d, a, _u, v) => {
      if (d > 1 || v < -0.06) return null
      if (d > 0.9) return [skin, 0, 0.6]
      if (d > 0.55) return [mix(flesh, rgb('#b9d27c'), smooth(0.72, 0.9, d)), 0, 0.65]
      const ray = Math.abs(Math.sin(a * 5 + phase))
      return [mix(flesh, seedy, 0.3 + 0.6 * smooth(0.6, 0.9, ray)), ray > 0.75 ? 0.8 : -1, 0.85]
    },
  })
}
