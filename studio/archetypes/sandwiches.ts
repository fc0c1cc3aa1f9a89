// Sandwiches and burgers, their layers towards the viewer.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put } from '#studio/field.ts'
import { garnish } from '#studio/laying.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { crumbAt } from '#studio/shapes/breads.ts'
import { crownBun } from '#studio/shapes/buns.ts'
import { type Band, banded, drum } from '#studio/shapes/upright.ts'
import { board, plate } from '#studio/vessels.ts'
import { type Archetype, BOARD_ZOOM } from './archetype.ts'
import { bagels, baguettes } from './filled-rolls.ts'
import { fillingsOf, stacked } from './fillings.ts'
import { looseBurger } from './loose-burger.ts'

function crumbAndCrust(dish: Dish) {
  const crumb = dish.first('bread')?.look.colour ?? rgb('#f0dcae')
  return { crumb: mix(crumb, rgb('#fff0cc'), 0.45), crust: mix(crumb, rgb('#7a3f14'), 0.65) }
}

/** A square sandwich cut from corner to corner: half of the cut, and how far the corner lies behind it. */
const CUT = 205
const CORNER = 190
const SLICE = 30
const FILLING_HEIGHT = { each: 21, most: 96 }

/** How far inside the triangle a point lies: the cut is its front edge. */
function insideHalf(x: number, y: number): number {
  const behind = CORNER / 2 - y
  const slanted = ((CUT - Math.abs(x)) * CORNER - behind * CUT) / Math.hypot(CUT, CORNER)
  return Math.min(behind, slanted)
}

/** From the bottom up, with slices of bread below, above and, in a club sandwich, between. */
function layersOf(dish: Dish, fillings: readonly Band[]): { bands: Band[]; height: number } {
  const { crumb, crust } = crumbAndCrust(dish)
  const total = fillings.reduce((sum, band) => sum + band.share, 0) || 1
  const filled = Math.min(FILLING_HEIGHT.most, total * FILLING_HEIGHT.each)
  const unit = total / filled
  const heel: Band = { colour: crust, share: 3.5 * unit, ruffle: 0 }
  const slice: Band = { colour: crumb, share: (SLICE - 4) * unit, ruffle: 0, crumb: true }
  const middle = Math.ceil(fillings.length / 2)
  const double = dish.called(/club/)
  const inside = double ? [...fillings.slice(0, middle), slice, ...fillings.slice(middle)] : fillings
  return { bands: [heel, slice, ...inside, slice, heel], height: filled + SLICE * (double ? 3 : 2) }
}

/** What hangs out of the cut: leaves, in waves. */
function leafEdge(scene: Scene, x: number, y: number, turn: number, band: Band, foot: number, top: number): void {
  const seed = scene.random.between(0, 99)
  scene.field.stamp(x, y, CUT * 1.2, turn, (lx, ly, out) => {
    const wave = 15 * layeredNoise(lx * 0.035 + seed, seed, 2) - 2
    const inward = insideHalf(lx, ly - wave)
    if (inward < 0 || Math.abs(lx) > CUT - 16) return false
    const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 2)
    const droop = 7 * smooth(CORNER / 2 - 8, CORNER / 2 + 12, ly) + 7 * (n - 0.5)
    return put(out, scaled(band.colour, 0.8 + 0.45 * n), top - droop, 0.45, top - foot)
  })
}

/** Half a sandwich, cut side to the front. */
function sandwichHalf(scene: Scene, x: number, y: number, turn: number, dish: Dish, fillings: readonly Band[]): void {
  const { crumb, crust } = crumbAndCrust(dish)
  const seed = scene.random.between(0, 99)
  const toasted = dish.has(/butter/) || dish.called(/toast|grilled|melt|panini|croque/) ? 1 : 0.35
  const { bands, height } = layersOf(dish, fillings)
  const base = scene.field.settle(x, y, 120, 50, turn, 0.6, 0).z
  const total = bands.reduce((sum, band) => sum + band.share, 0)
  let from = base
  for (const band of bands) {
    const to = from + (band.share / total) * height
    if ((band.ruffle ?? 0) > 1) leafEdge(scene, x, y, turn, band, from, to)
    from = to
  }
  scene.field.withSides(banded(bands, base, height, seed), () =>
    scene.field.stamp(x, y, CUT * 1.1, turn, (lx, ly, out) => {
      // The corners are a little round, as a loaf is.
      const inward =
        insideHalf(lx, ly) - 7 * smooth(CUT - 30, CUT, Math.abs(lx)) - 10 * smooth(-CORNER / 2 + 24, -CORNER / 2, ly)
      if (inward < 0) return false
      const n = layeredNoise(lx * 0.025 + seed, ly * 0.025, 4)
      const [open, pore] = crumbAt(crumb, lx + seed * 60, ly)
      const brown = toasted * (0.2 + 0.6 * smooth(0.36, 0.66, n)) + 0.08 * n
      // The crust runs around the two outer sides; the third was cut.
      const outer = ((CUT - Math.abs(lx)) * CORNER - (CORNER / 2 - ly) * CUT) / Math.hypot(CUT, CORNER)
      const rim = smooth(15, 6, outer + n * 4)
      const z = base + height + 5 * n - pore * 1.6 - 5 * smooth(9, 0, inward)
      return put(out, mix(mix(open, crust, brown), crust, rim * 0.85), z, 0.1)
    }),
  )
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
    const bands = stacked(fillingsOf(dish))
    const lean = scene.random.between(-0.08, 0.08)
    sandwichHalf(scene, scene.x + 95, scene.y - 115, lean + 0.16, dish, bands)
    sandwichHalf(scene, scene.x - 75, scene.y + 90, lean - 0.14, dish, bands)
  },
  cutlery: 'none',
}

