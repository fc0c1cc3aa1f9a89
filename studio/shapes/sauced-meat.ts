// A boneless piece of meat that simmered in its sauce: two or three muscles that hold together, cut or torn at an end, seared on top.
// The sauce is a film over it, thicker where it ran together and at its foot, and a third of the piece lies below its surface.
import { mix, type Rgb, scaled, stained } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Random } from '#studio/random.ts'
import type { Scene } from '#studio/scene.ts'

export interface SaucedMeatLook {
  /** The fibers where it was cut or came apart. */
  inside: Rgb
  outside: Rgb
  /** Where it lay on the pan or over the fire. */
  crust: Rgb
  sauce: { dark: Rgb; light: Rgb }
  /** How much of it is browned: 1 in a pan, more over charcoal, 0 was only simmered. */
  browned: number
  /** Burnt in spots by a fire rather than browned by a pan. */
  spotted?: boolean
  /** How much of its color the film of sauce hides, 0 to 1. */
  coated: number
  /** How much of the sauce is at its foot: 1 unless it lies dry. */
  foot?: number
  /** Half its length as a share of its size, from and to. */
  long?: readonly [number, number]
  /** Its height as a share of its size. */
  tall?: number
  /** How likely each end is to have been cut or torn. */
  ends?: number
}

/** A muscle: an oblong that runs in its own direction. */
interface Muscle {
  x: number
  y: number
  cos: number
  sin: number
  long: number
  wide: number
  high: number
}

/** A cut or a tear: from here on it falls away. */
interface End {
  x: number
  y: number
  distance: number
  steep: number
  torn: boolean
}

/** Share of its height that lies in what it rests on. */
const SUNK = 0.34

function musclesOf(random: Random, half: number, width: number): Muscle[] {
  const side = random.chance(0.5) ? 1 : -1
  const at = (x: number, y: number, turn: number, long: number, wide: number, high: number): Muscle => ({
    x: x * half,
    y: y * width,
    cos: Math.cos(turn),
    sin: Math.sin(turn),
    long: long * half,
    wide: wide * width,
    high,
  })
  const muscles = [
    at(random.between(-0.08, 0.08), -0.16 * side, random.bell() * 0.2, random.between(0.82, 0.96), 0.8, 1),
    at(
      random.between(-0.4, 0.4),
      random.between(0.36, 0.52) * side,
      random.bell() * 0.45,
      random.between(0.5, 0.76),
      random.between(0.42, 0.56),
      random.between(0.76, 0.92),
    ),
  ]
  if (random.chance(0.6))
    muscles.push(
      at(
        (random.chance(0.5) ? 1 : -1) * random.between(0.42, 0.6),
        random.bell() * 0.3,
        random.between(0.5, 1.2) * side,
        random.between(0.36, 0.5),
        random.between(0.5, 0.64),
        random.between(0.7, 0.9),
      ),
    )
  return muscles
}

function endsOf(random: Random, half: number, likely: number): End[] {
  return [0, Math.PI]
    .filter(() => random.chance(likely))
    .map((way) => {
      const angle = way + random.bell() * 0.55
      return {
        x: Math.cos(angle),
        y: Math.sin(angle),
        distance: half * random.between(0.62, 0.9),
        steep: random.between(0.9, 1.7),
        torn: random.chance(0.45),
      }
    })
}

