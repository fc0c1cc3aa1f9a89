// Side dishes that are more than a pile of one piece: sticks side by side, buttered potatoes, halves of bok choy.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { heaped } from '#studio/heap.ts'
import { type Area, pile } from '#studio/laying.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { slicedAvocado } from '#studio/shapes/avocado.ts'
import { boiledShred } from '#studio/shapes/boiled-cabbage.ts'
import { potatoHeap } from '#studio/shapes/boiled-potatoes.ts'
import { bokChoyHalf } from '#studio/shapes/bok-choy.ts'
import { cutPotato } from '#studio/shapes/cut-potato.ts'
import { herbFlecks } from '#studio/shapes/greens.ts'
import { grilledPepper, grilledZucchini } from '#studio/shapes/grilled-vegetables.ts'
import { napaLeaf } from '#studio/shapes/napa-leaf.ts'
import { CREMINI_TONES, panMushroom, SHIITAKE_TONES } from '#studio/shapes/pan-mushroom.ts'
import { crumb } from '#studio/shapes/pieces.ts'
import { boiledPotato } from '#studio/shapes/potatoes.ts'
import { roastedFennel } from '#studio/shapes/roasted-fennel.ts'
import { gratedRoot, headShred } from '#studio/shapes/shreds.ts'
import { softDice } from '#studio/shapes/soft-dice.ts'
import { softStrip } from '#studio/shapes/soft-strip.ts'
import { stickBundle } from '#studio/shapes/stick-bundle.ts'
import { mound } from '#studio/shapes/surface.ts'
import { boiledCarrots } from '#studio/shapes/thick-carrot.ts'
import { broiledTomato } from '#studio/shapes/tomato-half.ts'
import { asparagus } from '#studio/shapes/vegetable-pieces.ts'
import { vegetableSticks } from '#studio/shapes/vegetable-stick.ts'

const BUTTER = rgb('#e8b83c')
const CELERY = rgb('#9cc45c')
const ROASTED_FENNEL = cookedPiece('chunk', 42, (s, x, y, k) => roastedFennel(s, x, y, s.random.between(58, 74) * k))
/** Boiled until just soft: shreds that cling together. */
const CABBAGE_RIBBON = cookedPiece('slice', 30, (s, x, y, k) => {
  for (let i = 0; i < 3; i++) boiledShred(s, ...s.spot(20 * k, x, y), s.random.between(105, 165) * k)
})
const SAVOY = {
  leaves: ['#86a844', '#9fba58', '#b4c66c', '#6f9636', '#c6d088'].map(rgb),
  rib: rgb('#f1f1d2'),
  brown: rgb('#94682a'),
}
/** Shredded, and sauteed until just limp. */
const SAVOY_STRIP = cookedPiece('slice', 24, (s, x, y, k) =>
  softStrip(s, x, y, s.random.between(58, 104) * k, s.random.between(17, 36) * k, SAVOY),
)
const SLAW = [rgb('#e9edbc'), rgb('#d3de96'), rgb('#b4cb70'), rgb('#f4f1d8')]
/** Salted and squeezed, but raw. */
const SLAW_SHRED = cookedPiece('slice', 17, (s, x, y, k) =>
  headShred(s, x, y, s.random.between(58, 124) * k, s.random.between(6, 12) * k, s.random.pick(SLAW), RIB),
)
const RIB = rgb('#f8f4dc')
export const RADISH = rgb('#eceee4')
const SHIITAKE = cookedPiece('chunk', 36, (s, x, y, k) =>
  panMushroom(s, x, y, s.random.between(38, 50) * k, SHIITAKE_TONES),
)
const CREMINI = cookedPiece('chunk', 29, (s, x, y, k) =>
  panMushroom(s, x, y, s.random.between(30, 41) * k, CREMINI_TONES),
)
/** Apple with horseradish. */
const [RELISH, APPLE_PULP] = [rgb('#f0e8c0'), rgb('#dcd88c')]

