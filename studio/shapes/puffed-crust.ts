// The base of a pizza from a very hot oven: an uneven rim, blown up in places, with soft brown and charred spots; sauce up to it.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const CRUST = {
  pale: rgb('#f3d9a6'),
  gold: rgb('#dda75a'),
  brown: rgb('#a8652a'),
  char: rgb('#4c2812'),
  flour: rgb('#fbf0da'),
}

export function puffedPizza(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  sauce: { dark: Rgb; light: Rgb },
): void {
  const seed = scene.random.between(0, 99)
  const base = scene.field.settle(x, y, radius * 0.6, radius * 0.6, 0, 0.75, 0).z
  const orange = mix(sauce.light, rgb('#f0a040'), 0.5)
  scene.field.stamp(x, y, radius * 1.08, 0, (lx, ly, out) => {
    const far = hypot(lx, ly) / radius
    if (far > 1.07) return false
    const angle = Math.atan2(ly, lx)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const edge = 0.97 + 0.09 * (layeredNoise(cos * 1.6 + seed, sin * 1.6 + seed, 3) - 0.5)
    const q = far / edge
    if (q > 1) return false
    // Blown up here, flat there.
    const blown = smooth(0.3, 0.72, layeredNoise(cos * 3.4 - seed, sin * 3.4 + seed, 2))
    const wide = 0.105 + 0.05 * blown + 0.03 * (noise(cos * 7 + seed, sin * 7) - 0.5)
    const t = (q - 1 + wide) / wide
    const n = layeredNoise(lx * 0.022 + seed, ly * 0.022, 3)
    const fine = layeredNoise(lx * 0.1 + seed, ly * 0.1, 2)
    if (t < 0) {
      // Crushed tomatoes: lumps of pulp with juice between them, thinner and oranger where they meet the rim.
      const pulp = smooth(0.38, 0.66, layeredNoise(lx * 0.05 - seed, ly * 0.05, 3))
      const near = smooth(-0.55, 0, t + 0.5 * (n - 0.5))
      const red = scaled(mix(sauce.dark, sauce.light, 0.25 + 0.7 * pulp), 0.94 + 0.12 * fine)
      const dry = smooth(-0.16, 0.02, t + 0.3 * (fine - 0.5))
      const paint = mix(mix(red, orange, 0.55 * near), CRUST.gold, 0.75 * dry)
      return put(out, paint, base + 9 + 5 * pulp + 2 * (n - 0.5) - 2 * near, 0.4 - 0.3 * dry)
    }
    const arch = Math.sqrt(clamp(1 - (2 * t - 1) ** 2))
    const high = 11 + 15 * blown + 6 * (fine - 0.5)
    // Most color on what stands highest; leopard spots with soft borders, many in some places and none in others.
    const heat = clamp(0.6 * arch + 0.7 * (n - 0.4) + 0.35 * blown)
    const dough = mix(mix(CRUST.pale, CRUST.gold, smooth(0.15, 0.6, heat)), CRUST.brown, 0.6 * smooth(0.55, 1, heat))
    const patch = smooth(0.42, 0.66, layeredNoise(cos * 2.6 + seed * 2, sin * 2.6, 2))
    const spot = layeredNoise(lx * 0.05 + seed * 3, ly * 0.05, 3)
    const charred = (0.25 + 0.75 * patch) * smooth(0.46, 0.68, spot) * smooth(0.1, 0.5, arch)
    const floured = 0.3 * smooth(0.55, 0.8, noise(lx * 0.06 - seed, ly * 0.06)) * smooth(0.6, 1, t)
    const paint = mix(mix(dough, CRUST.flour, floured), CRUST.char, 0.85 * charred)
    const z = 9 * (1 - t ** 5) + high * arch
    return put(out, scaled(paint, 0.97 + 0.08 * fine), base + z, 0.14)
  })
}

/** A piece of fresh mozzarella that melted: thick in the middle, its border running out into the sauce. */
export function meltedDisc(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const long = random.between(1, 1.25)
  const toasted = random.between(0.1, 0.5)
  scene.field.stamp(
    x,
    y,
    size * long * 1.3,
    random.angle(),
    (lx, ly, out) => {
      const [u, v] = [lx / (size * long), ly / size]
      const n = layeredNoise(u * 1.5 + seed, v * 1.5, 3)
      const q = hypot(u, v) * (1 + 0.5 * (n - 0.5))
      if (q > 1) return false
      const fine = layeredNoise(u * 4 - seed, v * 4, 2)
      out.alpha = 0.97 * smooth(1, 0.72, q + 0.16 * (fine - 0.5))
      const melt = mix(MELTED.white, MELTED.cream, smooth(0.2, 0.85, q + 0.5 * (fine - 0.5)))
      const blister = toasted * smooth(0.6, 0.8, layeredNoise(u * 2.6 + seed, v * 2.6 + 9, 2)) * smooth(0.9, 0.5, q)
      const z = 7 * Math.sqrt(1 - q) + 3 * (fine - 0.5) * smooth(1, 0.6, q)
      return put(out, mix(melt, MELTED.gold, blister), z, 0.5)
    },
    'decal',
  )
}

const MELTED = { white: rgb('#fdf7e8'), cream: rgb('#f6dfb4'), gold: rgb('#d99a48') }
