// Wedges, segments and crescents: wet pieces of which a salad shows the cut.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'

const RIPE = { wall: rgb('#ea6a48'), gel: rgb('#c2331a'), seed: rgb('#f2cf86'), core: rgb('#f3a887') }
const GREEN = { wall: rgb('#c3cf7a'), gel: rgb('#93a83e'), seed: rgb('#eeebb8'), core: rgb('#dfe3a8') }

/** A wedge of tomato on its side: a crescent with skin over its back, and a sloping cut with seeds in their jelly. */
export function tomatoWedge(scene: Scene, x: number, y: number, size: number, colour: Rgb = rgb('#d02a18')): void {
  const { random, field } = scene
  const red = scene.vary(colour, 0.09)
  const inside = colour[1] > colour[0] ? GREEN : RIPE
  const seed = random.between(0, 99)
  const turn = random.angle()
  const long = size * random.between(0.98, 1.16)
  const wide = size * random.between(0.6, 0.74)
  const ridge = random.between(0.2, 0.42)
  const middle = random.between(-0.12, 0.12)
  const chambers = [middle - random.between(0.3, 0.42), middle + random.between(0.3, 0.42)] as const
  const seeds = chambers.flatMap((at) =>
    Array.from({ length: 4 }, () => [at + random.bell() * 0.17, random.between(0.36, 0.74), random.angle()] as const),
  )
  const rest = field.settle(x, y, long * 0.6, wide * 0.6, turn, 0.4, 0.4)
  field.stamp(x, y, long * 1.05, turn, (lx, ly, out) => {
    const u = lx / long
    if (Math.abs(u) >= 1) return false
    const back = 0.86 * (1 - u * u) ** 0.62
    const front = 0.42 * (1 - u * u) ** 0.9
    const s = (ly / wide + back) / (back + front)
    if (s < 0 || s > 1) return false
    const ends = (1 - Math.abs(u) ** 2.2) ** 0.55
    const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 2)
    const high = wide * 0.9 * ends
    if (s < ridge) {
      const t = 1 - s / ridge
      const z = 3 + high * Math.sqrt(clamp(1 - 0.9 * t * t))
      return put(out, scaled(red, 0.86 + 0.26 * n), heightOn(rest, lx, ly) + z, 0.85, z + 2)
    }
    const down = (s - ridge) / (1 - ridge)
    const wall = 0.22 + 0.1 * n
    const pocket = Math.min(...chambers.map((at) => hypot((u - at) / 0.27, (down - 0.55) / (0.34 - wall * 0.3))))
    const gel = smooth(1.05, 0.8, pocket + 0.25 * (n - 0.5))
    let pip = 0
    for (const [su, sd, lean] of seeds) {
      const [du, dd] = [(u - su) * long, (down - sd) * wide]
      const [a, b] = [du * Math.cos(lean) + dd * Math.sin(lean), dd * Math.cos(lean) - du * Math.sin(lean)]
      pip = Math.max(pip, smooth(1.1, 0.7, hypot(a / (size * 0.075), b / (size * 0.045))))
    }
    pip *= smooth(0.2, 0.6, gel)
    const rim = smooth(0.09, 0, down)
    const flesh = mix(mix(inside.wall, inside.core, 0.55 * smooth(0.68, 1, down)), red, 0.8 * rim)
    const paint = mix(mix(scaled(flesh, 0.9 + 0.2 * n), inside.gel, 0.85 * gel), inside.seed, pip)
    const z = 3 + high * (1 - 0.72 * down) - gel * size * 0.05 + pip * 2
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.55 + 0.35 * gel, z + 2)
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
