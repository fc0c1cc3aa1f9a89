// Vegetables cut large for a hot tray: soft, shrunken at the edges, browned where they touched the metal.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [GOLD, BROWN, CHAR] = [rgb('#d69a34'), rgb('#7d4314'), rgb('#34160a')]
const ZUCCHINI = { flesh: rgb('#eee3a2'), glassy: rgb('#cdc566'), core: rgb('#dccb78'), skin: rgb('#3f6420') }

/** Half of a thick round of zucchini, its cut face up: glassy towards the seeds, browned in soft patches, a rim of skin. */
export function zucchiniHalfMoon(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const r = size * random.between(0.9, 1.12)
  const flesh = scene.vary(ZUCCHINI.flesh, 0.05)
  const skin = scene.vary(ZUCCHINI.skin, 0.12)
  const took = random.between(0.45, 1)
  const tall = r * random.between(0.42, 0.56)
  const rest = field.settle(x, y, r * 0.7, r * 0.5, turn, 0.4, 0.4)
  const [slopeX, slopeY] = [rest.slopeX + random.bell() * 0.2, rest.slopeY + random.bell() * 0.2]
  field.stamp(x, y, r * 1.2, turn, (lx, ly, out) => {
    const u = lx / r
    const v = ly / r + 0.42
    const n = layeredNoise(u * 2.2 + seed, v * 2.2, 3)
    const d = hypot(u, v) * (1 + 0.12 * (n - 0.5))
    const straight = v + 0.05 * (n - 0.5)
    if (d > 1 || straight < 0) return false
    const fine = layeredNoise(u * 7 + seed, v * 7, 2)
    const inward = Math.min(1 - d, straight)
    const rim = smooth(0.09, 0.05, 1 - d)
    const core = smooth(0.62, 0.4, d)
    const brown = clamp(took * smooth(0.34, 0.7, n + 0.25 * (fine - 0.5)) + 0.6 * took * smooth(0.2, 0, inward))
    const face = mix(mix(flesh, ZUCCHINI.glassy, 0.6 * smooth(0.5, 0.9, d)), ZUCCHINI.core, 0.6 * core)
    const pip = core * smooth(0.7, 0.8, noise(u * 11 + seed, v * 8))
    const cooked = mix(
      mix(scaled(face, 0.96 + 0.1 * fine - 0.16 * pip), GOLD, smooth(0, 0.5, brown)),
      BROWN,
      smooth(0.4, 1, brown),
    )
    const paint = mix(cooked, mix(skin, BROWN, 0.35 * fine), rim)
    // Its middle sinks as the water leaves it.
    const z = tall * Math.sqrt(smooth(0, 0.14, inward)) - r * 0.1 * core + (fine - 0.5) * r * 0.05
    return put(out, paint, heightOn({ z: rest.z, slopeX, slopeY }, lx, ly) + 2 + z, 0.4 - 0.2 * brown, z + 4)
  })
}

/** A square of bell pepper: curled, its skin wrinkled and dull, blistered at the corners; some lie with their flesh up. */
export function trayPepper(scene: Scene, x: number, y: number, size: number, skin: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const [a, b] = [size * random.between(0.95, 1.35), size * random.between(0.62, 0.86)]
  const own = scene.vary(mix(scaled(skin, 0.9), rgb('#b0500e'), random.between(0.12, 0.34)), 0.06)
  const skinUp = random.chance(0.72)
  const body = skinUp ? scaled(own, 0.92) : mix(own, rgb('#f0b060'), 0.3)
  const arch = (skinUp ? 0.36 : -0.24) * random.between(0.6, 1.2)
  const took = random.between(0.4, 1)
  const skew = random.bell() * 0.3
  const rest = field.settle(x, y, a * 0.7, b * 0.7, turn, 0.35, 0.4)
  field.stamp(x, y, hypot(a, b) * 1.15, turn, (lx, ly, out) => {
    const n = layeredNoise((lx / size) * 1.6 + seed, (ly / size) * 1.6, 3)
    const [u, v] = [lx / a - (skew * ly) / b, ly / b]
    const d = (Math.abs(u) ** 3.4 + Math.abs(v) ** 3.4) ** (1 / 3.4) * (1 + 0.3 * (n - 0.5))
    if (d > 1) return false
    // Wrinkles run across the arch.
    const wrinkle = layeredNoise(u * 3.4 + 0.8 * v + seed, v * 1.1 + seed, 2) - 0.5
    const edge = smooth(0.78, 1, d)
    const blister = took * smooth(0.44, 0.74, n + 0.2 * edge + 0.3 * wrinkle)
    const tone = mix(scaled(body, 1 + 0.45 * wrinkle), mix(own, GOLD, 0.45), 0.35 * smooth(0.1, 0.4, wrinkle))
    const paint = mix(mix(tone, BROWN, 0.5 * edge * took + 0.3 * blister), CHAR, 0.75 * smooth(0.55, 1, blister))
    const z = 5 + size * (arch * (1 - v * v) + (skinUp ? 0 : 0.24) + 0.16 * wrinkle) + 1.5 * edge
    return put(out, paint, heightOn(rest, lx, ly) + Math.max(1.5, z), 0.3 - 0.2 * blister, 8)
  })
}
