// Soft food with the marks of a spoon: dips, spreads, sauces, mash.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import { tones } from '#studio/mixing.ts'
import { TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { appleSlice } from '#studio/shapes/apple-slice.ts'
import { celeryBoat } from '#studio/shapes/celery-boat.ts'
import { choppedEgg } from '#studio/shapes/chopped-egg.ts'
import { cornChip } from '#studio/shapes/corn-chip.ts'
import { pepperSticks, radishes } from '#studio/shapes/crudites.ts'
import { creamSwirl, oilDrops } from '#studio/shapes/drizzle.ts'
import { herbFlecks } from '#studio/shapes/greens.ts'
import { mashedAvocado } from '#studio/shapes/mashed-avocado.ts'
import { chunk, ellipsoid } from '#studio/shapes/solid.ts'
import { liquid, mound, specks } from '#studio/shapes/surface.ts'
import { tumbler } from '#studio/shapes/tumbler.ts'
import { bowl, plate, platter } from '#studio/vessels.ts'
import type { Archetype, Stage } from './archetype.ts'
import { heapOf } from './heaps.ts'

const OIL = rgb('#cfa53a')
const PEANUT = rgb('#cf8f46')
const EGGPLANT_FLESH = rgb('#d8cb9c')

/** Vegetables for dipping, with the color of the flesh and of the skin. */
const STICKS: readonly (readonly [RegExp, Rgb, Rgb])[] = [
  [/carrot/, rgb('#f2923a'), rgb('#e07a22')],
  [/cucumber/, rgb('#dfeab4'), rgb('#3f7a34')],
  [/zucchini/, rgb('#e6ecba'), rgb('#4f8a38')],
  [/celery/, rgb('#d3e2a4'), rgb('#a9c772')],
]

/** A few sticks side by side, as they are cut. */
function sticks(scene: Scene, x: number, y: number, flesh: Rgb, skin: Rgb): void {
  const { random } = scene
  const turn = Math.atan2(y - scene.y, x - scene.x) + random.between(-0.5, 0.5)
  for (let i = 0; i < 9; i++) {
    const across = ((i % 5) - 2) * 25 + random.bell() * 7
    const along = random.bell() * 16
    chunk(
      scene,
      x - Math.sin(turn) * across + Math.cos(turn) * along,
      y + Math.cos(turn) * across + Math.sin(turn) * along,
      {
        size: random.between(50, 60),
        aspect: 0.2,
        tall: 0.19,
        turn: turn + random.bell() * 0.16,
        tip: random.between(0, 0.12),
        top: scene.vary(flesh, 0.06),
        side: scene.vary(skin, 0.08),
        edge: 2.2,
        bump: 0.4,
        uneven: 0.04,
      },
    )
  }
}

function lump(scene: Scene, x: number, y: number, size: number, colour: Rgb, gloss = 0.5): void {
  const [rx, ry, rz] = [size, size * scene.random.between(0.6, 0.85), size * 0.34]
  ellipsoid(scene, x, y, {
    rx,
    ry,
    rz,
    paint: scene.vary(colour, 0.07),
    bump: size * 0.3,
    bumpScale: 0.16,
    sink: 0.9,
    gloss,
  })
}

/** A rough spread, mashed with a fork: heaped, uneven, with bits of what it was made of. */
function forked(scene: Scene, dish: Dish, radius: number, colour: Rgb, isAside: (part: Part) => boolean): void {
  const { random } = scene
  const base = scene.field.heightAt(scene.x, scene.y) - 14
  const heap = { dark: scaled(colour, 0.82), light: mix(colour, WHITE, 0.12), gloss: 0.3 }
  mound(scene, { ...heap, radius: radius * 0.88, rise: 40, base, rough: 15, grain: 0.03 })
  const flesh = dish.parts.find((part) => !isAside(part) && (part.look.kind === 'fish' || part.look.kind === 'cheese'))
  const bits = [colour, mix(colour, WHITE, 0.35), mix(colour, flesh?.look.main?.sear ?? scaled(colour, 0.8), 0.16)]
  for (let i = 0; i < 190; i++) {
    const [x, y] = scene.spot(radius * 0.84)
    lump(scene, x, y, random.between(4, 8) + 7 * random.unit() ** 3, random.pick(bits))
  }
  const stirred = dish.parts.filter((part) => part.piece && !isAside(part) && part.look.kind === 'vegetable')
  toss(scene, stirred, around(scene, radius * 0.8), { cover: 0.12, scale: 0.7 })
}

/** Eggplant from the fire, chopped with a knife: soft shreds that run into each other, with specks of charred skin. */
function choppedFlesh(scene: Scene, radius: number): void {
  const { random } = scene
  for (let i = 0; i < 420; i++) {
    const [x, y] = scene.spot(radius * 0.9)
    const length = random.between(5, 15)
    const paint = scene.vary(mix(EGGPLANT_FLESH, rgb('#a08f5c'), 0.5 * random.unit() ** 1.6), 0.04)
    const flesh = { rx: length, ry: length * random.between(0.3, 0.6), rz: random.between(2.5, 5), paint, gloss: 0.6 }
    ellipsoid(scene, x, y, { ...flesh, bump: 5, bumpScale: 0.14, sink: 0.1, lift: -random.between(1, 4) })
  }
  specks(scene, 70, radius * 0.86, [rgb('#3a2c20'), rgb('#5a4630')], 2)
}

/** Chips or slices of apple in a wreath around the bowl, each leaning on the one before. */
function laidAround(scene: Scene, aside: readonly Part[]): boolean {
  const [only, second] = aside
  if (!only || second) return false
  const { random } = scene
  if (/apple/.test(only.name)) {
    const skins = [rgb('#b8202a'), rgb('#c43a2e'), rgb('#c8583a')]
    for (let i = 0; i < 19; i++) {
      const angle = 0.3 + (i / 19) * TAU
      const [x, y] = scene.polar(angle, 258 + random.bell() * 6)
      const size = random.between(80, 90)
      const lie = angle + 0.75 + random.bell() * 0.12
      // The last leans on the first, not on top of all.
      scene.field.withCeiling(
        () => 34,
        () => appleSlice(scene, x, y, size, lie, random.pick(skins)),
      )
    }
    return true
  }
  if (!/\bchips?\b/.test(only.name)) return false
  for (let i = 0; i < 40; i++) {
    const [x, y] = scene.polar((i / 20) * TAU + random.bell() * 0.1, (i < 20 ? 286 : 232) + random.bell() * 12)
    cornChip(scene, x, y, random.between(58, 76), only.look.colour)
  }
  return true
}

/** Tomatoes from under the broiler, pulsed with onion and chilies: juicy, coarse, with bits of blackened skin. */
function coarseSalsa(scene: Scene, radius: number, level: number): void {
  const { random } = scene
  const reds = [rgb('#d8321c'), rgb('#c4281a'), rgb('#e2512e'), rgb('#b02214')]
  const others = [rgb('#f3e3cc'), rgb('#f0d0b0'), rgb('#5f8a34')]
  for (let i = 0; i < 230; i++) {
    const [x, y] = scene.spot(radius * 0.86)
    const bit = random.chance(0.2)
    const size = bit ? random.between(4, 8) : random.between(7, 12) + 10 * random.unit() ** 2
    scene.field.withCeiling(
      () => level - 2,
      () => lump(scene, x, y, size, random.pick(bit ? others : reds), 0.85),
    )
  }
  specks(scene, 90, radius * 0.84, [rgb('#2c1a12'), rgb('#4a2414')], 2.8)
}

/** What was stirred in last and still shows: a swirl of coconut milk, drops of chili sauce, bits of ground nuts. */
function sauceOnTop(scene: Scene, dish: Dish, radius: number): void {
  if (dish.has(/peanut butter/))
    specks(scene, 170, radius * 0.82, [rgb('#8a5420'), rgb('#e3bc7c'), rgb('#a86c30')], 2.4)
  if (dish.has(/coconut milk/)) creamSwirl(scene, radius * 0.5, 1.8, rgb('#fff4dc'))
  if (dish.has(/sriracha|chili sauce/)) oilDrops(scene, rgb('#c62a0e'), 16)
}

/** A vinaigrette: mostly oil. */
function isPourable(dish: Dish): boolean {
  const total = dish.parts.reduce((sum, { grams }) => sum + grams, 0)
  return dish.types.includes('sauce') && dish.grams('fat') > total * 0.35
}

/** Shaken in a glass jar: creamy, with a little oil that has come to the top again. */
function jarOfDressing({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 300, ...setting.ceramic })
  const { dark, light } = dish.blended()
  const creamy = mix(light, rgb('#f3cf74'), 0.5)
  const bands = [
    { colour: mix(creamy, dark, 0.3), share: 1.2, ruffle: 0.4 },
    { colour: creamy, share: 4, ruffle: 0.4 },
    { colour: OIL, share: 0.7 },
  ]
  const jar = { radius: 152, height: 168, bands, surface: { dark: OIL, light: creamy }, clear: false }
  const top = tumbler(scene, scene.x - 30, scene.y + 44, jar)
  const shallot = dish.parts.filter((part) => part.piece && part.look.kind === 'vegetable')
  toss(scene, shallot, { ...top, radius: top.radius * 0.85 }, { cover: 0.2, scale: 0.5 })
  garnish(scene, dish, { ...top, radius: top.radius * 0.8 }, 0.6)
}

