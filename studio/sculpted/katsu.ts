// A breaded cutlet cut into strips that lean on each other: rough crumbs outside, white meat at the cuts.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Random } from '#studio/random.ts'
import type { Solid } from './carver.ts'
import { softMax } from './solids.ts'

const CRUMB = { pale: rgb('#e8b863'), gold: rgb('#c07d2b'), brown: rgb('#834414') }
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

/** Panko, worked out once for the whole cutlet: rays ask for it many times. Height of a shard 0 to 1, and its tone. */
interface Panko {
  high: (u: number, v: number, w: number) => number
  tone: (u: number, v: number, w: number) => number
}

const STEP = 1.5

/** Coarse shards that lie every way and over each other, most of them long and flat, some standing on their edge. */
function pankoOf({ halfLength, halfWidth, thick }: Katsu, random: Random): Panko {
  const [wide, deep] = [halfLength + thick, halfWidth + thick]
  const [columns, rows] = [Math.ceil((2 * wide) / STEP) + 2, Math.ceil((2 * deep) / STEP) + 2]
  const heights = new Float32Array(columns * rows)
  const tones = new Float32Array(columns * rows).fill(0.25)
  const count = Math.round((wide * deep) / 17)
  for (let k = 0; k < count; k++) {
    const [cx, cy] = [random.between(0, columns), random.between(0, rows)]
    const turn = random.angle()
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const long = random.between(3.6, 8.6) / STEP
    const broad = long * random.between(0.32, 0.62)
    const [lift, tilt] = [random.between(0.2, 0.95) ** 1.3, random.bell() * 0.3]
    const tone = random.unit()
    for (let j = Math.max(0, Math.floor(cy - long)); j <= Math.min(rows - 1, cy + long); j++)
      for (let i = Math.max(0, Math.floor(cx - long)); i <= Math.min(columns - 1, cx + long); i++) {
        const [a, b] = [(cos * (i - cx) + sin * (j - cy)) / long, (cos * (j - cy) - sin * (i - cx)) / broad]
        const q = Math.max(Math.abs(a) + 0.35 * Math.abs(b), Math.abs(b))
        if (q > 1) continue
        const z = lift * (1 - 0.45 * q ** 3) + tilt * a
        const at = j * columns + i
        if (z <= (heights[at] as number)) continue
        heights[at] = z
        tones[at] = tone
      }
  }
  const read = (data: Float32Array, u: number, v: number, w: number): number => {
    const x = Math.min(columns - 1.001, Math.max(0, (u + 0.45 * w + wide) / STEP))
    const y = Math.min(rows - 1.001, Math.max(0, (v - 0.6 * w + deep) / STEP))
    const [xi, yi] = [Math.floor(x), Math.floor(y)]
    const [fx, fy] = [x - xi, y - yi]
    const i = yi * columns + xi
    const upper = (data[i] as number) * (1 - fx) + (data[i + 1] as number) * fx // inside, as x and y are
    return upper * (1 - fy) + ((data[i + columns] as number) * (1 - fx) + (data[i + columns + 1] as number) * fx) * fy
  }
  return { high: (u, v, w) => read(heights, u, v, w), tone: (u, v, w) => read(tones, u, v, w) }
}

function strip(katsu: Katsu, own: Strip, panko: Panko, seed: number): Solid {
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
      const rough = smooth(-5, 0, -cut - 3) * 11 * (panko.high(u + own.from, v, w) - 0.35)
      return (d - rough) * 0.6
    },
    colour: (x, y, z) => {
      const [u, v, w] = local(x, y, z)
      const coarse = layeredNoise((u + own.from) * 0.03 + seed, v * 0.03 + w * 0.03, 3)
      const flake = panko.high(u + own.from, v, w)
      const tone = panko.tone(u + own.from, v, w)
      // What stands out browned most; between the shards one sees the paler coat.
      const heat = 0.45 * coarse + 0.3 * tone + 0.25 * flake
      const coat = scaled(
        mix(mix(CRUMB.pale, CRUMB.gold, smooth(0.26, 0.5, heat)), CRUMB.brown, 0.75 * smooth(0.52, 0.74, heat)),
        0.66 + 0.5 * flake,
      )
      const atCut = smooth(-5, -2.5, Math.abs(u) - own.half)
      const crust = smooth(-9.5, -7, body(u, v, w) + 1.2 * (flake - 0.5))
      const line = mix(CRUMB.gold, CRUMB.brown, 0.25 + 0.5 * tone)
      const fiber = layeredNoise(v * 0.05 + seed, w * 0.16 + u * 0.02, 3)
      const meat = mix(mix(MEAT.pale, inside, 0.12), MEAT.fiber, 0.8 * smooth(0.42, 0.7, fiber))
      return mix(coat, mix(meat, line, crust), atCut)
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
  const panko = pankoOf(katsu, random)
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
      panko,
      seed,
    )
  })
}
