// A chunk torn off a crusty loaf that soup was ladled over: brown crust along one side, open crumb, wet through at its foot.
import { mix, type Rgb, rgb, scaled, stained } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const CRUMB = { pale: rgb('#fbedc8'), toasted: rgb('#e3ad5e') }
const CRUST = { dark: rgb('#5e2c0c'), brown: rgb('#96531a'), gold: rgb('#c98a3a') }

export interface SoakedBreadOptions {
  size: number
  turn: number
  /** What it lies in, and how far up it has risen in the crumb: 0 is dry, 1 is wet to the top. */
  soup: Rgb
  soaked: number
}

export function soakedBread(scene: Scene, x: number, y: number, options: SoakedBreadOptions): void {
  const { random, field } = scene
  const { size, turn, soup, soaked } = options
  const seed = random.between(0, 99)
  const [long, wide] = [size * random.between(0.95, 1.25), size * random.between(0.8, 1)]
  const tall = size * random.between(0.55, 0.7)
  const crumb = scene.vary(CRUMB.pale, 0.03)
  const rest = field.settle(x, y, long * 0.6, wide * 0.6, turn, 0.3, 0.15)
  // Higher at the crust, so that the crumb looks up and away from it.
  const lean = random.between(0.16, 0.34)
  field.stamp(x, y, size * 1.5, turn, (lx, ly, out) => {
    const [u, v] = [lx / long, ly / wide]
    const angle = Math.atan2(v, u)
    const rag = layeredNoise(Math.cos(angle) * 2.2 + seed, Math.sin(angle) * 2.2 - seed, 3) - 0.5
    // The crust is one smooth bow; everywhere else it was torn.
    const bow = 0.62 - 0.3 * u * u + 0.05 * (noise(u * 2 + seed, 1.5) - 0.5)
    const torn = 1 - hypot(u, v) / (0.92 + 0.62 * rag)
    const toCrust = (bow - v) / 1.2
    const inside = Math.min(torn, toCrust)
    if (inside < 0) return false
    const n = layeredNoise(u * 2.4 + seed, v * 2.4, 3)
    const band = 0.2 * (0.75 + 0.5 * noise(u * 3 + seed, 8.5))
    const crust = smooth(band, band * 0.72, toCrust)
    // Large holes here and there, fine ones all over, drawn out as the dough rose.
    const hole = Math.max(
      pores(u * 3.1 + seed, v * 4 - u + seed, 0.5),
      0.7 * pores(u * 7.5 - seed, v * 8.5 + seed, 0.48) * smooth(0.36, 0.56, n),
    )
    const edge = smooth(0, 0.2, torn)
    // The crust stands up as a wall, rounded at its upper edge.
    const shoulder = 0.62 + 0.38 * Math.sqrt(clamp(toCrust / (band * 0.9)))
    const up = edge ** 0.55 * shoulder * (0.84 + lean * v)
    const fray = (layeredNoise(u * 9 + seed, v * 9, 2) - 0.5) * (1 - crust)
    const z = 2 + tall * up + (n - 0.5) * size * 0.16 * (1 - crust) - hole * size * 0.075 * (1 - crust) + fray * 3
    const open = mix(crumb, CRUMB.toasted, clamp(0.55 * smooth(0.5, 0.72, n) + 0.3 * (1 - edge)))
    const pitted = scaled(mix(open, CRUMB.toasted, 0.5 * hole), 1 - 0.3 * hole)
    // Wet crumb is the color of the soup, up to an uneven line.
    const line = soaked * (0.7 + 0.8 * noise(u * 2 - seed, v * 2))
    const wet = smooth(line + 0.14, line - 0.1, up)
    const soft = mix(stained(pitted, soup, 0.62 * wet), soup, 0.28 * wet)
    const baked = mix(
      mix(CRUST.gold, CRUST.brown, smooth(band, band * 0.5, toCrust)),
      CRUST.dark,
      clamp(0.7 * smooth(band * 0.55, 0, toCrust) + 0.5 * smooth(0.55, 0.75, n)),
    )
    const paint = mix(soft, scaled(baked, 0.9 + 0.25 * fray), crust)
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.1 + 0.2 * crust + 0.35 * wet, z + 3)
  })
}
