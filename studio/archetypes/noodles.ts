// Noodles and pasta, dry and in broth.
import { type BrothTones, clearBroth, isClearBroth } from '#studio/clear-broth.ts'
import { mix, type Rgb, rgb, scaled, stained, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { heaped } from '#studio/heap.ts'
import { around, garnish, pile, toss, wedges } from '#studio/laying.ts'
import { TAU } from '#studio/noise.ts'
import { type Part, tornInBroth } from '#studio/part.ts'
import { crowdOf, gathered } from '#studio/scatter.ts'
import type { Scene } from '#studio/scene.ts'
import { cheeseShred, dollop, meltedSheet } from '#studio/shapes/dairy.ts'
import { meatball, slicedMeat } from '#studio/shapes/meat.ts'
import { type PastaShape, pastaPiece } from '#studio/shapes/pasta.ts'
import { grainCount, grains, noodles as layNoodles } from '#studio/shapes/starches.ts'
import { coat, liquid, mound, specks } from '#studio/shapes/surface.ts'
import { arc, tube } from '#studio/shapes/tube.ts'
import { bowl, plate } from '#studio/vessels.ts'
import { type Archetype, BOWL_ZOOM, PLATE_ZOOM } from './archetype.ts'
import { arrangeSectors } from './composed-bowls.ts'

/** Strand colors: the noodle's own, stained by the sauce. */
function soaked(colour: Rgb, dish: Dish, share: number): Rgb[] {
  const sauce = dish.sauce.light
  return [
    stained(colour, sauce, share),
    stained(scaled(colour, 0.93), sauce, share * 1.2),
    stained(scaled(colour, 1.06), sauce, share * 0.7),
  ]
}

/** Scene units that a heap of pasta rises above its bed. */
const PASTA_RISE = 40

function strandsOf(dish: Dish): { colour: Rgb; strand: number } {
  const noodle = dish.first('noodle')
  return { colour: noodle?.look.colour ?? rgb('#ecc878'), strand: noodle?.look.strand ?? 5.8 }
}

/** What was fried apart and lies on plain noodles: salad at one side, the main thing in its spices, a mass of herbs. */
function layOnNoodles(scene: Scene, dish: Dish, reach: number): void {
  const main = dish.first('fish', 'seafood', 'meat', 'poultry', 'tofu')
  const leaves = dish.pieces.filter((part) => part.look.kind === 'leaf')
  const others = dish.pieces.filter((part) => part !== main && !leaves.includes(part))
  toss(scene, leaves, { x: scene.x - reach * 0.6, y: scene.y - reach * 0.4, radius: reach * 0.42 }, { cover: 0.8 })
  const { dark, light } = dish.sauce
  const at = { x: scene.x + 24, y: scene.y + 16, radius: reach * 0.66 }
  toss(scene, others, at, { cover: 0.35, scale: 0.9 })
  const spice = dish.has(/turmeric/) ? rgb('#eba514') : mix(dark, light, 0.7)
  const spiced = sauced(spice, 0.85, scene.random.between(0, 99))
  if (main) scene.field.withFinish(spiced, () => toss(scene, [main], at, { cover: 0.85, scale: 1.65 }))
  const herb = dish.of('herb')[0]?.piece
  if (herb) for (const [x, y] of scene.spots(20, at.radius, at.x, at.y)) herb.draw(scene, x, y, 1.45)
}

/** Cool noodles under salad and pickles in heaps about the rim, the hot main thing in the middle: a bowl of bún. */
function composeOnNoodles(scene: Scene, dish: Dish, reach: number): void {
  const main = dish.first('fish', 'seafood', 'meat', 'poultry', 'tofu')
  const others = dish.pieces.filter((part) => part !== main).slice(0, 5)
  const start = scene.random.between(2.2, 2.8)
  // They fill the far side; in front the noodles are bare.
  others.forEach((part, i) => {
    const [x, y] = scene.polar(start + (i / Math.max(1, others.length - 1)) * 4.1, reach * 0.72)
    pile(scene, part, { x, y, radius: reach * 0.31 }, 1.25, 0.9)
  })
  const at = { x: scene.x + 6, y: scene.y + reach * 0.1, radius: reach * 0.46 }
  if (main) pile(scene, main, at, 1.5, 1.05)
  garnish(scene, dish, { ...at, radius: reach * 0.5 }, 1.4, 1.1)
  dish.of('herb').forEach(({ piece }, i) => {
    const [x, y] = [at.x + (i ? -0.44 : 0.4) * reach, at.y + 0.3 * reach]
    for (const spot of scene.spots(4, 34, x, y)) piece?.draw(scene, ...spot, 1.15)
  })
}

export const stirFriedNoodles: Archetype = {
  zoom: BOWL_ZOOM,
  cameras: ['three-quarter', 'close', 'above'],
  draw({ scene, dish, setting }) {
    const flat = scene.random.chance(0.5) ? dish.scene.vessel !== 'bowl' : dish.scene.vessel === 'plate'
    if (flat) plate(scene, { radius: 350, ...setting.ceramic, deep: 14 })
    else bowl(scene, { radius: 335, ...setting.ceramic, depth: 82 })
    const reach = flat ? 245 : 270
    const { colour, strand } = strandsOf(dish)
    const topped = dish.scene.style === 'topped'
    const composed = dish.scene.style === 'composed'
    const plain = topped || composed
    const colours = plain ? soaked(mix(colour, WHITE, 0.35), dish, 0.03) : soaked(colour, dish, 0.5)
    const ground = scaled(colours[1] ?? colour, plain ? 0.82 : 0.72)
    mound(scene, {
      radius: reach * 0.86,
      rise: 42,
      base: flat ? 22 : 34,
      dark: scaled(ground, 0.8),
      light: ground,
      rough: 8,
      grain: 0.06,
    })
    const area = around(scene, reach)
    heaped(scene, area, PASTA_RISE, () => layNoodles(scene, Math.round(1250 / strand), reach, strand, colours))
    if (composed) composeOnNoodles(scene, dish, reach)
    else if (topped) layOnNoodles(scene, dish, reach)
    else toss(scene, dish.pieces, around(scene, reach * 0.84), { cover: 0.5 })
    if (!composed) garnish(scene, dish, around(scene, reach * (topped ? 0.6 : 0.8)))
    wedges(scene, dish, 235)
  },
}

export const noodleSoup: Archetype = {
  steams: true,
  zoom: BOWL_ZOOM,
  cameras: ['above', 'three-quarter'],
  draw({ scene, dish, setting }) {
    bowl(scene, { radius: 335, ...setting.ceramic, depth: 90 })
    const clear = isClearBroth(dish)
    const broth: BrothTones = clear ? clearBroth(dish, setting.ceramic.body) : dish.sauce
    const { dark, light } = broth
    const { colour, strand } = strandsOf(dish)
    coat(scene, 303, broth.shallow ?? mix(dark, light, 0.5))
    mound(scene, { radius: 235, rise: 26, base: 40, dark, light, rough: 6 })
    layNoodles(scene, Math.round(620 / strand), 250, strand, soaked(colour, dish, clear ? 0.05 : 0.12))
    liquid(scene, {
      level: 70,
      radius: 312,
      ...broth,
      gloss: 1,
      rough: 1.2,
      clear: clear ? 32 : 9,
      oil: mix(light, rgb('#f1c05c'), 0.6),
    })
    const main = dish.first('meat', 'poultry')
    const torn = main?.look.kind === 'poultry' && main.cut === 'shred'
    const others = dish.pieces
      .filter((part) => part !== main || torn || part.look.main?.form === 'mince')
      .map((part) => (part === main && torn ? tornInBroth(part) : part))
    if (main?.look.main && !torn && main.look.main.form !== 'mince') {
      const { flesh, fat, sear } = main.look.main
      const [x, y] = scene.polar(-2.3, 165)
      slicedMeat(scene, x, y, 72, scene.random.between(-0.6, 0.2), 5, { crust: sear, inside: flesh, middle: fat })
    }
    arrangeSectors(scene, others.slice(0, 6), 172, 76)
    garnish(scene, dish, around(scene, 190))
    wedges(scene, dish, 250, 46)
  },
}

const SHORT_PASTA_SIZE = 26
const SIZES: Partial<Record<PastaShape, number>> = { orzo: 15, filled: 34, gnocchi: 24, bow: 33 }
/** Grams of dry grain that make it half of a dish of pasta. */
const LEAST_FOLDED = 80

function shortPasta(scene: Scene, dish: Dish, reach: number): void {
  const pasta = dish.first('pasta')
  const shape = pasta?.look.pasta ?? 'penne'
  const colours = soaked(pasta?.look.colour ?? rgb('#f0cf80'), dish, 0.3)
  const size = SIZES[shape] ?? SHORT_PASTA_SIZE
  // Kasha and the like are folded in and fill the gaps.
  const grain = dish.first('grain')
  const folded = grain && grain.grams > LEAST_FOLDED ? grain.look.grain : undefined
  if (folded) grains(scene, grainCount(folded, reach), reach, folded)
  const count = Math.round(
    (folded ? 0.9 : 3.4) * (reach / size) ** 2 * (shape === 'orzo' ? 1.6 : shape === 'filled' ? 0.75 : 1),
  )
  const area = around(scene, reach)
  const spots = gathered(scene, Math.min(count, 480), area, crowdOf(scene, area, folded ? 0.7 : 0))
  heaped(scene, around(scene, reach), PASTA_RISE, () => {
    for (const [x, y] of spots) pastaPiece(scene, x, y, shape, size, scene.random.pick(colours))
    if (shape === 'orzo')
      for (let i = 0; i < 900; i++) pastaPiece(scene, ...scene.spot(reach), shape, size, scene.random.pick(colours))
  })
  if (folded) grains(scene, 420, reach * 0.85, folded)
}

function meatballsOn(scene: Scene, dish: Dish): void {
  const meat = dish.first('meat', 'poultry')?.look.main
  const brown = meat?.flesh ?? rgb('#8a5230')
  const clinging = sauced(mix(dish.sauce.dark, dish.sauce.light, 0.4), 0.3, scene.random.between(0, 99))
  scene.field.withFinish(clinging, () => {
    for (const [x, y] of scene.spots(7, 130)) meatball(scene, x, y, 46, mix(brown, rgb('#b5754a'), 0.5), brown)
  })
}

/** Short, knobbly strands that were scraped from a board. */
function spaetzle(scene: Scene, reach: number, colour: Rgb): void {
  const spots = scene.spots(360, reach)
  heaped(scene, around(scene, reach), PASTA_RISE, () => {
    for (const [x, y] of spots) {
      const body = scene.vary(colour, 0.08)
      const phase = scene.random.angle()
      tube(scene, arc(x, y, scene.random.between(46, 100), scene.random.angle(), scene.random.bell() * 1.6, 9), {
        radius: scene.random.between(6, 10),
        gloss: 0.7,
        sink: 0.4,
        taper: (t) => (0.45 + 0.55 * Math.sin(t * Math.PI) ** 0.5) * (1 + 0.13 * Math.sin(t * 8 + phase)),
        paint: (_t, h) => scaled(body, 0.82 + 0.22 * h),
      })
    }
  })
}

/** Cheese that melted among hot noodles: thin, glossy patches with noodles showing between. */
function meltedOver(scene: Scene, dish: Dish, reach: number): void {
  const cheese = dish.first('cheese')
  if (!cheese) return
  meltedSheet(scene, reach, reach, mix(cheese.look.colour, rgb('#fff0b8'), 0.6), rgb('#c98a34'), 0.2)
}

const OIL_GOLD = rgb('#c9952e')

/** Tossed in oil and its cooking water: fresh herbs lie on the strands and do not dye them. */
function isOilDressed(dish: Dish): boolean {
  const sauces = dish.grams('sauce', 'cream', 'egg', 'meat', 'legume')
  return (
    sauces === 0 && dish.has(/olive oil/) && !dish.has(/tomato|passata|pesto/) && !dish.parts.some((p) => p.blended)
  )
}

function oiled(colour: Rgb): Rgb[] {
  const gold = mix(colour, rgb('#f2c65a'), 0.35)
  return [gold, scaled(gold, 0.93), mix(gold, WHITE, 0.12)]
}

/** Flakes of dried chili, large enough to be seen on plain strands. */
function chiliFlakes(scene: Scene, dish: Dish): void {
  if (dish.has(/(pepper|chil[li]+) flakes/)) specks(scene, 60, 200, [rgb('#cf2f12'), rgb('#9a200b')], 4.2)
}

export const pasta: Archetype = {
  zoom: PLATE_ZOOM,
  cameras: ['three-quarter', 'close', 'above'],
  draw({ scene, dish, setting }) {
    plate(scene, { radius: 355, ...setting.ceramic, deep: 16 })
    const { dark, light } = dish.sauce
    const short = dish.first('pasta')
    const long = dish.first('noodle')
    const base = long?.look.colour ?? short?.look.colour ?? rgb('#f0cf80')
    const ground = mix(scaled(base, 0.72), isOilDressed(dish) ? OIL_GOLD : dark, 0.4)
    mound(scene, { radius: 200, rise: 46, base: 22, dark: scaled(ground, 0.85), light: ground, rough: 8, grain: 0.06 })
    if (dish.scene.style === 'spaetzle') {
      spaetzle(scene, 232, rgb('#f2cf72'))
      meltedOver(scene, dish, 190)
    } else if (short && (!long || short.grams >= long.grams)) shortPasta(scene, dish, 226)
    else {
      const strands = isOilDressed(dish) ? oiled(base) : soaked(base, dish, 0.32)
      heaped(scene, around(scene, 244), PASTA_RISE, () => layNoodles(scene, 230, 244, 6, strands))
    }
    const red = dish.has(/tomato|passata/)
    const sauceLike = dish.grams('sauce', 'cream') > 60 || red
    if (sauceLike && (red || long)) {
      const top = scene.field.heightAt(scene.x, scene.y)
      mound(scene, { radius: 138, rise: 22, base: top - 8, dark, light, rough: 11, gloss: 0.85 })
    }
    const balls = dish.called(/meatball|polpett/)
    const loose = (part: Part): boolean => !(balls && part.look.main?.form === 'mince')
    const onTop = dish.pieces.filter((part) => part.look.dye < 1 && !dish.isBeside(part) && loose(part))
    toss(scene, onTop, around(scene, 178), { cover: 0.5, scale: 0.85 })
    if (balls) meatballsOn(scene, dish)
    const aside = dish.pieces.filter((part) => dish.isBeside(part))
    for (const part of dish.parts.filter((each) => dish.isBeside(each) && !each.piece))
      dollop(scene, scene.x - 200, scene.y + 160, 84, part.look.inside ?? part.look.colour)
    const keep = (x: number, y: number, reach: number): boolean =>
      Math.hypot(x - scene.x, y - scene.y) < 318 - Math.min(reach, 44)
    toss(scene, aside, { x: scene.x + 190, y: scene.y + 112, radius: 116, keep }, { cover: 1.15, scale: 0.9 })
    garnish(scene, dish, around(scene, 180), isOilDressed(dish) ? 2.2 : 1)
    if (isOilDressed(dish)) chiliFlakes(scene, dish)
    const cheese = dish.find(/parmesan|pecorino|grana|cheddar|gruy|manchego/)
    if (cheese && dish.scene.style !== 'spaetzle' && cheese.done === null)
      for (let i = 0; i < 46; i++) cheeseShred(scene, ...scene.spot(150), 20, rgb('#fbf0d0'))
  },
}

/** Filled pasta, gnocchi and the like lie side by side in their sauce. */
export const filledPasta: Archetype = {
  zoom: PLATE_ZOOM,
  cameras: ['three-quarter', 'above'],
  draw({ scene, dish, setting }) {
    plate(scene, { radius: 355, ...setting.ceramic, deep: 16 })
    const { dark, light } = dish.sauce
    mound(scene, { radius: 232, rise: 5, base: 19, dark, light, rough: 1.5, grain: 0.015, gloss: 0.85 })
    const colour = dish.first('pasta')?.look.colour ?? rgb('#f3dc9c')
    const shape = dish.first('pasta')?.look.pasta === 'gnocchi' ? 'gnocchi' : 'filled'
    const size = shape === 'gnocchi' ? 30 : 46
    for (const [radius, count] of [
      [190, shape === 'gnocchi' ? 18 : 11],
      [105, shape === 'gnocchi' ? 10 : 6],
      [20, 2],
    ] as const) {
      for (let i = 0; i < count; i++) {
        const [x, y] = scene.polar((i / count) * TAU + radius, radius + scene.random.bell() * 8)
        pastaPiece(scene, x, y, shape, size, mix(colour, light, 0.15))
      }
    }
    toss(scene, dish.pieces, around(scene, 190), { cover: 0.3, scale: 0.75 })
    garnish(scene, dish, around(scene, 190))
  },
}
