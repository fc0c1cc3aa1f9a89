// Lays food from the bottom up; amounts decide how much of each shows.
import { mix, rgb, scaled } from './colour.ts'
import { type CutleryKind, chopsticks, fork, knife, spoon } from './cutlery.ts'
import type { Dish } from './dish.ts'
import { heaped } from './heap.ts'
import type { Heart } from './heart.ts'
import type { Kind } from './looks/look.ts'
import { clamp, smooth } from './noise.ts'
import type { Part } from './part.ts'
import { type Crowd, crowdOf, cutSize, dealt, dropped, focusOf, gathered, isCut, keptApart, tipped } from './scatter.ts'
import type { Point, Scene } from './scene.ts'
import type { Setting } from './setting.ts'
import { citrusWedge, citrusWheel } from './shapes/citrus.ts'
import { herbFlecks } from './shapes/greens.ts'
import { specks } from './shapes/surface.ts'
import { layNapkin, layTable } from './tables.ts'

export interface Area {
  x: number
  y: number
  radius: number
  /** False where a piece of this reach is not laid: a slice of the cake is out, the wall of the dish is near. */
  keep?: (x: number, y: number, reach: number) => boolean
  /** Laid out by hand over the whole of it, as on a pizza. */
  even?: boolean
}

export interface TossOptions {
  /** Share of the area that pieces cover; above 1 they overlap. */
  cover?: number
  /** Size of the pieces. */
  scale?: number
  /** How far the heap rises above its bed, in scene units. */
  rise?: number
  /** Where pieces lie close together; left out, the fewer they are the more they gather. */
  crowd?: Crowd
  /** The surface of the broth in which the pieces hang, some nearly under it. */
  afloat?: number
  /** Where the heap is highest. */
  heart?: Heart | undefined
  /** The same as `crowd` for raw leaves, which else lie everywhere. */
  leaves?: Crowd | undefined
}

const LEAF_COVER = 1.7
const COOKED_LEAF_COVER = 1.3
const MEATS: ReadonlySet<Kind> = new Set<Kind>(['meat', 'poultry', 'fish'])
/** As thick as wide, although they are laid among the slices. */
const CUBED: ReadonlySet<Kind> = new Set<Kind>(['cheese', 'tofu'])
const MOST_PIECES = 420
/** Peas, corn and the like, of which a salad needs more. */
const TINY = 12
/** Beans and chickpeas, which would be gone below the surface. */
const SINKS_LITTLE = 16
/** Scene units by which tossed food rises above its bed for each time that it covers it. */
const HEAP_RISE = 26
/** How high a pile is, as a share of its radius. */
const PILE_RISE = 0.3
/** The top of a taco or a cup holds one group. */
const SMALL_AREA = 110

export function around(scene: Scene, radius: number): Area {
  return { x: scene.x, y: scene.y, radius }
}

/** Pieces of all parts, mixed: leaves first, then chunks, then slices. */
export function toss(scene: Scene, parts: readonly Part[], area: Area, options: TossOptions = {}): void {
  const { cover = 0.85, scale = 1, rise = Math.min(cover, 2) * HEAP_RISE, afloat, heart } = options
  const strength = area.even || area.radius < SMALL_AREA ? 0 : smooth(1.5, 0.6, cover)
  const crowd = options.crowd ?? crowdOf(scene, area, strength)
  const way = { scale, crowd, afloat, heart }
  const leaves = parts.filter((part) => part.piece?.layer === 'leaf')
  const solids = parts.filter((part) => part.piece?.layer === 'chunk' || part.piece?.layer === 'slice')
  const leafShare = clamp((weightOf(leaves) / (weightOf([...leaves, ...solids]) || 1)) * 6, 0.3, 1)
  const chunks = solids.filter((part) => part.piece?.layer === 'chunk')
  const slices = solids.filter((part) => part.piece?.layer === 'slice')
  const meats = chunks.filter((part) => MEATS.has(part.look.kind))
  // A few dice among many leaves stay few.
  const solidCover = cover * clamp((weightOf(solids) / (weightOf([...leaves, ...solids]) || 1)) * 2.2, 0.3, 1)
  const share = weightOf(chunks) / (weightOf(solids) || 1)
  const meatShare = weightOf(meats) / (weightOf(solids) || 1)
  const layAll = (): void => {
    // Raw leaves are the bed of a salad; cooked ones lie in groups with the rest.
    const isRaw = ({ piece }: Part): boolean => !piece?.done && afloat === undefined
    const [raw, cooked] = [leaves.filter(isRaw), leaves.filter((part) => !isRaw(part))]
    const ofLeaves = (some: readonly Part[]): number => leafShare * (weightOf(some) / (weightOf(leaves) || 1))
    lay(scene, raw, area, cover * LEAF_COVER * ofLeaves(raw), { ...way, crowd: options.leaves ?? (() => 1) })
    lay(scene, cooked, area, cover * COOKED_LEAF_COVER * ofLeaves(cooked), way)
    lay(scene, chunks, area, solidCover * share, way)
    lay(scene, slices, area, solidCover * (1 - share), way)
    // Greens that were cooked with the rest are folded through it.
    const folded = leaves.filter(({ piece, grams }) => piece?.done && grams ** 0.6 > weightOf(parts) * 0.22)
    if (folded.length && solids.length && afloat === undefined) lay(scene, folded, area, cover * 0.3, way)
    // What a dish is about does not disappear under its vegetables.
    if (meats.length && slices.length) lay(scene, meats, area, cover * meatShare * 0.45, way)
  }
  heaped(scene, area, rise, layAll, heart)
}

