// A strip of cabbage from the wok or the pan: flat and soft, cut across at its ends, a pale vein in it, glassy along its edges,
// browned at a corner.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface StripTones {
  leaves: readonly Rgb[]
  rib: Rgb
  brown: Rgb
}

export function softStrip(scene: Scene, x: number, y: number, length: number, width: number, tones: StripTones): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const body = scene.vary(random.pick(tones.leaves), 0.06)
  const turn = random.angle()
  const half = length / 2
  const bow = random.bell() * 0.26 * length
  const sway = random.bell() * 0.1 * length
  // The knife did not go square through it.
  const [left, right] = [random.bell() * 0.5, random.bell() * 0.5]
  const cup = random.between(-0.1, 0.16)
  const ribbed = random.chance(0.25) ? random.between(0.3, 0.6) : random.between(0, 0.12)
  const caught = random.chance(0.45) ? random.between(0.4, 0.9) : 0.12
  const drift = random.bell() * 0.3
  const rest = field.settle(x, y, half * 0.7, width * 0.4, turn, 0.35, 0.5)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  // Limp: one long bend, and a smaller one in it.
  const lieOf = (u: number): number => bow * (u * u - 0.4) + sway * Math.sin(u * 3.4 + seed)
  const below = Array.from({ length: 7 }, (_, i) => {
    const u = i / 3 - 1
    const off = lieOf(u)
    return field.colourAt(x + cos * u * half - sin * off, y + sin * u * half + cos * off)
  })
  field.stamp(x, y, half * 1.2 + width, turn, (lx, ly, out) => {
    const u = lx / half
    if (Math.abs(u) > 1.2) return false
    const across = ly - lieOf(u)
    const wide = width * 0.5 * (0.76 + 0.48 * noise(u * 1.7 + seed, across > 0 ? 2.5 : 7.5))
    const v = across / wide
    if (Math.abs(v) > 1) return false
    const end = 1 + (u < 0 ? left : right) * v * (wide / half) + 0.1 * (noise(v * 2 + seed, u < 0 ? 3 : 5) - 0.5)
    const inward = (end - Math.abs(u)) * half
    if (inward < 0) return false
    const n = layeredNoise(u * 2.2 + seed, v * 1.2 - seed, 2)
    const spine = v - drift - 0.2 * Math.sin(u * 1.6 + seed)
    const vein = smooth(0.13, 0.02, Math.abs(spine))
    const phase = (u * 2.4 - 0.5 * Math.abs(spine) + seed) % 1
    const branch = smooth(0.1, 0.02, Math.abs(phase - 0.5)) * smooth(0.95, 0.3, Math.abs(v))
    const edge = Math.max(smooth(0.62, 1, Math.abs(v)), smooth(width * 0.16, 0, inward))
    const corner = smooth(0.3, 0.95, Math.abs(v)) * smooth(0.5, 0.95, Math.abs(u))
    const took = clamp(caught * smooth(0.3, 0.75, corner * 0.8 + 0.5 * n) + 0.25 * caught * edge)
    const leaf = scaled(mix(body, tones.rib, clamp(ribbed + 0.34 * vein + 0.16 * branch)), 0.84 + 0.32 * n)
    const own = mix(leaf, tones.brown, 0.7 * took)
    const under = below[Math.round(clamp((u + 1) / 2) * 6)] ?? own
    const z = 2.6 + 2.6 * ribbed + width * cup * (v * v - 0.3) + 0.8 * vein + width * 0.26 * (n - 0.5) - 1.4 * edge
    return put(out, mix(own, under, 0.34 * edge * (1 - took)), heightOn(rest, lx, ly) + z, 0.34, 4)
  })
}
