// A piece of a peeled potato as it comes out of the pot: flat faces that a knife left, one side round as the potato grew,
// pale and matt, its edges floury and here and there broken off; in a stew the sauce lies on it.
import { mix, type Rgb, rgb, scaled, stained } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Random } from '#studio/random.ts'
import type { Scene } from '#studio/scene.ts'

const BOILED = rgb('#f3d990')
const [FLOURY, DAMP, GROWN] = [rgb('#fdf0c8'), rgb('#e3bf70'), rgb('#e9ca80')]
const SKIN = { light: rgb('#c79a58'), dark: rgb('#8f6230') }

export interface CutPotatoLook {
  flesh?: Rgb
  /** 0: waxy, its edges stay; 1: floury, it falls apart. */
  crumbly?: number
  /** It was not peeled: the round side has its skin. */
  skin?: boolean
  sauce?: { dark: Rgb; light: Rgb }
  /** How much of the sauce clings to it, 0 to 1. */
  coated?: number
}

/** A cut: a plane that falls outward. */
interface Face {
  x: number
  y: number
  /** Its height above the middle, as a share of the size. */
  over: number
  steep: number
  tone: number
}

/** A quarter shows two long faces that meet in a ridge; a chunk a slanting top and two or three upright sides. */
function facesOf(random: Random, tall: number, quarter: boolean): Face[] {
  const face = (angle: number, over: number, steep: number): Face => ({
    x: Math.cos(angle),
    y: Math.sin(angle),
    over,
    steep,
    tone: random.between(0.92, 1.05),
  })
  const from = random.angle()
  if (quarter) {
    const across = (random.chance(0.5) ? 1 : -1) * (Math.PI / 2) + random.bell() * 0.25
    return [
      face(across, tall, random.between(0.3, 0.6)),
      face(across + Math.PI + random.bell() * 0.3, tall * random.between(0.92, 1.06), random.between(0.9, 1.5)),
      face(random.chance(0.5) ? random.bell() * 0.5 : Math.PI + random.bell() * 0.5, 1.3, random.between(1.4, 2.2)),
    ]
  }
  const sides = random.chance(0.6) ? 3 : 2
  return [
    face(from + random.bell(), tall, random.between(0.08, 0.34)),
    ...Array.from({ length: sides }, (_, i) => {
      const steep = random.between(1.5, 3.4)
      return face(from + i * random.between(1.4, 1.9), steep * random.between(0.56, 0.78), steep)
    }),
  ]
}

/** `size`: about half its width. */
export function cutPotato(scene: Scene, x: number, y: number, size: number, look: CutPotatoLook = {}): void {
  const { random, field } = scene
  const { crumbly = 0.25, skin = false, sauce, coated = 0 } = look
  const seed = random.between(0, 99)
  const turn = random.angle()
  const quarter = random.chance(0.42)
  const [rx, ry] = quarter
    ? [size * random.between(1.25, 1.5), size * random.between(0.78, 0.92)]
    : [size * random.between(1, 1.26), size * random.between(0.88, 1.04)]
  const tall = random.between(0.62, 0.84)
  const faces = facesOf(random, tall, quarter)
  const flesh = scene.vary(look.flesh ?? BOILED, 0.045)
  const own = look.flesh ?? BOILED
  const [pale, damp, grown] = [mix(flesh, FLOURY, 0.6), mix(own, DAMP, 0.55), mix(own, GROWN, 0.6)]
  // The skin is on the round side, and mostly on one that the knife left alone.
  const skinned = skin && random.chance(0.7) ? 1 : -1
  const film = sauce && mix(sauce.dark, sauce.light, 0.66)
  const melt = 0.075 + 0.05 * crumbly
  const broken = (0.7 + crumbly) * random.between(0.6, 1.3)
  const dome = tall * 1.34
  const rest = field.settle(x, y, rx * 0.7, ry * 0.7, turn, 0.35, 0.3)
  const [slopeX, slopeY] = [rest.slopeX + random.bell() * 0.12, rest.slopeY + random.bell() * 0.12]
  field.stamp(x, y, Math.max(rx, ry) * 1.04, turn, (lx, ly, out) => {
    const [u, v] = [lx / size, ly / size]
    const wave = layeredNoise(u * 1.3 + seed, v * 1.3, 2) - 0.5
    const q = (lx / rx) ** 2 + (ly / ry) ** 2 + 0.2 * wave
    if (q >= 1) return false
    const fine = layeredNoise(u * 4.6 + seed, v * 4.6, 3)
    // The side that the peeler went over is round.
    let lowest = dome * Math.sqrt(1 - q)
    let second = 9
    let which = -1
    let sum = Math.exp(-lowest / melt)
    for (let i = 0; i < faces.length; i++) {
      const { x: fx, y: fy, over, steep } = faces[i] as Face // i is inside the array
      const h = over - (fx * u + fy * v) * steep + 0.04 * wave * steep
      sum += Math.exp(-h / melt)
      if (h < lowest) {
        second = lowest
        lowest = h
        which = i
      } else if (h < second) second = h
    }
    if (lowest <= 0) return false
    const edge = smooth(0.17, 0.01, second - lowest)
    // Bits have come off along the edges.
    const chipped = broken * edge * smooth(0.52, 0.74, noise(u * 3.1 + seed, v * 3.1 - seed))
    const height = -melt * Math.log(sum) - 0.1 * chipped
    if (height <= 0) return false
    const flat = which >= 0 && which !== skinned ? 1 : 0
    const tone = flat ? (faces[which] as Face).tone : 0.97
    // A cut face is mealy: small pits, damp in some places and floury in others.
    const meal = noise(lx * 0.32 + seed, ly * 0.32 - seed)
    const pit = flat || !skin ? smooth(0.3, 0.14, meal) : 0
    const cut = mix(mix(flesh, damp, 0.5 * smooth(0.55, 0.3, fine)), pale, 0.8 * smooth(0.45, 0.7, fine))
    const peel = mix(SKIN.dark, SKIN.light, clamp(0.15 + 1.1 * fine))
    const round = skin ? mix(peel, flesh, 0.85 * smooth(0.66, 0.74, wave + 0.5)) : mix(grown, flesh, 0.3 + 0.5 * fine)
    const floury = clamp((flat || !skin ? 0.5 : 0.2) * edge * smooth(0.3, 0.55, fine) + 0.6 * chipped)
    const body = mix(mix(flat ? cut : round, FLOURY, floury), damp, 0.35 * pit)
    let paint = scaled(body, tone * (0.98 + 0.05 * fine) - 0.1 * smooth(0.2, 0, height))
    let wet = 0
    if (film && sauce) {
      const ran = layeredNoise(u * 1.1 + seed * 2, v * 1.1 - seed, 3)
      const foot = smooth(0.5, 0.2, height / tall + 0.5 * (ran - 0.5))
      wet = clamp(Math.max(0.9 * foot, 0.85 * smooth(0.52, 0.64, ran)) * coated)
      const soaked = stained(paint, film, (0.12 + 0.3 * fine) * coated)
      paint = mix(soaked, mix(sauce.dark, sauce.light, 0.42 + 0.4 * height), wet)
    }
    const rough = (fine - 0.5) * (0.035 + 0.05 * crumbly + 0.14 * chipped) - 0.018 * pit
    const z = size * (height + rough + 0.035 * wet)
    return put(out, paint, rest.z + slopeX * lx + slopeY * ly + z, 0.12 - 0.06 * crumbly + 0.6 * wet, z + 3)
  })
}
