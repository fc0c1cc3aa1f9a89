// A cube of meat from the grill: rounded by the heat, pale along the fibers, browned all over and charred where it stood out.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [CHAR, AMBER, HERB] = [rgb('#43210f'), rgb('#b9692a'), rgb('#5d6a26')]

/** `turn` is the direction of the stick. */
export function grilledChunk(scene: Scene, x: number, y: number, size: number, turn: number, flesh: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const [long, wide] = [size * random.between(0.8, 1), size * random.between(0.92, 1.16)]
  const base = field.settle(x, y, long * 0.5, wide * 0.5, turn, 0.2, 0).z
  const body = scene.vary(flesh, 0.06)
  const askew = turn + random.bell() * 0.3
  const fiberTurn = random.between(-1, 1)
  field.stamp(x, y, size * 1.35, askew, (lx, ly, out) => {
    const wobble = 1 + 0.26 * (layeredNoise(lx * 0.028 + seed, ly * 0.028, 2) - 0.5)
    const [u, v] = [(lx / long) * wobble, (ly / wide) * wobble]
    const q = Math.abs(u) ** 3.6 + Math.abs(v) ** 3.6
    if (q > 1) return false
    const round = (1 - q) ** 0.36
    const n = layeredNoise(u * 1.7 + seed, v * 1.7 - seed, 3)
    const fiber = layeredNoise((u + fiberTurn * v) * 1.2 + seed, (v - fiberTurn * u) * 6, 2)
    // The shoulders met the fire, the hollows stayed pale and moist.
    const shoulder = smooth(0.2, 0.6, q) * smooth(1, 0.75, q)
    const browned = clamp(0.3 + 1.5 * (n - 0.36) + 0.3 * shoulder)
    const charred = smooth(0.5, 0.72, n + 0.2 * shoulder - 0.14 * (fiber - 0.5)) * 0.72
    const meat = mix(scaled(body, 0.86 + 0.28 * fiber), AMBER, 0.85 * browned)
    const fleck = smooth(0.84, 0.9, noise(lx * 0.2 + seed, ly * 0.2)) * 0.6
    const colour = mix(mix(meat, CHAR, charred), HERB, fleck)
    const z = size * (0.12 + 0.86 * round) + (fiber - 0.5) * 3.4 + (n - 0.5) * 8 * round
    return put(out, colour, base + z, 0.5 - 0.25 * charred, z + 3)
  })
}
