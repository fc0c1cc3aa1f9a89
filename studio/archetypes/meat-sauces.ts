// Sauces of meat and poultry on a plate: a pool of pan sauce, a white sauce over slices, scallion oil.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { CHIMICHURRI, type Chopped, choppedScrap, SCALLION } from '#studio/shapes/chopped-in-oil.ts'
import { pouredSauce, type Spoonful } from '#studio/shapes/poured-sauce.ts'
import { thinPool } from '#studio/shapes/thin-pool.ts'
import { mustardGrains } from './braised-fish.ts'

/** The height of a plate's well. */
const PLATE = 20

interface Tones {
  dark: Rgb
  light: Rgb
}

/** Reduced in the pan: deeper in color than what it was made of. */
function glossy({ dark, light }: Tones): Tones {
  return { dark: scaled(dark, 0.78), light: mix(dark, light, 0.7) }
}

/** What runs out around and under the meat: spoonfuls in a ring, none as large as the next. */
export function panSauce(scene: Scene, x: number, y: number, reach: number, aspect: number, sauce: Tones): void {
  const { random } = scene
  const ring = Array.from({ length: 9 }, (_, i): Spoonful => {
    const angle = (i / 9) * Math.PI * 2 + random.bell() * 0.3
    const off = reach * random.between(0.46, 0.6)
    return [x + Math.cos(angle) * off, y + Math.sin(angle) * off * aspect, reach * aspect * random.between(0.34, 0.5)]
  })
  pouredSauce(scene, [[x, y, reach * aspect * 0.62], ...ring], {
    ...glossy(sauce),
    thick: 6,
    lip: 11,
    floor: PLATE,
    gloss: 0.95,
  })
}

/** A thin sauce or a ladle of broth: the plate shows through it. */
export function brothAround(scene: Scene, x: number, y: number, { dark, light }: Tones, reduced = false): void {
  // Cooked down to a glaze it is a small pool that hides the plate.
  if (reduced) {
    const glaze = { dark: scaled(CARAMEL, 0.7), light: CARAMEL }
    thinPool(scene, x, y + 10, { reach: 214, aspect: 0.76, ...glaze, strength: 0.98, edge: 0.95, gloss: 0.25 })
    return
  }
  thinPool(scene, x, y + 26, {
    reach: 300,
    aspect: 0.86,
    dark: mix(dark, light, 0.5),
    light,
    strength: 0.78,
    edge: 0.45,
  })
}

const CARAMEL = rgb('#6e2d00')

/** On top of what lies in its pool, from the middle over one edge. */
export function spoonOver(scene: Scene, dish: Dish, x: number, y: number, size: number, sauce: Tones): void {
  const places: Spoonful[] = [
    [-64, 44, 20],
    [-34, 18, 26],
    [8, -2, 30],
    [56, -26, 22],
    [24, 44, 30],
    [64, 86, 26],
    [98, 104, 18],
  ]
  const at = places.map(([dx, dy, r]): Spoonful => [x + dx * size, y + dy * size, r * size])
  pouredSauce(scene, at, { ...glossy(sauce), thick: 4, lip: 8, gloss: 1 })
  if (dish.has(/wholegrain mustard/)) mustardGrains(scene, x, y, 120 * size, 70 * size)
}

/** By what it is: a white sauce, the gravy of a braise, scallion oil on chicken, chopped herbs in oil. */
export function sauceOnSlices(
  scene: Scene,
  dish: Dish,
  main: Part | undefined,
  x: number,
  y: number,
  size: number,
): void {
  const [red, green, blue] = dish.sauce.light
  if (red + green + blue > 1.9) whiteSauce(scene, dish, x, y, size)
  else if (main?.look.kind === 'meat' && main.done === 'soft') gravyOnSlices(scene, x, y, size, dish)
  else if (main?.look.kind === 'poultry') inOil(scene, x, y, size, SCALLION, 420, 1.5)
  else inOil(scene, x, y, size, CHIMICHURRI, 560)
}

const [POT_DARK, POT_LIGHT] = [rgb('#4a1c08'), rgb('#96481a')]

/** What a braise left in the pot, over the middle of the slices and down to the plate. */
function gravyOnSlices(scene: Scene, x: number, y: number, size: number, dish: Dish): void {
  const places: Spoonful[] = [
    [-104, 40, 15],
    [-62, 26, 24],
    [-14, 8, 21],
    [34, -8, 25],
    [84, -28, 17],
    [20, 40, 18],
    [36, 76, 20],
    [-52, 66, 15],
  ]
  const at = places.map(([dx, dy, r]): Spoonful => [x + dx * size, y + dy * size, r * size])
  const { dark, light } = dish.sauce
  pouredSauce(scene, at, {
    dark: mix(dark, POT_DARK, 0.7),
    light: mix(light, POT_LIGHT, 0.7),
    thick: 2.6,
    lip: 9,
    ragged: 26,
    gloss: 0.6,
  })
}

const CREAM = rgb('#fbf3de')

/** A white sauce with chopped herbs, poured across the slices so that their fat and their ends show, and down to the plate. */
function whiteSauce(scene: Scene, dish: Dish, x: number, y: number, size: number): void {
  const { light } = dish.sauce
  const cream = mix(light, CREAM, 0.75)
  const places: Spoonful[] = [
    [-62, 6, 34],
    [-10, 2, 46],
    [48, -6, 48],
    [100, -18, 36],
    [22, 52, 44],
    [66, 72, 42],
    [40, 112, 44],
    [86, 118, 30],
  ]
  const at = places.map(([dx, dy, r]): Spoonful => [x + dx * size, y + dy * size, r * size])
  const herb = dish.first('herb')
  pouredSauce(scene, at, {
    dark: mix(cream, rgb('#d9c79a'), 0.5),
    light: cream,
    thick: 8,
    lip: 13,
    ...(herb && { herbs: scaled(herb.look.colour, 0.9) }),
  })
}

/** Chopped scallions or herbs in oil: a loose heap along the slices, thin at its edges. */
function inOil(scene: Scene, x: number, y: number, size: number, chopped: Chopped, count: number, wide = 1): void {
  const { random } = scene
  for (let i = 0; i < count; i++) {
    const along = random.bell() * 112
    const [px, py] = [x + along * size, y + (-along * 0.2 + random.bell() * 32 * wide) * size]
    if (scene.facesUp(px, py, 5)) choppedScrap(scene, px, py, chopped)
  }
}
