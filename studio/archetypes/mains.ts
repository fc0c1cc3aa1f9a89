// The main item on a plate as it is served: fillet, cutlet, slices, shreds, drumsticks, sausages ...
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { finishOf, sauced } from '#studio/finish.ts'
import { pile } from '#studio/laying.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import type { Doneness, Serving } from '#studio/scene-spec.ts'
import { chop, drumstick } from '#studio/shapes/bone-in.ts'
import { cutlet } from '#studio/shapes/crumbed.ts'
import { carvedBreast } from '#studio/shapes/fanned-chicken.ts'
import { chickenKiev } from '#studio/shapes/kiev.ts'
import { patty, sausage, shreds } from '#studio/shapes/meat.ts'
import { kofta } from '#studio/shapes/meat-pieces.ts'
import { panCutlet } from '#studio/shapes/pan-cutlet.ts'
import { pulledHeap } from '#studio/shapes/pulled-pork.ts'
import { rack } from '#studio/shapes/ribs.ts'
import { roastBird } from '#studio/shapes/roast-bird.ts'
import { searedCube } from '#studio/shapes/seared-cube.ts'
import { curdCrumble, curdSlabs } from '#studio/shapes/tofu.ts'
import { wholeTrout } from '#studio/shapes/whole-trout.ts'
import { crustedFillets, filletOfFish, fishSkin, portions, steaks } from './fish-mains.ts'
import { heapOfMeatballs } from './heap-of-meatballs.ts'
import { heapOfNuggets } from './heap-of-nuggets.ts'
import { katsu } from './katsu.ts'
import { laidChunks } from './laid-chunks.ts'
import { cooked, pulledPork, rubbed } from './main-colours.ts'
import { servingOf } from './main-serving.ts'
import { pileOfWings } from './pile-of-wings.ts'
import { rouladen } from './rouladen.ts'
import { charredThighs, servedThighs } from './served-thighs.ts'
import { breastOf, type Served, slicedMain } from './sliced-mains.ts'

/** Vinegar and its like: they make meat wet, not white. */
function isPale([red, green, blue]: Rgb): boolean {
  return red + green + blue > 1.5
}

export function drawMain(scene: Scene, dish: Dish, part: Part, x: number, y: number, size: number): void {
  const look = part.look.main
  if (!look) return
  const serving = servingOf(dish, part)
  const done = donenessOf(part, serving)
  // A fillet browns in its own way; only the bars of a grill are laid over it.
  const fillet = look.form === 'fillet' && (done !== 'grilled' || fishSkin(part.name) !== undefined)
  const carved = look.form === 'breast' && serving === 'fillet'
  // Skin and crust brown in patches of their own.
  const inSkin = serving === 'drumsticks' && /bone-in.*thigh/.test(part.name)
  const plain =
    fillet ||
    carved ||
    done === 'soft' ||
    done === 'raw' ||
    (serving === 'chops' && done === 'fried') ||
    inSkin ||
    ['cutlet', 'escalopes', 'slices', 'shreds', 'flattened', 'wings', 'thighs'].includes(serving)
  const surface = plain ? null : finishOf(done, scene.random.unit() * 99)
  const sauce = dish.first('sauce')
  const wet = serving === 'shreds' && (dish.scene.sauce || dish.grams('sauce') > 25)
  const sauceColour = dish.scene.sauce ? dish.sauce.light : (sauce?.look.colour ?? look.sear)
  const juices = isPale(sauceColour)
    ? look.sear
    : mix(mix(dish.sauce.dark, sauceColour, 0.6), look.sear, dish.scene.sauce ? 0.12 : 0.5)
  const gravy = serving === 'rolls' ? sauced(mix(dish.sauce.dark, dish.sauce.light, 0.5), 0.2, 3) : surface
  const inSauce =
    dish.scene.sauce && (dish.scene.form === 'stew' || dish.scene.style === 'poached' || dish.scene.style === 'blanket')
  const braised = look.form === 'fillet' && done === 'soft' && inSauce
  const onBone = inSauce && serving === 'drumsticks'
  const ladled =
    braised || onBone
      ? sauced(mix(dish.sauce.dark, dish.sauce.light, 0.5), onBone && done !== 'soft' ? 0.75 : onBone ? 0.08 : 0.34, 7)
      : null
  const coat = ladled ?? (wet ? sauced(juices, part.look.kind === 'meat' && !dish.scene.sauce ? 0.12 : 0.5, 7) : gravy)
  scene.field.withFinish(coat, () =>
    SERVE[serving]({
      scene,
      dish,
      part,
      x,
      y,
      size,
      main: rubbed(dish, cooked(look, done, part.look.kind)),
      form: look.form,
    }),
  )
}

