// A soft date cut across or along: dark, wrinkled skin around amber flesh, a hollow where the stone was.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'
import { ribbon } from '#studio/shapes/ribbon.ts'
import { arc } from '#studio/shapes/tube.ts'

export interface DateLook {
  skin: Rgb
  flesh: Rgb
  pale: Rgb
  hollow: Rgb
}

const DATE: DateLook = { skin: rgb('#5e2a10'), flesh: rgb('#b56a24'), pale: rgb('#dba052'), hollow: rgb('#945020') }
/** Red dates: a thin, dark red skin around spongy, pale flesh. */
export const JUJUBE: DateLook = {
  skin: rgb('#8a1a14'),
  flesh: rgb('#c4702f'),
  pale: rgb('#d68f48'),
  hollow: rgb('#8f3f1a'),
}

/** Across: an uneven ring. */
export function dateRound(scene: Scene, x: number, y: number, size: number, look = DATE): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const skin = scene.vary(look.skin, 0.14)
  disc(scene, x, y, {
    radius: size,
    ry: size * random.between(0.72, 0.9),
    thickness: 9,
    edge: 4,
    tilt: 0.2,
    face: (d, a) => {
      const wrinkle = layeredNoise(Math.cos(a) * 2.4 + seed, Math.sin(a) * 2.4 + seed, 2)
      const edge = 0.82 + 0.3 * wrinkle
      if (d > edge) return null
      const r = d / edge
      const hollow = smooth(0.42, 0.26, r + 0.2 * (wrinkle - 0.5))
      const fiber = noise(a * 5 + seed, r * 3)
      const flesh = mix(mix(look.flesh, look.pale, smooth(0.45, 0.8, fiber) * 0.7), look.hollow, hollow)
      return [mix(flesh, skin, smooth(0.76, 0.86, r)), -3 * hollow + fiber, 0.6 + 0.3 * smooth(0.76, 0.86, r)]
    },
  })
}

/** Along: a curved sliver, skin on its back. */
function dateSliver(scene: Scene, x: number, y: number, size: number, look = DATE): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const skin = scene.vary(look.skin, 0.14)
  ribbon(scene, arc(x, y, size * 2.7, random.angle(), random.between(0.4, 1) * (random.chance(0.5) ? 1 : -1), 10), {
    width: size * random.between(0.85, 1.15),
    thick: size * 0.34,
    gloss: 0.7,
    cup: -0.12,
    taper: (t) => (0.25 + 0.75 * Math.sin(Math.PI * t) ** 0.6) * (0.85 + 0.3 * noise(t * 4 + seed, seed)),
    paint: (t, v) => {
      const n = noise(t * 5 + seed, v * 2 + seed)
      const flesh = scaled(mix(look.flesh, look.pale, smooth(0.4, 0.8, n)), 0.92 + 0.12 * n)
      return mix(flesh, scaled(skin, 0.8 + 0.5 * n), smooth(-0.05, 0.25, v) + smooth(-0.8, -0.95, v) * 0.8)
    },
  })
}

export function dateSlice(scene: Scene, x: number, y: number, size: number): void {
  if (scene.random.chance(0.35)) dateRound(scene, x, y, size)
  else dateSliver(scene, x, y, size * 0.95)
}

/** Half a date, pitted: wrinkled, shining skin on its back, amber flesh and the groove of the stone where it was cut. */
export function dateHalf(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const wide = size * random.between(0.5, 0.62)
  const skin = scene.vary(DATE.skin, 0.1)
  // Some lie on the cut, and only the skin shows.
  const line = random.chance(0.4) ? 2 : random.between(-0.1, 0.3)
  const rest = field.settle(x, y, size * 0.7, wide * 0.7, turn, 0.5, 0.35)
  field.stamp(x, y, size * 1.15, turn, (lx, ly, out) => {
    const n = layeredNoise(lx * (2 / size) + seed, ly * (2 / size), 2) - 0.5
    const [u, v] = [lx / size, ly / wide]
    const q = Math.abs(u) ** 2.4 + v * v + 0.3 * n
    if (q > 1) return false
    const wrinkle = noise(u * 2 + seed, v * 4.5 + 2 * n)
    const cut = smooth(line - 0.04, line + 0.06, v + 0.2 * n)
    const groove = smooth(0.2, 0.08, Math.abs(v - line - 0.42)) * smooth(0.8, 0.4, Math.abs(u))
    const flesh = mix(mix(DATE.flesh, DATE.pale, 0.5 * wrinkle), DATE.hollow, 0.8 * groove)
    const back = mix(scaled(skin, 0.8 + 0.5 * wrinkle), DATE.flesh, 0.3 * smooth(0.6, 0.9, wrinkle))
    const round = Math.sqrt(Math.max(0, 1 - q))
    const z = 3 + size * (0.5 * round - 0.12 * cut * groove - 0.1 * cut) + (wrinkle - 0.5) * size * 0.14 * (1 - cut)
    return put(out, mix(back, flesh, cut), heightOn(rest, lx, ly) + z, 0.75, z + 2)
  })
}
