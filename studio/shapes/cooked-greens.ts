// Leaves after moist heat: soft, folded, dark and wet, with pale ribs.
import { lightness, mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ribbon, wanderingRoll } from '#studio/shapes/ribbon.ts'
import { arc } from '#studio/shapes/tube.ts'

/** Light that comes through a thin fold. */
const THROUGH = rgb('#8db53c')

/**
 * A leaf of spinach, kale, chard or cabbage that collapsed: drawn out, soft round folds along it with dark creases between,
 * and on some of them the stalk.
 */
export function wiltedLeaf(scene: Scene, x: number, y: number, size: number, colour: Rgb, rib?: Rgb): void {
  const { random, field } = scene
  const body = scene.vary(colour, 0.16)
  const pale = rib ?? mix(body, rgb('#c3d488'), 0.55)
  const lit = mix(body, rib ?? THROUGH, 0.3)
  const turn = random.angle()
  const seed = random.between(0, 99)
  const [rx, ry] = [size * random.between(0.5, 0.74), size * random.between(0.36, 0.54)]
  const folds = random.between(1.5, 2.8)
  const ribbed = random.chance(0.5)
  const stalked = !rib && random.chance(0.24)
  const bow = random.bell() * 0.45
  const sway = random.bell() * 0.7
  const rest = field.settle(x, y, rx * 0.7, ry * 0.7, turn, 0.4, 0.5)
  field.stamp(x, y, rx * 1.55, turn, (lx, ly, out) => {
    const u = lx / rx
    const v = ly / ry - bow * u * u
    const line = v - 0.2 * Math.sin(u * 2 + seed)
    if (stalked && u < -0.55) {
      const w = Math.abs(line - sway * (u + 0.55) ** 2) / 0.09
      if (u > -1.5 && w < 1) {
        const round = Math.sqrt(1 - w * w)
        return put(out, scaled(pale, 0.72 + 0.3 * round), heightOn(rest, lx, ly) + 2 + ry * 0.1 * round, 0.4, 4)
      }
    }
    if (u * u + v * v > 1.7) return false
    const angle = Math.atan2(v, u)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const outline =
      0.66 + 0.56 * layeredNoise(cos * 1.4 + seed, sin * 1.4 + seed, 2) + 0.1 * noise(cos * 5 + seed, sin * 5)
    const d = hypot(u, v) / outline
    if (d > 1) return false
    const broad = noise(u * 1.2 + seed, v * 1.2 - seed)
    // Where the noise crosses its middle two folds meet in a crease.
    const meet = Math.abs(2 * noise(u * 1.1 + seed + 1.1 * broad, (v + 0.9 * broad) * folds) - 1)
    const swell = smooth(0, 0.5, meet)
    const crease = smooth(0.14, 0, meet)
    const ruffle = Math.sin(angle * 7 + 8 * broad + seed) * smooth(0.6, 1, d)
    const spine = ribbed ? smooth(0.09, 0.03, Math.abs(line)) * smooth(0.8, -0.5, u) : 0
    const branch = Math.abs((((u - 0.8 * Math.abs(line)) * 3 + seed) % 1) - 0.5)
    const vein = smooth(0.1, 0.02, branch) * smooth(0.95, 0.5, d)
    const z = 2.5 + size * (0.075 * swell + 0.14 * (broad - 0.5) + 0.02 * ruffle + 0.012 * spine) * (1 - 0.5 * d * d)
    const shade = 0.66 + 0.28 * swell + 0.4 * (broad - 0.45) - 0.32 * crease + 0.12 * ruffle
    const thin = smooth(0.8, 1, d)
    const leaf = mix(
      scaled(body, Math.max(0.36, shade)),
      lit,
      clamp(0.42 * swell * smooth(0.4, 0.8, broad) + 0.16 * thin),
    )
    const paint = mix(leaf, pale, clamp(0.65 * spine + 0.2 * vein))
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.14 + 0.3 * swell * (1 - thin), 5)
  })
}

/** Collards, kale and spinach are darker than this; cabbage is lighter. */
const DARK_LEAF = 50

