// A piece of cucumber under the flat of a cleaver: torn, wet and pale, with the dark skin on what was its back.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const SKIN = { dark: rgb('#1d4f1a'), light: rgb('#3f7d2c') }
const FLESH = { pale: rgb('#d6e8a4'), wet: rgb('#b2d070'), green: rgb('#6fa236') }
const PIP = rgb('#eef0bd')

export function smashedCucumber(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const half = size * random.between(0.85, 1.25)
  const wide = size * random.between(0.52, 0.74)
  const tall = size * random.between(0.4, 0.55)
  const skin = scene.vary(mix(SKIN.dark, SKIN.light, 0.3 * random.unit()), 0.12)
  // A few lie on their flesh and show a cracked back; most lie tipped, skin along one side.
  const onFlesh = random.chance(0.12)
  const line = onFlesh ? -2 : random.between(0.25, 0.62)
  const rest = field.settle(x, y, half * 0.7, wide * 0.7, turn, 0.4, 0.5)
  field.stamp(x, y, half * 1.3, turn, (lx, ly, out) => {
    const n = layeredNoise(lx * 0.045 + seed, ly * 0.045, 3) - 0.5
    const torn = layeredNoise(ly * 0.1 + seed, lx > 0 ? 3 : 8, 3) - 0.5
    const u = lx / half + 0.75 * torn
    const v = ly / wide + 0.34 * (layeredNoise(lx * 0.07 + seed, ly > 0 ? 2 : 6, 2) - 0.5)
    if (Math.abs(u) > 1 || Math.abs(v) > 1) return false
    const ends = Math.sqrt(clamp(1 - u ** 8))
    const crack = onFlesh ? smooth(0.09, 0.02, Math.abs(v - 0.2 + 0.7 * n)) : 0
    const skinned = smooth(line - 0.03, line + 0.05, v + 0.16 * n) * (1 - crack)
    const stripe = noise(v * 6 + seed, u * 0.9)
    const back = mix(scaled(skin, 0.8 + 0.45 * stripe), FLESH.green, 0.25 * smooth(0.72, 0.9, stripe))
    // Watery and seedy along the middle, firm and greener towards the skin.
    const middle = smooth(0.15, -0.35, v + 0.3 * n)
    const pips = middle * smooth(0.6, 0.72, noise(u * 6 + seed, v * 3.6 + seed))
    const firm = mix(FLESH.pale, FLESH.green, 0.7 * smooth(line - 0.4, line, v) + 0.5 * crack)
    const flesh = mix(mix(firm, FLESH.wet, 0.75 * middle + 0.5 * Math.max(0, -n)), PIP, 0.8 * pips)
    const round = onFlesh ? Math.sqrt(1 - v * v) : smooth(-1.05, 0.3, v) * Math.sqrt(clamp(1 - Math.max(0, v) ** 3))
    const rough = (1 - skinned) * (n * 0.2 + 0.06 * (noise(lx * 0.14 + seed, ly * 0.14) - 0.5))
    const z = 4 + tall * (round * ends + rough) - 4 * crack + 1.5 * pips
    return put(out, mix(flesh, back, skinned), heightOn(rest, lx, ly) + z, 0.3 + 0.35 * skinned, z + 3)
  })
}