function weightOf(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + part.grams ** 0.6, 0)
}

interface Way {
  scale: number
  crowd: Crowd
  afloat?: number | undefined
  heart?: Heart | undefined
}

function lay(scene: Scene, parts: readonly Part[], area: Area, cover: number, way: Way): void {
  const { scale, crowd, afloat, heart } = way
  const total = weightOf(parts)
  const bag: Part[] = []
  for (const part of parts) {
    if (!part.piece) continue
    const room = (area.radius / (part.piece.reach * scale)) ** 2
    const most = part.piece.reach < TINY ? MOST_PIECES * 2 : MOST_PIECES
    const count = clamp(Math.round(((cover * part.grams ** 0.6) / total) * room * 0.9), 1, most)
    for (let i = 0; i < count; i++) bag.push(part)
  }
  const spots = gathered(scene, bag.length, area, crowd)
  const laid = dealt(scene, bag, spots, area.radius)
  const places = keptApart(laid, spots, area, scale)
  laid.forEach((part, i) => {
    const { piece } = part
    const [x, y] = places[i] as Point // as many places as parts
    if (!piece || area.keep?.(x, y, (piece.span ?? piece.reach) * scale) === false) return
    const near = heart ? heart.near(x, y) : 0
    const size = scale * cutSize(scene, part) * (1 + (heart && isCut(part) ? heart.larger * near : 0))
    if (afloat === undefined) piece.draw(scene, x, y, size)
    else {
      const rest = afloat + (heart ? heart.lift * near : 0) - depthOf(scene, part, piece.reach * size)
      scene.field.withCeiling(
        () => rest,
        () => piece.draw(scene, x, y, size),
      )
    }
  })
}

/** How far below the surface a piece hangs: chunks show a cap or half of themselves, small and thin ones lie near it. */
function depthOf({ random }: Scene, { look, piece }: Part, reach: number): number {
  if (piece?.layer !== 'chunk' && !CUBED.has(look.kind)) return random.between(-2, 9)
  return reach * (reach < SINKS_LITTLE ? random.between(0.1, 0.8) : random.between(0.12, 0.78))
}

/** One food in one place. */
export function pile(scene: Scene, part: Part, area: Area, cover = 1.1, scale = 1): void {
  const piece = part.piece
  if (!piece) return
  const layered = piece.layer === 'leaf' ? cover * LEAF_COVER : cover
  const count = clamp(Math.round(layered * (area.radius / (piece.reach * scale)) ** 2), 1, MOST_PIECES * 3)
  const spots = tipped(scene, count, Math.max(4, area.radius - piece.reach * scale * 0.5), area.x, area.y)
  heaped(scene, area, area.radius * PILE_RISE, () => {
    for (const [x, y] of spots) {
      const size = scale * cutSize(scene, part)
      if (area.keep?.(x, y, piece.reach * size) !== false) piece.draw(scene, x, y, size)
    }
  })
}

/** Herbs, nuts, seeds, onions, then flecks and pepper: the fine detail on top. */
export function garnish(scene: Scene, dish: Dish, area: Area, amount = 1, scale = 1): void {
  const focus = focusOf(scene, area)
  for (const part of dish.garnishes) {
    const piece = part.piece
    if (!piece) continue
    const room = (area.radius / (piece.reach * scale)) ** 2
    const most = piece.reach < 6 ? 130 : piece.reach < 14 ? 44 : 9
    const count = Math.round(clamp(room * 0.11 * amount * clamp(part.grams / 20, 0.6, 1.6), 2, most * amount))
    const reached = { ...area, radius: area.radius * 0.86 }
    const spots = area.even ? scene.spots(count, reached.radius, area.x, area.y) : dropped(scene, count, focus, reached)
    for (const [x, y] of spots)
      if (area.keep?.(x, y, piece.reach * scale) !== false && scene.facesUp(x, y, clamp(piece.reach * scale, 8, 30)))
        piece.draw(scene, x, y, scale)
  }
  season(scene, dish, area, amount)
}

