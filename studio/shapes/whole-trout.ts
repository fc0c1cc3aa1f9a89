// A whole trout from the pan: on its side, the skin golden and crisp in patches, its spots still to be seen, head and tail on.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [BACK, FLANK, BELLY] = [rgb('#6e5a26'), rgb('#c8893a'), rgb('#f6dcab')]
const [BLUSH, CRISP, SPOT] = [rgb('#d9745a'), rgb('#8f4c16'), rgb('#2e2210')]
const [HEAD, JAW, FIN, FIN_EDGE] = [rgb('#7d6428'), rgb('#dcb87c'), rgb('#b67c34'), rgb('#5f3812')]
const [EYE, EYE_RING] = [rgb('#f4efe2'), rgb('#5a4820')]

/** Half its depth at `t` (0 nose, 1 where the tail fin begins), as a share of the deepest: `under` is the belly. */
function outline(t: number, under: boolean): number {
  const nose = Math.sin(Math.min(1, t / 0.4) * 1.57) ** 0.72
  const taper = 1 - (under ? 0.8 : 0.76) * smooth(0.4, 1.02, t)
  return nose * taper * (under ? 1.06 : 0.94)
}

export interface WholeTrout {
  length: number
  turn: number
}

export function wholeTrout(scene: Scene, x: number, y: number, { length, turn }: WholeTrout): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const deep = length * 0.148
  const rest = field.settle(x, y, length * 0.34, deep * 0.7, turn, 0.3, 0.04)
  const bend = random.between(0.025, 0.05)
  const tall = deep * 0.62
  // The tail fin takes the last part of the length.
  const body = length * 0.86
  const fin = (ray: number, out: number): Rgb =>
    mix(scaled(FIN, 0.78 + 0.4 * ray), FIN_EDGE, 0.7 * smooth(0.55, 1, out))
  field.stamp(x, y, length * 0.56, turn, (lx, ly, out) => {
    const along = lx + length / 2
    const t = along / body
    const off = ly - bend * length * (((lx / length) * 2) ** 2 - 0.3)
    const v = off / deep
    const under = v > 0
    const n = layeredNoise(lx * 0.014 + seed, off * 0.02, 3)
    const reach = t <= 1 ? outline(clamp(t), under) : 0
    const q = reach > 0 ? Math.abs(v) / reach : 2
    if (t >= 0 && t <= 1 && q <= 1) {
      const round = Math.sqrt(1 - q * q) ** 0.9
      const z = rest.z + 6 + tall * round * (0.45 + 0.55 * Math.sqrt(reach))
      const shade = v + 0.3 * (n - 0.5)
      const gill = 0.165 + 0.04 * (1 - (v * 1.1) ** 2)
      if (t < gill) {
        // The head is bare and smooth: jaw, cheek and gill cover.
        const eye = hypot(along - length * 0.064, off + deep * 0.02)
        const size = length * 0.018
        if (eye < size) {
          // The heat turned it white; its dark ring stays.
          const white = mix(EYE, EYE_RING, 0.9 * smooth(size * 0.6, size * 0.8, eye))
          return put(out, white, z + 3 * (1 - eye / size), 0.8)
        }
        const mouth = smooth(0.05, 0.015, Math.abs(v - 0.14 - 1.6 * t)) * smooth(0.075, 0.04, t)
        const cover = smooth(0.012, 0, Math.abs(t - 0.112 - 0.026 * (1 - v * v))) * smooth(0.75, 0.4, Math.abs(v))
        const crease = smooth(0.016, 0, gill - t)
        const tone = mix(mix(HEAD, FLANK, smooth(-0.5, 0.1, shade)), JAW, smooth(0, 0.5, shade))
        const baked = mix(tone, CRISP, 0.35 * smooth(0.45, 0.7, n) + 0.3 * smooth(0.75, 1, q))
        const dark = clamp(0.75 * mouth + 0.35 * cover + 0.8 * crease)
        return put(out, mix(baked, FIN_EDGE, dark), z - 3 * mouth - 2 * cover - 4 * crease + 1.5, 0.6)
      }
      const fine = layeredNoise(lx * 0.13 + seed, off * 0.13, 2)
      const plain = mix(mix(BACK, FLANK, smooth(-0.6, 0.12, shade)), BELLY, 0.85 * smooth(0.34, 0.86, shade))
      const blush = smooth(0.3, 0.05, Math.abs(v - 0.16)) * smooth(0.95, 0.6, t)
      const side = mix(plain, BLUSH, 0.42 * blush * (0.6 + 0.6 * n))
      const spots = smooth(0.25, 0.6, pores(lx * 0.05 + seed, off * 0.058, 0.46)) * smooth(0.66, 0.3, v)
      const scales = Math.sin((lx + off) * 0.34) * Math.sin((lx - off) * 0.34)
      const spotted = mix(scaled(side, 1 + 0.05 * scales), SPOT, 0.72 * spots)
      // Brown where it lay on the pan; the skin cracked once or twice and shows pink flesh.
      const patch = smooth(0.42, 0.64, layeredNoise(lx * 0.012 - seed, off * 0.022 + seed, 3))
      const blister = pores(lx * 0.07 + seed, off * 0.07, 0.5) * patch
      const rim = smooth(0.74, 1, q)
      const fried = mix(spotted, CRISP, clamp(0.52 * patch + 0.34 * rim + 0.18 * (fine - 0.5)))
      const line = smooth(0.045, 0.012, Math.abs(v - 0.12)) * 0.25
      const paint = mix(mix(fried, BELLY, 0.2 * blister), SPOT, line)
      return put(out, scaled(paint, 0.95 + 0.1 * fine), z + blister * 1.8 + scales * 0.5 + (fine - 0.5) * 1.2, 0.5)
    }
    // Tail: two lobes that spread from a narrow root.
    if (t > 0.96) {
      const far = (t - 0.96) / 0.203
      const wide = 0.2 + 0.66 * far ** 0.85
      const w = Math.abs(v) / wide
      const notch = 1 - 0.3 * smooth(0.75, 0, w) * (0.9 + 0.2 * noise(v * 9 + seed, 3))
      if (far > notch || w > 1) return false
      const ray = Math.abs(Math.sin((v / wide) * 17 + noise(far * 3, seed)))
      return put(out, fin(ray, Math.max(far / notch, w ** 3)), rest.z + 6 + 7 * (1 - far) + ray * 2.4 + 3 * n, 0.3, 12)
    }
    // Fins: one on the back, the small fat one behind it, two below.
    for (const [from, to, high, up] of FINS) {
      if (t < from || t > to || under === up) continue
      const k = (t - from) / (to - from)
      const tip = high * Math.sin(Math.PI * k ** 0.6) ** 0.8
      const beyond = Math.abs(v) - reach
      if (beyond > tip) continue
      const ray = Math.abs(Math.sin((t - 0.3 * Math.abs(v)) * 120 + seed))
      return put(out, fin(ray, beyond / tip), rest.z + 7 + ray * 2 - 2 * (beyond / tip), 0.3, 10)
    }
    return false
  })
}

/** From and to along the body, how far each stands out, and whether it is on the back. */
const FINS = [
  [0.46, 0.62, 0.3, true],
  [0.8, 0.86, 0.16, true],
  [0.28, 0.36, 0.22, false],
  [0.56, 0.64, 0.2, false],
  [0.74, 0.84, 0.24, false],
] as const
