// A mussel or clam that opened in the heat: two shells that part from their hinge, pearly inside, the meat in one of them.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

const [PEARL, SHEEN] = [rgb('#d2d2cf'), rgb('#6d7a9a')]
/** How wide the dark rim is, in scene units. */
const LIP = 6

export interface OpenShell {
  /** The length of a shell. */
  size: number
  turn: number
  shell: Rgb
  meat: Rgb
  /** Half the width of a shell, as a share of its length. */
  wide?: number
}

export function openShell(scene: Scene, x: number, y: number, options: OpenShell): void {
  const { size, turn, shell, meat, wide = 0.25 } = options
  const { random, field } = scene
  const apart = random.between(0.34, 0.5)
  const rest = field.settle(x, y, size * 0.5, size * 0.5, turn, 0.4, 0.1)
  const [hx, hy] = [x - Math.cos(turn) * size * 0.5, y - Math.sin(turn) * size * 0.5]
  const outside = (px: number, py: number, z: number): Rgb =>
    scaled(shell, 0.9 + 0.5 * noise((px + py) * 0.02, z * 0.3))
  for (const side of [-1, 1]) {
    const seed = random.between(0, 99)
    const lie = turn + side * apart
    field.withSides(outside, () =>
      field.stamp(hx, hy, size * 1.1, lie, (lx, ly, out) => {
        const a = lx / size
        if (a < 0 || a > 1) return false
        // Pointed at the hinge, round at the other end, straighter on the side toward its twin.
        const width = size * wide * Math.sin(Math.PI * a ** 1.3) ** 0.62 * (ly * side > 0 ? 1.08 : 0.92)
        const v = ly / (width || 0.01)
        if (Math.abs(v) > 1) return false
        const n = layeredNoise(lx * 0.06 + seed, ly * 0.06, 2)
        const rim = Math.max(Math.abs(v), smooth(0.8, 1.02, a))
        // In scene units from its edge, so that the lip is as wide at the ends as along the sides.
        const inward = Math.min((1 - Math.abs(v)) * width, (1 - a) * size, a * size * 0.5)
        const lip = smooth(LIP, LIP * 0.5, inward + (n - 0.5) * 1.6)
        const inside = mix(PEARL, SHEEN, 0.75 * smooth(0.25, 0.95, rim) + 0.3 * (n - 0.5))
        const paint = mix(inside, scaled(shell, 1 + 0.4 * n), lip)
        // A hollow whose outer edge stands up. The lip is round: a sharp one ends in a comb of pixels.
        const outer = 0.5 + 0.5 * v * side
        const over = clamp(1 - inward / LIP)
        const z = size * (0.06 + 0.08 * rim ** 3 + 0.13 * outer) * (1 - 0.75 * over ** 2.4)
        return put(out, paint, rest.z + z, 0.75 - 0.3 * lip)
      }),
    )
  }
  const lie = turn + apart * random.pick([-1, 1])
  const [mx, my] = [hx + Math.cos(lie) * size * 0.58, hy + Math.sin(lie) * size * 0.58]
  const plump = scene.vary(meat, 0.06)
  ellipsoid(scene, mx, my, {
    rx: size * 0.33,
    ry: size * 0.18,
    rz: size * 0.2,
    turn: lie + random.bell() * 0.1,
    gloss: 0.75,
    sink: 0.9,
    bump: 3,
    bumpScale: 0.09,
    // A darker frill along one side.
    paint: (u, v, h) => mix(scaled(plump, 0.86 + 0.2 * h), scaled(plump, 0.5), 0.7 * smooth(0.45, 0.85, v + 0.1 * u)),
  })
}
