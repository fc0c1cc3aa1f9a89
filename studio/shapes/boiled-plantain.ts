// A thick slice of boiled green plantain, cut on the slant: dense and pale yellow, a fine star of seeds in its middle.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [FLESH, PALE, SIDE, HEART, SEED] = [
  rgb('#f3d478'),
  rgb('#fbeab2'),
  rgb('#d9ae4a'),
  rgb('#e2b456'),
  rgb('#8a5e24'),
]

export function boiledPlantain(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const [rx, ry] = [size * random.between(1.1, 1.35), size * random.between(0.72, 0.82)]
  const flesh = scene.vary(FLESH, 0.04)
  const tall = size * random.between(0.34, 0.46)
  const rest = field.settle(x, y, rx * 0.75, ry * 0.75, turn, 0.45, 0.45)
  const [tipX, tipY] = [random.bell() * 0.14, random.bell() * 0.18]
  field.stamp(x, y, rx * 1.08, turn, (lx, ly, out) => {
    const n = layeredNoise(lx * (2 / size) + seed, ly * (2 / size), 3)
    const [u, v] = [lx / rx, ly / ry]
    // Faintly angular, as the fruit is.
    const angle = Math.atan2(v, u)
    const d = hypot(u, v) * (1 + 0.03 * Math.cos(angle * 5 + seed) + 0.08 * (n - 0.5))
    if (d > 1) return false
    const fine = noise(lx * 0.2 + seed, ly * 0.2)
    const rays = noise(Math.cos(angle) * 7 + seed, Math.sin(angle) * 7)
    const heart = smooth(0.44, 0.3, d + 0.12 * (rays - 0.5))
    const star = smooth(0.32, 0.12, d) * smooth(0.16, 0.04, Math.abs(Math.sin(angle * 1.5 + seed)) * d * 2.4)
    const speck = heart * smooth(0.7, 0.82, noise(lx * 0.26 + seed, ly * 0.26 - seed))
    const face = mix(mix(flesh, PALE, 0.5 * smooth(0.35, 0.7, n) + 0.25 * (rays - 0.5)), HEART, 0.5 * heart)
    const marked = mix(face, SEED, 0.5 * star + 0.6 * speck)
    const edge = smooth(0.84, 1, d)
    const z = 3 + tall * (1 - 0.7 * edge ** 2.2) - 1.4 * star + (fine - 0.5) * 1.2 + tipX * lx + tipY * ly
    return put(out, scaled(mix(marked, SIDE, 0.55 * edge), 0.97 + 0.06 * fine), heightOn(rest, lx, ly) + z, 0.4, z + 3)
  })
}
