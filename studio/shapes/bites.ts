// Popped corn.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

const [PUFF, BUTTER, CREASE, HULL] = [rgb('#fffbec'), rgb('#fbe39a'), rgb('#e2a640'), rgb('#a65a14')]

interface Lobe {
  x: number
  y: number
  r: number
  lift: number
}

/** Starch that burst out of its hull: lobes of all sizes that curl away from each other, golden deep between them. */
export function popped(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const white = scene.vary(mix(PUFF, BUTTER, 0.35 * random.unit()), 0.03)
  // Some burst to one side like wings, some all around.
  const wings = random.chance(0.55)
  const count = random.whole(5, 8)
  const lobes = Array.from({ length: count }, (_, i): Lobe => {
    const a = wings ? (i % 2 ? 0 : Math.PI) + random.bell() * 1.1 : (i / count) * TAU + random.bell() * 0.5
    const off = size * (i === 0 ? 0 : random.between(0.35, 0.8))
    const r = size * (i === 0 ? random.between(0.5, 0.62) : random.between(0.24, 0.5))
    return { x: Math.cos(a) * off, y: Math.sin(a) * off * 0.85, r, lift: size * random.between(0, 0.34) }
  })
  const rest = field.settle(x, y, size * 0.7, size * 0.7, turn, 0.45, 0.4)
  field.stamp(x, y, size * 1.4, turn, (lx, ly, out) => {
    const n = layeredNoise(lx * (2.6 / size) + seed, ly * (2.6 / size), 3) - 0.5
    const fine = layeredNoise(lx * (7 / size) + seed, ly * (7 / size), 2)
    let [top, second, round] = [-1, -1, 0]
    for (const lobe of lobes) {
      const d = hypot(lx - lobe.x, ly - lobe.y) / (lobe.r * (1 + 0.5 * n))
      if (d > 1) continue
      const dome = Math.sqrt(1 - d * d)
      const z = lobe.lift * 0.8 + lobe.r * (0.3 + 0.72 * dome)
      if (z > top) {
        second = top
        top = z
        round = dome
      } else if (z > second) second = z
    }
    if (top < 0) return false
    const meets = second < 0 ? 0 : smooth(size * 0.16, 0, top - second)
    const edge = smooth(0.55, 0.1, round)
    const warm = clamp(0.8 * meets + 0.5 * edge + 0.25 * smooth(0.66, 0.8, fine))
    const body = mix(mix(white, BUTTER, smooth(0, 0.5, warm)), CREASE, smooth(0.5, 1.2, warm))
    const z = top + (fine - 0.5) * size * 0.05 + n * size * 0.1 - meets * size * 0.08
    return put(out, scaled(body, 0.97 + 0.06 * fine), heightOn(rest, lx, ly) + z, 0.14, z + 3)
  })
  if (!random.chance(0.45)) return
  const [a, off] = [random.angle(), size * 0.3]
  ellipsoid(scene, x + Math.cos(a) * off, y + Math.sin(a) * off, {
    rx: size * random.between(0.16, 0.28),
    ry: size * 0.13,
    rz: size * 0.1,
    gloss: 0.6,
    lift: 1,
    sink: 0.1,
    paint: scene.vary(HULL, 0.14),
  })
}