/** A strip of collards, chard or cabbage after cooking: limp, turned over here and there, with a torn edge. */
export function limpRibbon(scene: Scene, x: number, y: number, length: number, width: number, colour: Rgb): void {
  const { random, field } = scene
  const body = scene.vary(colour, 0.14)
  // The back of a red leaf is rosy, that of a green one pale, and that of a dark one less so.
  const back = body[2] > body[1] ? '#c87ab0' : lightness(body) < DARK_LEAF ? '#8fb055' : '#d5dba6'
  const under = mix(body, rgb(back), 0.34)
  const turn = random.angle()
  const seed = random.between(0, 99)
  const half = length / 2
  const bend = random.bell() * 0.7
  const sway = random.between(0.12, 0.3)
  const rest = field.settle(x, y, half * 0.6, width * 0.5, turn, 0.4, 0.5)
  field.stamp(x, y, half * 1.25 + width, turn, (lx, ly, out) => {
    const u = lx / half
    if (Math.abs(u) > 1) return false
    // Where it turns over it is narrow and shows its paler back.
    const twist = Math.sin(u * 2.6 + seed)
    const across = ly - bend * half * (u * u - 0.3) - sway * width * Math.sin(u * 5 + seed * 2)
    const ragged = 0.8 + 0.45 * layeredNoise(u * 2.6 + seed, across > 0 ? 2 : 7, 2)
    const wide = width * 0.5 * ragged * (0.4 + 0.6 * Math.abs(twist)) * (1 - u ** 8) ** 0.5
    const v = across / (wide || 1)
    if (Math.abs(v) > 1) return false
    // Limp folds along it; rough ones would break its shine into white dots.
    const wrinkle = noise(u * 2.6 + seed, v * 1.5 + seed) - 0.5
    const crease = smooth(0.22, 0.06, Math.abs(v - 0.35))
    const z = 3 + width * (0.2 * (1 - Math.abs(twist)) + 0.12 * v * twist + 0.24 * wrinkle)
    const shade = 0.86 + 0.6 * wrinkle + 0.14 * v * twist
    const paint = mix(scaled(body, shade), under, clamp(0.55 * smooth(0.1, -0.2, twist) + crease * 0.35))
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.44, 4)
  })
}

/** Shredded spinach or chard that wilted in a broth: a few broad, soft ribbons that lie over each other. */
export function softRibbons(scene: Scene, x: number, y: number, size: number, colours: readonly Rgb[]): void {
  const { random } = scene
  const turn = random.angle()
  for (let i = 0; i < 5; i++) {
    const [px, py] = scene.spot(size * 0.45, x, y)
    const seed = random.between(0, 99)
    const body = scene.vary(random.pick(colours), 0.14)
    const pale = mix(body, rgb('#a9cc74'), 0.5)
    const path = arc(px, py, size * random.between(0.9, 1.7), turn + random.bell() * 0.9, random.bell() * 2, 12)
    ribbon(scene, path, {
      width: size * random.between(0.3, 0.56),
      thick: 1.4,
      gloss: 0.6,
      cup: random.between(-0.1, 0.2),
      roll: wanderingRoll(scene, 0.9),
      taper: (t) => Math.min(1, 0.35 + 4 * t, 0.25 + 4 * (1 - t)) * (0.6 + 0.75 * noise(t * 4 + seed, seed)),
      paint: (t, v, under) => {
        const vein = 0.45 * smooth(0.16, 0.04, Math.abs(v - 0.5 * Math.sin(t * 5 + seed)))
        return mix(scaled(body, 0.78 + 0.4 * noise(t * 5 + seed, v * 1.5 + seed)), pale, (under ? 0.4 : 0.05) + vein)
      },
    })
  }
}

/** A pinch of kale that was rolled up and cut across: flat shreds of all widths in a loose tangle. */
export function shredTangle(scene: Scene, x: number, y: number, size: number, colours: readonly Rgb[]): void {
  const { random } = scene
  const turn = random.angle()
  for (let i = 0; i < 12; i++) {
    const [px, py] = scene.spot(size * 0.75, x, y)
    const seed = random.between(0, 99)
    const body = scene.vary(random.pick(colours), 0.16)
    const pale = mix(body, rgb('#c3d68c'), 0.5)
    const ribbed = random.chance(0.22)
    const path = arc(px, py, size * random.between(0.9, 2.2), turn + random.bell() * 0.9, random.bell() * 2.4, 14)
    ribbon(scene, path, {
      width: size * (random.chance(0.4) ? random.between(0.2, 0.34) : random.between(0.08, 0.17)),
      thick: 1.3,
      gloss: 0.5,
      lift: random.between(-1, 1.5),
      roll: wanderingRoll(scene, 0.6),
      taper: (t) => Math.min(1, 0.3 + 4 * t, 0.3 + 4 * (1 - t)) * (0.6 + 0.8 * noise(t * 5 + seed, seed)),
      paint: (t, v, under) => {
        const crinkle = noise(t * 6 + seed, v * 1.4 + seed)
        const rib = ribbed ? 0.55 * smooth(0.3, 0.1, Math.abs(v)) : 0
        return mix(scaled(body, 0.72 + 0.5 * crinkle), pale, (under ? 0.3 : 0.04) + rib)
      },
    })
  }
}
