// Pasta on a plate: tossed in its sauce, or under a ladle of it.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { heaped, smoothGround } from '#studio/heap.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import { hypot } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import { crowdOf } from '#studio/scatter.ts'
import type { Scene } from '#studio/scene.ts'
import type { Setting } from '#studio/setting.ts'
import { cheeseShred, meltedSheet } from '#studio/shapes/dairy.ts'
import { nap } from '#studio/shapes/drizzle.ts'
import { fishChunk } from '#studio/shapes/fish.ts'
import { lentilRagu } from '#studio/shapes/lentil-ragu.ts'
import { noodles as layNoodles } from '#studio/shapes/noodle-tangle.ts'
import { roastChickpea } from '#studio/shapes/roast-chickpea.ts'
import { runOff } from '#studio/shapes/run-off.ts'
import { sauceBetween } from '#studio/shapes/sauce-between.ts'
import { softDice } from '#studio/shapes/soft-dice.ts'
import { mound, specks } from '#studio/shapes/surface.ts'
import { plate } from '#studio/vessels.ts'
import { type Archetype, PLATE_ZOOM } from './archetype.ts'
import { carvedOnPasta } from './carved-on-pasta.ts'
import { crispShallots } from './crisp-shallots.ts'
import { dipDish } from './dip-dish.ts'
import { tunaInPasta } from './flaked-fish.ts'
import { mainOf } from './main-serving.ts'
import {
  brightOnTop,
  burst,
  cheeseSnow,
  collapsed,
  crispStrips,
  lemonBeside,
  meatballsOn,
  sardinesOn,
} from './pasta-toppings.ts'
import { spaetzle } from './spaetzle.ts'
import {
  betweenOf,
  isCreamSauced,
  isOilDressed,
  isOnePot,
  isRedSauced,
  looseStrands,
  PASTA_RISE,
  pastaColours,
  pastaOver,
  pastaSauce,
  poolOf,
  shortPasta,
} from './tossed-pasta.ts'

/** Cheese that melted among hot noodles: thin, glossy patches with noodles showing between. */
function meltedOver(scene: Scene, dish: Dish, reach: number): void {
  const cheese = dish.first('cheese')
  if (!cheese) return
  const melted = mix(cheese.look.colour, rgb('#ffe9a0'), 0.6)
  for (const share of [1.15, 1.05, 0.8]) meltedSheet(scene, reach * share, reach * share, melted, rgb('#c98a34'), 0.5)
}

/** Flakes of dried chili, large enough to be seen on plain strands. */
function chiliFlakes(scene: Scene, dish: Dish): void {
  if (dish.has(/(pepper|chil[li]+) flakes/)) specks(scene, 60, 200, [rgb('#cf2f12'), rgb('#9a200b')], 4.2)
}

/** A crown of onions that were fried until they are brown and crisp. */
const FRIED_ONIONS = [rgb('#c47a2c'), rgb('#5c2a0c')] as const

const POTATO = { flesh: rgb('#fbe08a'), deep: rgb('#e6b450') }

/** Boiled with the pasta, and as pale: more golden than it, and on top of it, so that they are told apart. */
function potatoDice(scene: Scene): void {
  heaped(scene, around(scene, 240), 14, () => {
    for (const [x, y] of scene.spots(46, 212))
      softDice(scene, x, y, scene.random.between(19, 25), POTATO.flesh, POTATO.deep, 0.5)
  })
}

/** Tomatoes and the like melt into the sauce, unless the recipe wants them seen. */
function isWanted(dish: Dish, { name }: Part): boolean {
  return dish.scene.show.some((word) => name.includes(word))
}

/** Fried until golden; so many of them would hide the vegetables. */
const CHICKPEAS = cookedPiece('chunk', 16, (s, x, y, k) => roastChickpea(s, x, y, 18 * k))
const FEWER_CHICKPEAS = 0.8
/** Chopped walnuts would be taken for more of them. */
const NUTS_APART = 0.4
const RIBBONS = /fettuccin|tagliatelle|pappardelle/