const PATTIES = ['meat', 'poultry', 'fish', 'tofu', 'legume'] as const

/** One thick patty, and of everything else one layer. */
function burgerBands(dish: Dish): Band[] {
  const patty = dish.of(...PATTIES)[0] ?? dish.first('vegetable')
  const others = (['cheese', 'vegetable', 'leaf', 'cream'] as const).flatMap((kind) => {
    const part = dish.of(kind).find((each) => each !== patty && each.grams > 12 && !/onion|garlic|milk/.test(each.name))
    return part ? [part] : []
  })
  const main = patty?.look.main
  const meat =
    (patty?.look.kind === 'fish' ? main?.flesh : main?.sear) ??
    mix(patty?.look.colour ?? rgb('#6a3a20'), rgb('#5a3018'), 0.6)
  return [{ colour: meat, share: 2.4, ruffle: 0.5, grainy: true }, ...stacked(others)]
}

const HEEL = 34
const FILLING = 92

/** The corners of a melted slice of cheese, which hang down over the patty; null elsewhere. */
function hangingSlice(
  bands: readonly Band[],
  foot: number,
  seed: number,
): ((dx: number, dy: number, z: number) => Rgb | null) | null {
  const total = bands.reduce((sum, band) => sum + band.share, 0) || 1
  const at = bands.findIndex((band) => band.cheese)
  const cheese = bands[at]
  if (!cheese) return null
  const melted = mix(cheese.colour, rgb('#f7a81e'), 0.45)
  const edge = foot + (FILLING * bands.slice(0, at).reduce((sum, band) => sum + band.share, 0)) / total
  return (dx, dy, z) => {
    const corner = Math.abs(Math.sin(2 * Math.atan2(dy, dx) + seed))
    const drip = 4 + 34 * smooth(0.35, 1, corner)
    const below = edge - z
    if (below < 0 || below > drip) return null
    return scaled(melted, 1.15 - 0.25 * smooth(drip - 6, drip, below))
  }
}

function burgerTower(scene: Scene, x: number, y: number, size: number, bun: Rgb, bands: readonly Band[]): void {
  const seed = scene.random.between(0, 99)
  const dark = rgb('#a8591c')
  const crumb = mix(bun, rgb('#fdeccb'), 0.5)
  const base = scene.field.heightAt(x, y)
  const inside = banded(bands, base + HEEL, FILLING, seed)
  const hanging = hangingSlice(bands, base + HEEL, seed)
  const paint = (sx: number, sy: number, z: number): Rgb => {
    if (z < base + HEEL - 5) return mix(bun, dark, 0.25)
    if (z < base + HEEL) return crumb
    if (z < base + HEEL + FILLING) return hanging?.(sx - x, sy - y, z) ?? inside(sx, sy, z)
    return z < base + HEEL + FILLING + 7 ? crumb : bun
  }
  drum(scene, x, y, {
    radius: size * 1.1,
    height: HEEL - 4,
    base,
    side: () => paint,
    top: () => [crumb, 0, 0.1],
  })
  // Leaves and cheese stick out a little, each at its own height.
  const total = bands.reduce((sum, band) => sum + band.share, 0) || 1
  let at = 0
  for (const band of bands) {
    at += band.share / total
    if ((band.ruffle ?? 0) < 0.7) continue
    const leafy = (band.ruffle ?? 0) > 1
    drum(scene, x, y, {
      radius: size * (leafy ? 1.08 : 1.05),
      height: HEEL + FILLING * at,
      base,
      side: () => (sx, sy, z) => {
        // What sticks out throws a shadow on what is below it.
        const below = base + HEEL + FILLING * (at - 0.12) - z
        return scaled(paint(sx, sy, z), below > 0 ? 0.62 + 0.38 * smooth(0, 26, below) : 1)
      },
      keep: (lx, ly) => {
        const edge = noise(Math.atan2(ly, lx) * 3.2 + seed, seed)
        return !leafy || Math.hypot(lx, ly) < size * (1.03 + 0.05 * edge)
      },
      top: (lx, ly) => [
        scaled(band.colour, 0.85 + 0.3 * noise(lx * 0.05 + seed, ly * 0.05)),
        6 * noise(lx * 0.06, ly * 0.06 + seed),
        0.5,
      ],
    })
  }
  crownBun(scene, x, y, size, base + HEEL + FILLING, bun, paint)
}

export const burger: Archetype = {
  zoom: BOARD_ZOOM,
  cameras: ['close', 'three-quarter'],
  draw({ scene, dish, setting }) {
    if (scene.random.chance(0.6)) board(scene, 420, 290, scene.random.between(-0.08, 0.08))
    else plate(scene, { radius: 360, ...setting.ceramic })
    const bread = dish.first('bread')?.look.colour ?? rgb('#eebc6a')
    const bun = mix(bread, rgb('#e09a46'), 0.6)
    if (dish.scene.style === 'loose') {
      looseBurger(scene, dish, scene.x + 172, scene.y - 62, 150, bun)
      looseBurger(scene, dish, scene.x - 156, scene.y + 46, 156, bun)
      return
    }
    const bands = burgerBands(dish)
    burgerTower(scene, scene.x + 165, scene.y - 60, 146, bun, bands)
    burgerTower(scene, scene.x - 145, scene.y + 40, 152, bun, bands)
    garnish(scene, dish, { x: scene.x + 90, y: scene.y + 170, radius: 80 }, 0.3)
  },
  cutlery: 'none',
}
