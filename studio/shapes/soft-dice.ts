// A piece of boiled potato as a soup leaves it, or of ripe mango: the edges gone round, a flat face or two, soft.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const PALE = rgb('#fff3cf')

/** `mealy`: how far its surface has become rough and its rim crumbled, as in a floury potato. */
export function softDice(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  flesh: Rgb,
  deep: Rgb,
  gloss = 0.34,
  mealy = 0,
): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const [rx, ry] = [size * random.between(0.92, 1.28), size * random.between(0.78, 1)]
  const tall = size * random.between(0.6, 0.8)
  const inside = scene.vary(flesh, 0.05)
  const shade = scene.vary(deep, 0.05)
  // What is deep orange keeps its color to the edge.
  const floury = 0.22 * smooth(0.04, 0.12, flesh[2])
  // Where the knife took off a corner.
  const cut = random.angle()
  const [cutX, cutY] = [Math.cos(cut), Math.sin(cut)]
  const from = random.between(0.05, 0.4)
  const rest = field.settle(x, y, rx * 0.7, ry * 0.7, turn, 0.35, 0.3)
  const [slopeX, slopeY] = [rest.slopeX + random.bell() * 0.26, rest.slopeY + random.bell() * 0.26]
  field.stamp(x, y, size * 1.6, turn, (lx, ly, out) => {
    const [u, v] = [lx / rx, ly / ry]
    const angle = Math.atan2(v, u)
    const outline = 0.9 + 0.18 * layeredNoise(Math.cos(angle) * 1.3 + seed, Math.sin(angle) * 1.3, 2)
    const fine = layeredNoise(u * 4.5 + seed, v * 4.5, 3)
    const crumbled = mealy * 0.3 * Math.max(0, fine - 0.42)
    const d = (Math.abs(u) ** 4.5 + Math.abs(v) ** 4.5) ** (1 / 4.5) / outline + crumbled
    if (d > 1) return false
    const broad = layeredNoise(u * 1.2 - seed, v * 1.2, 2)
    const corner = Math.max(0, cutX * u + cutY * v - from)
    // Flat above, the edges rounded.
    const h = (1 - d ** 7) ** 0.45 * (1 - 0.85 * corner)
    const side = smooth(0.8, 1, d)
    const worn = smooth(0.62, 0.8, d) * smooth(1, 0.88, d) * smooth(0.35, 0.6, fine)
    const body = mix(inside, shade, clamp(0.75 * side + 0.7 * (broad - 0.5) + 0.5 * smooth(0, 0.12, corner)))
    const flour = clamp(floury * worn * (1 + mealy) + 0.5 * mealy * smooth(0.45, 0.7, fine) * (1 - side))
    const paint = scaled(mix(body, PALE, flour), 0.95 + 0.1 * fine)
    const z = 2 + tall * h + (fine - 0.5) * size * (0.05 + 0.07 * mealy) + (broad - 0.5) * size * 0.1
    return put(out, paint, rest.z + slopeX * lx + slopeY * ly + z, gloss, z + 3)
  })
}
