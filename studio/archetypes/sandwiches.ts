// Sandwiches cut in half, their layers towards the viewer.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put } from '#studio/field.ts'
import { toss } from '#studio/laying.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { appleSlice } from '#studio/shapes/apple-slice.ts'
import { crumbAt } from '#studio/shapes/breads.ts'
import { type CutLine, dripAt, leafFrill } from '#studio/shapes/cut-edge.ts'
import { type Band, banded } from '#studio/shapes/upright.ts'
import { board, plate } from '#studio/vessels.ts'
import { type Archetype, BOARD_ZOOM } from './archetype.ts'
import { bagels } from './bagels.ts'
import { eggToasts } from './egg-toasts.ts'
import { sandwichBands, stirredIntoOmelet } from './fillings.ts'
import { baguettes } from './split-baguette.ts'

function crumbAndCrust(dish: Dish) {
  const crumb = dish.first('bread')?.look.colour ?? rgb('#f0dcae')
  return { crumb: mix(crumb, rgb('#ffe4ac'), 0.5), crust: mix(crumb, rgb('#7d3f10'), 0.72) }
}

/** A square sandwich cut from corner to corner: half of the cut, and how far the corner lies behind it. */
const CUT = 205
const CORNER = 190
const SLICE = 27
const FILLING_HEIGHT = { each: 27, most: 138 }
const MOLTEN = rgb('#ffa814')
const FRIED_IN_BUTTER = { gold: rgb('#d8963a'), brown: rgb('#8a4c16') }
/** Warm light on the cut. */
const FACE_LIGHT: Rgb = [1.3, 1.2, 1.02]
const MELTED = /grilled cheese|melt\b|toastie|croque|panini|quesadilla/

/** How far inside the triangle a point lies: the cut is its front edge. */
function insideHalf(x: number, y: number): number {
  const behind = CORNER / 2 - y
  const slanted = ((CUT - Math.abs(x)) * CORNER - behind * CUT) / hypot(CUT, CORNER)
  return Math.min(behind, slanted)
}

/** From the bottom up, with slices of bread below, above and, in a club sandwich, between. */
function layersOf(dish: Dish, fillings: readonly Band[]): { bands: Band[]; height: number } {
  const { crumb, crust } = crumbAndCrust(dish)
  const total = fillings.reduce((sum, band) => sum + band.share, 0) || 1
  const filled = Math.min(FILLING_HEIGHT.most, total * FILLING_HEIGHT.each)
  const unit = total / filled
  const heel: Band = { colour: crust, share: 3.5 * unit, ruffle: 0 }
  const slice: Band = { colour: mix(crumb, rgb('#ffe9bc'), 0.45), share: (SLICE - 4) * unit, ruffle: 0, crumb: true }
  const middle = Math.ceil(fillings.length / 2)
  const double = dish.called(/club/)
  const inside = double ? [...fillings.slice(0, middle), slice, ...fillings.slice(middle)] : fillings
  return { bands: [heel, slice, ...inside, slice, heel], height: filled + SLICE * (double ? 3 : 2) }
}

/** Melted cheese that runs down over what lies below it at the cut; null where it does not. */
function meltedOver(bands: readonly Band[], base: number, height: number, seed: number) {
  const total = bands.reduce((sum, band) => sum + band.share, 0)
  const at = bands.findIndex((band) => band.cheese)
  const cheese = bands[at]
  if (!cheese) return null
  const below = bands.slice(0, at).reduce((sum, band) => sum + band.share, 0)
  const edge = base + (height * (below + cheese.share * 0.4)) / total
  return (x: number, y: number, z: number): Rgb | null => dripAt(cheese.colour, x + y * 0.3, edge - z, 44, seed)
}

