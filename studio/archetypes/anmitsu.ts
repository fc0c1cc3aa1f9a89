// Clear agar jelly in its syrup, fruit in groups around a scoop of sweet bean paste.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, roundedBox, smooth, TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { mandarinSegment } from '#studio/shapes/mandarin-segment.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { liquid } from '#studio/shapes/surface.ts'
import { bowl } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

/** Clear jelly shows best on a deep glaze. */
const INDIGO = rgb('#41708f')
const JELLY = rgb('#eef5f2')
const SYRUP = { dark: rgb('#5f93ad'), light: rgb('#9cc3cf') }
/** Brown sugar, poured over one side. */
const POURED = rgb('#7a3a0c')
/** Where the syrup stands. */
const LEVEL = 60
const BEANS = { paste: rgb('#4f2320'), light: rgb('#7a3c34') }

/** A cube that one sees through: what lies below it shows, its edges are bright, light gathers in its far corner. */
function jellyCube(scene: Scene, x: number, y: number, half: number): void {
  const { random, field } = scene
  const turn = random.angle()
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const rest = field.settle(x, y, half, half, turn, 0.2, 0.3)
  const seed = random.between(0, 99)
  const tall = half * random.between(0.95, 1.3)
  const top = rest.z + tall
  const below = field.colourAt(x, y)
  const window = random.between(0.3, 0.8)
  const side = (sx: number, sy: number, z: number): Rgb => {
    const n = layeredNoise((sx + sy) * 0.03 + seed, z * 0.03, 2)
    const up = (z - top + tall) / tall
    const edge = smooth(0.84, 0.97, up)
    // The floor glows through its foot, and a line shows where it stands.
    return mix(
      mix(scaled(below, 0.96), JELLY, 0.1 + 0.14 * n),
      WHITE,
      Math.min(1, 0.5 * edge + 0.2 * smooth(0.3, 0, up)),
    )
  }
  field.withSides(side, () =>
    field.stamp(x, y, half * 1.5, turn, (lx, ly, out) => {
      const inside = -roundedBox(lx, ly, half, half * 0.94, 7)
      if (inside < 0) return false
      const edge = smooth(4.2, 1.2, inside)
      const inner = smooth(1.8, 0.4, Math.abs(inside - 9)) * 0.3
      // Bent by the jelly: one sees what lies a little nearer to its middle.
      const seen = field.colourAt(x + (cos * lx - sin * ly) * 0.8, y + (sin * lx + cos * ly) * 0.8)
      const [ox, oy] = [(lx * cos - ly * sin) / half, (lx * sin + ly * cos) / half]
      const gathered = smooth(0.7, 1.6, ox + oy)
      const mirrored =
        smooth(0.15, 0.05, Math.abs(ox + oy + window)) * smooth(0.6, 0.35, Math.abs(ox - oy + 0.3 * window)) * 0.7
      const clear = mix(seen, JELLY, 0.1 + 0.12 * layeredNoise(lx * 0.035 + seed, ly * 0.035, 2))
      const colour = mix(clear, WHITE, Math.min(0.92, 0.42 * edge + inner * 0.6 + 0.2 * gathered + 0.7 * mirrored))
      return put(out, colour, top + rest.slopeX * lx + rest.slopeY * ly - 4 * edge * edge, 1, tall)
    }),
  )
}

/** A spoonful of sweet beans: smooth, with whole ones in it. */
function beanPaste(scene: Scene, x: number, y: number, r: number): void {
  const seed = scene.random.between(0, 99)
  ellipsoid(scene, x, y, {
    rx: r * 1.08,
    ry: r * 0.94,
    rz: r * 0.5,
    gloss: 0.4,
    bump: 9,
    bumpScale: 0.05,
    sink: 0.4,
    paint: (u, v, h) =>
      scaled(mix(BEANS.paste, BEANS.light, 0.6 * layeredNoise(u * 4 + seed, v * 4, 3)), 0.78 + 0.34 * h),
  })
  for (const [px, py] of scene.spots(26, r * 0.84, x, y)) {
    const size = scene.random.between(6, 10)
    const paint = scene.vary(mix(BEANS.paste, BEANS.light, scene.random.unit()), 0.1)
    ellipsoid(scene, px, py, { rx: size * 1.2, ry: size * 0.85, rz: size * 0.6, paint, gloss: 0.7, lift: -3 })
  }
}

/** Half circles of one fruit, each leaning on the next. */
function group(scene: Scene, part: Part, angle: number, count: number): void {
  const segments = /mandarin|orange|tangerine/.test(part.name)
  for (let i = 0; i < count; i++) {
    const a = angle + (i - (count - 1) / 2) * (segments ? 0.2 : 0.27)
    const [x, y] = scene.polar(a, 160 + scene.random.bell() * 12 + (i % 2 ? 26 : -6))
    if (segments) mandarinSegment(scene, x, y, scene.random.between(48, 56), a + scene.random.bell() * 0.3)
    else part.piece?.draw(scene, x, y, scene.random.between(1, 1.18))
  }
}

export function anmitsu({ scene, dish, setting }: Stage): void {
  bowl(scene, { radius: 330, ...setting.ceramic, body: INDIGO, depth: 78 })
  liquid(scene, { ...SYRUP, level: LEVEL, radius: 308, gloss: 1, rough: 0.6, clear: 26 })
  // They stand in it at different depths, and one shows through the other.
  for (const [x, y] of scene.spots(70, 262)) {
    const foot = LEVEL - scene.random.between(8, 20)
    scene.field.withCeiling(
      () => foot,
      () => jellyCube(scene, x, y, scene.random.between(23, 29)),
    )
  }
  beanPaste(scene, scene.x, scene.y, 78)
  if (dish.has(/sugar|syrup/)) poured(scene)
  const fruit = dish.of('fruit').filter((part) => part.piece)
  // The first group lies in front.
  const start = 1.9
  fruit.forEach((part, i) => {
    group(scene, part, start + (i / fruit.length) * TAU, /mandarin|orange|tangerine/.test(part.name) ? 8 : 7)
  })
}

/** Syrup runs off the paste over the jelly beside it. */
function poured(scene: Scene): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  field.stamp(
    scene.x,
    scene.y,
    190,
    0,
    (x, y, out) => {
      const angle = Math.atan2(y, x)
      const tongue = layeredNoise(Math.cos(angle) * 2.2 + seed, Math.sin(angle) * 2.2 + seed, 2)
      const reach = 62 + 150 * smooth(0.42, 0.7, tongue)
      const r = hypot(x, y)
      const inward = reach - r
      if (inward < 0) return false
      const ran = smooth(0, 14, inward) * smooth(0, 40, r)
      out.alpha = 0.72 * ran
      return put(out, mix(POURED, rgb('#b8661a'), smooth(26, 4, inward)), 1.6 * smooth(0, 10, inward), 1)
    },
    'decal',
  )
}
