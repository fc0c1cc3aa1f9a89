// Cooked fish with its flesh up: two long muscles beside a faint line, chevrons of flakes that open here and there,
// gold from the pan, pearly from the steam.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'

interface FilletTones {
  /** Opaque and bright on the flakes, glassy where it is thin, deep between the flakes. */
  pearl: Rgb
  glassy: Rgb
  between: Rgb
  /** The line of darker meat along the middle. */
  seam: Rgb
  gold: Rgb
  bronze: Rgb
}

const WHITE_FISH: FilletTones = {
  pearl: rgb('#f8eedb'),
  glassy: rgb('#dcc7a2'),
  between: rgb('#a17c52'),
  seam: rgb('#bd9474'),
  gold: rgb('#e0a040'),
  bronze: rgb('#a05c1e'),
}

/** Floured or patted dry, and fried gold all over. */
export const GOLDEN_FILLET: FilletTones = {
  pearl: rgb('#f7e0b6'),
  glassy: rgb('#ebc488'),
  between: rgb('#b8864c'),
  seam: rgb('#dcae6c'),
  gold: rgb('#dc983a'),
  bronze: rgb('#a8641f'),
}

/** Pink, with its fat pale between the flakes. */
export const TROUT: FilletTones = {
  pearl: rgb('#ffdab2'),
  glassy: rgb('#f0aa70'),
  between: rgb('#b8703f'),
  seam: rgb('#c98a60'),
  gold: rgb('#dc9a4c'),
  bronze: rgb('#a8622a'),
}

const SPICES = { burnt: rgb('#40190b'), red: rgb('#6d2c10'), black: rgb('#1e0e07') }

export interface WhiteFillet extends MeatColours {
  halfLength: number
  halfWidth: number
  turn: number
  /** How brown it is: 1 from the pan, less from the oven, 0 when it was poached. */
  crusted: number
  /** How much narrower the tail is than the head: a piece of loin hardly, a whole fillet much. */
  taper: number
  /** Height over half the width: less where it has sunk into a broth. */
  tall?: number
  /** The skin on its underside, where that shows at the edges. */
  skin?: Rgb | undefined
  tones?: FilletTones | undefined
  /** How far its flakes have come apart: 0 holds together, 1 falls off the fork; then the flakes are broad and white. */
  flaky?: number | undefined
  /** A crust of spices from a very hot pan: nearly black, with white flakes where it cracks and at the edge. */
  blackened?: boolean | undefined
}

