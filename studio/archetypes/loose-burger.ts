// A sloppy joe: a saucy filling heaped on the bun, running down on all sides, slaw on it and beside it.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { heaped } from '#studio/heap.ts'
import { toss } from '#studio/laying.ts'
import { hypot, layeredNoise, TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Random } from '#studio/random.ts'
import type { Scene } from '#studio/scene.ts'
import { crown, heel } from '#studio/sculpted/bun.ts'
import { type Solid, sculpture } from '#studio/sculpted/carver.ts'
import { oozing } from '#studio/sculpted/oozing.ts'
import { shredBand } from '#studio/sculpted/shred-band.ts'
import { leaning, moved } from '#studio/sculpted/solids.ts'
import { heapOf, type Rod } from '#studio/sculpted/strands.ts'
import { runout } from '#studio/shapes/drizzle.ts'
import { gratedRoot, headShred } from '#studio/shapes/shreds.ts'
import { standIn } from './burger-stack.ts'

const HEEL = 46
const HEAPED = 62
const DRIP = 40
const CROWN = 88

type Ground = (x: number, y: number) => number

/** The height of the heaped filling; it bulges over the heel. */
function mounded(size: number, seed: number): Ground {
  return (x, y) => {
    const r = hypot(x, y) / size
    const n = layeredNoise(x * 0.02 + seed, y * 0.02, 2) - 0.5
    return HEEL - 6 + HEAPED * Math.max(0, 1 - r ** 3.4) + 16 * n
  }
}

/** The sauce that holds the pieces. */
function body(size: number, ground: Ground, sauce: Rgb): Solid {
  return {
    bounds: { x: 0, y: 0, reach: size * 1.03, from: HEEL - 12, to: HEEL + HEAPED + 8 },
    distance: (x, y, z) => Math.max((z - ground(x, y) + 4) * 0.45, hypot(x, y) - size * 1.02, HEEL - 10 - z),
    colour: () => sauce,
    gloss: 0.7,
  }
}

/** Lentils or pulled meat, coated with the sauce. */
function pieces(dish: Dish, size: number, ground: Ground, sauce: Rgb, random: Random): Rod[] {
  const pulled = dish.has(/chicken|pork/)
  const own = dish.of('legume', 'meat', 'poultry')[0]?.look.colour ?? sauce
  const coated = (): Rgb => {
    const light = random.between(0.75, 1.25)
    return scaled(mix(sauce, pulled ? rgb('#c88a58') : mix(own, rgb('#a8743c'), 0.5), random.between(0.3, 0.75)), light)
  }
  const rods: Rod[] = []
  for (let i = 0; i < (pulled ? 300 : 520); i++) {
    const a = random.angle()
    const r = size * Math.sqrt(random.between(0.1, 1.04))
    const [x, y] = [Math.cos(a) * r, Math.sin(a) * r]
    const colour = coated()
    if (pulled) {
      const strand = { length: random.between(24, 56), lanes: random.whole(2, 5), colour }
      rods.push(...shredBand(x, y, strand, random, (px, py) => ground(px, py) - 2))
      continue
    }
    const z = ground(x, y) - random.between(0, 5)
    const turn = random.angle()
    const [dx, dy] = [Math.cos(turn) * 2.6, Math.sin(turn) * 2.6]
    const tip = random.between(-2, 2)
    rods.push({
      from: [x - dx, y - dy, z - tip],
      to: [x + dx, y + dy, z + tip],
      radius: random.between(5.8, 8),
      colour,
    })
  }
  return rods
}

const CABBAGE = [rgb('#e3ebb8'), rgb('#cade92'), rgb('#f2f2d8'), rgb('#acc96a')]

