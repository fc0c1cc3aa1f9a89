// A sprig of watercress: round leaves in pairs along a pale stalk, the largest at its end.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, noise, smooth } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

const GREENS = ['#3f8a30', '#4f9a3a', '#327a2c', '#5fa544'].map(rgb)
const [STALK, VEIN] = [rgb('#9cc46a'), rgb('#b4d68a')]

function roundLeaf(scene: Scene, x: number, y: number, size: number, turn: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const body = scene.vary(random.pick(GREENS), 0.1)
  const tilt = random.bell() * 0.25
  const rest = field.settle(x, y, size * 0.6, size * 0.5, turn, 0.7, 0.3)
  const [slopeX, slopeY] = [rest.slopeX + tilt, rest.slopeY + random.bell() * 0.25]
  field.stamp(x, y, size * 1.15, turn, (lx, ly, out) => {
    const [u, v] = [lx / size, ly / (size * 0.82)]
    const angle = Math.atan2(v, u)
    const edge = 0.94 + 0.06 * Math.sin(angle * 5 + seed) - 0.16 * smooth(2.6, 3.14, Math.abs(angle))
    const d = hypot(u, v) / edge
    if (d > 1) return false
    const rib = smooth(0.09, 0.02, Math.abs(v)) * smooth(0.8, 0.2, u)
    const side = smooth(0.08, 0.02, Math.abs(Math.abs(v) - 0.7 * (u + 0.5))) * 0.4 * smooth(0.95, 0.5, d)
    const n = noise(u * 2.5 + seed, v * 2.5)
    const paint = mix(scaled(body, 0.84 + 0.26 * n + 0.1 * v), VEIN, 0.55 * Math.max(rib, side))
    const z = 3 + size * 0.14 * (1 - d * d) - rib * 0.8 + 2 * (n - 0.5)
    return put(out, paint, rest.z + slopeX * lx + slopeY * ly + z, 0.5, 4)
  })
}

export function watercress(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const path = arc(x, y, size * 1.5, random.angle(), random.bell() * 0.9, 8)
  tube(scene, path, { radius: 2.6, paint: scene.vary(STALK, 0.08), gloss: 0.5, taper: (t) => 1.2 - 0.6 * t, lift: 3 })
  for (let i = 2; i <= 8; i += 2) {
    const [px, py] = path[i] as Point // the path has nine points
    const [bx, by] = path[i - 1] as Point
    const along = Math.atan2(py - by, px - bx)
    if (i === 8) {
      roundLeaf(scene, px, py, size * random.between(0.34, 0.44), along)
      continue
    }
    const leaf = size * random.between(0.2, 0.3) * (0.7 + i * 0.06)
    for (const side of [-1, 1]) {
      const out = along + side * random.between(0.9, 1.3)
      roundLeaf(scene, px + Math.cos(out) * leaf * 1.15, py + Math.sin(out) * leaf * 1.15, leaf, out)
    }
  }
}