export function whiteFillet(scene: Scene, x: number, y: number, options: WhiteFillet): void {
  const { halfLength, halfWidth, turn, flesh, crusted, taper, tall = 0.42, skin } = options
  const { tones = WHITE_FISH, blackened = false, flaky = 0 } = options
  const { pearl, glassy, between, seam, gold, bronze } = tones
  const { random, field } = scene
  const seed = random.between(0, 99)
  // It sinks into a heap of greens at its side rather than stand on it.
  const rest = field.settle(x, y, halfLength * 0.7, halfWidth * 0.6, turn, 0.1, 0.06)
  const thick = halfWidth * tall
  const pitch = halfWidth * random.between(0.36, 0.44) * (1 + 0.45 * flaky)
  const bend = random.between(0.03, 0.09) * (random.chance(0.5) ? 1 : -1)
  const slant = random.between(0.08, 0.18)
  const wet = smooth(0.35, 0.1, crusted)
  const own = tones === WHITE_FISH ? mix(flesh, pearl, 0.6 + 0.35 * flaky) : pearl
  const body = scene.vary(mix(own, glassy, 0.24 * (1 - 0.7 * flaky)), 0.015)
  // Opened by a fork, rather towards the tail.
  const opened = random.between(0.1, 0.5)
  field.stamp(x, y, halfLength * 1.2, turn, (lx, ly, out) => {
    const t = lx / halfLength
    const n = layeredNoise(lx * 0.02 + seed, ly * 0.02, 3)
    const off = ly - bend * halfLength * (t * t - 0.3)
    const belly = off > 0
    const aside = Math.abs(off) / halfWidth
    const arch = halfWidth * (Math.sqrt(aside * aside + 0.004) * 0.95 - 0.42 * aside * aside)
    const phase = (lx + arch) / pitch + (n - 0.5) * 0.7
    const index = Math.floor(phase)
    const along = phase - index
    const [loose, reach] = [noise(index * 5.3 + seed, 1.5), noise(index * 7.1 + seed, belly ? 4.5 : 8.5)]
    const near = smooth(0.5, 0.08, Math.abs(t - opened))
    const open = clamp(
      smooth(0.52, 0.8, reach) * (0.25 + 0.75 * near) +
        0.3 * smooth(0.5, 1, t) * loose +
        flaky * (0.16 + 0.55 * smooth(0.4, 0.7, reach)),
    )
    const narrowed = 1 - taper * (belly ? 1.06 : 0.9) * smooth(belly ? -0.55 : -0.25, 1.04, t)
    const ragged = 1 + (belly ? 0.16 : 0.07) * (n - 0.5) * 2 + (0.14 + 0.16 * flaky) * (reach - 0.5) * open
    const width = halfWidth * narrowed * (belly ? 1.08 : 0.9) * ragged * (1 - 0.1 * smooth(-0.5, -1, t))
    const v = off / width
    const cut = t + slant * v * (t < 0 ? 1 : 0.4)
    const q = Math.abs(cut * (1 + 0.08 * (n - 0.5))) ** (t < 0 ? 7 : taper > 0.5 ? 2.8 : 6) + Math.abs(v) ** 2.6
    if (q > 1) return false
    const fine = layeredNoise(lx * 0.15 + seed, ly * 0.15, 2)
    const fiber = layeredNoise(lx * 0.05 + seed, off * 0.22 + index * 3, 2)
    const inner = smooth(1, 0.88, q)
    // Most flakes show as a line; an opened one as a lens, widest away from the middle.
    const lens = open * smooth(0.02, 0.3, aside)
    const wide = 0.1 + 0.42 * lens
    const gap = smooth(wide, wide * 0.55, along) * inner * smooth(0, 0.05, along)
    const parting = gap * smooth(0.12, 0.45, lens)
    const line = gap * (1 - smooth(0.12, 0.45, lens)) * (0.35 + 0.5 * loose + 0.3 * flaky)
    const middle = smooth(0.085, 0.02, aside) * smooth(1, 0.75, Math.abs(t))
    const ridge = Math.sin(Math.PI * clamp((along - wide) / (1 - wide)))
    const thin = smooth(0.45, 1, q) * (belly ? 1 : 0.4)
    const moist = mix(mix(body, glassy, 0.34 * (1 - ridge)), pearl, 0.55 * ridge * (0.4 + 0.6 * loose))
    const edged = mix(scaled(moist, 0.92 + 0.14 * fiber), glassy, (0.3 + 0.35 * wet) * thin)
    const cooked = mix(edged, seam, 0.5 * middle + (0.3 + 0.25 * wet) * line)
    const coarse = layeredNoise(lx * 0.013 + seed * 1.7, ly * 0.017, 2)
    const patch = smooth(0.36, 0.6, coarse * 0.62 + n * 0.26 + fine * 0.12)
    // The cut edge below the crust stays pale.
    const shoulder = smooth(0.55, 0.8, q) * smooth(0.97, 0.86, q)
    const face = 0.16 + 0.74 * patch * (0.62 + 0.38 * ridge) + 0.12 * ridge + 0.4 * shoulder
    const brown = clamp(crusted * face * (1 - parting) * (1 - 0.3 * middle) * (1 - 0.45 * line) * smooth(1, 0.9, q))
    const golden = mix(cooked, gold, clamp(brown * 1.25) * 0.86)
    const crust = mix(golden, bronze, smooth(0.52, 1.02, brown + (fine - 0.5) * 0.3) * 0.88)
    const spiced = blackened ? smooth(0.98, 0.84, q + (n - 0.5) * 0.24) * (1 - parting) : 0
    const rub = mix(mix(SPICES.burnt, SPICES.red, smooth(0.42, 0.7, n)), SPICES.black, smooth(0.5, 0.7, fine) * 0.7)
    // The inside of an opened flake never saw the pan; it is in shadow under the next one.
    const inside = mix(scaled(pearl, 0.96 + 0.12 * fiber), between, 0.75 * smooth(wide * 0.62, wide * 0.9, along))
    const shown = mix(mix(crust, rub, spiced), inside, parting)
    const peel = skin ? smooth(0.86, 0.95, q + (n - 0.5) * 0.12) * (belly ? 0.85 : 0.45) * smooth(-0.9, -0.3, t) : 0
    const lobes = Math.sqrt(clamp(aside * 3.2))
    const dome =
      (1 - clamp(q)) ** 0.38 * (belly ? 1 - 0.42 * smooth(0, 1, v) : 1) * (1 - 0.42 * smooth(0, 1, t) * taper)
    const relief = ridge * (1 + 2.4 * open + 1.4 * flaky) - parting * 8 - line * 2.2 + (loose - 0.5) * 3 * open
    const z =
      5 + thick * dome * (0.86 + 0.14 * lobes) + relief * inner + (fine - 0.5) * (1.6 + 2 * crusted + 3 * spiced)
    const gloss = 0.4 + 0.36 * wet - 0.12 * brown + 0.1 * parting
    return put(
      out,
      scaled(skin ? mix(shown, skin, peel) : shown, 0.95 + 0.08 * fine),
      heightOn(rest, lx, ly) + z,
      gloss,
      z + 3,
    )
  })
}
