// Long pieces that simmered in a pot with fish and rice: a quarter of an eggplant, a length of cassava split along its core.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const SKIN = { dark: rgb('#2e1433'), light: rgb('#5c3260') }
const FLESH = { pale: rgb('#ead7a2'), soft: rgb('#cda85c'), seed: rgb('#9c7434') }
const CASSAVA = { white: rgb('#fff2cc'), damp: rgb('#f3dc9c'), core: rgb('#a8854a'), broth: rgb('#d98a4a') }

interface Length {
  /** Half of it. */
  half: number
  wide: number
  turn: number
}

/** The cut flesh up, a strip of skin along the side that faces the viewer. */
export function eggplantQuarter(scene: Scene, x: number, y: number, { half, wide, turn }: Length): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const rest = field.settle(x, y, half * 0.7, wide * 0.6, turn, 0.4, 0.1)
  const side = Math.cos(turn) > 0 ? 1 : -1
  const bow = random.bell() * 0.14
  field.stamp(x, y, half * 1.15, turn, (lx, ly, out) => {
    const t = lx / half
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 3) - 0.5
    // Plump below, narrower where the stalk was.
    const own = wide * (1 - 0.4 * smooth(-0.1, 1, t)) * (1 + 0.2 * n)
    const v = (side * (ly - bow * half * (1 - t * t))) / own
    const q = Math.abs(t) ** 6 + Math.abs(v) ** 2.6
    if (q > 1) return false
    const line = 0.34 + 0.06 * n
    const skinned = smooth(line - 0.03, line + 0.04, v)
    const seeds =
      smooth(0.62, 0.74, noise(lx * 0.22 + seed, ly * 0.16)) *
      smooth(0.55, 0.15, Math.abs(v + 0.2)) *
      smooth(0.9, 0.5, Math.abs(t))
    const cut = mix(
      mix(FLESH.pale, FLESH.soft, clamp(0.3 + 1.5 * n + 0.4 * smooth(0.5, 1, q))),
      FLESH.seed,
      0.6 * seeds,
    )
    const back = mix(SKIN.dark, SKIN.light, 0.7 * noise(t * 3 + seed, v * 5))
    const ridge =
      v > line ? Math.sqrt(clamp(1 - ((v - line) / (1.02 - line)) ** 2)) : 1 - 0.5 * ((line - v) / (1 + line)) ** 1.4
    const z = 4 + wide * 0.72 * ridge * (0.5 + 0.5 * Math.sqrt(clamp(1 - q))) + (1 - skinned) * 6 * n
    return put(out, mix(cut, back, skinned), heightOn(rest, lx, ly) + z, 0.45 + 0.45 * skinned, z + 3)
  })
}

/** Split lengthwise: two cut sides that meet in a ridge along the woody thread, pale and floury, straight ends. */
export function cassavaLength(scene: Scene, x: number, y: number, { half, wide, turn }: Length): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const rest = field.settle(x, y, half * 0.7, wide * 0.6, turn, 0.4, 0.1)
  const ridge = random.between(-0.35, 0.1)
  const [skew, taper] = [random.bell() * 0.5, random.between(0.1, 0.4)]
  const flesh = scene.vary(CASSAVA.white, 0.02)
  field.stamp(x, y, half * 1.3, turn, (lx, ly, out) => {
    const n = layeredNoise(lx * 0.035 + seed, ly * 0.035, 3) - 0.5
    const fine = layeredNoise(lx * 0.05 + seed, ly * 0.22, 2) - 0.5
    const t = (lx + skew * ly) / half + 0.16 * n
    const v = ly / (wide * (1 - taper * smooth(-0.6, 1, t)) * (1 + 0.24 * n))
    const q = Math.abs(t) ** 8 + Math.abs(v) ** 3.4
    if (q > 1) return false
    const away = v - ridge - 0.3 * n
    const thread = smooth(0.14, 0.04, Math.abs(away)) * smooth(0.2, 0.5, noise(t * 2 + seed, 4))
    const side = away > 0 ? 1 - 0.6 * (away / (1 - ridge)) ** 1.2 : 1 - 0.85 * (-away / (1 + ridge)) ** 1.6
    const damp = clamp(0.3 + 1.3 * n + 0.5 * smooth(0.6, 1, q) + (away > 0 ? 0.12 : 0))
    const body = mix(scaled(flesh, 1 + 0.16 * fine), CASSAVA.damp, damp)
    const paint = mix(mix(body, CASSAVA.core, 0.6 * thread), CASSAVA.broth, 0.6 * smooth(0.6, 1, q))
    const z = 4 + wide * 0.8 * side * (0.3 + 0.7 * (1 - clamp(q)) ** 0.45) + 2.6 * fine
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.24, z + 3)
  })
}
