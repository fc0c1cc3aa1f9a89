// Boned chicken laid in its sauce by the ladle: large sculpted pieces, a quarter of each below the surface.
import { lightness, mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { clamp } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import type { BirdLook, SkinTones } from '#studio/sculpted/bird-skin.ts'
import { type Solid, sculpture } from '#studio/sculpted/carver.ts'
import { type MeatChunk, meatChunk } from '#studio/sculpted/meat-chunk.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { sauceOf } from './stew-sauce.ts'

/** Browned in the pan before it simmered. */
const SEARED: SkinTones = {
  pale: rgb('#efc890'),
  gold: rgb('#d9a05c'),
  amber: rgb('#bd752f'),
  brown: rgb('#8f4a1a'),
  dark: rgb('#64300f'),
}
/** Yogurt and spices that charred over the fire. */
const CHARRED: SkinTones = {
  pale: rgb('#f2b878'),
  gold: rgb('#e6923e'),
  amber: rgb('#cc661e'),
  brown: rgb('#94461a'),
  dark: rgb('#52220e'),
}

/** Only simmered, in a broth that turned white. */
const SIMMERED: SkinTones = {
  pale: rgb('#f2dcbc'),
  gold: rgb('#ecd0a6'),
  amber: rgb('#e3bf8c'),
  brown: rgb('#d8ae78'),
  dark: rgb('#c69660'),
}

interface Surface {
  x: number
  y: number
  radius: number
  level: number
  /** Left out, as many as the sauce has room for. */
  count?: number
  keep?: (x: number, y: number, reach: number) => boolean
}

/** What a scene asks to have laid on top in a pile. */
export function isLaidChunks(dish: Dish, part: Part | undefined): part is Part {
  return dish.scene.as === 'pile' && part?.look.kind === 'poultry'
}

export function laidChunks(scene: Scene, dish: Dish, part: Part, surface: Surface): void {
  const { field, random } = scene
  const { x, y, radius, level, keep } = surface
  const sauce = sauceOf(dish)
  const bites = part.cut === 'cube' || part.cut === 'chop'
  const simmered = dish.scene.form === 'soup'
  const half = bites ? 48 : part.cut === 'half' || simmered ? 54 : 62
  const count = surface.count ?? Math.round(clamp((0.4 * radius * radius) / (half * half), 3, 18))
  const charred = part.done === 'grilled' || part.done === 'charred'
  const look = (): BirdLook => ({
    tones: simmered ? SIMMERED : charred ? CHARRED : SEARED,
    browned: charred ? random.between(0.85, 1.05) : random.between(0.9, 1.1),
    seed: random.between(0, 99),
    sauce,
    coated: simmered ? random.between(0.1, 0.3) : charred ? random.between(0.6, 0.8) : random.between(0.46, 0.66),
    uneven: true,
  })
  const body = mix(sauce.dark, sauce.light, lightness(sauce.light) > 60 ? 0.7 : 0.45)
  const chunks: MeatChunk[] = []
  for (const [px, py] of scene.spread(
    count,
    () => {
      let spot = scene.spot(radius - half * 1.4, x, y)
      for (let i = 0; i < 6 && keep?.(...spot, half) === false; i++) spot = scene.spot(radius - half * 1.4, x, y)
      return spot
    },
    14,
  )) {
    if (keep?.(px, py, half) === false) continue
    const size = half * random.between(0.78, 1.08)
    chunks.push({
      x: px - x,
      y: py - y,
      size,
      turn: random.angle(),
      look: look(),
      cuts: bites ? 2 : simmered ? 1 : 0,
      sunk: size * (bites ? random.between(0.2, 0.34) : random.between(0.28, 0.44)),
    })
  }
  for (const { x: dx, y: dy, size, turn } of chunks)
    field.withCeiling(
      () => level - size * 0.1,
      () => ellipsoid(scene, x + dx, y + dy, { ...bodyOf(size), turn, paint: body, sink: 0 }),
    )
  const before = field.remembered()
  const caught = chunks.map((chunk) => catching(scene, chunk, x, y, before))
  field.overlays.push(sculpture(x, y, level, caught))
}

const bodyOf = (size: number): { rx: number; ry: number; rz: number } => ({
  rx: size * 1.05,
  ry: size * 0.74,
  rz: size * 0.55,
})

/** Herbs, seeds and cream that were laid on its plain body in the field are seen on the sculpture too. */
function catching(scene: Scene, chunk: MeatChunk, x: number, y: number, before: (x: number, y: number) => Rgb): Solid {
  const solid = meatChunk(chunk)
  const { rx, ry } = bodyOf(chunk.size)
  const [cos, sin] = [Math.cos(chunk.turn), Math.sin(chunk.turn)]
  return {
    ...solid,
    colour: (px, py, pz) => {
      const own = solid.colour(px, py, pz)
      const [dx, dy] = [px - chunk.x, py - chunk.y]
      if (((cos * dx + sin * dy) / rx) ** 2 + ((cos * dy - sin * dx) / ry) ** 2 > 0.8) return own
      const laid = scene.field.colourAt(x + px, y + py)
      const plain = before(x + px, y + py)
      const off = Math.abs(laid[0] - plain[0]) + Math.abs(laid[1] - plain[1]) + Math.abs(laid[2] - plain[2])
      return off > 0.16 ? mix(own, scaled(laid, 0.96), 0.82) : own
    },
  }
}