/** Slices show no grill bars; a bird in its skin was roasted, whatever became of its gravy. */
function donenessOf(part: Part, serving: Serving): Doneness | null {
  if (serving === 'whole' || serving === 'flattened') return 'baked'
  if (part.done !== 'grilled') return part.done
  if (serving === 'drumsticks' || serving === 'wings' || serving === 'ribs') return 'roasted'
  return serving === 'slices' ? 'fried' : 'grilled'
}

/** How much of a fish fillet has a golden crust. */
const CRUSTED: Record<Doneness, number> = {
  raw: 0,
  soft: 0.12,
  baked: 0.6,
  fried: 1,
  roasted: 0.8,
  grilled: 0.7,
  charred: 1,
}

/** Two side by side and one across them. */
const ESCALOPES = [
  [-70, -58, -0.25],
  [66, -40, 0.3],
  [-6, 54, -0.12],
] as const

const [SEARED_CUBE, PINK] = [rgb('#7a4424'), rgb('#b8685a')]
/** Beef from a very hot pan, pink inside. */
const BEEF_CUBES = cookedPiece('chunk', 25, (s, x, y, k) => searedCube(s, x, y, 27 * k, SEARED_CUBE, PINK))

/** A whole fish lies across the plate, its tail a little higher. */
const WHOLE_FISH_TURN = -0.2

