// A clove of garlic, peeled: raw, or crushed a little and fried slowly in oil until it is golden.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const FRIED = { pale: rgb('#ecd095'), gold: rgb('#d0943a'), brown: rgb('#8f5a22') }
const RAW = { pale: rgb('#fbf3dc'), gold: rgb('#efdcae'), brown: rgb('#c9a96c') }

export function goldenClove(scene: Scene, x: number, y: number, size: number): void {
  clove(scene, x, y, size, FRIED)
}

export function rawClove(scene: Scene, x: number, y: number, size: number): void {
  clove(scene, x, y, size, RAW)
}

/** Round along its back, flatter where it lay against the next, drawn out to a bent tip; the root end was cut off. */
function clove(scene: Scene, x: number, y: number, size: number, { pale, gold: deep, brown }: typeof RAW): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const half = size * random.between(0.7, 1.05)
  const wide = half * random.between(0.56, 0.74)
  const bend = random.between(0.12, 0.4) * (random.chance(0.5) ? 1 : -1)
  const split = random.chance(0.5)
  const rest = field.settle(x, y, half * 0.7, wide * 0.7, turn, 0.5, 0.4)
  field.stamp(x, y, half * 1.3, turn, (lx, ly, out) => {
    const u = lx / half
    if (u < -0.92 || u > 1.08) return false
    const n = layeredNoise(lx * (2 / half) + seed, ly * (2 / half), 3)
    const profile = u < -0.2 ? Math.sqrt(clamp(1 - ((u + 0.2) / 0.95) ** 2)) : 1 - smooth(-0.1, 1.1, u) ** 1.1
    const off = ly - bend * half * smooth(0.1, 1, u) ** 1.5 * 0.5
    const v = off / (wide * profile * (off * bend > 0 ? 1.08 : 0.84) + 0.01)
    if (Math.abs(v) > 1) return false
    const dome = Math.sqrt(1 - v * v)
    const crack = split ? smooth(0.12, 0.03, Math.abs(v + 0.2 + (n - 0.5) * 0.7)) * smooth(0.8, 0.3, Math.abs(u)) : 0
    const tip = smooth(0.35, 0.95, u)
    const gold = clamp(0.2 + 1.5 * (n - 0.42) + 0.5 * tip + 0.3 * (1 - dome))
    const root = smooth(-0.78, -0.88, u)
    const paint = mix(mix(pale, deep, gold), brown, clamp(0.65 * tip * gold + 0.5 * crack + 0.5 * root))
    const z = 2 + wide * 0.95 * profile ** 0.6 * dome - crack * 3
    return put(out, scaled(paint, 0.95 + 0.1 * n), heightOn(rest, lx, ly) + z, 0.6, z + 2)
  })
}
