// Drinks in glasses.
import { lightness, mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { garnish, season, toss } from '#studio/laying.ts'
import type { Tones } from '#studio/mixing.ts'
import type { Palette } from '#studio/palette.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { appleSlice, peachSlice } from '#studio/shapes/apple-slice.ts'
import { citrusWheel } from '#studio/shapes/citrus.ts'
import { rosette } from '#studio/shapes/greens.ts'
import { gratedRoot } from '#studio/shapes/shreds.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { specks } from '#studio/shapes/surface.ts'
import { type DrinkSurface, tumbler } from '#studio/shapes/tumbler.ts'
import type { Archetype } from './archetype.ts'

function floating(dish: Dish): Part[] {
  return dish.parts.filter(
    (part) =>
      part.piece &&
      (part.look.kind === 'herb' || part.look.kind === 'fruit') &&
      part.piece.reach < 50 &&
      // It was blended; slices of it would turn brown.
      !/banana/.test(part.name),
  )
}

/** Grams of nuts that make milk of the water they are blended with. */
const NUT_MILK = 60

function isNutMilk(dish: Dish): boolean {
  return dish.grams('nut') > NUT_MILK && dish.grams('cream') === 0
}

function cloudyTones(dish: Dish): Tones {
  // A cup of them turns buttermilk purple, which their weight alone does not say.
  if (dish.has(/blackberr/))
    return { dark: mix(dish.blend.dark, rgb('#4f1240'), 0.6), light: mix(dish.blend.light, rgb('#8a2c6c'), 0.6) }
  if (dish.has(/peanut butter/)) return { dark: rgb('#b07c40'), light: rgb('#e3bd86') }
  // Yogurt thinned with water and salt: nothing in it dyes it.
  if (dish.called(/doogh|ayran/)) return { dark: rgb('#e6e6d6'), light: rgb('#fdfcf3') }
  return isNutMilk(dish) ? { dark: rgb('#e9dfc9'), light: rgb('#fbf6ea') } : dish.blend
}

function clearDrink(dish: Dish): boolean {
  if (dish.called(/smoothie|lassi|shake|milk|horchata|latte|kefir|ayran|chocolate|nog|atole/)) return false
  return dish.grams('cream') < 40 && !isNutMilk(dish) && !dish.has(/banana|mango|avocado|oats|yog/)
}

/** Fruit stewed in water, and drunk with it. */
function isKompot(dish: Dish): boolean {
  return dish.called(/kompot/)
}

export const glasses: Archetype = {
  zoom: [1.16, 1.28],
  cameras: ['close'],
  draw({ scene, dish, setting }) {
    // What stands tall reaches towards the top of the picture.
    scene.y += 70
    // Milk on iced tea or coffee floats before it is stirred.
    const float = dish.has(/\btea\b|coffee/) && dish.grams('cream') > 40 ? dish.first('cream')?.look.colour : undefined
    const clear = float !== undefined || clearDrink(dish)
    const surface = clear ? clearTones(dish, float !== undefined) : cloudyTones(dish)
    const tall = clear || scene.random.chance(0.5)
    const size = tall ? { radius: 92, height: 250 } : { radius: 116, height: 190 }
    const foam = clear ? undefined : mix(surface.light, WHITE, 0.35)
    const bands = [{ colour: surface.light, share: 1 }]
    const ice = dish.has(/\bice( cubes?)?$/)
    const straw = ice || !clear ? stripeOf(setting.palette) : undefined
    const sunken = isKompot(dish)
    // Stewed fruit leaves the water clear.
    const haze = dish.has(/barley/) ? 0.86 : sunken ? 0.42 : undefined
    const peaches = clear && dish.scene.show.includes('peach')
    // A wheel on the rim would make it a lemonade.
    const citrus = sunken || peaches ? undefined : (dish.citrus ?? undefined)
    for (const [dx, dy] of [
      [140, -10],
      [-140, 30],
    ] as const) {
      const drink = { ...size, bands, surface, clear, haze, foam, ice, straw, citrus, float, sunken, peaches }
      const top = tumbler(scene, scene.x + dx, scene.y + dy, drink)
      if (sunken) afloat(scene, dish, top)
      else if (peaches) peachAndMint(scene, dish, top)
      else toss(scene, floating(dish).slice(0, 2), { ...top, radius: top.radius * 0.6 }, { cover: 0.3, scale: 0.7 })
      garnish(scene, dish, { ...top, radius: top.radius * 0.5 }, 0.5, 0.85)
      if (!clear) wholeBerries(scene, dish, top)
      if (!clear) gratedInto(scene, dish, top)
      // Dried mint and pepper on a yogurt drink.
      if (!clear) season(scene, dish, { ...top, radius: top.radius * 0.85 }, 4)
      if (dish.has(/rose petal/)) petals(scene, top)
      if (!clear && dish.has(/nutmeg/)) gratedNutmeg(scene, top)
    }
  },
  cutlery: 'none',
}

/** A slice of peach and one of lemon on the ice, and the top of a sprig of mint. */
function peachAndMint(scene: Scene, dish: Dish, { x, y, radius }: DrinkSurface): void {
  peachSlice(scene, x - radius * 0.36, y + radius * 0.3, radius * 0.54, 2.2)
  if (dish.citrus) citrusWheel(scene, x + radius * 0.36, y + radius * 0.4, radius * 0.3, dish.citrus)
  if (dish.has(/mint/)) rosette(scene, x - radius * 0.08, y - radius * 0.3, radius * 0.62, rgb('#4fa24a'), 7, 0.3)
}

const RED_SKIN = rgb('#c23a30')

/** Stewed fruit that rose to the top: slices of apple, and what else is small and round among them. */
function afloat(scene: Scene, dish: Dish, { x, y, radius }: DrinkSurface): void {
  const { random, field } = scene
  const level = field.heightAt(x, y)
  const round = dish.of('fruit').find(({ name, piece }) => piece && !/apple/.test(name))
  field.withCeiling(
    () => level - 4,
    () => {
      for (const [dx, dy, turn] of [
        [-0.3, -0.16, -2],
        [0.26, 0.3, -1.1],
      ] as const)
        if (dish.has(/apple/))
          appleSlice(scene, x + dx * radius, y + dy * radius, radius * 0.36, turn + random.bell() * 0.3, RED_SKIN)
      for (const [dx, dy] of [
        [0.22, -0.34],
        [0.44, -0.12],
        [-0.36, 0.3],
        [-0.06, 0.48],
      ] as const)
        round?.piece?.draw(scene, x + dx * radius, y + dy * radius, 0.85)
    },
  )
}

/** A few of the berries that were kept back. */
function wholeBerries(scene: Scene, dish: Dish, top: DrinkSurface): void {
  const berry = dish.of('fruit').find(({ name, piece }) => !piece && /blackberr|raspberr|strawberr/.test(name))
  const draw = berry?.look.pieces.plain?.draw
  if (!draw) return
  for (const [dx, dy, sunk] of [
    [-0.36, 0.3, 10],
    [0.02, 0.46, 5],
    [-0.12, 0.02, 16],
  ] as const)
    scene.field.withCeiling(
      () => top.level - sunk,
      () => draw(scene, top.x + dx * top.radius, top.y + dy * top.radius, 1.2),
    )
}

/** Shreds of what was grated into it float at the top, under dried mint, and two slices that were kept back. */
function gratedInto(scene: Scene, dish: Dish, { x, y, radius, level }: DrinkSurface): void {
  if (!dish.has(/cucumber/)) return
  for (const [px, py] of scene.spots(16, radius * 0.8, x, y))
    scene.field.withCeiling(
      () => level - 1,
      () => gratedRoot(scene, px, py, scene.random.between(22, 40), 6, scene.random.pick(CUCUMBER)),
    )
  const slice = dish.find(/cucumber/)?.look.pieces.plain
  for (const [dx, dy] of [
    [-0.5, 0.06],
    [-0.34, 0.36],
  ] as const)
    slice?.draw(scene, x + dx * radius, y + dy * radius, radius / 105)
  if (dish.has(/mint/)) specks(scene, 60, radius * 0.8, DRIED_MINT, radius * 0.03, x, y)
}

/** Grated over the glass: a brown dust, thickest where the hand was. */
function gratedNutmeg(scene: Scene, { x, y, radius }: DrinkSurface): void {
  for (const [count, reach] of [
    [150, 0.4],
    [90, 0.8],
  ] as const)
    specks(scene, count, radius * reach, [rgb('#6f3d18'), rgb('#8f5628'), rgb('#55300f')], 1.5, x - radius * 0.1, y)
}

const DRIED_MINT = [rgb('#5f7a3a'), rgb('#4a6a2c'), rgb('#728a4a')]
const CUCUMBER = [rgb('#cfe3a4'), rgb('#e2edc4'), rgb('#8fb662'), rgb('#5f9444')]
const ROSE = [rgb('#c4315e'), rgb('#e06a8c'), rgb('#9c1f4a'), rgb('#d84a78')]

/** Crumbled between the fingers: curled scraps of all sizes, most of them where the hand was. */
function petals(scene: Scene, { x, y, radius }: DrinkSurface): void {
  const { random } = scene
  for (let i = 0; i < 30; i++) {
    const [px, py] = scene.spot(radius * (i % 3 ? 0.42 : 0.82), x - radius * 0.12, y + radius * 0.12)
    const size = radius * random.between(0.035, 0.1)
    const paint = scene.vary(random.pick(ROSE), 0.12)
    const curl = random.between(0.2, 0.6)
    ellipsoid(scene, px, py, {
      rx: size * random.between(1, 1.5),
      ry: size * random.between(0.55, 0.9),
      rz: size * 0.35,
      paint: (u, v) => scaled(paint, 0.8 + 0.4 * Math.abs(v * 0.6 + u * curl)),
      gloss: 0.25,
      bump: 2.4,
      bumpScale: 0.2,
      sink: 0.8,
    })
  }
}

/** White stripes do not show on a paper straw. */
function stripeOf({ napkin, stripe }: Palette): Rgb {
  return rgb(lightness(rgb(napkin)) > 78 ? stripe : napkin)
}

/** Tea and dates give a clear, reddish brown; lemon and lime a bright yellow. */
export function clearTones(dish: Dish, strong = false): Tones {
  const { dark, light } = dish.infusion
  if (strong) return { dark: mix(dark, rgb('#6a2206'), 0.85), light: mix(dark, rgb('#d4691a'), 0.85) }
  if (dish.has(/hibiscus/)) return { dark: rgb('#4a0212'), light: rgb('#b30a2c') }
  if (isKompot(dish)) return { dark: rgb('#9c0a20'), light: rgb('#dc2c44') }
  if (dish.has(/red date|jujube/)) return { dark: rgb('#260c06'), light: rgb('#602812') }
  // Fruit that was stirred into tea clouds it and brightens it.
  if (dish.has(/\btea\b|tea bag/) && dish.has(/peach/)) return { dark: rgb('#ac4608'), light: rgb('#e08a2c') }
  if (dish.has(/\btea\b|tea bag/) && !dish.has(/green tea|matcha|hibiscus/))
    return { dark: mix(dark, rgb('#8a2f06'), 0.6), light: mix(light, rgb('#e07f1e'), 0.75) }
  if (dish.has(/barley/)) return { dark: rgb('#e2d28a'), light: rgb('#faf4cc') }
  if (dish.called(/lemon|citron|lime/))
    return { dark: mix(dark, rgb('#f2d95e'), 0.92), light: scaled(mix(light, rgb('#fff4ac'), 0.92), 1.15) }
  return { dark, light: mix(light, WHITE, 0.06) }
}
