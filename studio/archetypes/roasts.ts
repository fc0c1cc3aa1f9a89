// From the oven on a platter or a tray: roasts, tray bakes.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { finishOf, sauced, spooned } from '#studio/finish.ts'
import { around, garnish, toss, wedges } from '#studio/laying.ts'
import { piece } from '#studio/looks/look.ts'
import { hypot } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { brokenCrumb } from '#studio/shapes/broken-crumb.ts'
import { citrusWedge } from '#studio/shapes/citrus.ts'
import { nap, runout } from '#studio/shapes/drizzle.ts'
import { hasselback } from '#studio/shapes/hasselback.ts'
import { pouredSauce, type Spoonful } from '#studio/shapes/poured-sauce.ts'
import { liquid, specks } from '#studio/shapes/surface.ts'
import { bowl, platter, sheetPan } from '#studio/vessels.ts'
import type { Archetype } from './archetype.ts'
import { crispPotatoes } from './crisp-potatoes.ts'
import { kaleChips } from './kale-chips.ts'
import { mainOf, servingOf } from './main-serving.ts'
import { drawMain } from './mains.ts'
import { openedParcel } from './opened-parcel.ts'
import { aboutARoast, fromAPotRoast } from './roast-roots.ts'
import { BROWNED, roastedPart, TOASTED } from './tray-pieces.ts'

const isLeaf = (part: Part): boolean => part.look.kind === 'leaf'

/** What is left in the pot: dark, with wine in it. */
const GRAVY = rgb('#7a3f1a')

const ABOUT = [
  [-235, -30, 135],
  [235, -20, 135],
  [-120, 125, 105],
  [115, 130, 105],
  [0, -125, 95],
] as const

const BOAT = [318, 138] as const

const SPOONFULS = [
  [-118, 34],
  [-30, 2],
  [66, -10],
] as const

const POURED = { dark: scaled(GRAVY, 0.8), light: mix(GRAVY, rgb('#a8662c'), 0.6), thick: 3, lip: 9, gloss: 1 }

/** From the middle of the slices down over their edge. */
function ladleOver({ x, y }: Scene): Spoonful[] {
  const places: Spoonful[] = [
    [-84, 30, 20],
    [-46, 14, 28],
    [4, 2, 32],
    [52, -10, 26],
    [88, -24, 17],
    [-22, 48, 24],
    [2, 84, 22],
    [54, 34, 18],
  ]
  return places.map(([dx, dy, r]) => [x + dx, y + dy, r])
}