const SERVE: Record<Serving, (served: Served) => void> = {
  whole({ scene, dish, part, x, y, size }) {
    if (part.look.kind === 'fish') {
      wholeTrout(scene, x, y, { length: 452 * size, turn: WHOLE_FISH_TURN })
      return
    }
    const turn = scene.random.between(-1.05, -0.85)
    roastBird(scene, x, y, { size: 185 * size, turn, herbs: dish.has(/thyme|rosemary/) })
  },
  flattened({ scene, dish, x, y, size }) {
    const turn = scene.random.between(-0.25, 0.1)
    roastBird(scene, x, y, { size: 205 * size, turn, herbs: false, flat: true, chili: dish.has(/paprika|chil/) })
  },
  rolls({ scene, x, y, size, main }) {
    rouladen(scene, x, y, size, main)
  },
  portions(served) {
    const { done } = served.part
    portions(served, served.dish, served.main, done ? CRUSTED[done] : 0.75, fishSkin(served.part.name) !== undefined)
  },
  steaks(served) {
    steaks(served, served.main)
  },
  fillet({ scene, dish, part, x, y, size, main, form }) {
    const turn = scene.random.between(-0.5, 0.1)
    if (form === 'slab') {
      const soft = part.done === 'soft' || part.done === 'raw'
      const look = { pale: main.flesh, gold: main.fat, brown: main.sear, crisp: soft ? 0.12 : 1 }
      curdSlabs(scene, x, y, size, turn, look)
    } else if (form === 'fillet') {
      filletOfFish({ scene, x, y, size }, { dish, part, main, turn, crusted: part.done ? CRUSTED[part.done] : 0.75 })
    } else if (part.done === 'grilled') {
      for (const side of [-1, 1])
        panCutlet(scene, x + side * 58 * size, y + side * 56 * size, 130 * size, turn + side * 0.12, true)
    } else carvedBreast(scene, x, y, { ...breastOf(part, main), halfLength: 200 * size, halfWidth: 92 * size, turn })
  },
  cutlet({ scene, dish, x, y, size, main, form }) {
    if (dish.called(/\bkiev\b/)) {
      chickenKiev(scene, x, y, size)
      return
    }
    if (form === 'fillet') {
      crustedFillets({ scene, x, y, size }, dish.has(/cornmeal/) ? 'cornmeal' : 'crumbs')
      return
    }
    // A katsu is cut into strips before it is served, a schnitzel is not.
    if (dish.called(/katsu/)) katsu(scene, x, y, size, mix(main.flesh, main.fat, 0.6))
    else cutlet(scene, x, y, { halfLength: 190 * size, halfWidth: 100 * size, turn: scene.random.between(-0.4, 0.1) })
  },
  slices(served) {
    slicedMain(served)
  },
  shreds({ scene, x, y, size, main, part }) {
    if (part.look.kind === 'meat') pulledHeap(scene, x, y, 150 * size, pulledPork(main))
    else shreds(scene, x, y, 150 * size, main)
  },
  sausages({ scene, x, y, size, main, form }) {
    const skinless = form === 'mince'
    const turn = scene.random.between(-0.6, 0)
    // Rolled by hand, they are shorter and not quite round.
    const [count, length, radius] = skinless ? [6, 196, 33] : [3, 270, 30]
    for (let i = 0; i < count; i++) {
      const off = (i - (count - 1) / 2) * radius * (skinless ? 1.84 : 2.15) * size
      const along = skinless ? scene.random.bell() * 16 : 0
      const at = [x - Math.sin(turn) * off + along, y + Math.cos(turn) * off] as const
      if (skinless) {
        const half = (length / 2) * size * scene.random.between(0.9, 1.06)
        kofta(
          scene,
          ...at,
          half,
          radius * size * scene.random.between(0.92, 1.06),
          turn + scene.random.bell() * 0.1,
          main,
        )
      } else
        sausage(scene, ...at, length * size, radius * size, turn + scene.random.bell() * 0.06, main.flesh, main.sear)
    }
  },
  drumsticks(served) {
    const { scene, part, x, y, size, main } = served
    if (/thigh|rabbit/.test(part.name)) {
      servedThighs(served)
      return
    }
    // Side by side, the bones to one side.
    const lie = scene.random.between(-0.9, -0.5)
    for (let i = 0; i < 3; i++) {
      const off = (i - 1) * 118 * size
      const at = [x - Math.sin(lie) * off, y + Math.cos(lie) * off] as const
      drumstick(scene, ...at, 88 * size, lie + (i - 1) * 0.16, main.flesh, main.sear)
    }
  },
  thighs(served) {
    charredThighs(served)
  },
  escalopes({ scene, x, y, size }) {
    for (const [dx, dy, turn] of ESCALOPES)
      panCutlet(scene, x + dx * size, y + dy * size, 124 * size, turn + scene.random.bell() * 0.1)
  },
  wings(served) {
    pileOfWings(served)
  },
  chops({ scene, part, x, y, size, main }) {
    const cut = { ...main, boneless: /boneless/.test(part.name) }
    for (const side of [-1, 1])
      chop(scene, x + side * 62 * size, y + side * 62 * size, 126 * size, -0.35 + 0.2 * side, cut)
  },
  patties({ scene, x, y, size, main }) {
    for (let i = 0; i < 3; i++) {
      const [px, py] = [x + Math.cos(i * 2.1) * 92 * size, y + Math.sin(i * 2.1) * 78 * size]
      patty(scene, px, py, 84 * size, main.flesh, main.sear)
    }
  },
  balls({ scene, dish, part, x, y, size, main }) {
    if (part.look.kind !== 'tofu') {
      heapOfMeatballs(scene, dish, x, y, size, main)
      return
    }
    if (dish.breaded) return heapOfNuggets(scene, x, y, size)
    const nugget = { pale: main.flesh, gold: main.fat, brown: main.sear, crisp: 0.6 }
    for (const [px, py] of scene.spots(11, 130 * size, x, y)) curdCrumble(scene, px, py, 42 * size, nugget)
  },
  ribs({ scene, x, y, size, main }) {
    rack(scene, x, y, size, main.flesh, main.sear)
  },
  pile({ scene, dish, part, x, y, size }) {
    // Halved thighs that braised until the sauce coats them.
    if (part.look.kind === 'poultry' && part.cut === 'half' && dish.scene.style === 'glazed') {
      const level = scene.field.heightAt(x, y) + 3
      laidChunks(scene, dish, part, { x, y, radius: 176 * size, level, count: 8 })
      return
    }
    const seared = /beef/.test(part.name) && part.done === 'fried' && part.cut === 'cube'
    const served = seared ? { ...part, piece: BEEF_CUBES } : part
    pile(scene, served, { x, y, radius: 150 * size }, seared ? 1.5 : 1.3, 1.15)
  },
}
