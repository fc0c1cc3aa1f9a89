// Sweets in cups and glasses, and fruit that is the whole dessert.
import { mix, type Rgb, rgb, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { peachSlice } from '#studio/shapes/apple-slice.ts'
import { caramelSheet } from '#studio/shapes/caramel.ts'
import { dollop } from '#studio/shapes/dairy.ts'
import { runout, zigzag } from '#studio/shapes/drizzle.ts'
import { honeyOver, honeyPuddle } from '#studio/shapes/honey.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { spoonedCream } from '#studio/shapes/spooned-cream.ts'
import { grains } from '#studio/shapes/starches.ts'
import { liquid, specks } from '#studio/shapes/surface.ts'
import { tumbler } from '#studio/shapes/tumbler.ts'
import type { Band } from '#studio/shapes/upright.ts'
import { bowl } from '#studio/vessels.ts'
import { anmitsu } from './anmitsu.ts'
import type { Archetype } from './archetype.ts'
import { bananasInCaramel } from './bananas-in-caramel.ts'
import { candiedSlices } from './candied.ts'
import { compoteCups } from './compote.ts'
import { heapedCups } from './corn-cups.ts'
import { crescent } from './crescent.ts'
import { crumbGlasses } from './crumb-glasses.ts'
import { curdBowl, honeyOnCurds } from './curd-bowl.ts'
import { garnishedBowls, sunkenBowls } from './dessert-bowls.ts'
import { filledHalves } from './filled-halves.ts'
import { moldedCups } from './molded.ts'
import { moldedRing } from './molded-ring.ts'
import { oatJars, parfaitGlasses } from './oat-jars.ts'
import { orangeRounds } from './orange-rounds.ts'
import { PEAR_BOWL, poachedPears } from './poached-pears.ts'
import { mangoWithRice } from './sticky-rice.ts'
import { fruitOnYogurt } from './yogurt-bowls.ts'

/** Layers of a parfait, from the bottom up: what is creamy, and what lies between. */
function parfaitBands(dish: Dish): Band[] {
  const shown = dish.parts.filter((part) => part.grams > 15 && PARFAIT_KINDS.has(part.look.kind)).slice(0, 4)
  const bands = shown.map((part) => ({ colour: part.look.colour, share: part.grams ** 0.5, ruffle: 0.9 }))
  return bands.length > 2 ? bands : [...bands, ...bands]
}

const PARFAIT_KINDS = new Set(['cream', 'fruit', 'grain', 'seed', 'sweet', 'bread', 'nut'])

const GLASSES = [
  [150, -5],
  [-140, 75],
] as const

/** A yellow mousse under a layer of passion fruit: its seeds show on top and through the glass. */
function pulpGlasses(scene: Scene, dish: Dish): void {
  const mousse = mix(dish.blended((part) => part.look.kind === 'cream' || isPulp(part)).light, rgb('#fbdf92'), 0.75)
  const bands: Band[] = [
    { colour: mousse, share: 0.8, ruffle: 0.3, smooth: true },
    { colour: rgb('#ee9a16'), share: 0.2, ruffle: 0.7, seeds: rgb('#20140f') },
  ]
  const dice = dish.of('fruit').filter((part) => part.piece && !isPulp(part))
  for (const [dx, dy] of GLASSES) {
    const surface = { dark: rgb('#d9790c'), light: rgb('#f2a51e') }
    const top = tumbler(scene, scene.x + dx, scene.y + dy, { radius: 128, height: 190, bands, surface, clear: true })
    // Each seed in its drop of juice; the drops run together.
    for (const [x, y] of scene.spots(40, 104, top.x, top.y)) {
      const turn = scene.random.angle()
      const paint = scene.vary(rgb('#e28a0c'), 0.06)
      ellipsoid(scene, x, y, { rx: 14, ry: 11, rz: 3.4, turn, paint, gloss: 1, sink: 0.2 })
      if (scene.random.chance(0.72))
        ellipsoid(scene, x + 2, y, { rx: 6.4, ry: 3.4, rz: 3, turn, paint: rgb('#20140c'), gloss: 0.9, lift: 0.6 })
    }
    toss(scene, dice, { x: top.x + 34, y: top.y - 30, radius: 50 }, { cover: 0.8, scale: 0.75 })
  }
}

const CHIA = [rgb('#2e2622'), rgb('#4c4038'), rgb('#6e6258'), rgb('#8b8276')]

/** Chia swells in the milk to a speckled pudding; the fruit is heaped on it. */
function chiaBands(dish: Dish): Band[] {
  const milk = mix(dish.first('cream')?.look.colour ?? WHITE, rgb('#f6f0e2'), 0.6)
  const pudding = { colour: milk, share: 1, ruffle: 0, seeds: CHIA[0] as Rgb }
  return [pudding, pudding]
}

/** Overnight oats, parfaits, trifles: layers behind glass. */
function layeredGlasses(scene: Scene, dish: Dish): void {
  const chia = dish.called(/chia/)
  const surface = dish.blended((part) => part.look.kind === 'cream' || part.look.kind === 'grain')
  const tops = dish.of('fruit').filter((part) => part.piece)
  for (const [dx, dy] of GLASSES) {
    const bands = chia ? chiaBands(dish) : parfaitBands(dish)
    const top = tumbler(scene, scene.x + dx, scene.y + dy, { radius: 128, height: 190, bands, surface, clear: false })
    const shown = { ...top, radius: top.radius * 0.86 }
    if (chia) specks(scene, 280, top.radius * 0.98, CHIA, 2, top.x, top.y)
    toss(scene, tops, shown, chia ? { cover: 1.7, rise: 26 } : { cover: 0.75, scale: 0.75 })
    if (!chia) garnish(scene, dish, { ...top, radius: top.radius * 0.8 }, 0.9, 0.75)
  }
}

/** Puddings, parfaits, ices and fools in small cups from above. */
export const cups: Archetype = {
  zoom: [1.28, 1.4],
  cameras: ['three-quarter', 'close'],
  cutlery: 'spoon',
  draw(stage) {
    const { scene, dish, setting } = stage
    if (dish.scene.style === 'molded') return moldedCups(stage)
    if (dish.scene.style === 'ring') return moldedRing(stage)
    if (dish.scene.style === 'beside-rice') return mangoWithRice(stage)
    if (dish.scene.style === 'sunken') return sunkenBowls(stage)
    if (dish.scene.style === 'garnished') return garnishedBowls(stage)
    if (dish.scene.style === 'heaped') return heapedCups(stage)
    if (dish.scene.style === 'crumb-layers') return crumbGlasses(scene, dish)
    if (dish.called(/overnight oats/)) return oatJars(scene, dish)
    if (dish.called(/berry yogurt parfait/)) return parfaitGlasses(scene)
    if (dish.scene.style === 'layered' || dish.called(/parfait|overnight|trifle|in a glass|chia pudding/)) {
      layeredGlasses(scene, dish)
      return
    }
    if (dish.parts.some(isPulp)) return pulpGlasses(scene, dish)
    if (dish.scene.style === 'compote') return compoteCups(stage)
    const frozen = dish.called(/sorbet|ice cream|granita|nice cream|gelato|frozen/)
    // Fruit that lies on top has not been stirred in.
    // A sauce that is named has colored the whole cup.
    const { dark, light } = dish.scene.sauce
      ? dish.sauce
      : dish.blended((part) => part.piece === null || part.look.kind !== 'fruit')
    const tops = dish.of('fruit').filter((part) => part.piece)
    const grain = dish.first('grain')
    const burnt = dish.scene.style === 'caramel'
    for (const [dx, dy] of [
      [-225, -70],
      [25, 95],
      [255, -85],
    ] as const) {
      const [x, y] = [scene.x + dx, scene.y + dy]
      bowl(scene, { radius: 150, ...setting.ceramic, depth: 76, x, y })
      if (frozen) {
        for (const [sx, sy] of [
          [-38, 18],
          [42, 24],
          [2, -38],
        ] as const)
          dollop(scene, x + sx, y + sy, 66, mix(dark, light, 0.7), 0.25)
      } else {
        liquid(scene, { level: burnt ? 44 : 56, radius: 138, dark, light, x, y, gloss: 0.5, rough: 4, swirl: 2 })
        if (grain?.look.grain) {
          const soft = { ...grain.look.grain, light: mix(light, WHITE, 0.5), dark: light }
          grains(
            scene,
            520,
            130,
            { ...soft, length: Math.min(6.4, soft.length * 0.7), round: Math.max(0.58, soft.round) },
            x,
            y,
          )
          // The grains lie in the cream, and only their backs show.
          liquid(scene, { level: 60, radius: 138, dark, light, x, y, gloss: 0.9, rough: 3, clear: 4 })
        }
      }
      if (burnt) caramelSheet(scene, { x, y, radius: 136, level: 58 }, dy > 0 ? 'open' : dx > 0 ? 'struck' : 'whole')
      toss(scene, tops, { x, y, radius: 82 }, { cover: frozen ? 0.25 : 0.6, scale: 0.72 })
      garnish(scene, dish, { x, y, radius: 84 }, 0.9, grain ? 1.3 : 0.75)
      if (dish.has(/cinnamon|nutmeg/)) specks(scene, 130, 74, [rgb('#8a4a1c'), rgb('#a8622c')], 2, x, y)
    }
  },
}

/** Passion fruit: its juice is in the cream, and a spoonful of its seeds lies on top. */
function isPulp(part: Part): boolean {
  return part.piece !== null && /passion ?fruit/.test(part.name)
}

const CARAMEL = rgb('#a2500e')

/** Half a fruit, cut side up. */
function halfOf(part: Part): Part {
  return { ...part, piece: part.look.pieces.whole ?? part.piece }
}

/** Grams of water and juice in which fruit is served rather than laid. */
const IN_BROTH = 300
/** A pale bowl, through whose clear liquid one sees the floor. */
const PALE_BOWL = rgb('#f1ebdd')

/** Slices of peach in two rows along one side, each leaning on the next. */
function leaningSlices(scene: Scene): void {
  const { random } = scene
  for (const [far, count, spread] of [
    [196, 9, 0.27],
    [112, 5, 0.42],
  ] as const)
    for (let i = 0; i < count; i++) {
      const a = 0.55 + (i - (count - 1) / 2) * spread
      const [x, y] = scene.polar(a, far + random.bell() * 6)
      peachSlice(scene, x, y, random.between(64, 74), a + 0.75 + random.bell() * 0.12)
    }
}

/** Fruit that is the whole dessert: baked, poached, grilled, or fresh on a plate. */
export const fruitPlate: Archetype = {
  zoom: [1.24, 1.4],
  cameras: ['three-quarter', 'above'],
  cutlery: 'spoon',
  draw(stage) {
    const { scene, dish, setting } = stage
    if (dish.has(/agar/)) return anmitsu(stage)
    const paste = dish.scene.style === 'filled' ? dish.first('flour')?.look.colour : undefined
    if (paste) return filledHalves(stage, paste)
    const cream = dish.first('cream')
    const caramelized = dish.has(/brown sugar/) && dish.has(/butter/)
    const halved = dish.called(/baked|poached|grilled|roast|baesuk/)
    const inLiquid = halved && !cream && dish.grams('liquid') > IN_BROTH
    if (cream && cream.grams > 60) {
      if (caramelized && dish.has(/banana/)) return bananasInCaramel(stage, cream)
      if (!halved && !caramelized && !dish.has(/cottage cheese|ricotta/)) return fruitOnYogurt(stage, cream)
    }
    const body = inLiquid ? PALE_BOWL : setting.ceramic.body
    const curds = dish.find(/cottage cheese|ricotta/)
    const depth = inLiquid || curds ? 84 : 66
    bowl(scene, { radius: inLiquid ? PEAR_BOWL : 330, ...setting.ceramic, body, depth })
    if (cream && cream.grams > 60) spoonedCream(scene, 300, 50, mix(cream.look.colour, WHITE, 0.3))
    if (inLiquid) {
      poachedPears(scene, dish, PALE_BOWL)
      return
    }
    if (curds) curdBowl(scene, curds.look.colour, 292)
    const honeyed = dish.has(/honey|syrup|maple/) && (cream || curds)
    // Poured before the fruit is laid, which covers part of it; on curds a puddle would tint them one by one.
    if (honeyed && !curds) {
      honeyPuddle(scene, scene.x - 74, scene.y - 34, 76)
      honeyOver(scene, 180, 2.2, 8)
    }
    const shown = dish.pieces.filter((part) => part !== curds).map((part) => (halved ? halfOf(part) : part))
    const root = dish.has(/piloncillo|panela/) ? dish.find(/sweet potato/) : undefined
    if (root) return candiedSlices(scene, dish, root.look.colour)
    if (dish.called(/oranges/) && !cream && !halved) return orangeRounds(scene, dish)
    const size = halved ? 1.9 : 1
    const peaches = curds && shown.find(({ name, cut }) => /peach|nectarine/.test(name) && cut === 'slice')
    if (peaches) {
      shown.splice(shown.indexOf(peaches), 1)
      leaningSlices(scene)
    }
    if (honeyed && curds) honeyOnCurds(scene, scene.x - 60, scene.y - 30, 130)
    // Butter and brown sugar make a caramel, which runs off the fruit.
    if (caramelized) runout(scene, scene.x, scene.y, 285, rgb('#b3640c'))
    scene.field.withFinish(caramelized ? sauced(CARAMEL, 0.3, scene.random.between(0, 99)) : null, () =>
      toss(scene, shown, curds ? crescent(scene, 205, 0.5) : around(scene, 225), {
        ...(curds && { crowd: () => 1, rise: 30 }),
        cover: curds ? 1.5 : cream || halved ? 1 : 1.5,
        scale: curds ? 1.2 : size,
      }),
    )
    if (!honeyed && dish.has(/honey|syrup|maple|caramel/)) specks(scene, 40, 200, [rgb('#c8821e')], 5)
    if (caramelized) zigzag(scene, 190, 4, 5, CARAMEL)
    garnish(scene, dish, around(scene, 220))
  },
}