/** A tuft of slaw in front of the lid: flat shreds of cabbage, and thin ones of carrot among them. */
function tuft(parts: readonly Part[], x: number, y: number, radius: number, ground: Ground, random: Random): Rod[] {
  const carrot = parts.find(({ name }) => !/cabbage/.test(name))
  return parts.flatMap((part) =>
    Array.from({ length: part === carrot ? 16 : 44 }, () => {
      const a = random.between(0, TAU)
      const r = radius * Math.sqrt(random.unit())
      const [sx, sy] = [x + Math.cos(a) * r * 1.5, y + Math.sin(a) * r]
      const lift = random.between(2, 20) * (1 - r / radius) + 3
      const onHeap: Ground = (px, py) => ground(px, py) + lift
      const light = random.between(0.9, 1.05)
      const look =
        part === carrot
          ? { length: random.between(22, 44), lanes: 2, colour: scaled(part.look.colour, light) }
          : {
              length: random.between(24, 58),
              lanes: random.whole(2, 6),
              colour: scaled(random.pick(CABBAGE), light),
            }
      return shredBand(sx, sy, look, random, onHeap)
    }).flat(),
  )
}

/** What has fallen onto the plate in front. */
function fallen(scene: Scene, dish: Dish, x: number, y: number, size: number, colour: Rgb): void {
  const filling = dish.of('legume', 'meat', 'poultry').filter((part) => part.piece)
  const seed = scene.random.between(0, 99)
  const at = { x: x + size * 0.42, y: y + size * 1.2, radius: size * 0.2 }
  runout(scene, at.x, at.y, size * 0.28, scaled(colour, 0.85))
  scene.field.withFinish(sauced(colour, dish.has(/chicken/) ? 0.72 : 0.5, seed, 0.5), () =>
    toss(scene, filling, at, { cover: 0.7, scale: 0.95, rise: 14 }),
  )
}

/** `spilled`: whether some of it fell off in front. */
export function looseBurger(
  scene: Scene,
  dish: Dish,
  x: number,
  y: number,
  size: number,
  bun: Rgb,
  spilled: boolean,
): void {
  const { random, field } = scene
  const colour = mix(dish.sauce.light, rgb('#8f3410'), 0.75)
  const base = field.heightAt(x, y)
  const seed = random.between(0, 99)
  if (spilled) fallen(scene, dish, x, y, size, colour)
  const ground = mounded(size, seed)
  // The lid sits back, so that the filling shows.
  const foot = HEEL + HEAPED - 22
  const lid = leaning(crown(size * 0.94, foot, CROWN, bun, random.between(0, 99)), random.between(-0.04, 0.04), 0.13)
  standIn(scene, x, y - size * 0.1, size * 0.9, base, foot, bun)
  const slaw = tuft(slawOf(dish), random.between(-20, 20), size * 0.66, size * 0.3, ground, random)
  field.overlays.push(
    sculpture(x, y, base, [
      heel(size * 1.03, HEEL, bun, seed),
      oozing(size * 1.03, HEEL - 2, 7, { colour: scaled(colour, 0.95), runs: DRIP, rough: 2, gloss: 0.7 }, seed),
      body(size, ground, colour),
      heapOf(pieces(dish, size, ground, colour, random), 0.42),
      ...(slaw.length ? [heapOf(slaw, 0.3, 0.2)] : []),
      moved(lid, 4, -size * 0.3),
    ]),
  )
}

/** Cabbage and carrot that were tossed with vinegar. */
export function slawOf(dish: Dish): Part[] {
  return dish.pieces.filter(({ name, cut }) => /cabbage|carrot/.test(name) && cut === 'shred')
}

/** What is left of it, beside the bun. */
export function slaw(scene: Scene, parts: readonly Part[], x: number, y: number, radius: number): void {
  const { random } = scene
  const rib = rgb('#f8f4dc')
  heaped(scene, { x, y, radius }, radius * 0.42, () => {
    for (const [px, py] of scene.spots(190, radius * 0.84, x, y)) {
      const part = random.pick(parts)
      if (/cabbage/.test(part.name) || random.chance(0.3))
        headShred(scene, px, py, random.between(54, 104), random.between(5, 8.5), random.pick(CABBAGE), rib)
      else gratedRoot(scene, px, py, random.between(26, 52), 6, part.look.colour)
    }
  })
}
