// Peeled chestnuts, simmered: plump hearts with a point, a few deep furrows with brown skin left in them; crushed, they are floury.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { hewn } from '#studio/shapes/hewn.ts'

const [FLESH, LIT, PELLICLE, FLOUR] = [rgb('#d8a660'), rgb('#f0cd8c'), rgb('#7a451c'), rgb('#f4dca2')]

/** In cocoa they take on color, and stay lighter than it. */
const DYED = { flesh: rgb('#b9783a'), lit: rgb('#e3ae68'), furrow: rgb('#5a2c12') }

/** Plump and dull with shallow wrinkles, one furrow that the skin left, a blunt point; some broke, and show their floury inside. */
export function dyedChestnut(scene: Scene, x: number, y: number, size: number, broken: boolean): void {
  const { random, field } = scene
  const flesh = scene.vary(DYED.flesh, 0.1)
  const seed = random.between(0, 99)
  const turn = random.angle()
  const broad = random.between(0.82, 0.96)
  const off = random.between(-0.35, 0.35)
  const cut = random.between(0.1, 0.32)
  const rest = field.settle(x, y, size * 0.8, size * 0.7, turn, 0.45, 0.3)
  field.stamp(x, y, size * 1.4, turn, (lx, ly, out) => {
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 2)
    // Broad and a little flat at its foot, drawn out to a point.
    const u = lx / (size * (1.02 + 0.12 * (n - 0.5)))
    const point = smooth(0, 1.05, u)
    const v = ly / (size * broad * (1 - 0.5 * point * point) * (1 + 0.16 * (n - 0.5)))
    const q = Math.abs(u * (u < 0 ? 1.14 : 1)) ** 2.2 + Math.abs(v) ** 2.2
    if (q > 1) return false
    const fine = layeredNoise(lx * 0.1 + seed, ly * 0.1, 3)
    const body = size * 0.84 * (1 - q) ** 0.5
    const edge = u - cut - 0.3 * (layeredNoise(v * 1.6 + seed, seed, 2) - 0.5)
    if (broken && edge > 0) {
      // It broke across: floury, rough, lower than the rest.
      const z = 3 + body * (0.8 - 0.6 * smooth(0, 0.4, edge)) + (fine - 0.5) * 5
      const floury = mix(FLOUR, DYED.lit, 0.35 + 0.5 * smooth(0.4, 0.7, fine))
      return put(out, scaled(floury, 0.84 + 0.24 * fine), heightOn(rest, lx, ly) + z, 0.25, z + 2)
    }
    const wave = off + 0.5 * (layeredNoise(u * 1.3 + seed, 7, 2) - 0.5)
    const fades = smooth(0.95, 0.6, q) * smooth(0.3, 0.55, noise(u * 1.7 + seed, 2))
    const furrow = smooth(0.17, 0.01, Math.abs(v - wave)) * fades
    const wrinkle = layeredNoise(u * 1.4 + seed, v * 4.4 + 1.6 * n, 2)
    const z = 3 + body - size * (0.1 * furrow + 0.07 * wrinkle) + (fine - 0.5) * 1.6
    const lit = mix(scaled(flesh, 0.8 + 0.2 * wrinkle + 0.22 * fine), DYED.lit, 0.55 * smooth(0.8, 0.05, q))
    const worn = mix(lit, DYED.furrow, 0.45 * furrow + 0.3 * smooth(0.55, 1, q))
    return put(out, worn, heightOn(rest, lx, ly) + z, 0.5, z + 2)
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
