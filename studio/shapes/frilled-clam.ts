// Chopped clams from a can: gray-beige bellies, each with its frilled mantle, and strips of the mantle alone.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [BELLY, GREY, FRILL, EDGE] = [rgb('#dcc193'), rgb('#94805f'), rgb('#b08a5c'), rgb('#54402b')]

export function frilledClam(scene: Scene, x: number, y: number, size: number): void {
  if (scene.random.chance(0.3)) mantle(scene, x, y, size)
  else belly(scene, x, y, size)
}

/** A soft, uneven sack; the skirt about two thirds of it lies in folds and is darkest at its hem. */
function belly(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const body = scene.vary(mix(BELLY, GREY, 0.4 * random.unit()), 0.05)
  const hem = scene.vary(EDGE, 0.12)
  const r = size * random.between(0.5, 0.62)
  const skirt = size * random.between(0.3, 0.44)
  const folds = random.whole(9, 13)
  const half = random.between(1.7, 2.4)
  const steep = random.between(0.05, 0.28)
  const tip = random.angle()
  const rest = field.settle(x, y, size * 0.7, size * 0.6, turn, 0.4, 0.25)
  field.stamp(x, y, size * 1.5, turn, (lx, ly, out) => {
    const angle = Math.atan2(ly, lx)
    const n = layeredNoise(lx * 0.07 + seed, ly * 0.07, 3)
    const lump = layeredNoise(Math.cos(angle) * 1.2 + seed, Math.sin(angle) * 1.2, 2) - 0.5
    const core = r * (1 + 0.5 * lump)
    const far = hypot(lx * 0.88, ly * 1.15)
    const around = smooth(half, half - 0.5, Math.abs(angle))
    const fold = Math.sin(angle * folds + 9 * lump + 5 * (n - 0.5) + seed)
    const out0 = core + skirt * around * (0.72 + 0.09 * fold * (1 + 3 * lump) + 0.6 * lump)
    if (far > out0) return false
    const slope = steep * (Math.cos(tip) * lx + Math.sin(tip) * ly)
    const frill = far > core * 0.86 ? around * smooth(core * 0.86, core * 1.02, far) : 0
    const q = clamp(far / core)
    const dome = Math.sqrt(1 - q * q)
    const dark = smooth(0.5, 0.1, hypot(lx + r * 0.2, ly - r * 0.1) / r + (n - 0.5))
    const sack = mix(scaled(body, 0.9 + 0.2 * n), GREY, 0.55 * dark)
    const rim = smooth(skirt * 0.3, skirt * 0.06, out0 - far) * frill
    const ruffle = mix(scaled(FRILL, 0.9 + 0.16 * fold), hem, 0.85 * rim + 0.25 * smooth(0.2, -0.7, fold))
    const paint = mix(sack, ruffle, frill)
    const groove = smooth(0.12, 0, Math.abs(q - 0.97)) * around
    const z = 4 + size * (0.3 * dome + 0.14 * frill * (0.8 + 0.4 * fold) - 0.05 * groove)
    return put(out, paint, rest.z + slope + z, 0.5, z + 3)
  })
}

/** A strip of the skirt: a wavy band, thin at the hem and thick where it was cut off. */
function mantle(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const [r, width] = [size * random.between(0.7, 0.95), size * random.between(0.34, 0.46)]
  const sweep = random.between(0.9, 1.5)
  const folds = random.whole(9, 13)
  const hem = scene.vary(EDGE, 0.12)
  const body = scene.vary(mix(BELLY, FRILL, random.unit()), 0.05)
  const rest = field.settle(x, y, size * 0.6, size * 0.5, turn, 0.4, 0.25)
  field.stamp(x, y, size * 1.3, turn, (lx, ly, out) => {
    const px = lx + r * 0.8
    const angle = Math.atan2(ly, px)
    if (Math.abs(angle) > sweep * 0.78) return false
    const end = smooth(sweep * 0.78, sweep * 0.6, Math.abs(angle))
    const fold = Math.sin(angle * folds + 3 * noise(angle * 2 + seed, 1) + seed)
    const v = (hypot(px, ly) - r) / (width * (0.5 + 0.5 * end) * (1 + 0.16 * fold))
    if (Math.abs(v) > 1) return false
    const n = layeredNoise(lx * 0.09 + seed, ly * 0.09, 2)
    const paint = mix(
      scaled(body, 0.88 + 0.22 * n + 0.07 * fold),
      hem,
      0.85 * smooth(0.45, 0.95, v) + 0.2 * smooth(0, -1, fold),
    )
    const z = 4 + size * (0.24 * Math.sqrt(1 - v * v) * (0.8 + 0.25 * fold * smooth(-0.4, 0.8, v)))
    return put(out, paint, rest.z + z, 0.5, z + 3)
  })
}