/** Draws the food in the way it is served beside others; false where a plain pile will do. */
export function sideDish(scene: Scene, dish: Dish, part: Part, area: Area): boolean {
  const { name, cut, done } = part
  const raw = done === null || done === 'raw'
  const { x, y, radius } = area
  const grilled = done === 'grilled' || done === 'charred'
  if (grilled && /zucchini/.test(name) && (cut === 'slice' || cut === 'strip'))
    grilledRow(scene, area, 7, grilledZucchini)
  else if (grilled && /bell pepper/.test(name) && cut === 'strip')
    grilledRow(scene, area, 11, (s, px, py, half, turn) => grilledPepper(s, px, py, half, turn, part.look.colour))
  else if (raw && cut === 'strip' && /^celery\b(?! root)|^carrot/.test(name)) {
    if (/^celery/.test(name)) stickBundle(scene, x, y, radius * 0.8, CELERY)
    else vegetableSticks(scene, x, y, name)
  } else if ((cut === 'half' || (cut === 'wedge' && !raw)) && /bok choy/.test(name)) bokChoys(scene, area)
  else if (cut === 'half' && !raw && /^tomato/.test(name)) {
    for (const [px, py] of scene.spots(4, radius * 0.56, x, y)) broiledTomato(scene, px, py, radius * 0.44)
  } else if (done === 'soft' && /potato/.test(name) && cut !== 'puree' && cut !== 'slice')
    potatoes(scene, dish, part, area)
  else if (cut === 'strip' && !raw && /potato/.test(name)) pile(scene, part, area, 1.5, 1.1)
  else if (done === 'soft' && /^carrot/.test(name) && (cut === 'plain' || cut === 'cube'))
    boiledCarrots(scene, x, y, radius)
  else if (/^fennel/.test(name) && !raw && dish.called(/chicken|pork|roast/))
    pile(scene, { ...part, piece: ROASTED_FENNEL }, area, 1.2, 1.1)
  else if (/arugula/.test(name) && part.look.pieces.plain)
    // Salad that only wilts under what is laid on it is still a salad.
    pile(scene, { ...part, piece: part.look.pieces.plain }, area, 1.1)
  else if (cut === 'shred' && /cabbage/.test(name) && dish.called(/slaw/) && !/red/.test(name))
    pile(scene, { ...part, piece: SLAW_SHRED }, area, 2)
  else if (done === 'soft' && cut === 'shred' && /white cabbage/.test(name))
    pile(scene, { ...part, piece: CABBAGE_RIBBON }, { ...area, radius: radius * 0.84 }, 1.7)
  else if (!raw && cut === 'shred' && /savoy cabbage/.test(name))
    pile(scene, { ...part, piece: SAVOY_STRIP }, area, 1.9)
  else if (/mushroom/.test(name) && cut === 'half' && !raw)
    pile(scene, { ...part, piece: /shiitake/.test(name) ? SHIITAKE : CREMINI }, area, 1.1)
  else if (/napa/.test(name) && cut === 'plain') napaLeaves(scene, area)
  else if (/^asparagus/.test(name) && cut === 'plain') spears(scene, area)
  else if (raw && /^avocado/.test(name) && (cut === 'slice' || cut === 'plain')) slicedAvocado(scene, area)
  else if (raw && /^daikon/.test(name) && isGrated(dish, cut)) grated(scene, area, RADISH)
  else if (raw && /apple/.test(name) && dish.called(/horseradish/)) relish(scene, area)
  else return false
  return true
}

/** Grated fine; but what is dressed with chili is cut into matchsticks. */
function isGrated(dish: Dish, cut: Part['cut']): boolean {
  return cut === 'mince' || cut === 'chop' || (cut === 'shred' && !dish.has(/gochugaru/))
}

/** Large pieces from the grill, laid over each other as the tongs put them down. */
function grilledRow(
  scene: Scene,
  { x, y, radius }: Area,
  count: number,
  draw: (scene: Scene, x: number, y: number, half: number, turn: number) => void,
): void {
  const { random } = scene
  const turn = random.between(-0.9, -0.4)
  for (let i = 0; i < count; i++) {
    const off = (i / (count - 1) - 0.5) * radius * 1.5
    const along = random.bell() * radius * 0.3
    const at = [x - Math.sin(turn) * off + along, y + Math.cos(turn) * off + random.bell() * radius * 0.1] as const
    draw(scene, ...at, radius * random.between(0.66, 0.82), turn + random.bell() * 0.6)
  }
}

/** Brined leaves to wrap things in, laid over each other. */
function napaLeaves(scene: Scene, { x, y, radius }: Area): void {
  for (const [px, py] of scene.spots(6, radius * 0.56, x, y)) napaLeaf(scene, px, py, radius * 0.52)
}

/** Spears side by side, all their tips to one end. */
function spears(scene: Scene, { x, y, radius }: Area): void {
  const turn = scene.random.between(-1.1, -0.7)
  for (let i = 0; i < 13; i++) {
    const off = (((i * 5) % 9) - 4) * radius * 0.16
    const at = [x - Math.sin(turn) * off, y + Math.cos(turn) * off + scene.random.bell() * 26] as const
    asparagus(scene, ...at, radius * scene.random.between(1.5, 1.9), turn + scene.random.bell() * 0.3, 11)
  }
}

/** Finely grated and squeezed: a little snowy mound, wet at its foot. */
export function grated(scene: Scene, { x, y, radius }: Area, colour: Rgb): void {
  const { random } = scene
  const wet = { dark: scaled(colour, 0.84), light: mix(colour, WHITE, 0.15), gloss: 0.7 }
  // What a hand pressed together: one lump with smaller ones about it, in a little of its juice.
  mound(scene, { ...wet, x, y, radius: radius * 0.62, rise: 4, base: 11, rough: 2, grain: 0.03 })
  for (const [dx, dy, size] of LUMPS)
    mound(scene, {
      ...wet,
      x: x + dx * radius,
      y: y + dy * radius,
      radius: radius * size,
      rise: radius * size * 0.62,
      base: 11,
      rough: 6,
      grain: 0.16,
    })
  heaped(scene, { x, y, radius: radius * 0.6 }, 1, () => {
    for (const [px, py] of scene.spots(34, radius * 0.5, x, y))
      gratedRoot(scene, px, py, radius * random.between(0.05, 0.11), radius * 0.022, wet.light)
  })
}

