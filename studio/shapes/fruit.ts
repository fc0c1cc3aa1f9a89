// Fruit that has a cut of its own: quartered figs, halved bananas, the pulp of a passion fruit.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put, type SidePaint } from '#studio/field.ts'
import { layeredNoise, noise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc, type Face } from '#studio/shapes/disc.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

const FIG_SKIN = rgb('#4a1f45')
const FIG_PITH = rgb('#f3dfc6')

const FIG_FLESH = { pink: rgb('#d9707a'), red: rgb('#b02c46'), deep: rgb('#6f1230'), seed: rgb('#f2cf90') }

/** A wedge of a fig on one of its cuts: skin along the round side, a pale rim, red threads and seeds towards the straight one. */
export function figQuarter(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const skin = scene.vary(FIG_SKIN, 0.15)
  const plump = random.between(0.86, 1.06)
  const long = size * random.between(0.92, 1.14)
  const side: SidePaint = (sx, sy, z) => scaled(skin, 0.85 + 0.4 * noise((sx + sy) * 0.04 + seed, z * 0.06))
  const face: Face = (_d, _a, u, v) => {
    if (Math.abs(u) > 0.99) return null
    // Round below, drawn out to the stem; the other side ran through the middle of the fruit.
    const round = Math.sqrt(1 - u * u)
    const outer = plump * round * (0.82 - 0.3 * u) * (u > 0.6 ? 1 - 0.5 * (u - 0.6) : 1)
    const inner = -0.3 * round + 0.05 * (noise(u * 3 + seed, 4) - 0.5)
    if (v > outer || v < inner) return null
    const t = (v - inner) / (outer - inner)
    const rim = Math.max(t, Math.abs(u) ** 5)
    const n = layeredNoise(u * 5 + seed, v * 5, 3)
    const wavy = rim + 0.08 * (n - 0.5)
    if (wavy > 0.9) return [scaled(skin, 0.9 + 0.5 * n), -8 * smooth(0.9, 1.02, wavy), 0.5]
    const thread = noise(u * 11 + 2 * v + seed, t * 2.2)
    const seeds = smooth(0.64, 0.72, noise(u * 15 + seed, v * 15)) * smooth(0.04, 0.16, t) * smooth(0.74, 0.6, t)
    const hollow = smooth(0.2, 0.04, t + 0.2 * (n - 0.5)) * smooth(0.75, 0.3, Math.abs(u + 0.1))
    const flesh = mix(mix(FIG_FLESH.pink, FIG_FLESH.red, smooth(0.3, 0.7, thread)), FIG_FLESH.deep, 0.75 * hollow)
    const body = mix(scaled(flesh, 0.85 + 0.35 * n), FIG_FLESH.seed, 0.85 * seeds)
    return [mix(body, FIG_PITH, smooth(0.66, 0.8, wavy)), seeds * 1.6 + (n - 0.5) * 3 - 3 * hollow, 0.85]
  }
  scene.field.withSides(side, () =>
    disc(scene, x, y, { radius: long, ry: size * 0.8, thickness: 17, edge: 5, tilt: 0.12, lean: 0.2, sink: 0, face }),
  )
}

const PRUNE = { dark: rgb('#2c0f12'), plum: rgb('#561e22'), amber: rgb('#8e3c24') }

/** A plump prune: deep plum, amber where the light comes through it, in a few long soft wrinkles, shiny with the sauce. */
export function prune(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const [long, wide] = [size * random.between(1.02, 1.2), size * random.between(0.72, 0.84)]
  const skin = scene.vary(mix(PRUNE.dark, PRUNE.plum, random.between(0.2, 0.7)), 0.1)
  const rest = field.settle(x, y, long * 0.7, wide * 0.7, turn, 0.4, 0.35)
  field.stamp(x, y, long * 1.15, turn, (lx, ly, out) => {
    const [u, v] = [lx / long, ly / wide]
    const sag = 0.16 * (layeredNoise(u * 1.3 + seed, v * 1.3, 2) - 0.5)
    const q = Math.abs(u) ** 2.3 + Math.abs(v) ** 2.1 + sag
    if (q > 1) return false
    // Soft wrinkles that wander and fork; over hours in a sauce the skin filled out between them.
    const bend = 0.9 * layeredNoise(u * 1.4 - seed, v * 1.4 + seed, 2)
    const fold = layeredNoise(u * 1.5 + bend + seed, v * 2.4 + bend + seed, 3)
    const crease = smooth(0.1, 0.01, Math.abs(fold - 0.5))
    const round = Math.sqrt(1 - Math.max(0, q))
    const body = mix(skin, PRUNE.amber, 0.5 * smooth(0.52, 0.72, fold) * round)
    const z = 2 + size * (0.6 * round + 0.3 * (fold - 0.5) - 0.07 * crease)
    return put(out, mix(body, PRUNE.dark, 0.6 * crease), heightOn(rest, lx, ly) + z, 0.5 - 0.2 * crease, z + 3)
  })
}

