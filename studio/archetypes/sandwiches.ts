// Sandwiches and burgers, their layers towards the viewer.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put } from '#studio/field.ts'
import { garnish, toss } from '#studio/laying.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { mound } from '#studio/shapes/surface.ts'
import { type Band, banded, block, drum } from '#studio/shapes/upright.ts'
import { board, plate } from '#studio/vessels.ts'
import { type Archetype, BOARD_ZOOM } from './archetype.ts'
import { bagels, baguettes } from './filled-rolls.ts'
import { fillingsOf, stacked } from './fillings.ts'

function crumbAndCrust(dish: Dish) {
  const crumb = dish.first('bread')?.look.colour ?? rgb('#f0dcae')
  return { crumb: mix(crumb, rgb('#fff0cc'), 0.5), crust: mix(crumb, rgb('#7a3f14'), 0.65) }
}

const SANDWICH_HEIGHT = 150
const HALF_WIDTH = 185
const HALF_DEPTH = 84

/** Half a sandwich, cut side to the front. */
function sandwichHalf(scene: Scene, x: number, y: number, turn: number, dish: Dish, bands: readonly Band[]): void {
  const { crumb, crust } = crumbAndCrust(dish)
  const seed = scene.random.between(0, 99)
  const toasted = dish.has(/butter/) || dish.called(/toast|grilled|melt|panini|croque/)
  const filling = bands.reduce((sum, band) => sum + band.share, 0) || 1
  const slice: Band = { colour: crumb, share: filling * 0.27, ruffle: 0 }
  const heel: Band = { colour: crust, share: filling * 0.05, ruffle: 0 }
  block(scene, x, y, {
    halfWidth: HALF_WIDTH,
    halfDepth: HALF_DEPTH,
    height: SANDWICH_HEIGHT,
    turn,
    corner: 26,
    edge: 9,
    side: (base) => banded([heel, slice, ...bands, slice, heel], base, SANDWICH_HEIGHT, seed),
    top: (lx, ly) => {
      const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 4)
      const fine = noise(lx * 0.15 + seed, ly * 0.15)
      const pore = smooth(0.55, 0.95, fine)
      // The crust runs around three sides; the fourth was cut.
      const inward = Math.min(HALF_WIDTH - Math.abs(lx), ly + HALF_DEPTH)
      const rim = smooth(26, 8, inward + n * 10)
      const brown = toasted ? 0.16 + smooth(0.4, 0.68, n) * 0.6 : 0.1 * n
      const face = scaled(mix(crumb, crust, brown), 1 - 0.07 * pore)
      return [mix(face, crust, rim * 0.85), (n - 0.5) * 6 - pore * 1.2, 0.1]
    },
  })
}

