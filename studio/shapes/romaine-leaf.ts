// A whole leaf from the heart of a romaine: long, a broad pale rib, a crinkled blade that cups about it.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const BLADE = { heart: rgb('#d3dd84'), young: rgb('#9cc252'), green: rgb('#5f9a34'), tip: rgb('#437f28') }
const RIB = { white: rgb('#f4f5da'), green: rgb('#d3e2a0') }

export function romaineLeaf(scene: Scene, x: number, y: number, length: number, turn: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const half = length / 2
  const wide = length * random.between(0.165, 0.21)
  const bend = random.bell() * 0.16
  const cup = random.between(0.16, 0.34)
  const young = random.between(0, 0.5)
  const rest = field.settle(x, y, half * 0.7, wide * 0.7, turn, 0.4, 0.22)
  field.stamp(x, y, half * 1.12, turn, (lx, ly, out) => {
    const u = lx / half
    if (Math.abs(u) > 1) return false
    const bowed = ly - bend * half * (u * u - 0.4)
    const upper = bowed > 0 ? 7 : 0
    // Narrow at its foot, broadest past the middle; the edge is frilled.
    const body = (0.26 + 0.74 * smooth(-1, 0.15, u)) * Math.sqrt(clamp(1 - clamp((u - 0.25) / 0.75) ** 2.4))
    const frill = 0.88 + 0.2 * layeredNoise(u * 5 + seed, upper + seed, 3)
    const v = bowed / Math.max(0.5, wide * body * frill)
    if (Math.abs(v) > 1) return false
    const side = Math.abs(v)
    const ribWide = (0.5 * smooth(0.5, -1, u) + 0.07) * (0.9 + 0.2 * noise(u * 6 + seed, seed))
    const rib = smooth(ribWide, ribWide * 0.7, side)
    const vein =
      smooth(0.16, 0.03, Math.abs((((u * 1.6 - side * 0.7) * 3.2 + seed) % 1) - 0.5)) * smooth(0.95, 0.4, side)
    const crinkle = layeredNoise(lx * 0.045 + seed, ly * 0.06, 3)
    const deep = clamp(0.55 * smooth(-0.5, 0.8, u) + 0.5 * side - 0.25 * young)
    const blade = mix(
      mix(BLADE.heart, BLADE.young, smooth(0.05, 0.35, deep)),
      mix(BLADE.green, BLADE.tip, smooth(0.6, 1, deep)),
      smooth(0.3, 0.8, deep),
    )
    const veined = mix(scaled(blade, 0.82 + 0.34 * crinkle), RIB.green, 0.45 * vein)
    const stalk = mix(RIB.white, RIB.green, 0.5 * smooth(-0.4, 0.6, u) + 0.3 * noise(v * 9 + seed, u * 3))
    const ruffle = Math.sin(u * 17 + upper + 4 * crinkle) * side * side
    const z = 4 + wide * (cup * side * side + 0.1 * (crinkle - 0.5) + 0.07 * ruffle) + 5 * rib + 9 * u * u
    return put(out, mix(veined, stalk, rib), heightOn(rest, lx, ly) + z, 0.34, 6)
  })
}