/** Roast meat on a platter over its vegetables. */
export const roast: Archetype = {
  zoom: [1.14, 1.28],
  cameras: ['three-quarter', 'close'],
  draw({ scene, dish, setting }) {
    const turn = scene.random.between(-0.15, 0.15)
    platter(scene, 430, 268, turn, setting.ceramic)
    const main = mainOf(dish)
    const vegetables = dish.pieces.filter((part) => part !== main)
    // All about the roast, most of it at the two ends.
    const potted = dish.called(/pot roast/)
    const asCooked = potted ? fromAPotRoast : aboutARoast
    const [leaves, roots] = [vegetables.filter(isLeaf), vegetables.filter((part) => !isLeaf(part)).map(asCooked)]
    const served = main && servingOf(dish, main)
    const gravied = dish.called(/gravy/) || (served === 'slices' && dish.has(/stock|broth/))
    // It runs out from under the slices.
    if (gravied && served === 'slices') runout(scene, scene.x + 20, scene.y + 70, 215, mix(GRAVY, rgb('#a8662c'), 0.5))
    // A deep bed of leaves would lift the slices off the platter; behind a whole bird only what sticks out is seen.
    const count =
      leaves.length && served === 'slices' ? 2 : served === 'whole' || served === 'flattened' ? 4 : ABOUT.length
    ABOUT.slice(0, count).forEach(([dx, dy, radius], i) => {
      const keep = (x: number, y: number, reach: number): boolean =>
        Math.abs(x - scene.x) < 368 - reach * 1.4 &&
        Math.abs(y - scene.y) < 226 - reach * 1.4 &&
        // Nothing lies where the gravy boat will stand.
        !(gravied && served === 'whole' && hypot(x - scene.x - BOAT[0], y - scene.y - BOAT[1]) < 96 + reach * 1.2) &&
        // Slices lie in their gravy, not on a bed of roots.
        !(potted && hypot((x - scene.x) / 1.7, y - scene.y) < 92)
      const area = { x: scene.x + dx, y: scene.y + dy, radius, keep }
      // Cabbage and sauerkraut were braised, not browned.
      toss(scene, leaves, area, { cover: roots.length ? 1 : 2.4, scale: 0.92, ...(!roots.length && { rise: 44 }) })
      // What took its color in the oven is not browned twice.
      const brown = roots.every(({ done }) => BROWNED.includes(done)) ? null : finishOf('roasted', i)
      scene.field.withFinish(potted ? spooned(mix(GRAVY, rgb('#a8662c'), 0.5), 0.3, i * 7) : brown, () =>
        toss(scene, roots, area, {
          cover: leaves.length ? 0.5 : served === 'whole' || potted ? 2 : 1.3,
          scale: leaves.length ? 0.92 : 1.1,
          rise: leaves.length ? 8 : 24,
        }),
      )
    })
    if (main?.look.main) drawMain(scene, dish, main, scene.x, scene.y, 1.2)
    if (gravied && served === 'whole') {
      const boat = { x: scene.x + BOAT[0], y: scene.y + BOAT[1], radius: 86 }
      bowl(scene, { ...boat, ...setting.ceramic, speckled: false, depth: 74 })
      liquid(scene, {
        ...boat,
        radius: 80,
        level: 62,
        dark: scaled(GRAVY, 0.8),
        light: mix(GRAVY, rgb('#a8662c'), 0.6),
        gloss: 0.9,
      })
    }
    // A few spoonfuls over the slices; the rest of the gravy is on the vegetables.
    if (potted)
      for (const [dx, dy] of SPOONFULS)
        nap(scene, scene.x + dx, scene.y + dy, { reach: 76, deep: 60, dark: scaled(GRAVY, 0.75), light: GRAVY })
    else if (gravied && served === 'slices') pouredSauce(scene, ladleOver(scene), POURED)
    garnish(
      scene,
      dish,
      around(scene, served === 'slices' ? 165 : served === 'whole' || served === 'flattened' ? 130 : 230),
    )
    // At the corner in front, clear of the roast.
    if (dish.citrus) {
      citrusWedge(scene, scene.x + 262, scene.y + 168, 46, dish.citrus)
      citrusWedge(scene, scene.x + 322, scene.y + 122, 46, dish.citrus)
    }
  },
}

const MELTED = rgb('#c9983c')

const CRUMBLED = piece('slice', 11, (s, x, y, k) => brokenCrumb(s, x, y, 11 * k, rgb('#fbf5e4')))

const FILLED = [
  [-225, -100],
  [5, -110],
  [230, -95],
  [-230, 100],
  [0, 105],
  [225, 100],
] as const

const MAINS_ON_TRAY = [
  [-190, -30],
  [185, 40],
] as const