/** `size`: half its width. */
export function saucedMeat(scene: Scene, x: number, y: number, size: number, look: SaucedMeatLook): void {
  const { random, field } = scene
  const { browned, coated, foot: atFoot = 1, long = [1.1, 1.42], tall = 0.62, ends: likely = 0.6 } = look
  const [from, to] = look.spotted ? [0.45, 0.6] : [0.34, 0.58]
  const seed = random.between(0, 99)
  const turn = random.angle()
  const half = size * random.between(...long)
  const width = size * random.between(0.84, 1)
  const thick = size * tall * random.between(0.88, 1.12)
  const muscles = musclesOf(random, half, width)
  const ends = endsOf(random, half, likely)
  const inside = scene.vary(look.inside, 0.04)
  const outside = scene.vary(look.outside, 0.06)
  const crust = scene.vary(look.crust, 0.08)
  const { dark, light } = look.sauce
  const film = mix(dark, light, 0.66)
  const hot = random.angle()
  const [hotX, hotY] = [Math.cos(hot), Math.sin(hot)]
  const step = 1 / size
  const rest = field.settle(x, y, half * 0.65, width * 0.65, turn, 0.35, 0.3)
  const [slopeX, slopeY] = [rest.slopeX + random.bell() * 0.12, rest.slopeY + random.bell() * 0.14]
  const base = rest.z - SUNK * thick
  field.stamp(x, y, half * 1.35, turn, (rawX, rawY, out) => {
    // No edge of it is an arc.
    const bentX = layeredNoise(rawX * step * 1.5 + seed, rawY * step * 1.5, 2) - 0.5
    const bentY = layeredNoise(rawX * step * 1.5, rawY * step * 1.5 - seed, 2) - 0.5
    const [lx, ly] = [rawX + bentX * size * 0.42, rawY + bentY * size * 0.42]
    let [highest, second, fiber, inward] = [0, 0, 0.5, 0]
    for (let i = 0; i < muscles.length; i++) {
      const { x: mx, y: my, cos, sin, long: l, wide, high } = muscles[i] as Muscle // i is inside the array
      const u = (cos * (lx - mx) + sin * (ly - my)) / l
      const v = (cos * (ly - my) - sin * (lx - mx)) / wide
      const q = Math.abs(u) ** 2.4 + Math.abs(v) ** 2.2
      if (q >= 1) continue
      const h = high * (1 - q) ** 0.4
      inward = Math.max(inward, 1 - q)
      if (h > highest) {
        second = highest
        highest = h
        fiber = 0.55 * noise(u * 2 + seed, v * 13 + i * 9) + 0.45 * noise(u * 3.1 - seed, v * 27 + i * 9)
      } else if (h > second) second = h
    }
    if (highest <= 0) return false
    const seam = second > 0 ? smooth(0.14, 0, highest - second) * smooth(0.2, 0.6, second) : 0
    let z = highest * thick
    let [cut, strand] = [0, 0.5]
    for (const end of ends) {
      const [down, across] = [end.x * lx + end.y * ly, end.x * ly - end.y * lx]
      const ragged = end.torn ? 0.34 * size * (layeredNoise(across * step * 5 + seed, 7.5, 2) - 0.5) : 0
      const fall = (end.distance - down + ragged + bentX * size * 0.12) * end.steep + thick * 0.3
      if (fall < 0) return false
      if (fall >= z) continue
      cut = Math.max(cut, smooth(0, 0.16 * thick, z - fall))
      // Fibers hang down from a tear; a knife leaves the ends of bundles.
      strand = end.torn
        ? layeredNoise(across * step * 9 + seed, down * step * 1.6, 2)
        : layeredNoise(across * step * 6 + seed, down * step * 4, 2)
      z = fall
    }
    const n = layeredNoise(rawX * step * 1.25 - seed, rawY * step * 1.25 + seed, 3)
    const fine = layeredNoise(rawX * step * 5 + seed, rawY * step * 5, 2)
    const e = clamp(z / thick)
    // Here and there one sees how it is grown.
    const open = smooth(0.36, 0.58, layeredNoise(rawX * step * 0.9 + seed * 2, rawY * step * 0.9, 2))
    const side = 0.12 * ((hotX * rawX + hotY * rawY) / half)
    const brown =
      browned *
      smooth(from, to, n + side + 0.3 * (fine - 0.5) + 0.12 * (fiber - 0.5)) *
      smooth(0.3, 0.75, e) *
      (1 - 0.9 * cut)
    const rim = cut > 0.02 ? smooth(0.5, 0.1, cut) * browned : 0
    const skin = scaled(mix(outside, inside, 0.5 * open * fiber), 0.92 + 0.18 * (fiber - 0.3) * (0.3 + open))
    const seared = mix(skin, crust, clamp(0.8 * brown + 0.3 * rim))
    const meat = mix(seared, scaled(inside, 0.74 + 0.42 * strand), 0.95 * cut)
    // Thin on the tops, so that they show; thick where it ran, in the seams and at the foot.
    const ran = layeredNoise(rawX * step * 0.95 + seed, rawY * step * 0.95 - seed * 2, 2)
    const run = smooth(0.5, 0.6, ran)
    const foot = Math.max(
      smooth(0.62, 0.4, e + 0.36 * (ran - 0.5)),
      0.9 * smooth(0.46, 0.16, inward + 0.4 * (ran - 0.5)) * (1 - 0.6 * cut),
    )
    const wet = clamp(Math.max(0.96 * atFoot * foot, coated * (0.08 + 0.86 * run) * (1 - 0.5 * cut), 0.4 * seam))
    const soaked = stained(meat, film, 0.36 * coated)
    const paint = mix(soaked, mix(dark, light, 0.46 + 0.4 * e), wet)
    const bare = 1 - 0.7 * wet
    z +=
      size *
      ((fiber - 0.5) * 0.045 * (0.3 + 0.7 * open) * bare * (1 - cut) +
        (strand - 0.5) * 0.2 * cut * bare +
        (n - 0.5) * 0.08 +
        (fine - 0.5) * 0.03 * brown +
        run * 0.05 * coated -
        seam * 0.04)
    return put(
      out,
      paint,
      base + slopeX * rawX + slopeY * rawY + Math.max(1, z),
      0.34 + 0.44 * wet - 0.12 * cut * bare,
      z + 3,
    )
  })
}
