// A piece of pita that was torn and baked crisp: thin, curved, no two outlines alike, blistered and brown in spots.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, pores, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [PALE, GOLD, BROWN, SUMAC] = [rgb('#eccb90'), rgb('#cc8c3e'), rgb('#7c4216'), rgb('#8c1f26')]

export function pitaShard(scene: Scene, x: number, y: number, size: number, bread: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const long = random.between(1, 1.5)
  const sides = random.whole(4, 5)
  const tears = Array.from({ length: sides }, (_, i) => {
    const angle = ((i + random.between(-0.3, 0.3)) / sides) * TAU
    return { x: Math.cos(angle), y: Math.sin(angle), far: random.between(0.58, 0.98) }
  })
  // One edge is the rim of the pita: a smooth curve.
  const body = mix(mix(PALE, bread, 0.35), GOLD, random.between(0.1, 0.5))
  const curl = random.between(0.22, 0.5) * (random.chance(0.6) ? 1 : -1)
  const twist = random.bell() * 0.3
  const rest = field.settle(x, y, size * long * 0.6, size * 0.6, turn, 0.6, 0.4)
  field.stamp(x, y, size * long * 1.25, turn, (lx, ly, out) => {
    const [u, v] = [lx / (size * long), ly / size]
    const ragged = 0.12 * (layeredNoise(u * 4 + seed, v * 4, 3) - 0.5)
    let inside = 2
    for (const tear of tears) inside = Math.min(inside, tear.far + ragged - tear.x * u - tear.y * v)
    if (inside < 0 || u * u + v * v > 1.4) return false
    const n = layeredNoise(u * 2 + seed, v * 2, 3)
    const blister = pores(u * 1.7 + seed, (v * 1.7) / long, 0.5)
    const spot = smooth(0.5, 0.72, layeredNoise(u * 3.2 - seed, v * 3.2, 2))
    const edge = smooth(0.12, 0, inside)
    const heat = clamp(
      0.62 * spot + 0.6 * smooth(0.2, 0.9, blister) * smooth(0.3, 0.5, n) + 0.45 * edge + 0.7 * (n - 0.42),
    )
    const toasted = mix(mix(body, GOLD, smooth(0, 0.4, heat)), BROWN, 0.75 * smooth(0.35, 0.95, heat))
    const dust = smooth(0.7, 0.82, noise(lx * 0.8 + seed, ly * 0.8)) * smooth(0.35, 0.6, n)
    const paint = scaled(mix(toasted, SUMAC, 0.45 * dust), 0.97 + 0.06 * n)
    // A bubble of steam lifted it here and there.
    const z = 6 + size * (curl * (u * u - 0.3) + twist * u * v + 0.1 * smooth(0, 0.8, blister)) + 3 * (n - 0.5)
    return put(out, paint, heightOn(rest, lx, ly) + Math.max(2, z + 8), 0.16, 3)
  })
}
