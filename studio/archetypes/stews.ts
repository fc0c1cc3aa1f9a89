// Stews, curries and what is cooked in one pan.
import { mix, rgb, scaled, stained, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { heaped } from '#studio/heap.ts'
import { type Area, around, garnish, toss, wedges } from '#studio/laying.ts'
import { tones } from '#studio/mixing.ts'
import { clamp } from '#studio/noise.ts'
import { type Part, pieceOnceCooked } from '#studio/part.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { slicedAvocado } from '#studio/shapes/avocado.ts'
import { roundBread, WHEAT } from '#studio/shapes/breads.ts'
import { servedDollop } from '#studio/shapes/dairy.ts'
import { creamSwirl, spiral } from '#studio/shapes/drizzle.ts'
import { eggFold } from '#studio/shapes/egg-folds.ts'
import { flood } from '#studio/shapes/flood.ts'
import { naan } from '#studio/shapes/naan.ts'
import { sheen } from '#studio/shapes/sheen.ts'
import { grains } from '#studio/shapes/starches.ts'
import { coat, liquid, mound, oilBeads } from '#studio/shapes/surface.ts'
import { waterline } from '#studio/shapes/waterline.ts'
import { bowl, pot, skillet } from '#studio/vessels.ts'
import { type Archetype, HOT_BOWL, PLATE_ZOOM, type Stage } from './archetype.ts'
import { bedOf, FLATBREAD } from './beds.ts'
import { creamOf, creamOnTop } from './cream-and-oil.ts'
import { dicedStew } from './diced-stew.ts'
import { clearOf, eggsAmong, eggsInSauce, hollows } from './eggs-in-pan.ts'
import { flourDumplings } from './flour-dumplings.ts'
import { freshOnTop, isFresh } from './fresh-on-top.ts'
import { fromTheGarden } from './garden-pan.ts'
import { greensBed, layGreens } from './greens-bed.ts'
import { COATED, stewIn } from './ladled.ts'
import { mapoTofu } from './mapo-tofu.ts'
import { onGrits } from './on-grits.ts'
import { FALLS_APART, onInjera } from './on-injera.ts'
import { isPepperPan, pepperPan } from './pepper-pan.ts'
import { sizzlingShrimp } from './sizzling-shrimp.ts'
import { stewOnBed } from './stew-on-bed.ts'
import { stewed } from './stew-sauce.ts'
import { tadka } from './tadka.ts'
import { thinCurry } from './thin-curry.ts'

const IRON = rgb('#37353a')

function flatbreadOf(dish: Dish): 'wheat' | 'teff' | null {
  if (dish.has(/injera|teff/)) return 'teff'
  return dish.has(FLATBREAD) ? 'wheat' : null
}

/** What it was cooked in comes to the table: an enameled pot, or a deep iron pan. */
function cookingPot({ scene, dish, setting }: Stage): void {
  const turn = scene.random.between(-0.5, 0.5)
  if (dish.scene.vessel === 'skillet') pot(scene, 318, turn, IRON, scaled(IRON, 0.8))
  else pot(scene, 318, turn, mix(setting.ceramic.rim, rgb('#7a2a1c'), 0.15), rgb('#e9dcc4'))
}

/** Where most of a circle of this radius is sauce. */
function openSauce({ x, y, field }: Scene, radius: number, level: number): Point {
  let best: Point = [x, y]
  let most = -1
  for (let i = 0; i < 24; i++) {
    const [cx, cy] = [x + Math.cos(i * 2.4) * 150, y + Math.sin(i * 2.4) * 150]
    let open = 0
    for (let j = 0; j < 40; j++) {
      const r = radius * Math.sqrt(j / 40)
      if (field.heightAt(cx + Math.cos(j * 2.4) * r, cy + Math.sin(j * 2.4) * r) < level + 4) open++
    }
    if (open > most) [best, most] = [[cx, cy], open]
  }
  return best
}

function stewInBowl(stage: Stage): void {
  const { scene, dish, setting } = stage
  const bread = flatbreadOf(dish)
  if (bread === 'teff') {
    onInjera(stage)
    return
  }
  const inPot = scene.random.chance(0.34) ? dish.scene.vessel !== 'bowl' : dish.scene.vessel === 'pot'
  if (inPot || dish.scene.vessel === 'skillet') cookingPot(stage)
  else bowl(scene, { radius: 330, ...setting.ceramic, depth: 86 })
  const radius = inPot || dish.scene.vessel === 'skillet' ? 288 : 300
  scene.field.withWall({ x: scene.x, y: scene.y, radius: radius + 4 }, () =>
    dish.scene.style === 'diced' ? dicedStew(scene, dish, radius, 56) : stewIn(scene, dish, radius, 58),
  )
  flourDumplings(scene, dish, 165, 66)
  freshOnTop(scene, dish, 260)
  const cream = creamOf(dish)
  // Beside the fish: on it, it would draw a face.
  const free = dish.first('fish') ? openSauce(scene, 66, 63) : undefined
  if (cream && scene.random.chance(0.45)) {
    if (free) spiral(scene, 60, 1.6, 5, cream, ...free)
    else spiral(scene, 110, 2, 6, cream)
  }
  // A spoonful at the table.
  const spoonful = dish.called(/chili/)
    ? dish.of('cream').find(({ name }) => /yogurt|sour cream/.test(name))
    : undefined
  if (spoonful) servedDollop(scene, scene.x - 70, scene.y + 52, 54, mix(spoonful.look.colour, WHITE, 0.4), 0.7)
  garnish(scene, dish, around(scene, 215))
  if (bread) {
    const side = scene.random.chance(0.5) ? 1 : -1
    const at = [scene.x + side * 385, scene.y + 170] as const
    if (dish.has(/naan/)) naan(scene, ...at, 210, side > 0 ? 2.2 : 0.94)
    else roundBread(scene, ...at, { radius: 165, thickness: 10, look: WHEAT, blisters: 0.9 })
  }
}

export const stew: Archetype = {
  zoom: PLATE_ZOOM,
  cutlery: 'spoon or chopsticks',
  cameras: ['above', 'three-quarter', 'close'],
  draw(stage) {
    if (stage.dish.scene.style === 'on-grits') return onGrits(stage)
    if (stage.dish.scene.style === 'red-oil') return mapoTofu(stage)
    if (stage.dish.scene.style === 'thin-curry') return thinCurry(stage)
    const bed = bedOf(stage.dish)
    if (bed) stewOnBed(stage, bed)
    else stewInBowl(stage)
  },
}

/** Lentils and beans where the pulse is the sauce. */
export const dal: Archetype = {
  ...HOT_BOWL,
  draw(stage) {
    const { scene, dish, setting } = stage
    if (flatbreadOf(dish) === 'teff') {
      onInjera(stage)
      return
    }
    if (dish.scene.vessel === 'pot' || dish.scene.vessel === 'skillet') cookingPot(stage)
    else bowl(scene, { radius: 325, ...setting.ceramic, depth: 86 })
    const { dark, light } = tones(stained(dish.first('legume')?.look.colour ?? dish.sauce.light, dish.sauce.light, 0.5))
    coat(scene, 299, mix(dark, light, 0.5))
    liquid(scene, { level: 56, radius: 298, dark, light, rough: 5, gloss: 0.75 })
    toss(
      scene,
      dish.of('legume').filter((part) => part.piece),
      around(scene, 255),
      { cover: 1.2, scale: 1.1 },
    )
    const whole = dish.of('legume').filter((part) => part.piece && !FALLS_APART.test(part.name))
    const vegetables = dish.simmered.filter((part) => part.look.kind !== 'legume' && !isFresh(part))
    // Leaves are stirred in last, and stay on top.
    const leaves = vegetables.filter(({ look }) => look.kind === 'leaf')
    const firm = vegetables.filter((part) => !leaves.includes(part))
    toss(scene, firm, around(scene, 255), whole.length ? { cover: 0.3 } : { cover: 0.16, scale: 0.95 })
    const seed = scene.random.between(0, 99)
    scene.field.withFinish(sauced(mix(dark, light, 0.5), 0.2, seed), () => {
      // Those that kept their shape come up to the surface.
      scene.field.withFloor(62, () => toss(scene, whole, around(scene, 266), { cover: 0.75, rise: 8 }))
      toss(scene, firm, around(scene, 225), { cover: whole.length ? 0.12 : 0, rise: 8 })
    })
    scene.field.withFinish(sauced(mix(dark, light, 0.6), 0.05, seed, 0.3), () =>
      scene.field.withFloor(64, () => toss(scene, leaves, around(scene, 258), { cover: 0.22, afloat: 71, scale: 0.7 })),
    )
    const pool = { x: scene.x, y: scene.y, radius: 304, level: 66 }
    flood(scene, {
      ...pool,
      dark,
      light,
      clear: 3,
      pulp: 0.8,
      ...(leaves.length ? { climb: 3, share: 0.3 } : { share: 0.5 }),
    })
    if (dish.has(/oil|ghee|butter/)) oilBeads(scene, { ...pool, radius: 290, oil: rgb('#f0b54a') })
    sheen(scene, { level: 66, radius: 298, share: 0.16, glints: false })
    const cream = creamOf(dish)
    const poured = creamOnTop(dish)
    if (poured) creamSwirl(scene, 150, 2.2, poured, scene.x - 40, scene.y + 20)
    tadka(scene, dish, 66)
    freshOnTop(scene, dish, 260)
    if (cream) spiral(scene, 150, 2.8, 6.5, cream)
    garnish(scene, dish, around(scene, 220))
  },
}

const EGG_YELLOW = rgb('#f6cf5c')

/** Thick slices of zucchini keep their round, by which they are known. */
function roundZucchini(part: Part): Part {
  const round = part.look.cooked?.slice
  return /zucchini/.test(part.name) && part.cut === 'cube' && round ? { ...part, piece: round } : part
}

/** Fat and juices that browned on the bottom of the pan. */
const BROWNED = rgb('#4a2a14')

/** Shredded kale that wilted in the pan: soft leaves rather than blades of grass. */
function wiltedInPan(part: Part): Part {
  const leaf = pieceOnceCooked(part.look, 'plain', 'soft')
  const shreds = /\bkale/.test(part.name) && part.cut === 'shred' && part.done !== null && part.done !== 'raw'
  return shreds && leaf ? { ...part, grams: part.grams * 0.7, piece: leaf } : part
}

/** Cooked and served in the pan: shakshuka, hash, fajitas, one-pan dinners. */
export const panful: Archetype = {
  zoom: [1.16, 1.32],
  cameras: ['above', 'three-quarter'],
  draw(stage) {
    const { scene, dish } = stage
    if (dish.scene.style === 'in-oil') return sizzlingShrimp(stage)
    skillet(scene, 315, scene.random.pick([0.55, 2.6, -0.6, 0.9]))
    if (isPepperPan(dish)) return pepperPan(scene, dish)
    const { dark, light } = stewed(dish.sauce)
    const tomatoes = dish.parts.reduce((sum, { name, grams }) => sum + (/tomato/.test(name) ? grams : 0), 0)
    const saucy = dish.grams('sauce', 'liquid', 'cream') + tomatoes > 240
    const eggs = dish.eggs[0]
    const curds = dish.eggStyle === 'scrambled' && dish.of('egg').length > 0
    const solids = (saucy ? dish.simmered : dish.pieces).filter((part) => part.look.kind !== 'egg')
    // Cheese is crumbled over it at the table, and stays white.
    const cheese = solids.filter((part) => saucy && part.look.kind === 'cheese')
    // Sliced avocado is laid on last.
    const avocado = solids.find((part) => eggs && isFresh(part) && part.cut === 'slice')
    const others = solids
      .filter((part) => !cheese.includes(part) && part !== avocado)
      .map(roundZucchini)
      .map(wiltedInPan)
    const grain = dish.first('grain')
    if (grain?.look.grain) {
      // Only what colors a sauce colors the grain that drank it.
      const soak = clamp(dish.strength, 0.15, 0.55)
      mound(scene, { radius: 276, rise: 12, base: 26, dark, light: grain.look.colour, rough: 5 })
      grains(scene, 2300, 270, {
        ...grain.look.grain,
        light: stained(grain.look.grain.light, light, soak),
        dark: stained(grain.look.grain.dark, dark, soak),
      })
    } else {
      const film = saucy ? { dark, light } : { dark: mix(dark, BROWNED, 0.8), light: mix(light, BROWNED, 0.55) }
      liquid(scene, { level: 34, radius: 272, ...film, rough: 9, pulp: 0.8 })
    }
    // Vegetables alone are what the dish is about: large, and in their own colors.
    const garden = saucy && !eggs && !curds && others.every(({ look }) => look.kind === 'vegetable')
    const laid = garden ? others.map(fromTheGarden) : others
    const scale = garden ? 1.3 : 1
    const clings = garden ? COATED * 0.7 : COATED
    const coat = saucy ? sauced(mix(dark, light, 0.4), clings, scene.random.between(0, 99)) : null
    const eggCount = eggs ? Math.max(2, Math.min(6, Math.round(eggs.grams / 50))) : 0
    const yolks = saucy && !grain ? hollows(scene, eggCount) : []
    const keep = yolks.length ? clearOf(yolks) : undefined
    const within = (radius: number): Area => ({ ...around(scene, radius), ...(keep && { keep }) })
    const bed = eggs && !saucy ? greensBed(laid) : undefined
    if (bed) {
      layGreens(scene, bed, 250, 230)
      const others = laid.filter(({ name }) => name !== bed.name)
      toss(scene, others, around(scene, 232), { cover: 0.42, rise: 14 })
      layGreens(scene, bed, 240, 46)
      eggsAmong(scene, eggCount, [bed, bed, ...others])
      garnish(scene, dish, around(scene, 225))
      return
    }
    scene.field.withFinish(coat, () => toss(scene, laid, within(248), { cover: garden ? 1.4 : saucy ? 1 : 1.5, scale }))
    if (saucy && !grain) {
      liquid(scene, { level: 43, radius: 272, dark, light, rough: 7, gloss: 0.85, clear: 3, pulp: 1 })
      waterline(scene, { level: 43, radius: 268, dark, light })
    }
    // Shrimp and sausage stay in sight among the eggs.
    scene.field.withFinish(coat, () => toss(scene, laid, within(232), { cover: eggs ? 0.26 : garden ? 1 : 0.3, scale }))
    if (yolks.length) {
      eggsInSauce(scene, yolks, 43, mix(dark, light, 0.55))
      // Some of the vegetables lie over the edges of the whites, and the cheese between the yolks.
      const bits = laid.filter(({ look }) => look.kind === 'vegetable')
      scene.field.withFinish(coat, () => toss(scene, bits, within(236), { cover: 0.14, rise: 5 }))
      toss(scene, cheese, within(225), { cover: 0.09, rise: 4 })
    } else if (eggs) eggsAmong(scene, eggCount, laid)
    if (!yolks.length) toss(scene, cheese, around(scene, 235), { cover: 0.2, rise: 4 })
    if (avocado) slicedAvocado(scene, { x: scene.x, y: scene.y, radius: 70 })
    if (curds) {
      // Drawn through the vegetables, not strewn on them: soft folds, and more of the vegetables over some.
      const folds = sauced(mix(dark, light, 0.6), 0.2, scene.random.between(0, 99))
      scene.field.withFinish(folds, () =>
        heaped(scene, around(scene, 240), 12, () => {
          for (const [x, y] of scene.spots(40, 222)) eggFold(scene, x, y, scene.random.between(34, 62), EGG_YELLOW)
        }),
      )
      const strips = others.filter(({ name }) => /pepper/.test(name))
      const over = strips.length ? strips : others
      scene.field.withFinish(coat, () => toss(scene, over, around(scene, 232), { cover: 0.5, scale: 1.2, rise: 12 }))
    }
    garnish(scene, dish, around(scene, 225))
    wedges(scene, dish, 220, 46)
  },
}
