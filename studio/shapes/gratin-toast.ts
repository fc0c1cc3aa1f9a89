// A slice of baguette under the broiler: a golden crust, and cheese that ran over its edge in tongues, bubbled and took color.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [MELTED, GOLDEN, BROWN, DARK] = [rgb('#f8dc90'), rgb('#e9ad48'), rgb('#b4621c'), rgb('#6e3210')]
const [CRUST, BAKED] = [rgb('#b9742a'), rgb('#7c4212')]

interface GratinToast {
  rx: number
  ry: number
  turn: number
  /** The surface of the soup. */
  level: number
  crumb: Rgb
}

/** How far the slice stands out of the soup, and how thick the cheese is on it. */
const [STANDS, THICK] = [25, 8]

export function gratinToast(scene: Scene, x: number, y: number, options: GratinToast): void {
  const { rx, ry, turn, level, crumb } = options
  const { random, field } = scene
  const seed = random.between(0, 99)
  const rest = field.settle(x, y, rx * 0.7, ry * 0.7, turn, 0.7, 0.16)
  // On another slice it leans; it floats on nothing else.
  const lean = Math.min(rest.z, level + 24) - level
  const top = level + STANDS + lean * 0.6
  const tilt = random.bell() * 0.05
  const at = (lx: number, ly: number): number => top + (rest.slopeX * 0.6 + tilt) * lx + rest.slopeY * 0.6 * ly
  field.stamp(x, y, rx * 1.05, turn, (lx, ly, out) => {
    const q = Math.abs(lx / rx) ** 2.3 + Math.abs(ly / ry) ** 2.3
    if (q > 1) return false
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 3)
    const hole = pores(lx * 0.05 + seed, ly * 0.05)
    const rim = smooth(0.74, 0.84, q)
    const face = mix(scaled(crumb, 0.98 - 0.2 * hole), GOLDEN, 0.3 + 0.4 * n)
    const crust = mix(CRUST, BAKED, smooth(0.4, 0.7, n))
    return put(out, mix(face, crust, rim), at(lx, ly) - 8 * smooth(0.88, 1, q) - 3 * hole, 0.12, STANDS + 8)
  })
  // Where two tongues of it part, the bread shows.
  field.stamp(x, y, rx * 1.4, turn, (lx, ly, out) => {
    const [u, v] = [lx / rx, ly / ry]
    const a = Math.atan2(v, u)
    const r = hypot(u, v)
    const tongues = layeredNoise(Math.cos(a) * 2.3 + seed, Math.sin(a) * 2.3 + seed, 3)
    const edge = 0.6 + 0.62 * tongues
    if (r > edge) return false
    const inward = (edge - r) * ry
    const soft = layeredNoise(lx * 0.022 + seed, ly * 0.022, 3)
    const bubble = layeredNoise(lx * 0.055 - seed, ly * 0.055, 2)
    const fine = noise(lx * 0.16 + seed, ly * 0.16)
    const blister = smooth(0.5, 0.72, bubble + 0.3 * (soft - 0.5))
    // Over the crust it hangs down to the soup, and lies on it in a thin skin.
    const over = smooth(0.9, 1.13, r)
    const body = THICK * smooth(0, 12, inward) + 7 * blister * (1 - over) + (soft - 0.5) * 5
    const z = at(lx, ly) * (1 - over) + (level + 2) * over + body
    const gold = clamp(0.5 + 0.9 * smooth(0.32, 0.58, soft) + 0.35 * blister - 0.45 * over)
    const browned =
      clamp(0.95 * blister * smooth(0.3, 0.5, soft) + 0.8 * smooth(0.52, 0.7, soft + 0.2 * (bubble - 0.5))) *
      (1 - 0.6 * over)
    const tone = mix(mix(MELTED, GOLDEN, gold), BROWN, 0.85 * browned + 0.22 * smooth(6, 0, inward))
    const paint = mix(tone, DARK, 0.7 * smooth(0.75, 1, browned) * smooth(0.4, 0.75, fine))
    return put(out, paint, z, 0.62 - 0.25 * browned, body + 4)
  })
}
