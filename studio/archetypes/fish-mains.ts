// Fish on the plate in more than one piece: portions of loin, steaks, fillets in a crust.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { LIQUID_TONES } from '#studio/liquids.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { crispFillet } from '#studio/shapes/crisp-skin.ts'
import { crustedFillet, type FilletCoat } from '#studio/shapes/crusted-fillet.ts'
import { type FishSkin, fishFillet } from '#studio/shapes/fish.ts'
import { fishLoin } from '#studio/shapes/fish-loin.ts'
import { fishSteak } from '#studio/shapes/fish-portions.ts'
import { kipper } from '#studio/shapes/kipper.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'
import { salmonPortion } from '#studio/shapes/salmon-portion.ts'
import { GOLDEN_FILLET, whiteFillet } from '#studio/shapes/white-fillet.ts'
import { isRedOil } from './cream-and-oil.ts'
import { nutCrustedFillets } from './nut-crust.ts'

/** Cuts across a fillet that is fried on its skin. */
const SCORES = [-0.66, -0.34, 0.02, 0.36]

interface Served {
  scene: Scene
  x: number
  y: number
  size: number
}

/** Fish that is served with its skin up. */
export function fishSkin(name: string): FishSkin | undefined {
  if (/mackerel|herring|kipper|sardine/.test(name)) return 'silver'
  if (/sea bass|bream/.test(name)) return 'plain'
  if (/trout/.test(name)) return 'spotted'
  return /snapper/.test(name) ? 'red' : undefined
}

interface Fillet {
  dish: Dish
  part: Part
  main: MeatColours
  turn: number
  crusted: number
}

const [RED_SKIN, GRAY_SKIN] = [rgb('#b5523c'), rgb('#a39a86')]
const TOMATO_JUICE = rgb('#dc842c')
const POURED_OIL = rgb('#dc6424')
/** Below this the flesh is pink or dark: salmon, trout. */
const WHITE_FLESH = 0.4

/** One large fillet, or two of a small fish, in the way that its kind is served. */
export function filletOfFish({ scene, x, y, size }: Served, { dish, part, main, turn, crusted }: Fillet): void {
  const skinned = fishSkin(part.name)
  const opened = /kipper/.test(part.name)
  // From the oven or its sauce a snapper lies with its white flesh up, or it would look raw.
  const oven = part.done === 'baked'
  const turned = (skinned === 'plain' && oven) || (skinned === 'red' && (oven || part.done === 'soft'))
  if (dish.called(/pecan.crusted/)) {
    nutCrustedFillets({ scene, x, y, size }, main)
    return
  }
  if (opened) {
    const flat = { halfLength: 164 * size, halfWidth: 82 * size }
    kipper(scene, x - 24 * size, y - 62 * size, { ...flat, turn: turn - 0.05 })
    kipper(scene, x - 24 * size, y + 60 * size, { ...flat, turn: turn + 0.1 })
    return
  }
  const skin = dish.called(/crusted/) || turned ? undefined : skinned
  const blackened = part.done === 'charred'
  // One leans on the other.
  const [dx, dy] = [Math.sin(turn) * 46 * size, Math.cos(turn) * 46 * size]
  if (!skin && main.flesh[2] > WHITE_FLESH) {
    const large = skinned === undefined && !/tilapia|catfish/.test(part.name)
    const skinBelow = skinned === 'red' ? RED_SKIN : skinned ? GRAY_SKIN : undefined
    // Turned in its pan or under the broiler before it went into its sauce: never quite white.
    const cut = {
      ...main,
      crusted: turned ? Math.max(crusted, 0.62) : crusted,
      taper: 0.7,
      turn,
      skin: skinBelow,
      blackened,
      // Under its sauce it comes apart.
      flaky: skinned === 'red' && dish.scene.style === 'blanket' ? 0.6 : undefined,
    }
    if (large) {
      whiteFillet(scene, x, y, { ...cut, halfLength: 212 * size, halfWidth: 90 * size })
      return
    }
    const narrow = { ...cut, halfLength: 206 * size, halfWidth: (skinned ? 66 : 72) * size }
    whiteFillet(scene, x + dx - 14, y - dy, narrow)
    whiteFillet(scene, x - dx + 14, y + dy, { ...narrow, turn: turn + 0.12, halfLength: 196 * size })
    return
  }
  const seared = Math.max(skin === 'silver' || skin === 'red' ? 0.45 : 0, crusted)
  // Broiled mackerel keeps its bars.
  const barred = skin === 'silver' && /mackerel/.test(part.name) ? Math.min(0.5, seared) : seared
  const kind = { turn, ...main, skin, crusted: barred }
  // From a hot pan, with the skin up. A trout in front was opened by a fork; a scored fillet stays whole.
  if ((skin === 'red' || skin === 'spotted') && crusted > 0.5) {
    const scores = skin === 'red' ? SCORES : []
    const crisp = { skin, scores, halfLength: 212 * size, halfWidth: 74 * size }
    const lay = (): void => {
      crispFillet(scene, x + dx * 1.16 - 12, y - dy * 1.16, { ...crisp, turn: turn - 0.06 })
      crispFillet(scene, x - dx * 1.16 + 12, y + dy * 1.16, {
        ...crisp,
        turn: turn + 0.1,
        ...(skin === 'spotted' && { opened: -0.56 }),
      })
    }
    // A thin fillet lies flat on the plate, and what is beside it lies against it.
    const plate = scene.field.heightAt(x, y)
    if (skin === 'red') scene.field.withCeiling(() => plate, lay)
    else lay()
    return
  }
  if (skinned) {
    const narrow = { ...kind, halfLength: 208 * size, halfWidth: 62 * size }
    fishFillet(scene, x + dx - 12, y - dy, narrow)
    // In a broth the other one was turned over: its white flakes show.
    if (skin === 'plain' && dish.scene.style === 'poached')
      whiteFillet(scene, x - dx + 12, y + dy, {
        ...main,
        halfLength: 200 * size,
        halfWidth: 68 * size,
        turn: turn + 0.07,
        crusted: 0.05,
        taper: 0.66,
        flaky: 0.9,
        skin: GRAY_SKIN,
      })
    else fishFillet(scene, x - dx + 12, y + dy, { ...narrow, turn: turn + 0.07 })
  } else fishFillet(scene, x, y, { ...kind, halfLength: 205 * size, halfWidth: 98 * size })
}