/** Short lengths of celery filled with the spread, side by side. */
function filledCelery({ scene, dish, setting }: Stage): void {
  platter(scene, 420, 262, scene.random.between(-0.06, 0.06), setting.ceramic)
  const flecks = dish.parts.filter((part) => part.piece && part.look.kind === 'vegetable' && !/celery/.test(part.name))
  const red = dish.find(/pimento|pepper/)?.look.colour
  const colours = red ? [red] : flecks.map((part) => part.look.colour)
  for (const [dx, dy] of [
    [-225, -138],
    [58, -146],
    [-100, -48],
    [190, -52],
    [-215, 52],
    [72, 48],
    [-78, 146],
    [212, 142],
  ] as const) {
    const [x, y] = [scene.x + dx, scene.y + dy]
    celeryBoat(scene, x, y, scene.random.bell() * 0.12 - 0.1, mix(dish.sauce.light, rgb('#f2a03c'), 0.5), colours)
    for (const side of [-60, 0, 60]) garnish(scene, dish, { x: x + side, y: y - side * 0.1, radius: 30 }, 0.5, 0.8)
  }
}

export const dip: Archetype = {
  zoom: [1.3, 1.5],
  cameras: ['three-quarter', 'close'],
  draw(stage) {
    const { scene, dish, setting } = stage
    if (dish.scene.style === 'boats') {
      filledCelery(stage)
      return
    }
    if (isPourable(dish)) {
      jarOfDressing(stage)
      return
    }
    // Sticks are for dipping.
    const isStick = (part: Part): boolean => part.cut === 'strip' && part.look.kind === 'vegetable'
    const isRadish = (part: Part): boolean => /\bradish/.test(part.name) && !dish.isBeside(part)
    const isAside = (part: Part): boolean => dish.isBeside(part) || isStick(part) || isRadish(part)
    const aside = dish.parts.filter((part) => isAside(part) && (part.piece ?? part.look.kind === 'bread'))
    // A sauce comes in a small bowl on a plate of its own, not as a bowlful.
    const served = dish.types.includes('sauce') && !aside.length
    const radius = aside.length ? 186 : served ? 196 : 248
    if (served) plate(scene, { radius: 300, ...setting.ceramic })
    if (aside.length) {
      plate(scene, { radius: 345, ...setting.ceramic })
      if (laidAround(scene, aside)) aside.length = 0
      for (let i = 0; i < 7 && aside.length; i++) {
        const part = aside[i % aside.length]
        const [x, y] = scene.polar(0.2 + (i / 7) * TAU, 245)
        const pale = part && isStick(part) ? STICKS.find(([name]) => name.test(part.name)) : undefined
        if (pale) sticks(scene, x, y, pale[1], pale[2])
        else if (part && isRadish(part)) radishes(scene, x, y, 52)
        else if (part && isStick(part) && /pepper/.test(part.name)) pepperSticks(scene, x, y, part.look.colour)
        else if (part) heapOf(scene, dish, part, { x, y, radius: 74 })
      }
    }
    bowl(scene, {
      radius,
      body: setting.ceramic.rim,
      rim: setting.ceramic.rim,
      depth: aside.length || served ? 96 : 84,
    })
    const level = aside.length ? 72 : served ? 80 : 68
    const mixedIn = dish.blended((part) => !isAside(part) && !['wedge', 'slice', 'whole'].includes(part.cut))
    const coarse = dish.called(/pesto|chimichurri|zhoug|salsa verde|chermoula/)
    const eggplant = dish.called(/melitzano|baba|mutabal/)
    const salsa = dish.called(/\bsalsa\b/) && dish.has(/tomato/)
    const rough = dish.scene.style === 'rough'
    // Paprika turns a cheese spread orange.
    const orange = rough && dish.has(/paprika/) ? tones(mix(mixedIn.light, rgb('#e59a58'), 0.6)) : null
    const colours = orange ?? (dish.scene.sauce ? dish.sauce : mixedIn)
    const nutty = served && dish.has(/peanut butter/)
    const { dark, light } = nutty
      ? tones(PEANUT)
      : coarse
        ? tones(scaled(mixedIn.light, 0.55))
        : eggplant
          ? tones(EGGPLANT_FLESH)
          : colours
    const body = salsa ? { gloss: 0.95, rough: 3, pulp: 0.8 } : { gloss: served ? 0.7 : 0.35, rough: 4, swirl: 1.5 }
    liquid(scene, { level, radius: radius * 0.93, dark, light, ...body })
    if (served) sauceOnTop(scene, dish, radius)
    if (coarse) herbFlecks(scene, 900, radius * 0.9, light, 8)
    const guacamole = dish.called(/guacamole/)
    if (guacamole) mashedAvocado(scene, radius * 0.93, level)
    if (salsa) coarseSalsa(scene, radius, level)
    if (rough) forked(scene, dish, radius, light, isAside)
    if (eggplant) choppedFlesh(scene, radius)
    const oil = { dark: scaled(OIL, 0.85), light: OIL, gloss: 1, rough: 1.5, clear: 7 }
    if (dish.has(/oil/) && dish.drizzled && !dish.types.includes('sauce'))
      liquid(scene, { ...oil, level: level - 1, radius: radius * 0.66 })
    if (dish.scene.style === 'chopped' && dish.eggs.length) {
      choppedEgg(scene, radius * 0.86, scene.x, scene.y)
      const onion = dish.parts.filter((part) => part.piece && !isAside(part) && part.look.kind === 'vegetable')
      toss(scene, onion, around(scene, radius * 0.8), { cover: 0.05, scale: 0.45 })
    } else if (dish.scene.style === 'chopped')
      toss(
        scene,
        dish.parts.filter((part) => part.piece && !isAside(part)),
        around(scene, radius * 0.84),
        { cover: 1.5, scale: 0.85 },
      )
    const tops = dish.pieces.filter(
      (part) => !rough && !isAside(part) && (part.look.dye < 1 || part.look.kind === 'legume'),
    )
    // What is folded through shows all over; the rest is heaped in the middle.
    if (guacamole) toss(scene, tops.slice(0, 3), around(scene, radius * 0.78), { cover: 0.24, scale: 0.8 })
    else if (eggplant) toss(scene, tops.slice(0, 3), around(scene, radius * 0.82), { cover: 0.1, scale: 0.55 })
    // In a gravy they lie all over, half sunk.
    else if (dish.called(/gravy/))
      toss(scene, tops.slice(0, 2), around(scene, radius * 0.76), { cover: 0.5, scale: 0.8, afloat: level - 2 })
    else toss(scene, tops.slice(0, 3), around(scene, radius * 0.35), { cover: 0.42, scale: 0.8 })
    garnish(scene, dish, around(scene, radius * 0.5), 0.9)
    if (dish.has(/paprika|sumac|za.atar/) && dish.drizzled)
      specks(scene, 150, radius * 0.3, [rgb('#a83414'), rgb('#c4501c')], 1.4, scene.x - radius * 0.3, scene.y)
  },
}
