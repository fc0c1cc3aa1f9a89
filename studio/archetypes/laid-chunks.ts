// Boned chicken laid in its sauce by the ladle: large sculpted pieces, a quarter of each below the surface.
import { lightness, mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put, type Shape } from '#studio/field.ts'
import { clamp, hypot, smooth } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Point, Scene } from '#studio/scene.ts'
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
/** Browned well and laid on a plate, where its sauce runs off it. */
const PAN_BROWNED: SkinTones = {
  pale: rgb('#eab873'),
  gold: rgb('#da9c4c'),
  amber: rgb('#bd7431'),
  brown: rgb('#8a471a'),
  dark: rgb('#582b0f'),
}
/** Yogurt and spices that charred over the fire. */
const CHARRED: SkinTones = {
  pale: rgb('#f2b878'),
  gold: rgb('#e6923e'),
  amber: rgb('#cc661e'),
  brown: rgb('#94461a'),
  dark: rgb('#52220e'),
}

/** Lamb or beef that was browned and then simmered until it is tender. */
const BRAISED: SkinTones = {
  pale: rgb('#c08a5e'),
  gold: rgb('#a87046'),
  amber: rgb('#8c522e'),
  brown: rgb('#69381b'),
  dark: rgb('#48220f'),
}

/** Only simmered, in a broth that turned white. */
const SIMMERED: SkinTones = {
  pale: rgb('#f2dcbc'),
  gold: rgb('#ecd0a6'),
  amber: rgb('#e3bf8c'),
  brown: rgb('#d8ae78'),
  dark: rgb('#c69660'),
}

/** On a plate: side by side, the last one leaning on the others. */
const ON_A_PLATE = [
  [-104, -50, 0],
  [20, -108, 0],
  [112, -6, 0],
  [12, 84, 0],
  [-4, -16, 0.34],
] as const

interface Surface {
  x: number
  y: number
  radius: number
  level: number
  /** Left out, as many as the sauce has room for. */
  count?: number
  keep?: (x: number, y: number, reach: number) => boolean
  /** On a plate, a few pieces side by side. */
  plated?: boolean
}

/** What a scene asks to have laid on top in a pile. */
export function isLaidChunks(dish: Dish, part: Part | undefined): part is Part {
  const { as, style } = dish.scene
  return as === 'pile' && (part?.look.kind === 'poultry' || (part?.look.kind === 'meat' && style === 'crusted'))
}

export function laidChunks(scene: Scene, dish: Dish, part: Part, surface: Surface): void {
  const { field, random } = scene
  const { x, y, radius, level, keep, plated = false } = surface
  // Most of each piece is in the open, with its shadow on the sauce.
  const bare = plated || dish.scene.style === 'crusted'
  const sauce = sauceOf(dish)
  const bites = part.cut === 'cube' || part.cut === 'chop'
  const simmered = dish.scene.form === 'soup'
  const red = part.look.kind === 'meat'
  const half = red ? 50 : bites ? 48 : part.cut === 'half' || simmered ? 54 : 62
  const count = surface.count ?? Math.round(clamp((0.4 * radius * radius) / (half * half), 3, 18))
  const charred = part.done === 'grilled' || part.done === 'charred'
  const look = (): BirdLook => ({
    tones: red ? BRAISED : simmered ? SIMMERED : charred ? CHARRED : bare ? PAN_BROWNED : SEARED,
    browned: bare
      ? random.between(charred ? 0.95 : 0.85, charred ? 1.25 : 1.15)
      : charred
        ? random.between(0.85, 1.05)
        : random.between(0.9, 1.1),
    seed: random.between(0, 99),
    sauce,
    coated: red
      ? random.between(0.3, 0.7)
      : bare
        ? random.between(0.12, 0.4)
        : simmered
          ? random.between(0.1, 0.3)
          : charred
            ? random.between(0.6, 0.8)
            : random.between(0.46, 0.66),
    uneven: true,
  })
  const body = mix(sauce.dark, sauce.light, lightness(sauce.light) > 60 ? 0.7 : 0.45)
  const chunks: MeatChunk[] = []
  const candidate = (): Point => {
    let spot = scene.spot(radius - half * 1.4, x, y)
    for (let i = 0; i < 6 && keep?.(...spot, half) === false; i++) spot = scene.spot(radius - half * 1.4, x, y)
    return spot
  }
  const places = plated
    ? ON_A_PLATE.map(([dx, dy]): Point => [x + dx + random.bell() * 8, y + dy + random.bell() * 8])
    : scene.spread(count, candidate, bare ? 40 : 14)
  for (const [i, [px, py]] of places.entries()) {
    if (keep?.(px, py, half) === false) continue
    const size = half * random.between(0.78, 1.08)
    chunks.push({
      x: px - x,
      y: py - y,
      size,
      turn: random.angle(),
      look: look(),
      cuts: bites && !bare ? 2 : simmered ? 1 : 0,
      ...(bare && { bare }),
      ...(red && { falling: 0.35 }),
      ...(plated && { lift: size * (ON_A_PLATE[i]?.[2] ?? 0) }),
      sunk:
        size * (plated ? random.between(0.1, 0.18) : bites ? random.between(0.2, 0.34) : random.between(0.28, 0.44)),
    })
  }
  if (bare) for (const chunk of chunks) contactShadow(scene, x + chunk.x, y + chunk.y, chunk, scaled(sauce.dark, 0.42))
  for (const { x: dx, y: dy, size, turn } of chunks)
    field.withCeiling(
      () => level - size * 0.1,
      () => ellipsoid(scene, x + dx, y + dy, { ...bodyOf(size), turn, paint: body, sink: 0 }),
    )
  const before = field.remembered()
  const caught = chunks.map((chunk) => catching(scene, chunk, x, y, before))
  field.overlays.push(sculpture(x, y, level, caught))
}

