// A layer of an onion that was roasted whole: a limp, glassy petal with lines from root to tip, brown where the oven caught it.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [GLASSY, AMBER, BROWN, CHAR] = [rgb('#fff4d2'), rgb('#f6d48a'), rgb('#b87428'), rgb('#5a2c10')]
const LINE = rgb('#cfa860')
/** How much of what lies below shines through its thin middle. */
const CLEAR = 0.26

export interface PetalPlace {
  length: number
  width: number
  turn: number
  /** The color of its flesh, where it is not that of an onion from the oven. */
  flesh?: Rgb
}

export function onionPetal(scene: Scene, x: number, y: number, place: PetalPlace): void {
  const { length, width, turn } = place
  const { random, field } = scene
  const seed = random.between(0, 99)
  const half = length / 2
  const bow = random.between(0.1, 0.26) * length * (random.chance(0.75) ? 1 : -1)
  const own = mix(GLASSY, AMBER, random.between(0.1, 0.9))
  const flesh = scene.vary(place.flesh ?? own, 0.03)
  // Most lie with their hollow up, like a boat; some are turned over.
  const hollow = random.chance(0.6) ? 1 : -0.8
  const burnt = random.between(0, 0.6)
  const blunt = random.between(2.2, 3.4)
  const rest = field.settle(x, y, half * 0.7, width * 0.4, turn, 0.35, 0.35)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const below = Array.from({ length: 9 }, (_, i) => {
    const u = i / 4 - 1
    const off = bow * (u * u - 0.4)
    return field.colourAt(x + cos * u * half - sin * off, y + sin * u * half + cos * off)
  })
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
    // Fine veins from root to tip.
    const vein = smooth(0.3, 0, Math.abs((v * 3.5 + 0.3 * n) % 1)) * smooth(0.95, 0.6, Math.abs(u))
    const rim = smooth(0.72, 1, Math.abs(v))
    const end = smooth(0.6, 1, Math.abs(u))
    const took = clamp(0.3 * rim + 0.6 * end * n * 2 + 0.5 * smooth(0.56, 0.74, n))
    const scorched = burnt * smooth(0.62, 0.72, n + 0.16 * end + 0.08 * rim)
    const veined = mix(scaled(flesh, 0.94 + 0.12 * line), LINE, 0.4 * vein)
    const cooked = mix(mix(veined, BROWN, 0.6 * took), CHAR, 0.8 * scorched)
    const clear = CLEAR * (1 - rim) * (1 - took)
    const z = 3 + width * (0.09 + 0.1 * hollow * (v * v - 0.4) + 0.03 * (n - 0.5)) + 1.1 * (line - 0.5)
    const under = below[Math.round((u + 1) * 4)] ?? cooked
    return put(out, mix(cooked, under, clear), heightOn(rest, lx, ly) + z, 0.8 - 0.5 * scorched, 7)
  })
}
