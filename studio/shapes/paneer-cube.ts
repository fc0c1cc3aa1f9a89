// A thick cube of paneer: white and close-grained, golden on the two faces that lay in the pan.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const CURD = { white: rgb('#fdf8ea'), shade: rgb('#efe2c2') }
const SEARED = { gold: rgb('#e2a548'), brown: rgb('#a8641f') }

/** `size`: half of its width. */
export function paneerCube(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const [rx, ry] = [size * random.between(0.94, 1.12), size * random.between(0.86, 1)]
  const tall = size * random.between(1.3, 1.6)
  const [tiltX, tiltY] = [random.bell() * 0.14, random.bell() * 0.14]
  const white = scene.vary(CURD.white, 0.02)
  // Turned once in the pan: the upper face and the one below are golden, or two that lie opposite each other.
  const above = random.chance(0.6)
  const along = random.chance(0.5)
  const rest = field.settle(x, y, rx * 0.7, ry * 0.7, turn, 0.35, 0.12)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const seared = (n: number, fine: number) => {
    const heat = clamp(0.5 + 1.5 * (n - 0.5) + 0.5 * (fine - 0.5))
    return mix(mix(white, SEARED.gold, 0.3 + 0.7 * smooth(0, 0.5, heat)), SEARED.brown, 0.75 * smooth(0.5, 0.95, heat))
  }
  const flank: SidePaint = (px, py, z) => {
    const [dx, dy] = [px - x, py - y]
    const [u, v] = [(cos * dx + sin * dy) / rx, (cos * dy - sin * dx) / ry]
    const up = clamp((z - rest.z) / tall)
    const n = layeredNoise((u + v) * 1.5 + seed, up * 1.5, 3)
    const fine = layeredNoise((u - v) * 6 + seed, up * 6, 2)
    const golden = !above && (along ? Math.abs(u) > Math.abs(v) : Math.abs(v) > Math.abs(u))
    if (golden) return seared(n, fine)
    const curd = scaled(mix(white, CURD.shade, 0.7 * smooth(0.4, 0.7, n) + 0.2 * (1 - up)), 0.97 + 0.06 * fine)
    return above ? mix(curd, SEARED.gold, 0.7 * smooth(0.84, 0.98, up + 0.12 * (n - 0.5))) : curd
  }
  field.withSides(flank, () =>
    field.stamp(x, y, hypot(rx, ry) * 1.1, turn, (lx, ly, out) => {
      const [u, v] = [lx / rx, ly / ry]
      const n = layeredNoise(u * 1.3 + seed, v * 1.3 - seed, 3)
      const q = Math.abs(u) ** 6 + Math.abs(v) ** 6 + (n - 0.5) * 0.3
      if (q > 1) return false
      const fine = layeredNoise(lx * 0.2 + seed, ly * 0.2, 2)
      const edge = smooth(0.4, 0.95, q)
      const curd = scaled(mix(white, CURD.shade, 0.6 * smooth(0.45, 0.7, n)), 0.97 + 0.06 * fine)
      const toPan = smooth(0.62, 0.95, along ? Math.abs(u) : Math.abs(v))
      const paint = above ? mix(seared(n, fine), SEARED.brown, 0.3 * edge) : mix(curd, SEARED.gold, 0.75 * toPan)
      const z = 3 + tall * (1 - clamp(q)) ** 0.16 * (1 + tiltX * u + tiltY * v) + (fine - 0.5) * 1.2
      return put(out, paint, rest.z + z, 0.32)
    }),
  )
}