/** A spoonful of orange pulp, each black seed in its own clear drop. */
export function passionPulp(scene: Scene, x: number, y: number, size: number): void {
  const seed = scene.random.between(0, 99)
  disc(scene, x, y, {
    radius: size,
    ry: size * 0.85,
    thickness: 2,
    edge: 2,
    lean: 0.2,
    face: (d, a, u, v) => {
      const edge = 0.74 + 0.26 * noise(Math.cos(a) * 2 + seed, Math.sin(a) * 2)
      if (d > edge) return null
      const drop = noise(u * 5 + seed, v * 5)
      return [mix(rgb('#d9760c'), rgb('#f6b02c'), smooth(0.25, 0.75, drop)), 2 * drop, 1]
    },
  })
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * TAU * 4.3 + scene.random.bell() * 0.5
    const r = size * 0.68 * Math.sqrt((i + 0.4) / 20)
    const at = [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.85] as const
    const turn = scene.random.angle()
    ellipsoid(scene, ...at, { rx: size * 0.1, ry: size * 0.07, rz: size * 0.06, turn, gloss: 1, paint: PIP })
  }
}

const PIP = rgb('#1f1410')
const BANANA = { flesh: rgb('#f8e7ae'), core: rgb('#e3bd6c'), seed: rgb('#6a4420'), caramel: rgb('#a35a16') }

/** Half of a banana cut lengthwise, its flat side up: a line of tiny seeds, and caramel where it was fried. */
export function bananaHalf(scene: Scene, x: number, y: number, size: number, fried: boolean): void {
  const seed = scene.random.between(0, 99)
  const turn = scene.random.angle()
  const half = size
  const width = size * 0.3
  const rest = scene.field.settle(x, y, half * 0.6, width, turn, 0.5, 0.2)
  scene.field.stamp(x, y, half * 1.15, turn, (lx, ly, out) => {
    const u = lx / half
    if (Math.abs(u) > 1) return false
    // One end is the tip, the other was cut across.
    const narrow = u > 0 ? (1 - u ** 3) ** 0.6 : (1 - u ** 12) ** 0.5
    const across = (ly + half * 0.3 * (u * u - 0.3)) / (width * (0.12 + 0.88 * narrow))
    const v = Math.abs(across)
    if (v > 1) return false
    const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 3)
    const core = smooth(0.34, 0.16, v) * smooth(0.96, 0.8, Math.abs(u))
    const dot = noise(lx * 0.24 + seed, across * 4) > 0.66 ? smooth(0.24, 0.1, Math.abs(v - 0.12)) * 0.8 : 0
    const flesh = mix(mix(BANANA.flesh, BANANA.core, core * 0.75), BANANA.seed, dot * smooth(0.9, 0.7, Math.abs(u)))
    const edge = smooth(0.62, 1, v) * 0.85
    const glazed = fried ? Math.min(0.92, 0.14 + edge + smooth(0.46, 0.66, n) * 0.6) : edge * 0.2
    const z = 5 + width * 0.62 * smooth(1, 0.72, v) * narrow - core * 2 + (n - 0.5) * 3
    const height = heightOn(rest, lx, ly) + z
    return put(out, mix(flesh, BANANA.caramel, glazed), height, fried ? 0.85 : 0.4, z + 2)
  })
}