/** Apple and horseradish grated to a wet, pale pulp, with a few longer threads in it. */
function relish(scene: Scene, { x, y, radius }: Area): void {
  const { random } = scene
  const pulp = { dark: scaled(RELISH, 0.8), light: mix(RELISH, WHITE, 0.25), x, y, gloss: 0.7 }
  mound(scene, { ...pulp, radius: radius * 0.78, rise: 5, base: 12, rough: 2, grain: 0.03, gloss: 0.95 })
  mound(scene, { ...pulp, radius: radius * 0.64, rise: radius * 0.3, base: 12, rough: 7, grain: 0.075 })
  heaped(scene, { x, y, radius: radius * 0.66 }, 4, () => {
    for (const [px, py] of scene.spots(Math.round(radius * 2.6), radius * 0.6, x, y)) {
      const bit = mix(mix(RELISH, APPLE_PULP, random.unit() * 0.7), WHITE, random.unit() * 0.35)
      if (random.chance(0.2)) gratedRoot(scene, px, py, radius * random.between(0.14, 0.26), radius * 0.05, bit)
      else crumb(scene, px, py, radius * random.between(0.03, 0.065), bit, 0.7)
    }
  })
}
const LUMPS = [
  [0, 0, 0.46],
  [-0.26, 0.2, 0.27],
  [0.27, 0.16, 0.3],
  [0.06, -0.3, 0.26],
] as const

/** Scene units: a fillet is higher, the rim of a plate and another head are not. */
const HIGH = 26

/** Whether something stands where a head of this size would lie. */
function isTaken({ field }: Scene, x: number, y: number, size: number, turn: number, ground: number): boolean {
  return [-1, -0.6, -0.2, 0.2].some(
    (t) => field.heightAt(x + Math.cos(turn) * size * t, y + Math.sin(turn) * size * t) > ground + HIGH,
  )
}

/** Heads side by side, their leaves all to one side. */
function bokChoys(scene: Scene, { x, y, radius }: Area): void {
  const turn = scene.random.between(-0.5, -0.2)
  const ground = scene.field.heightAt(x, y)
  for (let i = 0; i < 3; i++) {
    const off = (i - 1) * radius * 0.56
    const at = [x - Math.sin(turn) * off + (i % 2) * 22 + scene.random.bell() * 6, y + Math.cos(turn) * off] as const
    // None is laid over the fish or meat that it goes with.
    if (isTaken(scene, ...at, radius * 0.85, turn, ground)) continue
    bokChoyHalf(scene, ...at, radius * scene.random.between(0.8, 0.9), turn + (i - 1) * 0.12)
  }
}

/** Peeled and halved before they were boiled: floury, their edges round. */
const HALVED = cookedPiece('chunk', 40, (s, x, y, k) => boiledPotato(s, x, y, s.random.between(38, 52) * k))

/** Soft, deep orange, with flat faces where the knife went. */
const SWEET = cookedPiece('chunk', 33, (s, x, y, k) =>
  softDice(s, x, y, s.random.between(28, 42) * k, rgb('#e8842e'), rgb('#b85c16'), 0.55),
)

/** Cut so small that they lie in a heap. */
const SMALL_CUTS: readonly Part['cut'][] = ['chop', 'cube', 'wedge']

const CUT_UP = cookedPiece('chunk', 36, (s, x, y, k) =>
  cutPotato(s, x, y, s.random.between(36, 48) * k, { crumbly: 0.4 }),
)

/** Boiled potatoes turned in butter, with the herbs of the dish. */
function potatoes(scene: Scene, dish: Dish, part: Part, area: Area): void {
  const { name, cut } = part
  scene.field.withFinish(sauced(BUTTER, 0.16, scene.random.between(0, 99), 0.3), () => {
    // In pieces, but not in dice.
    const large = cut === 'cube' && (part.piece?.reach ?? 0) > 20
    if (/sweet/.test(name)) pile(scene, { ...part, piece: SWEET }, area, 1.3)
    else if (SMALL_CUTS.includes(cut) && !large) pile(scene, part, area, 1.25, 1.1)
    // Beside rolls, round ones would be more of the same.
    else if (large && dish.scene.as === 'rolls') pile(scene, { ...part, piece: CUT_UP }, area, 1.3, 1.05)
    // Boiled in pieces: their edges have gone round.
    else if (large) potatoHeap(scene, area, { size: 40, jacket: false, open: 0.35 })
    else if (cut === 'half' && !/new|baby|skin|fingerling/.test(name))
      pile(scene, { ...part, piece: HALVED }, area, 1.2)
    else {
      const jacket = /new|baby|skin|fingerling/.test(name)
      const open = cut === 'half' ? 0.45 : jacket ? 0.3 : 0.22
      potatoHeap(scene, area, { size: jacket || cut === 'half' ? 38 : 42, jacket, open })
    }
  })
  const herb = dish.find(/parsley|dill(?! pickle)|chive/)
  if (herb) herbFlecks(scene, 60, area.radius * 0.85, herb.look.colour, 7, area.x, area.y)
}
