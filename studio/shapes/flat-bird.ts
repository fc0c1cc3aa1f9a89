// A chicken with its backbone cut out, pressed flat and roasted or grilled skin up.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

type Skin = (x: number, y: number, edge: number) => readonly [Rgb, number, number]

interface Lump {
  half: number
  width: number
  tall: number
  turn: number
  /** How much narrower it is at its far end. */
  narrow?: number
}

const BONE = rgb('#ead9b4')

/** Rubbed with chili: red-gold, blistered, black where the broiler caught it. */
function rubbedSkin(scene: Scene, rub: Rgb, char: Rgb): Skin {
  const seed = scene.random.between(0, 99)
  const gold = mix(rub, rgb('#e8a23c'), 0.4)
  return (x, y, edge) => {
    const n = layeredNoise(x * 0.022 + seed, y * 0.022, 4)
    const bump = layeredNoise(x * 0.1 + seed, y * 0.1, 2)
    const blister = smooth(0.56, 0.7, layeredNoise(x * 0.05 - seed, y * 0.05, 2))
    const burnt = clamp(smooth(0.54, 0.72, n) * 0.85 + edge * 0.3 + blister * 0.25 * smooth(0.4, 0.6, n))
    const skin = mix(mix(gold, rub, smooth(0.32, 0.58, n)), char, burnt)
    return [scaled(skin, 0.84 + 0.3 * bump), (bump - 0.5) * 4 + (n - 0.5) * 6 + blister * 3, 0.85 - 0.35 * burnt]
  }
}

function lump(scene: Scene, x: number, y: number, base: number, skin: Skin, part: Lump): void {
  const { half, width, tall, turn, narrow = 0 } = part
  const flank: SidePaint = (px, py, z) =>
    skin(px + py * 0.3, z * 1.1 + py * 0.5, 0.5 * smooth(0.5, 0, (z - base) / tall))[0]
  scene.field.withSides(flank, () =>
    scene.field.stamp(x, y, Math.max(half, width) * 1.06, turn, (lx, ly, out) => {
      const u = lx / half
      const v = ly / (width * (1 - narrow * smooth(-0.5, 1, u)))
      const q = Math.abs(u) ** 2.4 + Math.abs(v) ** 2.3
      if (q > 1) return false
      const [colour, relief, gloss] = skin(x + lx, y + ly, smooth(0.7, 1, q))
      return put(out, colour, base + 3 + tall * (1 - q) ** 0.45 + relief, gloss)
    }),
  )
}

/** Breast in the middle, its two halves parted by a furrow; legs turned out on both sides, wings at the neck. */
export function flatBird(scene: Scene, x: number, y: number, size: number, turn: number, rub: Rgb, char: Rgb): void {
  const skin = rubbedSkin(scene, rub, char)
  const base = scene.field.settle(x, y, size * 0.8, size * 0.5, turn, 0.35, 0).z
  const at = (along: number, off: number): readonly [number, number] => [
    x + (Math.cos(turn) * along - Math.sin(turn) * off) * size,
    y + (Math.sin(turn) * along + Math.cos(turn) * off) * size,
  ]
  for (const side of [-1, 1]) {
    const wing = { half: size * 0.36, width: size * 0.15, tall: size * 0.2, turn: turn + side * 2.2, narrow: 0.3 }
    lump(scene, ...at(0.56, side * 0.56), base, skin, wing)
    const tip = { half: size * 0.28, width: size * 0.11, tall: size * 0.16, turn: turn + side * 0.75, narrow: 0.45 }
    lump(scene, ...at(0.5, side * 0.82), base, skin, tip)
    knuckle(scene, ...at(-0.98, side * 0.6), base, size * 0.09, turn + Math.PI - side * 0.12)
    const drum = {
      half: size * 0.48,
      width: size * 0.22,
      tall: size * 0.3,
      turn: turn + Math.PI - side * 0.12,
      narrow: 0.5,
    }
    lump(scene, ...at(-0.56, side * 0.63), base, skin, drum)
    const thigh = { half: size * 0.4, width: size * 0.32, tall: size * 0.34, turn: turn + side * 0.9 }
    lump(scene, ...at(-0.22, side * 0.52), base, skin, thigh)
  }
  for (const side of [-1, 1]) {
    const breast = { half: size * 0.66, width: size * 0.34, tall: size * 0.42, turn: turn - side * 0.14, narrow: 0.2 }
    lump(scene, ...at(0.12, side * 0.25), base, skin, breast)
  }
  // Slashed so that the rub gets in: the cuts opened over pale meat.
  for (const side of [-1, 1])
    for (const along of [-0.36, -0.2]) slash(scene, ...at(along, side * 0.6), size * 0.17, turn + 1.2 * side)
}

function slash(scene: Scene, x: number, y: number, half: number, turn: number): void {
  const cut = (lx: number, ly: number, out: Parameters<typeof put>[0]): boolean => {
    const q = Math.abs(lx / half) ** 2 + Math.abs(ly / (half * 0.2)) ** 1.4
    if (q > 1) return false
    out.alpha = 0.8 * smooth(1, 0.6, q)
    return put(out, mix(rgb('#7a2c10'), rgb('#e9b98a'), smooth(0.7, 0.2, q)), -5 * smooth(1, 0.3, q), 0.5)
  }
  scene.field.stamp(x, y, half, turn, cut, 'decal')
}

/** The end of the leg bone. */
function knuckle(scene: Scene, x: number, y: number, base: number, r: number, turn: number): void {
  scene.field.stamp(x, y, r * 2.2, turn, (lx, ly, out) => {
    const end = hypot((lx - r * 0.7) / r, Math.abs(Math.abs(ly) - r * 0.3) / (r * 0.72))
    const shaft = lx < r ? Math.abs(ly) / (r * 0.55) : 9
    const d = Math.min(end, shaft)
    if (d > 1 || lx < -r * 2) return false
    return put(out, scaled(BONE, 0.86 + 0.14 * (1 - d)), base + 8 + r * 1.1 * Math.sqrt(1 - d * d), 0.3)
  })
}
