// A layer of an onion that was roasted whole: a limp, glassy petal with lines from root to tip, brown where the oven caught it.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [GLASSY, AMBER, BROWN, CHAR] = [rgb('#fbe9bc'), rgb('#eab85c'), rgb('#b06a20'), rgb('#5a2c10')]
/** How much of what lies below shines through its thin middle. */
const CLEAR = 0.12

export interface PetalPlace {
  length: number
  width: number
  turn: number
}

export function onionPetal(scene: Scene, x: number, y: number, { length, width, turn }: PetalPlace): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const half = length / 2
  const bow = random.bell() * 0.16 * length
  const flesh = scene.vary(mix(GLASSY, AMBER, random.between(0.15, 0.8)), 0.05)
  // Most lie with their hollow up, like a boat; some are turned over.
  const hollow = random.chance(0.6) ? 1 : -0.8
  const burnt = random.between(0, 0.6)
  const blunt = random.between(1.4, 2.2)
  const rest = field.settle(x, y, half * 0.7, width * 0.4, turn, 0.35, 0.35)
  const below = field.colourAt(x, y)
  field.stamp(x, y, half * 1.1 + Math.abs(bow), turn, (lx, ly, out) => {
    const u = lx / half
    if (Math.abs(u) > 1) return false
    const across = ly - bow * (u * u - 0.4)
    const ragged = 1 + 0.22 * (noise(u * 2.4 + seed, across > 0 ? 2.5 : 7.5) - 0.5)
    const wide = width * 0.5 * clamp(1 - Math.abs(u) ** blunt) ** 0.75 * ragged
    const v = across / (wide || 1)
    if (Math.abs(v) > 1) return false
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 3)
    const line = noise(v * 4.5 + seed, u * 0.8 + seed)
    const rim = smooth(0.72, 1, Math.abs(v))
    const end = smooth(0.6, 1, Math.abs(u))
    const took = clamp(0.45 * rim + 0.55 * end * n * 2 + 0.8 * smooth(0.5, 0.72, n))
    const scorched = burnt * smooth(0.62, 0.72, n + 0.16 * end + 0.08 * rim)
    const own = mix(mix(scaled(flesh, 0.9 + 0.18 * line), BROWN, 0.75 * took), CHAR, 0.8 * scorched)
    const clear = CLEAR * (1 - rim) * (1 - took)
    const z = 3 + width * (0.09 + 0.1 * hollow * (v * v - 0.4) + 0.03 * (n - 0.5)) + 1.1 * (line - 0.5)
    return put(out, mix(own, below, clear), heightOn(rest, lx, ly) + z, 0.8 - 0.5 * scorched, 7)
  })
}