/** Dark where it touches the sauce, most of all in front. */
function contactShadow(scene: Scene, x: number, y: number, { size, turn }: MeatChunk, tone: Rgb): void {
  const shadow: Shape = (lx, ly, out) => {
    out.alpha = 0.75 * smooth(1.2, 0.72, hypot(lx / (size * 1.36), ly / (size * 1.1)))
    return out.alpha > 0 && put(out, tone, 0, 0.3)
  }
  scene.field.stamp(x, y + size * 0.14, size * 1.7, turn, shadow, 'decal')
}

/** Browned in burnt sugar. */
const CARAMELIZED: SkinTones = {
  pale: rgb('#e4ac66'),
  gold: rgb('#d08a3c'),
  amber: rgb('#aa5c20'),
  brown: rgb('#7a3810'),
  dark: rgb('#4e200a'),
}
const BURNT_SUGAR = { dark: rgb('#5a280a'), light: rgb('#b4661f') }

/** Bites of chicken on top of a heap of rice that cooked with them. */
export function bitesOnRice(scene: Scene, x: number, y: number, radius: number, count: number): void {
  const { field, random } = scene
  const level = field.heightAt(x + radius * 1.1, y)
  const chunks = scene
    .spread(count, () => scene.spot(radius, x, y), 30)
    .map(([px, py]): MeatChunk => {
      const size = random.between(30, 42)
      const look = {
        tones: CARAMELIZED,
        browned: random.between(0.8, 1.1),
        seed: random.between(0, 99),
        sauce: BURNT_SUGAR,
        coated: random.between(0.1, 0.5),
      }
      const cuts = random.chance(0.5) ? 1 : 0
      const lift = field.heightAt(px, py) - level
      return { x: px - x, y: py - y, size, turn: random.angle(), look, cuts, sunk: size * 0.14, bare: true, lift }
    })
  laidOnTop(scene, x, y, level, chunks, CARAMELIZED.amber)
}

/** Pieces that lie on a heap, each on what is below it. */
export function laidOnTop(
  scene: Scene,
  x: number,
  y: number,
  level: number,
  chunks: readonly MeatChunk[],
  tone: Rgb,
): void {
  const { field } = scene
  for (const chunk of chunks) contactShadow(scene, x + chunk.x, y + chunk.y, chunk, scaled(tone, 0.42))
  for (const { x: dx, y: dy, size, turn, lift = 0 } of chunks)
    field.withCeiling(
      () => level + lift - size * 0.1,
      () => ellipsoid(scene, x + dx, y + dy, { ...bodyOf(size * 0.8), turn, paint: tone, sink: 0 }),
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
