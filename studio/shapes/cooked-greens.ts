// Leaves after moist heat: soft, folded, dark and wet, with pale ribs.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ribbon, wanderingRoll } from '#studio/shapes/ribbon.ts'
import { arc } from '#studio/shapes/tube.ts'

/** A leaf of spinach, kale, chard or cabbage that collapsed: a thin, wet rag with a fold or two, its edge turned in here and there. */
export function wiltedLeaf(scene: Scene, x: number, y: number, size: number, colour: Rgb, rib?: Rgb): void {
  const { random, field } = scene
  const body = scene.vary(colour, 0.16)
  const pale = rib ?? mix(body, rgb('#b9cc86'), 0.42)
  const turn = random.angle()
  const seed = random.between(0, 99)
  const [rx, ry] = [size * random.between(0.5, 0.74), size * random.between(0.3, 0.5)]
  const folds = random.between(0.8, 1.5)
  const ribbed = random.chance(0.6)
  const bow = random.bell() * 0.4
  const rest = field.settle(x, y, rx * 0.7, ry * 0.7, turn, 0.4, 0.5)
  field.stamp(x, y, rx * 1.4, turn, (lx, ly, out) => {
    const u = lx / rx
    const v = ly / ry - bow * u * u
    if (u * u + v * v > 1.7) return false
    const angle = Math.atan2(v, u)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const outline =
      0.6 + 0.7 * layeredNoise(cos * 1.3 + seed, sin * 1.3 + seed, 2) + 0.1 * noise(cos * 6 + seed, sin * 6)
    const d = hypot(u, v) / outline
    if (d > 1) return false
    // The folds run along the leaf and wander; each one lies half over the next.
    const warp = noise(u * 1.1 + seed, v * 1.1) * 1.9
    const phase = (v * 0.5 + 0.3 * u + warp) * folds
    const fold = phase - Math.floor(phase)
    const ridge = smooth(0, 0.7, fold) * smooth(1, 0.86, fold)
    const wrinkle = layeredNoise(lx * 0.05 + seed, ly * 0.06, 2) - 0.5
    const line = v - 0.2 * Math.sin(u * 2 + seed)
    const spine = ribbed ? smooth(0.12, 0.03, Math.abs(line)) * smooth(0.9, -0.4, u) : 0
    const branch = Math.abs((((u - 0.7 * Math.abs(line)) * 3.2 + seed) % 1) - 0.5)
    const veins = smooth(0.1, 0, branch) * smooth(1, 0.5, d) * smooth(0.35, 0.7, noise(u * 2 + seed, v * 2 + 5))
    const blister = smooth(0, 0.5, branch) * smooth(1, 0.4, d)
    const z = 2.5 + size * (0.07 * ridge + 0.11 * wrinkle + 0.03 * spine + 0.02 * blister) * (1 - 0.6 * d * d)
    const shade = 0.74 + 0.3 * ridge + 0.26 * wrinkle + 0.1 * blister
    // Thin at the edge, light comes through.
    const thin = smooth(0.75, 1, d)
    const paint = mix(scaled(body, shade), pale, clamp(spine * 0.7 + 0.24 * veins + 0.08 * ridge + 0.14 * thin))
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.46 + 0.2 * ridge, 5)
  })
}

/** A strip of collards, chard or cabbage after cooking: limp, turned over here and there, with a torn edge. */
export function limpRibbon(scene: Scene, x: number, y: number, length: number, width: number, colour: Rgb): void {
  const { random, field } = scene
  const body = scene.vary(colour, 0.14)
  // The back of a red leaf is rosy, that of a green one pale.
  const under = mix(body, rgb(body[2] > body[1] ? '#c87ab0' : '#d5dba6'), 0.34)
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
    const wrinkle = layeredNoise(lx * 0.06 + seed, ly * 0.14 + seed, 2) - 0.5
    const crease = smooth(0.22, 0.06, Math.abs(v - 0.35))
    const z = 3 + width * (0.2 * (1 - Math.abs(twist)) + 0.12 * v * twist + 0.26 * wrinkle)
    const shade = 0.88 + 0.4 * wrinkle + 0.14 * v * twist
    const paint = mix(scaled(body, shade), under, clamp((twist < 0 ? 0.55 : 0) + crease * 0.35))
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.55, 4)
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