/** What clings to the lower edge of fish that lies in its sauce. */
function filmOf(dish: Dish): Rgb | undefined {
  const { form, style, sauce, liquid } = dish.scene
  if (form === 'stew' && liquid) return mix(LIQUID_TONES[liquid].dark, LIQUID_TONES[liquid].light, 0.6)
  // Under a blanket or on fried potatoes it lies dry.
  if (style !== 'poached') return undefined
  if (sauce) return mix(dish.sauce.dark, dish.sauce.light, 0.6)
  if (isRedOil(dish)) return POURED_OIL
  return dish.has(/tomato/) ? TOMATO_JUICE : undefined
}

/** Two thick pieces side by side, a little askew. `thin`: of a small fish. */
export function portions(served: Served, dish: Dish, main: MeatColours, crusted: number, thin = false): void {
  const { scene, x, y, size } = served
  if (main.flesh[2] < WHITE_FLESH) {
    salmonPortions(served, dish, crusted)
    return
  }
  if (dish.scene.style === 'blanket' && dish.scene.done === 'fried') {
    const fillet = { ...main, crusted: 0.9, taper: 0.5, tall: 0.44, tones: GOLDEN_FILLET }
    whiteFillet(scene, x - 8 * size, y - 76 * size, {
      ...fillet,
      halfLength: 200 * size,
      halfWidth: 70 * size,
      turn: scene.random.between(-0.2, -0.12),
    })
    whiteFillet(scene, x + 14 * size, y + 76 * size, {
      ...fillet,
      halfLength: 192 * size,
      halfWidth: 72 * size,
      turn: Math.PI + scene.random.between(-0.08, 0.02),
    })
    return
  }
  // Steamed pieces are skinned: it would only look gray.
  const skin = crusted > 0.85 ? GRAY_SKIN : undefined
  const flaky = crusted < 0.2 && isRedOil(dish) ? 0.7 : 0
  const standing = isRedOil(dish) ? 0.2 : 1
  const cut = { crusted: crusted * 0.86, skin, film: filmOf(dish), standing, tall: thin ? 0.4 : 0.56, flaky }
  fishLoin(scene, x - 40 * size, y - 74 * size, {
    ...cut,
    halfLength: 146 * size,
    halfWidth: 72 * size,
    turn: scene.random.between(-0.36, -0.18),
  })
  fishLoin(scene, x + 30 * size, y + 68 * size, {
    ...cut,
    halfLength: 138 * size,
    halfWidth: 75 * size,
    turn: scene.random.between(-0.08, 0.16),
  })
}

const TANDOORI = { paste: rgb('#cf4a16'), char: rgb('#34110a') }

/** Across the plate side by side; on a plank there is room for three. */
function salmonPortions({ scene, x, y, size }: Served, dish: Dish, crusted: number): void {
  const marinade = dish.called(/tandoori/) ? TANDOORI : undefined
  const count = dish.scene.style === 'plank' ? 3 : 2
  for (let i = 0; i < count; i++) {
    const off = (i - (count - 1) / 2) * 166 * size
    salmonPortion(scene, x + off, y + scene.random.bell() * 12 * size, {
      halfLength: scene.random.between(126, 138) * size,
      halfWidth: scene.random.between(70, 76) * size,
      turn: -1.25 + scene.random.bell() * 0.12,
      crusted,
      marinade,
    })
  }
}

/** Two steaks, the second leaning on the first. */
export function steaks({ scene, x, y, size }: Served, main: MeatColours): void {
  fishSteak(scene, x - 92 * size, y - 40 * size, 110 * size, 0.4, main)
  fishSteak(scene, x + 92 * size, y + 26 * size, 112 * size, -0.34, main)
}

/** The front one was broken, so that one sees what is in the crust. */
export function crustedFillets({ scene, x, y, size }: Served, coat: FilletCoat): void {
  crustedFillet(scene, x - 6 * size, y - 96 * size, { halfLength: 196 * size, turn: -0.42, coat })
  crustedFillet(scene, x - 6 * size, y + 72 * size, { halfLength: 192 * size, turn: 0.04, coat, broken: 0.12 })
}
