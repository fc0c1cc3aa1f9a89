// Burgers: a patty, what lies on it, and the bun.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { garnish } from '#studio/laying.ts'
import { hypot, noise, smooth } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { crownBun } from '#studio/shapes/buns.ts'
import { arc, tube } from '#studio/shapes/tube.ts'
import { type Band, banded, drum } from '#studio/shapes/upright.ts'
import { board, plate } from '#studio/vessels.ts'
import { type Archetype, BOARD_ZOOM } from './archetype.ts'
import { stacked } from './fillings.ts'
import { looseBurger, slaw, slawOf } from './loose-burger.ts'

const PATTIES = ['meat', 'poultry', 'fish', 'tofu', 'legume'] as const

/** What a slice is laid in a burger for; chopped or grated, it went into the patty or the sauce. */
function isSliced({ cut, look, grams }: Part): boolean {
  return look.kind === 'vegetable' && cut === 'slice' && grams > 12
}

/** One thick patty, slices, leaves or slaw, and what the bun is spread with. */
function burgerBands(dish: Dish): Band[] {
  const patty = dish.of(...PATTIES)[0] ?? dish.first('vegetable')
  const large = (part: Part): boolean => part !== patty && part.grams > 12 && !/onion|garlic|milk/.test(part.name)
  const slices = dish.of('vegetable').filter((part) => part !== patty && isSliced(part) && !/scallion/.test(part.name))
  const leaf = dish.of('leaf').find(large)
  const slaw = dish.called(/slaw/) ? dish.parts.filter((part) => part.cut === 'shred' && !/cheese/.test(part.name)) : []
  const layers = [
    dish.of('cheese').find(large),
    ...slices.slice(0, 2),
    slaw.length ? undefined : leaf,
    dish.of('cream').find(large),
  ]
  const main = patty?.look.main
  const meat =
    (main &&
      (patty?.look.kind === 'fish'
        ? main.flesh
        : mix(main.sear, main.flesh, patty?.look.kind === 'poultry' ? 0.12 : 0.3))) ??
    mix(patty?.look.colour ?? rgb('#6a3a20'), rgb('#5a3018'), 0.6)
  // Vegetables that were grated into the meat.
  const grated = dish
    .of('vegetable')
    .filter((part) => part.cut === 'shred' && part.grams > 80 && !slaw.includes(part))
    .flatMap(({ look }) => [
      mix(meat, look.colour, 0.55),
      scaled(meat, 0.82),
      mix(meat, rgb('#e6d9a8'), 0.3),
      scaled(meat, 1.12),
    ])
  const shreds = slaw.flatMap(({ look }) => [look.colour, mix(look.colour, rgb('#f3e6ea'), 0.35)])
  const avocado = dish.find(/avocado/)?.look.inside
  return [
    {
      colour: meat,
      // Turkey and chicken make a flatter patty.
      share: patty?.look.kind === 'poultry' ? 2.1 : 3,
      ruffle: 0.5,
      grainy: true,
      ...(patty?.look.kind === 'legume' ? { flecks: beansIn(dish, patty) } : grated.length ? { flecks: grated } : {}),
    },
    ...running(stacked(layers.filter((part) => part !== undefined)), dish, layers.at(-1)),
    ...(shreds.length ? [{ colour: shreds[0] ?? meat, share: 1.5, ruffle: 0.9, shreds }] : []),
    ...(avocado ? [{ colour: avocado, share: 0.5, ruffle: 0.6 }] : []),
  ]
}

/** A sauce of yogurt runs out under the bun, with the herbs that were stirred into it. */
function running(bands: Band[], dish: Dish, sauce: Part | undefined): Band[] {
  const last = bands.at(-1)
  const herb = dish.first('herb')
  if (!last || !herb || sauce?.look.kind !== 'cream') return bands
  return [...bands.slice(0, -1), { ...last, share: last.share * 1.3, runs: herb.look.colour }]
}

/** Beans that were left whole in a patty, and the corn among them. */
function beansIn(dish: Dish, patty: Part): Rgb[] {
  const { colour } = patty.look
  const corn = dish.find(/\bcorn\b(?!.*(starch|oil))/)?.look.colour
  return [scaled(colour, 0.7), mix(colour, rgb('#8a5a48'), 0.4), scaled(colour, 0.85), ...(corn ? [corn] : [])]
}

const HEEL = 34
/** A full burger; one with little on its patty is lower, or the patty would be a drum. */
const FILLING = 108

function heightOf(bands: readonly Band[]): number {
  return Math.min(FILLING, 34 + 13 * bands.reduce((sum, band) => sum + band.share, 0))
}

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
  const edge = foot + (heightOf(bands) * bands.slice(0, at).reduce((sum, band) => sum + band.share, 0)) / total
  return (dx, dy, z) => {
    const corner = Math.abs(Math.sin(2 * Math.atan2(dy, dx) + seed))
    const drip = 5 + 26 * smooth(0.3, 1, corner)
    const below = edge - z
    if (below < 0 || below > drip) return null
    return scaled(melted, 1.15 - 0.25 * smooth(drip - 6, drip, below))
  }
}

