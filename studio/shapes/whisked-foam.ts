// The foam that a whisk raises on hot chocolate: a raft of bubbles of all sizes, open here and there on the dark drink.
import { mix, type Rgb, scaled, WHITE } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface WhiskedFoam {
  x: number
  y: number
  radius: number
  level: number
  drink: { dark: Rgb; light: Rgb }
  foam: Rgb
  /** Ground spice that was dusted over it. */
  dust?: Rgb | undefined
}

export function whiskedFoam(scene: Scene, { x, y, radius, level, drink, foam, dust }: WhiskedFoam): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const start = random.angle()
  const [openX, openY] = [Math.cos(start) * 0.34, Math.sin(start) * 0.3]
  field.stamp(x, y, radius, 0, (lx, ly, out) => {
    const [u, v] = [lx / radius, ly / radius]
    const r = hypot(u, v)
    if (r > 1) return false
    // The whisk went round: the raft is drawn out along its way.
    const turned = Math.atan2(v, u) + start + r * 1.9
    const [p, q] = [Math.cos(turned) * r, Math.sin(turned) * r]
    const n = layeredNoise(p * 2.6 + seed, q * 2.6, 3)
    const fine = layeredNoise(u * 16 + seed, v * 16, 2)
    const away = hypot((u - openX) / 0.62, (v - openY) / 0.44)
    const raft = smooth(0.5, 0.66, n * 0.85 + 0.24 * smooth(0.25, 1.15, away) + 0.22 * smooth(0.72, 0.98, r))
    const thin = raft * (0.72 + 0.28 * smooth(0.45, 0.75, n))
    const large = pores(lx * 0.085 + seed, ly * 0.085, 0.42) * smooth(0.2, 0.7, raft)
    const small = pores(lx * 0.2 - seed, ly * 0.2, 0.5) * smooth(0.1, 0.5, raft)
    const bubble = Math.max(large, 0.7 * small)
    const ring = smooth(0, 0.25, bubble) * smooth(0.85, 0.4, bubble)
    const below = mix(drink.dark, drink.light, clamp(0.8 * n + 0.2 * fine))
    const body = scaled(mix(below, foam, clamp(thin * (0.82 + 0.25 * fine))), 1 - 0.16 * bubble)
    const lit = mix(body, WHITE, 0.16 * ring * raft)
    const fell = dust
      ? 0.6 * smooth(0.75, 0.2, hypot(u + openX * 0.5, v + openY * 0.5)) * smooth(0.5, 0.72, fine + 0.3 * (n - 0.4))
      : 0
    const edge = smooth(0.955, 0.985, r)
    const paint = mix(dust ? mix(lit, dust, fell) : lit, scaled(drink.dark, 0.9), 0.7 * edge)
    return put(out, paint, level + 4 * raft + bubble * 1.4 + 0.8 * fine * raft + 1.6 * edge, 0.85 - 0.6 * raft)
  })
}