/** On the baking sheet: tray bakes, roasted vegetables, fries, wings. */
export const tray: Archetype = {
  zoom: [1.14, 1.28],
  cameras: ['above', 'three-quarter'],
  draw(stage) {
    const { scene, dish } = stage
    // Pale food is roasted on the bare steel, where it shows.
    const paper = dish.parts.some(({ look }) => look.pasta) ? rgb('#5f5850') : rgb('#d9bf94')
    sheetPan(scene, 430, 290, scene.random.between(-0.1, 0.1), paper)
    if (dish.scene.style === 'parcel') return openedParcel(stage)
    if (dish.called(/kale chips/)) return kaleChips(scene)
    if (dish.scene.style === 'crisp') return crispPotatoes(scene, dish)
    if (dish.scene.style === 'hasselback') {
      fannedPotatoes(scene, dish)
      return
    }
    const main = mainOf(dish)
    // Bite-sized meat roasts among its vegetables; a fillet lies on them.
    const strewn = main && servingOf(dish, main) === 'pile'
    const others = dish.pieces.filter((part) => part !== main || strewn)
    // Feta is crumbled over the hot tray: a little of it, on top of all.
    const cheese = others.filter(({ look, cut }) => look.kind === 'cheese' && cut === 'mince')
    const inOven = others.filter((part) => !cheese.includes(part))
    const crumbled = cheese.map((part) => ({ ...part, piece: CRUMBLED }))
    const shown = (inOven.length ? inOven : dish.pieces).map(roastedPart)
    // Fries are longer than they reach on the mean.
    const long = shown.some(({ cut }) => cut === 'strip') ? 14 : 0
    const inPan = (x: number, y: number, reach: number): boolean =>
      Math.abs(x - scene.x) < 405 - reach - long && Math.abs(y - scene.y) < 262 - reach - long
    // Portions of fish lie on the paper, not on the vegetables.
    const served = main && !strewn ? servingOf(dish, main) : null
    const free = (x: number, y: number, reach: number): boolean =>
      served !== 'portions' ||
      MAINS_ON_TRAY.every(
        ([dx, dy]) => Math.abs(x - scene.x - dx) > 118 + reach * 0.4 || Math.abs(y - scene.y - dy) > 84 + reach * 0.4,
      )
    // Mixed vegetables are cut large for the oven.
    const large = shown.length >= 4 && shown.every(({ look }) => look.kind === 'vegetable')
    // Gnocchi are small, and many lie between the vegetables.
    const small = shown.some(({ look }) => look.pasta)
    // Alone on their tray they are cut large.
    const potatoesAlone = shown.length === 1 && /potato/.test(shown[0]?.name ?? '') && shown[0]?.cut === 'cube'
    const [cover, scale] = potatoesAlone
      ? [1.15, 1.75]
      : small
        ? [1.3, 1.16]
        : large || shown[0]?.look.kind === 'legume'
          ? [1.45, 1.36]
          : [1.25, 1.15]
    const onTray = (x: number, y: number, reach: number): boolean => inPan(x, y, reach) && free(x, y, reach)
    // What was tossed in a sauce that the scene names wears its color.
    const glaze = dish.scene.sauce ? sauced(dish.sauce.light, 0.62, scene.random.between(0, 99)) : null
    // A full tray: six heaps that run into each other, up to the corners.
    scene.field.withFinish(glaze, () => {
      for (const [dx, dy] of FILLED)
        toss(
          scene,
          shown,
          { x: scene.x + dx, y: scene.y + dy, radius: 165, keep: onTray },
          {
            cover,
            scale,
            rise: 20,
            crowd: () => 1,
          },
        )
    })
    for (const [dx, dy] of FILLED)
      toss(
        scene,
        crumbled,
        { x: scene.x + dx, y: scene.y + dy, radius: 150, keep: onTray },
        { cover: 0.055, scale: 1.2, rise: 16, crowd: () => 1 },
      )
    if (main?.look.main && !strewn)
      for (const [dx, dy] of MAINS_ON_TRAY) drawMain(scene, dish, main, scene.x + dx, scene.y + dy, 0.86)
    garnish(scene, dish, around(scene, 260), 1.2)
    wedges(scene, dish, 240, 50)
  },
}

/** As they were set down: across the tray, no two turned quite the same way. */
const HASSELBACKS = [
  [-262, -168, 0.2],
  [4, -178, -0.12],
  [262, -160, 0.28],
  [-148, -4, -0.2],
  [136, 6, 0.12],
  [-276, 148, 0.14],
  [-6, 158, 0.3],
  [266, 154, -0.16],
] as const

const CRUMBS = [TOASTED, rgb('#c8862c'), rgb('#8a5218')]

function fannedPotatoes(scene: Scene, dish: Dish): void {
  for (const [dx, dy, turn] of HASSELBACKS) {
    const [x, y] = [scene.x + dx, scene.y + dy]
    runout(scene, x + 6, y + 8, 108, MELTED)
    hasselback(scene, x, y, scene.random.between(78, 94), turn + scene.random.bell() * 0.08)
    if (dish.has(/breadcrumbs/))
      for (const off of [-50, 0, 50])
        specks(scene, 34, 46, CRUMBS, 2.2, x + Math.cos(turn) * off, y + Math.sin(turn) * off)
    garnish(scene, dish, { x, y, radius: 66 }, 0.7)
  }
}
