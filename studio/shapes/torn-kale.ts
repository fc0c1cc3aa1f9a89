// A torn piece of kale that simmered until it was silky: dark and limp, its curly edge still ruffled, a pale rib along it, one end under the sauce.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { type Finish, heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

/** A wet leaf has a sheen; more of it would break into white dots on its ruffles. */
const SHEEN = 0.16

/** The share of a sauce that does not stay on it. */
const RUNS_OFF = 0.6

/** How much paler the crests of its edge are. */
const PALE = rgb('#a9c078')

const COLOURS = ['#2a5a20', '#234d1c', '#336628', '#3f7430'].map(rgb)

export function anyKale(scene: Scene): Rgb {
  return scene.random.pick(COLOURS)
}

/** `sunk`: scene units that it lies lower than what it lies on. */
export function tornKale(scene: Scene, x: number, y: number, size: number, colour: Rgb, sunk = 2): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const body = scene.vary(colour, 0.12)
  const pale = mix(body, PALE, 0.5)
  const [long, wide] = [size * random.between(0.52, 0.7), size * random.between(0.36, 0.5)]
  const ribbed = random.chance(0.55)
  const bow = random.bell() * 0.3
  const dips = random.between(0.04, 0.1) * (random.chance(0.5) ? 1 : -1)
  const rest = field.settle(x, y, long * 0.6, wide * 0.6, turn, 0.3, 0.35)
  const shape = (lx: number, ly: number, out: Parameters<typeof put>[0]): boolean => {
    const u = lx / long
    const v = ly / wide - bow * u * u
    const a = Math.atan2(v, u)
    const [cos, sin] = [Math.cos(a), Math.sin(a)]
    const lobes = layeredNoise(cos * 1.5 + seed, sin * 1.5 + seed, 2)
    const curl = noise(cos * 4.5 + seed, sin * 4.5 - seed)
    const d = hypot(u, v) / (0.62 + 0.56 * lobes + 0.16 * (curl - 0.5))
    if (d > 1) return false
    // The edge is too long for the leaf, and lies in ruffles that fade toward the rib.
    const ruffle = Math.sin(a * 6 + 9 * curl + 5 * lobes + seed) * smooth(0.35, 0.95, d)
    const fold = layeredNoise(lx * 0.03 + seed, ly * 0.03, 2) - 0.5
    const blister = layeredNoise(lx * 0.085 + seed, ly * 0.085, 2) - 0.5
    const rib = ribbed ? smooth(0.09, 0.03, Math.abs(v - 0.3 * Math.sin(u * 2.2 + seed))) * smooth(0.6, -0.2, u) : 0
    const veins = smooth(0.06, 0, Math.abs(noise(u * 3.6 + seed, v * 3.6 + Math.abs(v) * 2) - 0.5)) * smooth(1, 0.6, d)
    const shade = 0.86 + 0.5 * fold + 0.34 * blister + 0.26 * ruffle
    const crest = smooth(0.3, 1, ruffle) * smooth(0.6, 1, d)
    const paint = mix(scaled(body, Math.max(0.45, shade)), pale, clamp(0.62 * rib + 0.22 * veins + 0.34 * crest))
    const z = 5 + size * (0.07 * fold + 0.025 * blister + 0.022 * ruffle + 0.012 * rib + dips * u) - 2.5 * d * d
    return put(out, paint, heightOn(rest, lx, ly) - sunk + Math.max(0.5, z), SHEEN, 5)
  }
  const wet = field.finish
  if (wet) field.finish = matte(wet)
  field.stamp(x, y, long * 1.5, turn, shape)
  field.finish = wet
}

/** The same sauce without its shine, and less of it. */
function matte(finish: Finish): Finish {
  return (out, x, y, sceneX, sceneY) => {
    const { red, green, blue } = out
    finish(out, x, y, sceneX, sceneY)
    out.red += (red - out.red) * RUNS_OFF
    out.green += (green - out.green) * RUNS_OFF
    out.blue += (blue - out.blue) * RUNS_OFF
    out.gloss = Math.min(out.gloss, SHEEN)
  }
}
