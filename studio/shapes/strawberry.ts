// Half a strawberry: its round, seeded back, or the cut with a pale heart and rays to the rim.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const SKIN = { red: rgb('#cf1c22'), deep: rgb('#8f0c14'), seed: rgb('#f0c860'), shoulder: rgb('#f3b49a') }
const CUT = { rim: rgb('#d83a34'), flesh: rgb('#e9604f'), heart: rgb('#fbe2d0') }

export function strawberryHalf(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const long = size * random.between(0.92, 1.1)
  const wide = size * random.between(0.8, 0.92)
  const red = scene.vary(SKIN.red, 0.1)
  const backUp = random.chance(0.4)
  const rest = field.settle(x, y, long * 0.7, wide * 0.7, turn, 0.45, 0.45)
  field.stamp(x, y, long * 1.1, turn, (lx, ly, out) => {
    const u = lx / long
    if (Math.abs(u) > 1) return false
    // Broad below the stem, drawn to a soft point.
    const half = wide * Math.sqrt(1 - u * u) * (0.86 - 0.32 * u)
    const q = Math.abs(ly) / (half || 0.01)
    if (q > 1) return false
    const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 2) - 0.5
    const body = Math.sqrt(clamp(1 - q * q))
    if (backUp) {
      const row = Math.floor(u * 6.5)
      const [su, sv] = [u * 6.5 - row - 0.5, (ly / wide) * 5 + (row % 2 ? 0.5 : 0)]
      const pit = hypot(su * 1.3, (sv - Math.round(sv)) * 1.5)
      const seedy = smooth(0.24, 0.14, pit) * smooth(0.2, 0.45, body)
      const dent = smooth(0.46, 0.2, pit) * smooth(0.15, 0.4, body)
      const skin = mix(
        mix(red, SKIN.deep, 0.45 * dent + 0.3 * (1 - body)),
        SKIN.shoulder,
        0.7 * smooth(-0.78, -0.98, u),
      )
      const z = 3 + size * 0.56 * body * Math.sqrt(clamp(1 - u ** 6)) - 1.6 * dent + n * 3
      return put(out, mix(skin, SKIN.seed, 0.9 * seedy), heightOn(rest, lx, ly) + z, 0.8, z + 2)
    }
    const inward = 1 - Math.max(q, Math.abs(u) ** 3)
    // The heart is a pale cone, often hollow; rays run from it to the seeds.
    const heart = smooth(0.52, 0.12, hypot((u + 0.12) * 0.72, (ly / wide) * 1.7) + 0.16 * n)
    const ray = smooth(0.5, 0.85, noise(Math.atan2(ly / wide, u + 0.35) * 6 + seed, 3 + q))
    const flesh = mix(
      mix(CUT.rim, CUT.flesh, smooth(0.06, 0.5, inward)),
      CUT.heart,
      clamp(0.85 * heart + 0.3 * ray * (1 - q)),
    )
    const paint = mix(red, flesh, smooth(0.03, 0.1, inward))
    const hollow = smooth(0.14, 0.02, hypot((u + 0.1) * 0.6, ly / wide))
    const z = 3 + size * 0.34 * smooth(0, 0.22, inward) + n * 2 - 3 * hollow
    return put(out, scaled(paint, 1 - 0.2 * hollow), heightOn(rest, lx, ly) + z, 0.75, z + 2)
  })
}
