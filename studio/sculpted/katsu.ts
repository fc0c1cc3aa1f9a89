// A breaded cutlet cut into strips that lean on each other: rough crumbs outside, white meat at the cuts.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Random } from '#studio/random.ts'
import type { Solid } from './carver.ts'
import { softMax } from './solids.ts'

const CRUMB = { pale: rgb('#edc078'), gold: rgb('#cf882f'), brown: rgb('#8f4a16') }
const MEAT = { pale: rgb('#fff1cc'), fiber: rgb('#f6d79a') }

export interface Katsu {
  halfLength: number
  halfWidth: number
  thick: number
  strips: number
  /** Direction of its length. */
  turn: number
  inside: Rgb
}

interface Strip {
  /** Its middle along the cutlet before and after the strips were pushed apart. */
  from: number
  at: number
  half: number
  aside: number
  lean: number
  up: number
}

/** Shards of panko that lie every way, large and small; 0 to 1. */
function shards(u: number, v: number, w: number, seed: number): number {
  const [a, b] = [u + 0.6 * w, v - 0.5 * w]
  const bend = 2.2 * noise(a * 0.05 + seed, b * 0.05)
  const large = noise(a * 0.15 + bend + seed, b * 0.11 - bend)
  const across = noise(a * 0.12 - bend - seed, b * 0.2 + bend)
  return 0.42 * large + 0.34 * across + 0.24 * noise(a * 0.36 + seed, b * 0.36)
}

function strip(katsu: Katsu, own: Strip, seed: number): Solid {
  const { halfLength, halfWidth, thick, turn, inside } = katsu
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [cx, cy] = [cos * own.at - sin * own.aside, sin * own.at + cos * own.aside]
  /** Along the cutlet from the strip's middle, across it, and up. */
  const local = (x: number, y: number, z: number): readonly [number, number, number] => {
    const [dx, dy] = [x - cx, y - cy]
    const up = z - own.up - thick / 2
    const u = cos * dx + sin * dy
    // It leans back, so that one sees its cut.
    return [u + own.lean * up, cos * dy - sin * dx, up - own.lean * 0.6 * u]
  }
  const outline = (u: number, v: number): number => {
    const wobble = 1 + 0.16 * (noise((u + own.from) * 0.014 + seed, v * 0.014) - 0.5)
    const [a, b] = [(Math.abs(u + own.from) / halfLength) * wobble, (Math.abs(v) / halfWidth) * wobble]
    return ((a ** 2.8 + b ** 2.8) ** (1 / 2.8) - 1) * halfWidth * 0.8
  }
  const body = (u: number, v: number, w: number): number => {
    const rim = outline(u, v)
    // Thinner towards its edge.
    const half = (thick / 2) * (1 - 0.35 * smooth(-halfWidth * 0.5, 0, rim))
    return softMax(rim, Math.abs(w) - half, 16)
  }
  return {
    bounds: {
      x: cx,
      y: cy,
      reach: hypot(halfWidth, own.half) + thick * own.lean + 8,
      from: own.up - 14,
      to: own.up + thick + 16,
    },
    distance: (x, y, z) => {
      const [u, v, w] = local(x, y, z)
      const cut = Math.abs(u) - own.half
      const d = softMax(body(u, v, w), cut, 3)
      if (d > 10) return d * 0.75
      const rough = smooth(-5, 0, -cut - 4) * 13 * (shards(u + own.from, v, w, seed) - 0.5)
      return (d - rough) * 0.6
    },
    colour: (x, y, z) => {
      const [u, v, w] = local(x, y, z)
      const coarse = layeredNoise((u + own.from) * 0.03 + seed, v * 0.03 + w * 0.03, 3)
      const flake = shards(u + own.from, v, w, seed)
      const coat = scaled(
        mix(
          mix(CRUMB.pale, CRUMB.gold, smooth(0.3, 0.62, 0.6 * coarse + 0.4 * (1 - flake))),
          CRUMB.brown,
          0.8 * smooth(0.54, 0.72, 0.6 * coarse + 0.4 * flake),
        ),
        0.76 + 0.46 * flake,
      )
      const atCut = smooth(-5, -2.5, Math.abs(u) - own.half)
      const crust = smooth(-8, -5, body(u, v, w))
      const fiber = layeredNoise(v * 0.05 + seed, w * 0.16 + u * 0.02, 3)
      const meat = mix(mix(MEAT.pale, inside, 0.12), MEAT.fiber, 0.8 * smooth(0.42, 0.7, fiber))
      return mix(coat, meat, atCut * (1 - crust))
    },
    gloss: 0.14,
    through: 1,
  }
}

/** The strips from one end to the other, pushed apart a little more in the middle. */
export function katsuStrips(katsu: Katsu, random: Random): Solid[] {
  const { halfLength, strips } = katsu
  const half = halfLength / strips
  const seed = random.between(0, 99)
  return Array.from({ length: strips }, (_, i) => {
    const from = -halfLength + half * (2 * i + 1)
    return strip(
      katsu,
      {
        from,
        at: from * random.between(1.26, 1.32),
        half: half - 0.6,
        aside: random.bell() * 5,
        lean: 0.5 + random.bell() * 0.06,
        up: random.between(-2, 3),
      },
      seed,
    )
  })
}
