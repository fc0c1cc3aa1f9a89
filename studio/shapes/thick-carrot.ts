// Carrots in large pieces: a whole one that was boiled, or a thick stick from the oven, flat where it was cut.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [ORANGE, CORE, ROASTED] = [rgb('#ea7a1c'), rgb('#f6a544'), rgb('#6a2c0a')]

interface ThickCarrot {
  length: number
  /** Half its width at the thick end. */
  radius: number
  turn: number
  /** 0 boiled, 1 brown from the oven. */
  browned: number
  /** Halved along its length, the cut side up. */
  halved: boolean
  /** The thin end as a share of the thick one; left out, it comes to a point. */
  tip?: number
  /** Another root than a carrot. */
  flesh?: Rgb
  core?: Rgb
}

export function thickCarrot(scene: Scene, x: number, y: number, options: ThickCarrot): void {
  const { length, radius, turn, browned, halved, flesh: root = ORANGE, core = CORE } = options
  const { random, field } = scene
  const seed = random.between(0, 99)
  const half = length / 2
  const own = scene.vary(root, 0.05)
  const bend = random.bell() * 0.1
  const tip = options.tip ?? random.between(0.3, 0.55)
  const rest = field.settle(x, y, half * 0.7, radius * 0.7, turn, 0.4, 0.25)
  field.stamp(x, y, half * 1.1 + radius, turn, (lx, ly, out) => {
    const u = lx / half
    const wide = radius * (1 - (1 - tip) * smooth(-0.6, 1, u))
    const past = Math.max(0, Math.abs(lx) - half + wide * 0.7) / (wide * 0.7)
    const v = (ly - bend * half * (1 - u * u)) / wide
    const q = v * v + past ** 3
    if (q > 1) return false
    const n = layeredNoise(lx * 0.035 + seed, ly * 0.035, 3)
    const fine = layeredNoise(lx * 0.02 + seed, v * 3, 2)
    const round = Math.sqrt(1 - q)
    // Rings that the rootlets left run across the peel.
    const ring = smooth(0.62, 0.8, layeredNoise(lx * 0.11 + seed, v * 0.5, 2)) * (halved ? 0 : 0.3)
    const heart = halved ? smooth(0.42, 0.3, Math.abs(v + (fine - 0.5) * 0.2)) : 0
    const flesh = mix(scaled(own, 0.9 + 0.2 * fine), core, 0.6 * heart + (halved ? 0.12 : 0.25 * smooth(0.6, 1, round)))
    const brown = clamp(browned * (0.75 * smooth(0.5, 0.7, n) + 0.6 * smooth(0.55, 1, q) + 0.3 * past))
    const paint = mix(scaled(flesh, 1 - ring), ROASTED, brown)
    const top = halved ? 0.62 * (1 - smooth(0.7, 1, q) * 0.5) : 0.25 + 0.9 * round
    const z = 3 + radius * top + (n - 0.5) * 3
    const shade = mix(paint, ROASTED, 0.3 * smooth(0.72, 1, q))
    return put(out, shade, heightOn(rest, lx, ly) + z, 0.55 - 0.25 * brown, z + 3)
  })
}

/** Carrots side by side, most of them pointing one way. */
export function boiledCarrots(scene: Scene, x: number, y: number, radius: number): void {
  const { random } = scene
  const turn = random.between(-0.7, -0.35)
  for (let i = 0; i < 6; i++) {
    const off = (((i * 2) % 5) - 2) * radius * 0.36 + random.bell() * 6
    const at = [x - Math.sin(turn) * off, y + Math.cos(turn) * off + random.bell() * 10] as const
    thickCarrot(scene, ...at, {
      length: radius * random.between(1.35, 1.65),
      radius: radius * random.between(0.15, 0.19),
      turn: turn + random.bell() * 0.16 + (random.chance(0.3) ? Math.PI : 0),
      browned: 0.12,
      halved: random.chance(0.35),
    })
  }
}