/** Flecks of chopped herbs, pepper and spice. */
export function season(scene: Scene, dish: Dish, area: Area, amount = 1): void {
  const room = (area.radius / 240) ** 2 * amount
  const herb = dish.first('herb')
  const isShown = !dish.scene.hide.some((word) => herb?.name.includes(word))
  if (herb && isShown)
    herbFlecks(scene, Math.round(58 * room), area.radius, scaled(herb.look.colour, 0.95), 5.5, area.x, area.y)
  if (dish.has(/pepper\b|peppercorn/))
    specks(scene, Math.round(60 * room), area.radius, [rgb('#2f2a22'), rgb('#4a4034')], 1.8, area.x, area.y)
  const hot = dish.has(/paprika|chil[li]+|cayenne|(?<!bonito )flake|gochu|harissa|sumac|cajun/)
  if (hot) specks(scene, Math.round(60 * room), area.radius, [rgb('#a83414'), rgb('#7a1f0c')], 2, area.x, area.y)
}

/** Wedges of the dish's own lemon or lime near the rim. */
export function wedges(scene: Scene, dish: Dish, distance: number, size = 50, at?: number): void {
  const citrus = dish.citrus
  if (!citrus) return
  const angle = at ?? scene.random.angle()
  for (const step of [0, 0.3]) {
    const [x, y] = scene.polar(angle + step, distance)
    citrusWedge(scene, x, y, size, citrus)
  }
}

/** The same in a front corner of a platter or a board, whose long sides are too near for a circle. */
export function wedgesInCorner(scene: Scene, dish: Dish, size = 50): void {
  const citrus = dish.citrus
  if (!citrus) return
  const side = scene.random.chance(0.5) ? 1 : -1
  citrusWedge(scene, scene.x + side * 282, scene.y + 172, size, citrus)
  citrusWedge(scene, scene.x + side * 334, scene.y + 138, size, citrus)
}

export function wheels(scene: Scene, dish: Dish, places: readonly (readonly [number, number])[], r = 42): void {
  const citrus = dish.citrus
  if (citrus) for (const [x, y] of places) citrusWheel(scene, x, y, r, citrus)
}

/** Table and, in three of four pictures, a napkin in one corner of what the camera sees. */
export function setTable(scene: Scene, setting: Setting): void {
  const { random, field } = scene
  layTable(scene, setting.table)
  if (!random.chance(0.72)) return
  const [left, top, right, bottom] = field.view
  const sideX = random.chance(0.5) ? -1 : 1
  const sideY = random.chance(0.5) ? -1 : 1
  layNapkin(scene, {
    x: (left + right) / 2 + sideX * (right - left) * 0.46,
    y: (top + bottom) / 2 + sideY * (bottom - top) * 0.42,
    halfWidth: (right - left) * 0.26,
    halfHeight: (right - left) * 0.18,
    turn: sideX * sideY * random.between(0.3, 0.6),
    colour: setting.palette.napkin,
    stripe: random.chance(0.7) ? setting.palette.stripe : undefined,
  })
}

export type WantedCutlery = 'spoon' | 'spoon or chopsticks' | 'fork or chopsticks' | 'fork' | 'knife-and-fork'

function cutleryOf(usual: CutleryKind, wanted?: WantedCutlery): CutleryKind {
  if (wanted === undefined) return usual
  if (wanted === 'spoon' || wanted === 'fork' || wanted === 'knife-and-fork') return wanted
  if (usual === 'chopsticks') return usual
  return wanted === 'fork or chopsticks' ? 'fork' : 'spoon'
}

/** One piece of cutlery at the edge of what the camera sees; laid before the dish, which may cover it. */
export function layCutlery(scene: Scene, setting: Setting, wanted?: WantedCutlery): void {
  const { random, field } = scene
  const { palette } = setting
  const kind = cutleryOf(palette.cutlery, wanted)
  const [left, top, right, bottom] = field.view
  const metal = rgb(palette.metal)
  if (kind === 'chopsticks') {
    const wood = mix(rgb('#6b3420'), rgb('#2f1c16'), random.unit())
    chopsticks(scene, right - 225, bottom - 46, -0.3 + random.bell() * 0.12, wood, 560)
    return
  }
  const onRight = random.chance(0.5)
  const x = onRight ? right - 62 : left + 62
  const y = top + (bottom - top) * random.between(0.3, 0.5)
  const turn = onRight ? random.between(1.3, 1.5) : random.between(1.65, 1.85)
  if (kind === 'spoon') spoon(scene, x, y, turn, metal)
  else fork(scene, x, y, turn, metal)
  if (kind === 'knife-and-fork') knife(scene, onRight ? x - 52 : x + 52, y, turn, metal)
}
