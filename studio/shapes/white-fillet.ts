// Cooked white fish: large flakes in nested curves that open towards the tail, gold from the pan or pearly from the steam.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'

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
  /** The skin on its underside, where that shows at the tail. */
  skin?: Rgb
}

const [GOLD, BRONZE] = [rgb('#dc9a3a'), rgb('#a4601c')]
/** Opaque and bright on the flakes, glassy where it is thin, deep between the flakes. */
const [PEARL, GLASSY, BETWEEN] = [rgb('#fbf3e2'), rgb('#ecd9b6'), rgb('#b08a60')]
/** The line of darker meat along the middle. */
const SEAM = rgb('#cda68a')
const GRAY_SKIN = rgb('#8d8c86')

export function whiteFillet(scene: Scene, x: number, y: number, options: WhiteFillet): void {
  const { halfLength, halfWidth, turn, flesh, crusted, taper, tall = 0.5, skin = GRAY_SKIN } = options
  const { random, field } = scene
  const seed = random.between(0, 99)
  const rest = field.settle(x, y, halfLength * 0.7, halfWidth * 0.6, turn, 0.5, 0.06)
  const thick = halfWidth * tall
  const pitch = halfWidth * random.between(0.5, 0.6)
  const bend = random.between(-0.05, 0.07)
  const wet = smooth(0.35, 0.1, crusted)
  const body = scene.vary(mix(mix(flesh, PEARL, 0.45), GLASSY, 0.2), 0.015)
  const openFrom = random.between(0.05, 0.3)
  field.stamp(x, y, halfLength * 1.2, turn, (lx, ly, out) => {
    const t = lx / halfLength
    const n = layeredNoise(lx * 0.02 + seed, ly * 0.02, 3)
    const off = ly - bend * halfLength * (t * t - 0.3) + halfWidth * 0.1
    // V-shaped, the points towards the tail, rounder on the belly's side.
    const arch = Math.sqrt(off * off + (halfWidth * 0.16) ** 2) * (off > 0 ? 0.62 : 0.86)
    const phase = (lx + arch) / pitch + (n - 0.5) * 0.9
    const index = Math.floor(phase)
    const along = phase - index
    const [own, reach] = [noise(index * 5.3 + seed, 1.5), noise(index * 7.1 + seed, off > 0 ? 4.5 : 8.5)]
    const open = clamp(0.22 + 0.5 * smooth(0.45, 0.8, own) + 0.75 * smooth(openFrom, openFrom + 0.5, t))
    const narrowed = 1 - taper * smooth(-0.35, 1.05, t)
    const width = halfWidth * narrowed * (off > 0 ? 1.06 : 0.94) * (1 + 0.1 * (n - 0.5) + 0.16 * (reach - 0.5) * open)
    const v = (off - halfWidth * 0.1 * narrowed) / width
    const q = Math.abs(t * (1 + 0.1 * (n - 0.5))) ** (t < 0 ? 7 : taper > 0.4 ? 4 : 6) + Math.abs(v) ** 2.7
    if (q > 1) return false
    const fine = layeredNoise(lx * 0.15 + seed, ly * 0.15, 2)
    const fiber = layeredNoise(lx * 0.045 + seed, off * 0.2 + index * 3, 2)
    const inner = smooth(1, 0.86, q)
    const gap = smooth(0.1 + 0.24 * open, 0.02, along) * (0.3 + 0.7 * open) * inner
    const seam = smooth(0.1, 0.02, Math.abs(off) / halfWidth) * smooth(0.95, 0.5, Math.abs(t))
    const thin = smooth(0.5, 1, q) * (v > 0 ? 1 : 0.5)
    // Each flake is bright along its raised edge and glassy towards the one that it slides under.
    const raised = smooth(0.1, 0.75, along)
    const moist = mix(mix(body, GLASSY, (0.42 - 0.34 * raised) * (0.6 + 0.4 * wet)), PEARL, 0.5 * raised * own)
    const cooked = mix(mix(scaled(moist, 0.95 + 0.09 * fiber), GLASSY, 0.4 * thin), SEAM, 0.22 * seam)
    const patch = smooth(0.38, 0.62, n * 0.8 + fine * 0.2)
    const brown = clamp(crusted * (0.3 + 0.62 * patch * (0.45 + 0.55 * raised) + 0.6 * smooth(0.62, 1, q)) * (1 - gap))
    const golden = mix(cooked, GOLD, clamp(brown * 1.35) * 0.8)
    const crust = mix(golden, BRONZE, smooth(0.5, 1, brown) * 0.85)
    const parted = mix(crust, mix(BETWEEN, flesh, 0.35), gap * (0.55 + 0.25 * open))
    const peel = smooth(0.35, 0.6, t) * smooth(0.8, 0.93, q) * (v > 0.1 ? 1 : 0.15) * (0.35 + 0.65 * wet)
    const shingle = (along - 0.5) * halfWidth * (0.04 + 0.12 * open) - gap * (2 + 6 * open) - seam * 1.2
    const step = (own - 0.5) * halfWidth * 0.06 * open
    const dome = (1 - clamp(q)) ** 0.36 * (1 - 0.34 * smooth(-0.1, 1, v)) * (1 - 0.3 * smooth(-0.1, 1, t) * taper * 1.6)
    const z = 5 + thick * dome + (shingle + step) * inner + (fine - 0.5) * (1.4 + 1.6 * crusted)
    const gloss = 0.42 + 0.34 * wet * (1 - gap) - 0.14 * brown
    return put(out, scaled(mix(parted, skin, 0.8 * peel), 0.96 + 0.07 * fine), heightOn(rest, lx, ly) + z, gloss, z + 3)
  })
}
