// Fruit that has a cut of its own: quartered figs, halved bananas, the pulp of a passion fruit.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put, type SidePaint } from '#studio/field.ts'
import { layeredNoise, noise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc, type Face } from '#studio/shapes/disc.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

const FIG_SKIN = rgb('#4a1f45')
const FIG_PITH = rgb('#f3dfc6')

/** A quarter of a fig on its back: purple skin down its sides, a pale rim, red flesh full of seeds. */
export function figQuarter(scene: Scene, x: number, y: number, size: number): void {
  const seed = scene.random.between(0, 99)
  const skin = scene.vary(FIG_SKIN, 0.15)
  const side: SidePaint = (sx, sy, z) => scaled(skin, 0.85 + 0.4 * noise((sx + sy) * 0.04 + seed, z * 0.06))
  const face: Face = (_d, _a, u, v) => {
    // A drop with its stem at one end.
    const half = Math.sqrt(Math.max(0, 1 - u * u)) * (0.78 - 0.3 * u)
    const q = Math.abs(v) / (half || 0.01)
    if (q > 1 || Math.abs(u) > 0.98) return null
    const inward = 1 - Math.max(q, Math.abs(u) ** 4)
    if (inward < 0.15) return [skin, -9 * smooth(0.15, 0, inward), 0.35]
    const n = noise(u * 15 + seed, v * 11)
    const deep = 0.5 * smooth(0.5, 0.9, inward)
    const pulp = n > 0.66 ? rgb('#f0c98a') : mix(mix(rgb('#a02a40'), rgb('#d0606a'), n * 1.4), rgb('#7a1530'), deep)
    return [mix(FIG_PITH, pulp, smooth(0.2, 0.4, inward)), (n - 0.5) * 2, 0.6]
  }
  scene.field.withSides(side, () =>
    disc(scene, x, y, { radius: size, ry: size * 0.8, thickness: 15, edge: 8, tilt: 0.04, lean: 0.2, sink: 0, face }),
  )
}

const PRUNE = rgb('#26120f')

/** A plump prune: nearly black, in a few soft wrinkles, shiny with the sauce. */
export function prune(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const skin = scene.vary(PRUNE, 0.2)
  ellipsoid(scene, x, y, {
    rx: size * random.between(1, 1.15),
    ry: size * random.between(0.72, 0.85),
    rz: size * 0.62,
    paint: (u, v) => {
      const crease = smooth(0.09, 0.02, Math.abs(layeredNoise(u * 1.6 + seed, v * 2.4 + seed, 2) - 0.5))
      return scaled(skin, 1.3 - 0.45 * crease)
    },
    gloss: 0.42,
    bump: size * 0.55,
    bumpScale: 1.9 / size,
    sink: 0.4,
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