/** A ragù comes to the table as a ladleful on top; everything else is tossed with the pasta. */
function isLadled(dish: Dish): boolean {
  return dish.called(/bolognese|rag[uù]|meatball|polpett/)
}

/** Spaghetti under its sauce keep their own gold, with a film of red. */
function underSauce(own: Rgb): Rgb[] {
  const gold = mix(mix(own, rgb('#f4c858'), 0.55), rgb('#e8842c'), 0.2)
  return [gold, scaled(gold, 0.92), mix(gold, rgb('#ffdf7c'), 0.35)]
}

/** A ladleful: thick in the middle, it runs out in tongues between the strands, which show through where it is thin. */
function ladle(scene: Scene, dish: Dish): void {
  const { dark, light } = dish.sauce
  const red = rgb('#c23a10')
  const sauce = { dark: mix(dark, scaled(red, 0.62), 0.5), light: mix(light, red, 0.5) }
  const lentils = dish.find(/lentil/)
  nap(scene, scene.x, scene.y + 6, { ...sauce, reach: lentils ? 170 : 186, deep: lentils ? 140 : 160 })
  if (lentils) {
    const nut = dish.first('nut') ? { nut: rgb('#b07a3e') } : {}
    const look = { ...sauce, ...nut, lentil: mix(lentils.look.colour, rgb('#f2a23c'), 0.6), rise: 30 }
    const ground = smoothGround(scene, scene.x, scene.y, 230)
    lentilRagu(scene, scene.x, scene.y + 2, 174, look, ground)
    return
  }
  sauceBetween(scene, 158, mix(sauce.dark, sauce.light, 0.6), -3)
  const top = scene.field.heightAt(scene.x, scene.y)
  for (const [x, y] of scene.spots(5, 58))
    mound(scene, {
      ...sauce,
      rough: 11,
      gloss: 0.8,
      radius: scene.random.between(38, 60),
      rise: 13,
      base: top - 9,
      x,
      y,
    })
}

/** Fish that was folded in breaks into flakes. */
function flaked(part: Part): Part {
  const { main } = part.look
  if (!main || part.look.kind !== 'fish') return part
  const tuna = tunaInPasta(part)
  if (tuna) return tuna
  const colours = {
    flesh: mix(main.flesh, rgb('#d8b088'), 0.35),
    fat: mix(main.fat, rgb('#ead0ae'), 0.4),
    sear: main.sear,
    crusted: 0,
  }
  const size = 16
  return {
    ...part,
    piece: { layer: 'chunk', reach: size * 1.1, draw: (s, x, y, k) => fishChunk(s, x, y, size * k, colours) },
  }
}

/** What lies beside the pasta: a heap of salad, a spoonful of sauce. */
function besides(scene: Scene, dish: Dish, setting: Setting): void {
  for (const part of dish.parts.filter((each) => dish.isBeside(each) && !each.piece))
    dipDish(scene, dish, setting, scene.x - 236, scene.y + 132, part.look.inside ?? part.look.colour, false)
  const aside = dish.pieces.filter((part) => dish.isBeside(part))
  const keep = (x: number, y: number, reach: number): boolean =>
    hypot(x - scene.x, y - scene.y) < 318 - Math.min(reach, 44)
  toss(scene, aside, { x: scene.x + 190, y: scene.y + 112, radius: 116, keep }, { cover: 1.15, scale: 0.9 })
}

