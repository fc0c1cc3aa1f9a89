// Milk frothed onto tea or chocolate: pale foam in the middle, marbled into the drink around it, small bubbles at the wall.
import { mix, type Rgb, scaled, WHITE } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface MilkFoam {
  x: number
  y: number
  radius: number
  level: number
  drink: { dark: Rgb; light: Rgb }
  foam: Rgb
}

export function milkFoam(scene: Scene, { x, y, radius, level, drink, foam }: MilkFoam): void {
  const seed = scene.random.between(0, 99)
  const start = scene.random.angle()
  scene.field.stamp(x, y, radius, 0, (lx, ly, out) => {
    const r = hypot(lx, ly) / radius
    if (r > 1) return false
    const angle = Math.atan2(ly, lx) + start
    // It was poured in a circle: everything is drawn out along a spiral.
    const turned = angle + r * 3.4
    const [u, v] = [Math.cos(turned) * r, Math.sin(turned) * r]
    const n = layeredNoise(u * 3.2 + seed, v * 3.2, 3)
    const streak = layeredNoise(u * 7 + seed, v * 7 - seed, 2)
    const island = smooth(0.78, 0.5, r + 0.55 * (n - 0.5))
    const marbled = smooth(0.5, 0.58, streak) * smooth(0.97, 0.7, r) * 0.75
    const white = clamp(Math.max(island * (1 - 0.55 * smooth(0.54, 0.66, streak)), marbled * (1 - island)))
    const gathers = smooth(0.72, 1, r + 0.12 * n)
    const bubble = Math.max(
      pores(lx * 0.17 + seed, ly * 0.17, 0.5) * gathers,
      0.6 * pores(lx * 0.3 - seed, ly * 0.3, 0.4) * white,
    )
    const ring = smooth(0, 0.3, bubble) * smooth(0.95, 0.5, bubble)
    const below = mix(drink.dark, drink.light, clamp(n * 1.4 - 0.1))
    const body = scaled(mix(below, foam, 0.86 * white), 1 - 0.1 * bubble)
    // It climbs a little up the wall, where it is the drink's own color.
    const edge = smooth(0.955, 0.985, r)
    const paint = mix(mix(body, WHITE, 0.25 * ring), scaled(drink.dark, 0.9), 0.7 * edge)
    return put(out, paint, level + 2.6 * white + bubble * 0.9 + 1.6 * edge, 0.75 - 0.4 * white)
  })
}