/** The tongues of a running sauce; null elsewhere. */
function runningSauce(
  bands: readonly Band[],
  foot: number,
  seed: number,
): ((dx: number, dy: number, z: number) => Rgb | null) | null {
  const total = bands.reduce((sum, band) => sum + band.share, 0) || 1
  const at = bands.findIndex((band) => band.runs)
  const { colour, runs } = bands[at] ?? {}
  if (!colour || !runs) return null
  const edge = foot + (heightOf(bands) * bands.slice(0, at).reduce((sum, band) => sum + band.share, 0)) / total
  return (dx, dy, z) => {
    const angle = Math.atan2(dy, dx)
    const tongue = 6 + 52 * smooth(0.5, 0.78, noise(angle * 3.4 + seed, seed))
    const below = edge - z
    if (below < -14 || below > tongue) return null
    if (noise(angle * 26 + seed, z * 0.24) > 0.8) return runs
    return scaled(mix(colour, rgb('#fffdf6'), 0.5), 1.06 - 0.24 * smooth(tongue - 9, tongue, below))
  }
}

function burgerTower(scene: Scene, x: number, y: number, size: number, bun: Rgb, bands: readonly Band[]): void {
  const seed = scene.random.between(0, 99)
  const dark = rgb('#a8591c')
  const crumb = mix(bun, rgb('#fdeccb'), 0.5)
  const base = scene.field.heightAt(x, y)
  const filling = heightOf(bands)
  const inside = banded(bands, base + HEEL, filling, seed)
  const slaw = bands.find((band) => band.shreds)?.shreds
  const hanging = hangingSlice(bands, base + HEEL, seed) ?? runningSauce(bands, base + HEEL, seed)
  const paint = (sx: number, sy: number, z: number): Rgb => {
    if (z < base + HEEL - 5) return mix(bun, dark, 0.08)
    if (z < base + HEEL) return crumb
    if (z < base + HEEL + filling) return hanging?.(sx - x, sy - y, z) ?? inside(sx, sy, z)
    return z < base + HEEL + filling + 7 ? crumb : bun
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
      height: HEEL + filling * at,
      base,
      side: () => (sx, sy, z) => {
        // What sticks out throws a shadow on what is below it.
        const below = base + HEEL + filling * (at - 0.12) - z
        return scaled(paint(sx, sy, z), below > 0 ? 0.62 + 0.38 * smooth(0, 26, below) : 1)
      },
      keep: (lx, ly) => {
        const edge = noise(Math.atan2(ly, lx) * 3.2 + seed, seed)
        return !leafy || hypot(lx, ly) < size * (1.03 + 0.05 * edge)
      },
      top: (lx, ly) => [
        scaled(band.colour, 0.85 + 0.3 * noise(lx * 0.05 + seed, ly * 0.05)),
        6 * noise(lx * 0.06, ly * 0.06 + seed),
        0.5,
      ],
    })
  }
  if (slaw) slawEdge(scene, x, y, size, slaw)
  crownBun(scene, x, y, size, base + HEEL + filling, bun, paint)
}

/** Shreds that hang out over the edge, mostly towards the viewer. */
function slawEdge(scene: Scene, x: number, y: number, size: number, colours: readonly Rgb[]): void {
  const { random } = scene
  for (let i = 0; i < 90; i++) {
    const angle = random.between(-0.35, Math.PI + 0.35)
    const reach = size * random.between(0.92, 1.06)
    const path = arc(
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach,
      random.between(30, 58),
      angle + Math.PI / 2 + random.bell() * 0.5,
      random.bell() * 1.2,
      8,
    )
    const body = scene.vary(random.pick(colours), 0.12)
    tube(scene, path, {
      radius: random.between(2.6, 4.4),
      paint: (_t, h) => scaled(body, 0.75 + 0.35 * h),
      gloss: 0.5,
      flatten: 0.7,
      sink: 0.7,
    })
  }
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
      // The slaw that is left lies beside them.
      slaw(scene, slawOf(dish), scene.x + 170, scene.y + 158, 88)
      looseBurger(scene, dish, scene.x + 160, scene.y - 74, 142, bun)
      looseBurger(scene, dish, scene.x - 152, scene.y + 50, 150, bun)
      return
    }
    const bands = burgerBands(dish)
    burgerTower(scene, scene.x + 165, scene.y - 60, 146, bun, bands)
    burgerTower(scene, scene.x - 145, scene.y + 40, 152, bun, bands)
    garnish(scene, dish, { x: scene.x + 90, y: scene.y + 170, radius: 80 }, 0.3)
  },
  cutlery: 'none',
}