export const pasta: Archetype = {
  zoom: PLATE_ZOOM,
  cutlery: 'fork or chopsticks',
  cameras: ['three-quarter', 'close', 'above'],
  draw({ scene, dish, setting }) {
    plate(scene, { radius: 355, ...setting.ceramic, deep: 16 })
    const short = dish.first('pasta')
    const long = dish.first('noodle')
    const isShort = short !== undefined && (!long || short.grams >= long.grams)
    const base = (isShort ? short : long)?.look.colour ?? rgb('#f0cf80')
    const ladled = isLadled(dish)
    const colours = ladled ? underSauce(base) : pastaColours(dish, base)
    const ribbon = !isShort && RIBBONS.test(long?.name ?? '')
    const [strand, flatten] = ribbon ? [9, 0] : /linguin/.test(long?.name ?? '') ? [6, 0.6] : [5, 1]
    const isSpaetzle = dish.scene.style === 'spaetzle'
    const strands = !isShort && !isSpaetzle
    const ground = scaled(colours[0] ?? base, strands ? 0.74 : 0.62)
    const clinging = ladled ? sauced(rgb('#e0641e'), 0.13, scene.random.between(0, 99), 0.35) : pastaSauce(scene, dish)
    const pool = ladled || isSpaetzle || (isShort && !isCreamSauced(dish)) ? null : poolOf(dish)
    if (pool) runOff(scene, 274, pool.colour, pool.share)
    mound(scene, { radius: 200, rise: 46, base: 22, dark: scaled(ground, 0.85), light: ground, rough: 8, grain: 0.06 })
    const layPasta = (): void => {
      if (isShort) shortPasta(scene, dish, 236)
      else
        heaped(scene, around(scene, 262), PASTA_RISE, () =>
          layNoodles(scene, ribbon ? 170 : ladled ? 300 : 285, 268, strand, colours, scene.x, scene.y, 0.5, flatten),
        )
    }
    if (dish.scene.style === 'spaetzle') {
      spaetzle(scene, 232, rgb('#f2cf72'))
      meltedOver(scene, dish, 190)
    } else scene.field.withFinish(clinging, layPasta)
    const between = isSpaetzle || ladled || dish.grams('grain') > 80 ? null : betweenOf(dish)
    if (between) sauceBetween(scene, isShort ? 226 : 236, between, isShort ? (isCreamSauced(dish) ? -2 : 3) : 6)
    const balls = dish.called(/meatball|polpett/)
    if (ladled) ladle(scene, dish)
    const sardines = !isShort && dish.pieces.some((part) => /sardine/.test(part.name))
    // Sliced and laid on top, for a dish that is named after it.
    const carved = dish.scene.as === 'slices' ? mainOf(dish) : undefined
    const loose = (part: Part): boolean =>
      part.name !== carved?.name &&
      !(ladled && part.look.kind === 'legume') &&
      !(sardines && /sardine/.test(part.name)) &&
      !(balls && part.look.main?.form === 'mince') &&
      !(isSpaetzle && /onion/.test(part.name))
    const tossed = dish.pieces
      .filter((part) => (part.look.dye < 1 || isWanted(dish, part)) && !dish.isBeside(part) && loose(part))
      .map(flaked)
      .map(burst)
      .map((part) => (isOnePot(dish) ? collapsed(part) : part))
      .map(crispStrips)
      .map((part) =>
        /chickpea/.test(part.name) ? { ...part, piece: CHICKPEAS, grams: part.grams * FEWER_CHICKPEAS } : part,
      )
      // Beans that a dish is named after are seen among its gnocchi.
      .map((part) => (/beans/.test(part.name) && dish.called(/gnocchi/) ? { ...part, grams: part.grams * 3 } : part))
      // Spinach collapses; a handful is seen here and there.
      .map((part) =>
        part.look.kind === 'leaf' && part.piece?.done
          ? { ...part, grams: part.grams * (isOnePot(dish) ? 0.09 : dish.called(/gnocchi/) ? 0.1 : 0.22) }
          : part,
      )
    if (ladled) {
      const sauce = sauced(mix(dish.sauce.light, rgb('#b8360f'), 0.5), 0.42, scene.random.between(0, 99))
      scene.field.withFinish(sauce, () => toss(scene, tossed, around(scene, 128), { cover: 0.8, scale: 0.66 }))
    } else {
      const grainy = dish.grams('grain') > 80
      // What cooked in one pot with the pasta lies all through it.
      const onePot = isOnePot(dish)
      // Shrimp and gnocchi are dealt out all over the plate.
      const spread = dish.called(/gnocchi/) || dish.first('seafood') !== undefined
      const wet = isRedSauced(dish) && !dish.first('fish') ? clinging : null
      const sunk = onePot ? tossed.filter(({ look }) => look.kind === 'legume') : []
      scene.field.withFinish(clinging, () =>
        toss(scene, sunk, around(scene, 205), { cover: 0.16, scale: 0.8, rise: 2, crowd: () => 1 }),
      )
      // Greens went in last, and keep their color.
      const greens = onePot ? tossed.filter(({ look }) => look.kind === 'leaf') : []
      if (greens.length) toss(scene, greens, around(scene, 200), { cover: 0.26, scale: 0.7, rise: 6, crowd: () => 1 })
      scene.field.withFinish(wet, () =>
        toss(
          scene,
          tossed.filter((part) => !sunk.includes(part) && !greens.includes(part)),
          around(scene, strands ? 198 : 212),
          {
            cover: grainy ? 0.34 : onePot ? 0.42 : 0.62,
            scale: onePot ? 1 : 0.92,
            rise: 12,
            ...((onePot || spread) && { crowd: crowdOf(scene, around(scene, 212), 0.35) }),
          },
        ),
      )
    }
    // Over a thick sauce or carved meat single strands would lie like worms.
    if (!ladled && (isShort || !carved) && tossed.length && dish.scene.style !== 'spaetzle')
      scene.field.withFinish(clinging, () =>
        isShort
          ? pastaOver(scene, dish, 190)
          : looseStrands(scene, isOnePot(dish) ? 20 : 15, 215, strand, colours, flatten),
      )
    if (isShort && dish.has(/potato(?! gnocchi)/)) potatoDice(scene)
    brightOnTop(scene, dish, tossed)
    if (balls) meatballsOn(scene, dish)
    if (carved) carvedOnPasta(scene, dish, carved)
    if (sardines) {
      sardinesOn(scene, 'flakes')
      scene.field.withFinish(clinging, () => looseStrands(scene, 22, 215, strand, colours, flatten))
      sardinesOn(scene, 'pieces')
    }
    // Rings from the pan, on top of all.
    const crowned = isSpaetzle || dish.scene.top.includes('onion')
    if (crowned && dish.has(/onion/)) crispShallots(scene, 108, 190, FRIED_ONIONS)
    besides(scene, dish, setting)
    const plain = isOilDressed(dish)
    // What a plain dish has to show is tossed all through it.
    garnish(
      scene,
      dish,
      { ...around(scene, plain ? 204 : 190), even: plain || sardines },
      plain ? 2.2 : carved ? 0.25 : sardines ? 0.7 : dish.called(/chickpea/) ? NUTS_APART : 1,
    )
    if (plain) chiliFlakes(scene, dish)
    if (dish.called(/lemon/)) lemonBeside(scene)
    if (dish.called(/carbonara/)) specks(scene, 130, 215, [rgb('#2c2620'), rgb('#4a3c2c')], 2.7)
    const fronds = sardines ? dish.find(/^dill/)?.look.pieces.plain : undefined
    for (const [x, y] of fronds ? scene.spots(16, 195) : []) fronds?.draw(scene, x, y, scene.random.between(0.8, 1.15))
    if (dish.has(/breadcrumb/) && !balls)
      specks(scene, sardines ? 560 : 420, 205, [rgb('#c98a3a'), rgb('#a0642a'), rgb('#e0b060')], 3.6)
    const cheese = dish.find(/parmesan|pecorino|grana|cheddar|gruy|manchego/)
    const torn = ladled ? dish.find(/^basil/) : undefined
    for (const [x, y] of torn ? scene.spots(6, 122) : []) torn?.look.pieces.plain?.draw(scene, x, y, 0.95)
    if (ladled && cheese) cheeseSnow(scene, 130)
    else if (cheese && strands) cheeseSnow(scene, 205)
    else if (cheese && dish.scene.style !== 'spaetzle' && cheese.done === null)
      for (let i = 0; i < 46; i++) cheeseShred(scene, ...scene.spot(150), 20, rgb('#fbf0d0'))
  },
}
