// Peeled chestnuts, simmered: plump hearts with a point, a few deep furrows with brown skin left in them; crushed, they are floury.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { hewn } from '#studio/shapes/hewn.ts'

const [FLESH, LIT, PELLICLE, FLOUR] = [rgb('#d8a660'), rgb('#f0cd8c'), rgb('#7a451c'), rgb('#f4dca2')]

/** In cocoa they take on color, and stay lighter than it. */
const DYED = { flesh: rgb('#b0713a'), lit: rgb('#e6b878'), furrow: rgb('#4e2410') }

/** Brown and glossy with one long furrow, a blunt point at one end. */
export function dyedChestnut(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const flesh = scene.vary(DYED.flesh, 0.1)
  const seed = random.between(0, 99)
  const turn = random.angle()
  const broad = random.between(0.84, 0.94)
  const off = random.between(0.18, 0.42) * (random.chance(0.5) ? 1 : -1)
  const rest = field.settle(x, y, size * 0.8, size * 0.7, turn, 0.45, 0.3)
  field.stamp(x, y, size * 1.4, turn, (lx, ly, out) => {
    // Broad and a little flat at its foot, drawn out to a point.
    const u = lx / (size * 1.08)
    const point = smooth(0, 1.05, u)
    const v = ly / (size * broad * (1 - 0.74 * point * point))
    const q = Math.abs(u * (u < 0 ? 1.14 : 1)) ** 2.2 + Math.abs(v) ** 2.2
    if (q > 1) return false
    const bend = 0.16 * Math.sin(u * 2.4 + seed) + 0.1 * (noise(u * 3 + seed, 3) - 0.5)
    const furrow = smooth(0.09, 0.015, Math.abs(v - off - bend)) * smooth(1, 0.7, q) * smooth(-0.95, -0.5, u)
    const side = Math.abs(v - off - bend - (v > off ? 0.48 : -0.48) + 0.14 * Math.sin(u * 3 - seed))
    const crease =
      smooth(0.07, 0.01, side) * smooth(0.45, 0.62, noise(u * 1.8 - seed, v > off ? 4 : 9)) * smooth(1, 0.6, q)
    const fine = layeredNoise(lx * 0.05 + seed, ly * 0.16, 2)
    const dark = Math.max(furrow, 0.6 * crease)
    const z = 3 + size * (0.84 * (1 - q) ** 0.5 - 0.16 * furrow - 0.06 * crease) + (fine - 0.5) * 1.4
    const lit = mix(scaled(flesh, 0.86 + 0.28 * fine), DYED.lit, 0.6 * smooth(0.75, 0.05, q))
    return put(out, mix(lit, DYED.furrow, 0.62 * dark), heightOn(rest, lx, ly) + z, 0.9, z + 2)
  })
}

export function chestnut(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const flesh = scene.vary(FLESH, 0.07)
  const seed = random.between(0, 99)
  const turn = random.angle()
  const broad = random.between(0.84, 0.96)
  const rest = field.settle(x, y, size * 0.8, size * 0.7, turn, 0.45, 0.3)
  field.stamp(x, y, size * 1.25, turn, (lx, ly, out) => {
    const u = lx / (size * 1.04)
    // Round at its foot, drawn to a blunt point.
    const v = ly / (size * broad * (1 - 0.42 * smooth(0.1, 1, u)))
    const q = Math.abs(u) ** 2.3 + Math.abs(v) ** 2.3
    if (q > 1) return false
    const bend = 0.22 * (layeredNoise(u * 1.5 + seed, v * 0.8, 2) - 0.5)
    // Two or three furrows run from the foot to the point, and fade.
    const lines = Math.abs(Math.sin((v + 2.2 * bend + 0.2 * Math.sin(u * 3 + seed)) * 4.6 + seed))
    const runs = smooth(0.38, 0.66, noise(u * 2.2 + seed, v * 2.4 - seed))
    const furrow = smooth(0.2, 0.02, lines) * runs * smooth(1, 0.75, q)
    const fine = layeredNoise(lx * 0.09 + seed, ly * 0.09, 2)
    const z = 3 + size * (0.8 * (1 - q) ** 0.5 - 0.12 * furrow) + (fine - 0.5) * 2
    const lit = mix(scaled(flesh, 0.92 + 0.16 * fine), LIT, 0.45 * smooth(0.6, 0.1, q))
    const worn = mix(lit, PELLICLE, 0.4 * smooth(0.6, 1, q) * fine)
    return put(out, mix(worn, PELLICLE, 0.8 * furrow), heightOn(rest, lx, ly) + z, 0.55, z + 2)
  })
}

export function chestnutCrumb(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const inside = scene.vary(mix(FLOUR, LIT, random.unit()), 0.05)
  hewn(scene, x, y, {
    size,
    long: random.between(1, 1.4),
    tall: random.between(0.6, 0.85),
    sides: 5,
    uneven: size * 0.3,
    round: 0.16,
    gloss: 0.3,
    grain: (u, v) => layeredNoise(u * 2.6 + seed, v * 2.6, 3),
    paint: ({ face, grain }) =>
      face === 2
        ? mix(inside, PELLICLE, 0.4)
        : scaled(mix(inside, FLESH, 0.5 * smooth(0.45, 0.7, grain)), 0.9 + 0.2 * grain),
    relief: ({ grain }) => (grain - 0.5) * size * 0.22,
  })
}