/** Half a sandwich, cut side to the front. */
function sandwichHalf(scene: Scene, x: number, y: number, turn: number, dish: Dish, fillings: readonly Band[]): void {
  const { crumb, crust } = crumbAndCrust(dish)
  const seed = scene.random.between(0, 99)
  const toasted = dish.has(/butter/) || dish.called(/toast|grilled|melt|panini|croque/) ? 1 : 0.35
  const { bands, height } = layersOf(dish, fillings)
  const base = scene.field.settle(x, y, 120, 50, turn, 0.6, 0).z
  const total = bands.reduce((sum, band) => sum + band.share, 0)
  const line: CutLine = {
    x: x - Math.sin(turn) * (CORNER / 2),
    y: y + Math.cos(turn) * (CORNER / 2),
    turn,
    reach: CUT,
  }
  const melts = dish.called(MELTED)
  let from = base
  for (const band of bands) {
    const to = from + (band.share / total) * height
    if (band.cut === 'leaf') leafFrill(scene, line, band.colour, from, to)
    from = to
  }
  const side = banded(bands, base, height, seed)
  const drips = melts ? meltedOver(bands, base, height, seed) : null
  // The cut faces the viewer and not the lamp, but it is what one looks at.
  const face = (px: number, py: number, z: number): Rgb => {
    const own = drips?.(px, py, z) ?? side(px, py, z)
    return [own[0] * FACE_LIGHT[0], own[1] * FACE_LIGHT[1], own[2] * FACE_LIGHT[2]]
  }
  scene.field.withSides(face, () =>
    scene.field.stamp(x, y, CUT * 1.1, turn, (lx, ly, out) => {
      // The corners are a little round, as a loaf is.
      const inward =
        insideHalf(lx, ly) - 7 * smooth(CUT - 30, CUT, Math.abs(lx)) - 10 * smooth(-CORNER / 2 + 24, -CORNER / 2, ly)
      if (inward < 0) return false
      const n = layeredNoise(lx * 0.025 + seed, ly * 0.025, 4)
      const [open, pore] = crumbAt(crumb, lx + seed * 60, ly)
      const brown = toasted * (0.2 + 0.6 * smooth(0.36, 0.66, n)) + 0.08 * n
      const fried = mix(mix(open, FRIED_IN_BUTTER.gold, 0.75), FRIED_IN_BUTTER.brown, 0.85 * smooth(0.42, 0.7, n))
      const upper = toasted === 1 ? mix(fried, open, pore * 0.25) : mix(open, crust, brown)
      // The crust runs around the two outer sides; the third was cut.
      const outer = ((CUT - Math.abs(lx)) * CORNER - (CORNER / 2 - ly) * CUT) / hypot(CUT, CORNER)
      const rim = smooth(15, 6, outer + n * 4)
      const z = base + height + 5 * n - pore * 1.6 - 5 * smooth(9, 0, inward)
      return put(out, mix(upper, crust, rim * 0.85), z, toasted === 1 ? 0.3 : 0.1)
    }),
  )
}

const RED_SKIN = rgb('#b3241f')

/** Wedges that lean on each other beside the sandwich. */
function appleWedges(scene: Scene, x: number, y: number): void {
  for (const [dx, dy, turn] of [
    [-52, 34, -1.9],
    [-8, 10, -1.6],
    [38, -8, -1.4],
    [22, 52, -1.1],
  ] as const)
    appleSlice(scene, x + dx, y + dy, scene.random.between(48, 56), turn + scene.random.bell() * 0.2, RED_SKIN)
}

export const sandwich: Archetype = {
  zoom: BOARD_ZOOM,
  cameras: ['close'],
  draw(stage) {
    const { scene, dish, setting } = stage
    if (dish.scene.style === 'bagel' || dish.called(/bagel/)) return bagels(stage)
    if (dish.scene.style === 'baguette' || dish.called(/banh mi|baguette|po.? ?boy/)) return baguettes(stage)
    if (scene.random.chance(0.5)) board(scene, 410, 265, scene.random.between(-0.08, 0.08))
    else plate(scene, { radius: 350, ...setting.ceramic })
    const stirred = stirredIntoOmelet(dish)
    if (stirred.length) return eggToasts(scene, dish, stirred)
    const melted = dish.called(MELTED)
    const molten = sandwichBands(dish).map((band) =>
      melted && band.cheese ? { ...band, colour: mix(band.colour, MOLTEN, 0.8), share: 1.5 } : band,
    )
    // It ran over what lies on it, too, and holds the upper slice.
    const cheese = molten.find((band) => melted && band.cheese)
    const bands = cheese ? [...molten, { ...cheese, share: 0.5 }] : molten
    const lean = scene.random.between(-0.08, 0.08)
    sandwichHalf(scene, scene.x + 95, scene.y - 115, lean + 0.16, dish, bands)
    sandwichHalf(scene, scene.x - 75, scene.y + 90, lean - 0.14, dish, bands)
    const beside = dish.of('fruit').filter((part) => part.piece && part.cut === 'wedge')
    const apples = beside.filter(({ name }) => /apple/.test(name))
    if (apples.length) appleWedges(scene, scene.x + 236, scene.y + 118)
    toss(
      scene,
      beside.filter((part) => !apples.includes(part)),
      { x: scene.x + 215, y: scene.y + 120, radius: 70 },
      { cover: 0.8 },
    )
  },
  cutlery: 'none',
}
