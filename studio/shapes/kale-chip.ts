// A torn piece of kale, baked until it is dry and crisp: a cupped leaf whose rim stands up in tight frills, browned at its tips.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const KALE = {
  deep: rgb('#35612a'),
  green: rgb('#548536'),
  bright: rgb('#a3c368'),
  rib: rgb('#b9c987'),
  olive: rgb('#6f7a2c'),
  crisp: rgb('#8f7430'),
}

export function kaleChip(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const long = random.between(1.05, 1.45)
  const baked = mix(mix(KALE.deep, KALE.green, random.between(0.2, 1)), KALE.olive, 0.5 * random.unit())
  const green = scene.vary(baked, 0.08)
  // Dry leaves curl: both long sides stand up, some nearly meet, and one end is higher than the other.
  const curl = random.between(0.15, 0.6)
  const roll = random.bell() * 0.22
  const frills = random.whole(11, 15)
  const toasted = random.between(0.1, 0.7)
  const rest = field.settle(x, y, size * 0.6, size * 0.6, turn, 0.55, 0.3)
  field.stamp(x, y, size * 1.6, turn, (lx, ly, out) => {
    const [u, v] = [lx / (size * long), ly / (size * (1 - 0.3 * curl))]
    const angle = Math.atan2(v, u)
    const [ca, sa] = [Math.cos(angle), Math.sin(angle)]
    const lobe = layeredNoise(ca * 0.9 + seed, sa * 0.9 + seed, 2)
    // The rim is longer than the leaf is wide: it lies in frills, which are loops and not teeth.
    const swing = angle * frills + 7 * layeredNoise(ca * 1.6 + seed, sa * 1.6 + 7, 2) + 0.8 * Math.sin(angle * 3 + seed)
    const r = hypot(u, v)
    const wave = Math.sin(swing + 1.6 * r * Math.sin(angle * 5 + seed))
    const small = Math.sin(swing * 2.7 + seed)
    const edge = 0.66 + 0.42 * lobe + 0.055 * wave + 0.03 * small + 0.03 * noise(ca * 12 + seed, sa * 12)
    const d = r / edge
    if (d > 1) return false
    const rim = smooth(0.42, 1, d)
    const ruffle = (0.5 + 0.5 * wave) * (0.7 + 0.3 * small)
    const crinkle = layeredNoise(u * 5 + seed, v * 5, 3)
    const blister = pores(u * 5 + seed, v * 5 + seed, 0.6)
    const branch = Math.abs(((Math.abs(v) * 3.2 - u * 2.2 + 40 + 0.3 * crinkle) % 1) - 0.5)
    const vein = 0.5 * smooth(0.07, 0.02, branch) * smooth(0.8, 0.4, d)
    const rib = Math.exp(-((v / 0.045) ** 2)) * smooth(0.8, 0.2, Math.abs(u))
    const stands = curl * smooth(0.15, 1, Math.abs(v)) + 0.14 * d * d + roll * u
    const z = size * (0.45 * stands + 0.2 * rim * ruffle + 0.06 * blister + 0.16 * (crinkle - 0.5) * (0.5 + rim))
    const shade = 0.62 + 0.28 * crinkle + 0.14 * blister + 0.42 * rim * (ruffle - 0.35)
    const body = scaled(mix(green, KALE.bright, clamp(0.62 * rim * ruffle ** 1.5 + 0.12 * blister)), shade)
    const leafy = mix(body, KALE.rib, 0.6 * rib + 0.4 * vein)
    const browned = toasted * smooth(0.78, 1, d) * smooth(0.35, 0.6, noise(ca * 3 + seed, sa * 3))
    return put(out, mix(leafy, KALE.crisp, browned), heightOn(rest, lx, ly) + Math.max(2, 5 + z), 0.22, 7)
  })
}