export const sandwich: Archetype = {
  zoom: BOARD_ZOOM,
  cameras: ['three-quarter', 'close'],
  draw(stage) {
    const { scene, dish, setting } = stage
    if (dish.scene.style === 'bagel' || dish.called(/bagel/)) return bagels(stage)
    if (dish.scene.style === 'baguette' || dish.called(/banh mi|baguette|po.? ?boy/)) return baguettes(stage)
    if (scene.random.chance(0.5)) board(scene, 410, 265, scene.random.between(-0.08, 0.08))
    else plate(scene, { radius: 350, ...setting.ceramic })
    const bands = stacked(fillingsOf(dish))
    const lean = scene.random.between(-0.1, 0.1)
    sandwichHalf(scene, scene.x + 75, scene.y - 95, lean + 0.1, dish, bands)
    sandwichHalf(scene, scene.x - 60, scene.y + 95, lean - 0.12, dish, bands)
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
  return [{ colour: meat, share: 2.6, ruffle: 0.5 }, ...stacked(others)]
}

/** Loose and saucy, with a little of the slaw: a sloppy joe. */
function looseBands(dish: Dish): Band[] {
  const slaw = dish.first('leaf', 'vegetable')
  const filling: Band = { colour: looseColour(dish), share: 2.4, ruffle: 0.9, grainy: true }
  return slaw ? [filling, { colour: mix(slaw.look.colour, rgb('#eef0c8'), 0.6), share: 0.6, ruffle: 0.6 }] : [filling]
}

function looseColour(dish: Dish): Rgb {
  return mix(dish.sauce.dark, rgb('#8a3f1c'), 0.5)
}

/** What has run out of the bun onto the plate. */
function spilled(scene: Scene, dish: Dish, x: number, y: number, radius: number): void {
  const colour = looseColour(dish)
  mound(scene, {
    radius,
    rise: 12,
    base: scene.field.heightAt(x, y),
    x,
    y,
    dark: scaled(colour, 0.8),
    light: colour,
    rough: 6,
    gloss: 0.7,
  })
  toss(
    scene,
    dish.of('legume', 'meat').filter((part) => part.piece),
    { x, y, radius: radius * 0.95 },
    { cover: 1, scale: 0.8 },
  )
}

const HEEL = 34
const FILLING = 92
const CROWN = 92

function burgerTower(scene: Scene, x: number, y: number, size: number, bun: Rgb, bands: readonly Band[]): void {
  const seed = scene.random.between(0, 99)
  const dark = rgb('#a8591c')
  const crumb = mix(bun, rgb('#fdeccb'), 0.5)
  const base = scene.field.heightAt(x, y)
  const inside = banded(bands, base + HEEL, FILLING, seed)
  const paint = (sx: number, sy: number, z: number): Rgb => {
    if (z < base + HEEL - 5) return mix(bun, dark, 0.25)
    if (z < base + HEEL) return crumb
    if (z < base + HEEL + FILLING) return inside(sx, sy, z)
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
  scene.field.withSides(paint, () =>
    scene.field.stamp(x, y, size, 0, (lx, ly, out) => {
      const d = Math.hypot(lx, ly) / size
      if (d > 1) return false
      const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 3)
      const z = base + HEEL + FILLING + 16 + (CROWN - 16) * Math.sqrt(clamp(1 - d ** 2.4))
      const [gx, gy] = [Math.round((lx + ly * 0.3) / 25) * 25 - ly * 0.3, Math.round(ly / 21) * 21]
      const onSeed =
        d < 0.82 && Math.hypot((lx - gx) / 7.5, (ly - gy) / 5) < 1 && noise(gx * 0.3 + seed, gy * 0.3) > 0.4
      if (onSeed) return put(out, rgb('#f8e8c0'), z + 4, 0.3)
      return put(out, mix(mix(bun, dark, smooth(0.7, 0.05, d) * 0.75), bun, n * 0.3), z, 0.6)
    }),
  )
}

export const burger: Archetype = {
  zoom: BOARD_ZOOM,
  cameras: ['close', 'three-quarter'],
  draw({ scene, dish, setting }) {
    if (scene.random.chance(0.6)) board(scene, 420, 290, scene.random.between(-0.08, 0.08))
    else plate(scene, { radius: 360, ...setting.ceramic })
    const bread = dish.first('bread')?.look.colour ?? rgb('#eebc6a')
    const bun = mix(bread, rgb('#e09a46'), 0.6)
    const loose = dish.scene.style === 'loose'
    const bands = loose ? looseBands(dish) : burgerBands(dish)
    if (loose) {
      spilled(scene, dish, scene.x + 165, scene.y - 40, 185)
      spilled(scene, dish, scene.x - 145, scene.y + 65, 190)
    }
    burgerTower(scene, scene.x + 165, scene.y - 60, 146, bun, bands)
    burgerTower(scene, scene.x - 145, scene.y + 40, 152, bun, bands)
    garnish(scene, dish, { x: scene.x + 90, y: scene.y + 170, radius: 80 }, 0.3)
  },
  cutlery: 'none',
}
