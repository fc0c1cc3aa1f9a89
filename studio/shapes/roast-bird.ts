// A whole roast chicken or turkey, breast up: its limbs run into the body under one skin, with folds where they meet.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put, type SidePaint, SOLID } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

/** A rounded part of it; lengths are shares of the bird's size, `along` points to the breast. */
interface Limb {
  along: number
  off: number
  half: number
  width: number
  tall: number
  lift: number
  turn: number
  /** Narrower toward the breast (below 0) or toward the legs (above 0). */
  taper: number
  /** Limbs of one group have no fold between them. */
  group: number
}

const limb = (
  group: number,
  [along, off]: readonly [number, number],
  [half, width, tall]: readonly [number, number, number],
  { lift = 0, turn = 0, taper = 0 } = {},
): Limb => ({ group, along, off, half, width, tall, lift, turn, taper })

const LIMBS: readonly Limb[] = [
  limb(0, [0, 0], [0.96, 0.58, 0.62], { lift: 0.06 }),
  ...[-1, 1].flatMap((side) => [
    limb(0, [0.24, side * 0.2], [0.68, 0.35, 0.78], { lift: 0.08, turn: side * 0.08, taper: -0.2 }),
    limb(side, [-0.4, side * 0.5], [0.46, 0.33, 0.6], { turn: side * 0.5, taper: 0.1 }),
    limb(side, [-0.82, side * 0.31], [0.5, 0.22, 0.44], { lift: 0.2, turn: side * -0.32, taper: 0.55 }),
    limb(side * 2, [0.36, side * 0.6], [0.3, 0.17, 0.44], { turn: side * -0.6 }),
    limb(side * 2, [0.1, side * 0.68], [0.36, 0.13, 0.36], { turn: side * 0.22, taper: 0.3 }),
  ]),
]
/** How softly they run into each other. */
const BLEND = 0.045

const [GOLDEN, AMBER, MAHOGANY, PALE] = [rgb('#e09a3c'), rgb('#b0601e'), rgb('#6a2c0e'), rgb('#f0c886')]
const BONE = rgb('#ead9b4')

/** Skin that was basted: brown on top, where the heat came from, gold in the folds, blistered in fine spots. */
function basted(
  scene: Scene,
  flesh: Rgb,
): (x: number, y: number, high: number, fold: number) => readonly [Rgb, number] {
  const seed = scene.random.between(0, 99)
  const gold = mix(flesh, GOLDEN, 0.7)
  return (x, y, high, fold) => {
    const n = layeredNoise(x * 0.013 + seed, y * 0.013, 3)
    const bump = layeredNoise(x * 0.1 + seed, y * 0.1, 2)
    const spot = smooth(0.66, 0.78, noise(x * 0.09 + seed, y * 0.09)) * smooth(0.4, 0.6, n)
    const brown = clamp(0.24 + 0.52 * high + 1.3 * (n - 0.5))
    const body = brown < 0.6 ? mix(gold, AMBER, brown / 0.6) : mix(AMBER, MAHOGANY, (brown - 0.6) * 0.9)
    const soft = mix(body, PALE, 0.2 * smooth(0.3, 0, high) * (1 - fold))
    return [scaled(mix(soft, MAHOGANY, 0.5 * spot + 0.5 * fold), 0.93 + 0.14 * bump), (bump - 0.5) * 3 + (n - 0.5) * 5]
  }
}

/** `turn` is where the breast points; the legs lie at the other end. */
export function roastBird(scene: Scene, x: number, y: number, size: number, turn: number, flesh: Rgb): void {
  const { field } = scene
  const skin = basted(scene, flesh)
  const base = field.settle(x, y, size * 0.8, size * 0.5, turn, 0.6, 0).z
  const limbs = LIMBS.map((each) => ({ ...each, cos: Math.cos(each.turn), sin: Math.sin(each.turn) }))
  const flank: SidePaint = (px, py, z) =>
    skin(px + py * 0.3, z * 1.1 + py * 0.5, 0.2 + 0.5 * smooth(0, size * 0.6, z - base), 0.1)[0]
  ankles(scene, x, y, size, turn, base)
  field.withSides(flank, () =>
    field.stamp(x, y, size * 1.4, turn, (lx, ly, out) => {
      const [a, b] = [lx / size, ly / size]
      let sum = 0
      let highest = 0
      let group = 9
      let other = 0
      for (const each of limbs) {
        const [da, db] = [a - each.along, b - each.off]
        const u = (da * each.cos + db * each.sin) / each.half
        const v = (db * each.cos - da * each.sin) / (each.width * (1 + each.taper * u))
        const q = Math.abs(u) ** 2.3 + Math.abs(v) ** 2.2
        if (q >= 1) continue
        const z = each.lift * smooth(1, 0.8, q) + each.tall * Math.sqrt(1 - q)
        sum += Math.exp(z / BLEND)
        if (z > highest) {
          if (group !== each.group) other = highest
          highest = z
          group = each.group
        } else if (each.group !== group && z > other) other = z
      }
      if (sum === 0) return false
      const z = BLEND * Math.log(sum)
      const fold = other > 0.06 ? smooth(0.07, 0, highest - other) : 0
      const [px, py] = [Math.cos(turn) * lx - Math.sin(turn) * ly, Math.sin(turn) * lx + Math.cos(turn) * ly]
      const [colour, relief] = skin(x + px, y + py, smooth(0.2, 0.85, z), fold)
      return put(out, colour, base + size * (z - 0.05 * fold) + relief, 0.66 - 0.3 * fold, SOLID)
    }),
  )
}

/** The ends of the legs, where the skin has drawn back from the bone. */
function ankles(scene: Scene, x: number, y: number, size: number, turn: number, base: number): void {
  for (const side of [-1, 1]) {
    const [along, off] = [-1.27 * size, side * 0.15 * size]
    const [cx, cy] = [
      x + Math.cos(turn) * along - Math.sin(turn) * off,
      y + Math.sin(turn) * along + Math.cos(turn) * off,
    ]
    const bone = scene.vary(BONE, 0.04)
    scene.field.stamp(cx, cy, size * 0.2, turn - side * 0.32, (lx, ly, out) => {
      const u = lx / (size * 0.18)
      if (Math.abs(u) > 1) return false
      const knuckle = Math.sqrt(clamp(1 - ((u + 0.55) / 0.45) ** 2))
      const wide = size * (0.048 + 0.034 * knuckle)
      const v = ly / wide
      if (hypot(v, Math.max(0, Math.abs(u) - 0.7) / 0.3) > 1) return false
      const round = Math.sqrt(1 - Math.min(1, v * v))
      return put(out, scaled(bone, 0.8 + 0.2 * round), base + size * 0.24 + wide * round, 0.3, wide * 2)
    })
  }
}
