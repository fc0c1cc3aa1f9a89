// A torn piece of kale that simmered until it was silky: flat and wide, its curly edge still crinkled, a pale rib along it.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export function tornKale(scene: Scene, x: number, y: number, size: number, colour: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const body = scene.vary(colour, 0.12)
  const pale = mix(body, rgb('#c4d494'), 0.55)
  const [long, wide] = [size * random.between(0.52, 0.7), size * random.between(0.36, 0.5)]
  const ribbed = random.chance(0.55)
  const bow = random.bell() * 0.3
  // One side is turned over in places, and shows its paler back.
  const turnedAt = random.between(0.45, 0.75)
  const rest = field.settle(x, y, long * 0.6, wide * 0.6, turn, 0.3, 0.35)
  field.stamp(x, y, long * 1.5, turn, (lx, ly, out) => {
    const u = lx / long
    const v = ly / wide - bow * u * u
    const a = Math.atan2(v, u)
    const [cos, sin] = [Math.cos(a), Math.sin(a)]
    const lobes = layeredNoise(cos * 1.4 + seed, sin * 1.4 + seed, 2)
    const frill = noise(cos * 7 + seed, sin * 7 - seed)
    const d = hypot(u, v) / (0.66 + 0.5 * lobes + 0.2 * (frill - 0.5))
    if (d > 1) return false
    const edge = smooth(0.5, 1, d)
    const crinkle = layeredNoise(lx * 0.06 + seed, ly * 0.06, 2) - 0.5
    const ruffle = Math.sin(a * 5 + 11 * frill + 5 * lobes + seed) * smooth(0.66, 1, d)
    const rib = ribbed ? smooth(0.1, 0.03, Math.abs(v - 0.3 * Math.sin(u * 2.2 + seed))) * smooth(0.6, -0.2, u) : 0
    const veins = smooth(0.07, 0, Math.abs(noise(u * 4 + seed, v * 4 + Math.abs(v) * 2) - 0.5))
    const under = smooth(turnedAt, turnedAt + 0.12, v) * smooth(-0.7, 0.1, u)
    const shade = 0.84 + 0.42 * crinkle + 0.16 * ruffle + 0.16 * edge
    const paint = mix(
      scaled(body, shade),
      pale,
      clamp(0.6 * rib + 0.2 * veins + 0.42 * under + 0.16 * smooth(0.86, 1, d)),
    )
    const z = 6 + size * (0.1 * crinkle + 0.04 * ruffle + 0.02 * rib + 0.05 * under)
    return put(out, paint, heightOn(rest, lx, ly) + Math.max(2, z), 0.5, 8)
  })
}
