// The main item carved: boiled joints, roasts, steaks, chicken cut across.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Main, MainForm } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { backBacon } from '#studio/shapes/back-bacon.ts'
import { type CarvedColours, carvedJoint } from '#studio/shapes/carved.ts'
import { choppedBird } from '#studio/shapes/chopped-bird.ts'
import { type ChickenColours, fannedChicken } from '#studio/shapes/fanned-chicken.ts'
import { rasher, slicedMeat } from '#studio/shapes/meat.ts'
import { DONE, RARE, ROSY, steakSlices } from '#studio/shapes/steak-slices.ts'

export interface Served {
  scene: Scene
  dish: Dish
  part: Part
  x: number
  y: number
  size: number
  main: Omit<Main, 'form'>
  form: MainForm
}

/** The rim of fat on a slice of a roast. */
const FAT_CAP = rgb('#d9b583')

/** A boiled joint of bacon: rosy, with a rim of white fat. */
const BACON: CarvedColours = {
  bark: rgb('#c48468'),
  meat: rgb('#e3a894'),
  fat: rgb('#fbeeda'),
  boiled: true,
  cured: rgb('#d69480'),
}
/** Beef that simmered in clear broth: gray-brown, its fat left on. */
const BEEF: CarvedColours = {
  bark: rgb('#6f4230'),
  meat: rgb('#ad7d5e'),
  fat: rgb('#f7e8c4'),
  boiled: true,
  grained: true,
}
/** Beef that was browned and then simmered in its gravy for hours. */
const BRAISED: CarvedColours = {
  bark: rgb('#5e2d13'),
  meat: rgb('#a8663c'),
  fat: rgb('#e2ae76'),
  braised: true,
}
/** Pork from the oven: pale lean with seams of fat, a brown crust, crackling at one end. */
const ROAST_PORK: CarvedColours = {
  bark: rgb('#8f4e20'),
  meat: rgb('#cb9766'),
  fat: rgb('#f0dab2'),
  rind: rgb('#a85c1e'),
}
/** Pork that simmered with ginger: nearly white fat between tender, rosy-brown lean. */
const PORK: CarvedColours = {
  bark: rgb('#8a5630'),
  meat: rgb('#b98466'),
  fat: rgb('#fbeed4'),
  boiled: true,
  layered: true,
}

const [STEAK_FAT, SEARED] = [rgb('#e9c58e'), rgb('#6a3416')]

/** The white of a breast, and of the darker thigh. */
const [BREAST, THIGH] = [rgb('#f0d8b0'), rgb('#ecd0a6')]

/** How a breast from the pan, the grill or the pot is colored. */
export function breastOf(
  { done }: Part,
  { flesh, fat, sear }: Omit<Main, 'form'>,
): ChickenColours & { grilled: boolean } {
  const soft = done === 'soft'
  const meat = soft ? mix(BREAST, fat, 0.3) : mix(BREAST, flesh, 0.12)
  const grilled = done === 'grilled' || done === 'charred'
  return { meat, skin: soft ? mix(meat, rgb('#d9b27a'), 0.4) : mix(flesh, sear, 0.5), char: sear, gloss: 0.7, grilled }
}

export function slicedMain({ scene, dish, part, x, y, size, main, form }: Served): void {
  const { random } = scene
  const soft = part.done === 'soft'
  if (form === 'slab' && soft) {
    carvedJoint(scene, x, y, 112 * size, random.between(-0.6, 0.1), 5, BACON)
    return
  }
  if (form === 'slab' && /canadian/i.test(part.name)) {
    for (const [dx, dy] of [
      [-76, -44],
      [66, -24],
      [-8, 62],
    ] as const)
      backBacon(scene, x + dx * size, y + dy * size, 94 * size, main)
    return
  }
  if (form === 'slab') {
    for (const side of [-1, 1]) rasher(scene, x, y + side * 62 * size, 150 * size, -0.25 + side * 0.08, main)
    return
  }
  if (part.look.kind === 'poultry' && (soft || form === 'drumstick')) {
    const lie = random.between(-0.45, -0.1)
    if (soft) {
      for (const side of [-1, 1]) {
        const at = [x - Math.sin(lie) * side * 74 * size, y + Math.cos(lie) * side * 74 * size] as const
        choppedBird(scene, ...at, 150 * size, 76 * size, lie + side * 0.05)
      }
      return
    }
    const rubbed = { skin: mix(main.flesh, main.sear, 0.5), char: main.sear, gloss: 0.7, skinned: 0.26, stained: 0.66 }
    const colours = { meat: mix(THIGH, main.flesh, 0.3), ...rubbed }
    // Two pieces, cut one after the other and laid side by side.
    for (const side of [-1, 1]) {
      const at = [x - Math.sin(lie) * side * 76 * size + side * 16, y + Math.cos(lie) * side * 76 * size] as const
      fannedChicken(scene, ...at, { size: 84 * size, turn: lie + side * 0.06, count: side < 0 ? 7 : 8, ...colours })
    }
    return
  }
  const turn = random.between(-0.6, 0.1)
  // A braise is browned first, and keeps its bark.
  if (soft && (form === 'roast' || form === 'steak') && !dish.called(/brais|pot roast/)) {
    carvedJoint(scene, x, y, 118 * size, turn, 5, /pork/.test(part.name) ? PORK : BEEF)
    return
  }
  if (form === 'roast') {
    const meat = mix(main.flesh, main.fat, 0.35)
    const roast = { bark: main.sear, meat, fat: mix(main.fat, FAT_CAP, 0.7) }
    const pork = dish.called(/\bpork\b/) && part.done !== 'grilled' ? ROAST_PORK : undefined
    carvedJoint(scene, x, y, 118 * size, turn, 5, soft ? BRAISED : (pork ?? roast))
    return
  }
  if (form === 'steak' && part.look.kind === 'meat' && !/pork|veal/.test(part.name)) {
    // Skirt and flank are thin, and cut across their coarse grain into narrow slices.
    const thin = /skirt|flank/.test(part.name)
    const steak = { crust: mix(main.sear, SEARED, 0.5), done: DONE, rosy: ROSY, rare: RARE }
    const cut = thin ? { count: 12, wide: 0.25, coarse: true } : { count: 7, wide: 0.42, fat: STEAK_FAT }
    steakSlices(scene, x, y, 104 * size, turn * 0.6, { ...steak, ...cut })
    return
  }
  const middle = form === 'steak' ? mix(main.flesh, rgb('#b5483c'), 0.55) : mix(main.flesh, main.fat, 0.7)
  slicedMeat(scene, x, y, 104 * size, turn, 7, { crust: main.sear, inside: main.flesh, middle })
}
