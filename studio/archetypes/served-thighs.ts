// Chicken thighs as they are served: on the bone in their skin, breaded, in their sauce, or boned and charred over the fire.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import { TAU } from '#studio/noise.ts'
import { type BirdLook, CRISP_SKIN, POACHED_SKIN, type SkinTones } from '#studio/sculpted/bird-skin.ts'
import { sculpture } from '#studio/sculpted/carver.ts'
import { type ChickenPiece, chickenThigh } from '#studio/sculpted/chicken-piece.ts'
import { type Strewn, strewn, topOf } from '#studio/sculpted/strewn.ts'
import { thigh } from '#studio/shapes/bone-in.ts'
import { charredThigh } from '#studio/shapes/charred-thigh.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import type { Served } from './sliced-mains.ts'
import { sauceOf } from './stew-sauce.ts'

type Places = readonly (readonly [x: number, y: number, boneAt: number])[]

/** The last leans on the others; the third number is where the bone points. */
const THIGHS: Places = [
  [-90, -26, 2.5],
  [60, -82, -0.05],
  [58, 56, 0.85],
]

/** In a crust: side by side, behind what is served with them. */
const CRUSTED: Places = [
  [-126, 2, 2.6],
  [-10, -56, 0.1],
  [122, -46, 0.5],
]

/** In a pot of sauce, none in line with another; those in front lean on those behind, and the sauce is seen on one side. */
const IN_THE_POT: Places = [
  [-146, -66, 3.4],
  [-14, -128, 1.2],
  [104, -46, 5.7],
  [-66, 40, 2.3],
  [44, 92, -0.5],
]

/** Legs of a rabbit, which are longer than a bird's: three, their bones in sight. */
const JOINTS: Places = [
  [-104, -66, 3.5],
  [84, -84, -0.5],
  [14, 48, 0.5],
]
/** Lean meat without a skin, browned before it simmered. */
const LEAN: SkinTones = {
  pale: rgb('#e2b98a'),
  gold: rgb('#cc9258'),
  amber: rgb('#ad6a34'),
  brown: rgb('#82451c'),
  dark: rgb('#5a2c12'),
}

const PARSLEY = rgb('#3f7a22')
const SEED = { light: rgb('#8fa04a'), dark: rgb('#5a6a26') }
const CLOVE = { light: rgb('#e8bb64'), dark: rgb('#a8661e') }

export function servedThighs(served: Served): void {
  const { scene, part, x, y, size, main } = served
  if (/boneless|skinless/.test(part.name))
    for (const [dx, dy] of THIGHS) thigh(scene, x + dx * size, y + dy * size, 98 * size, main)
  else onTheBone(served)
}

function onTheBone({ scene, dish, part, x, y, size }: Served): void {
  const { field, random } = scene
  const stewed = dish.scene.form === 'stew'
  const soft = part.done === 'soft'
  const onRice = dish.scene.form === 'pilaf'
  const joints = /rabbit/.test(part.name)
  const places = joints ? JOINTS : stewed ? IN_THE_POT : dish.breaded ? CRUSTED : THIGHS
  const half = (joints ? 92 : onRice ? 96 : stewed ? 80 : dish.breaded ? 82 : 86) * size
  const sauce = stewed ? sauceOf(dish) : dish.scene.sauce ? dish.sauce : undefined
  const level = stewed
    ? field.heightAt(x, y)
    : onRice
      ? field.heightAt(x, y) - 14
      : field.heightAt(scene.x - 250, scene.y)
  const look = (): BirdLook => ({
    tones: joints ? LEAN : soft ? POACHED_SKIN : CRISP_SKIN,
    browned: soft ? 0.8 : 1,
    seed: random.between(0, 99),
    sauce,
    coated: sauce ? random.between(0.44, 0.6) : 0,
    herb: dish.has(/parsley|cilantro|epazote|thyme/) && !dish.breaded ? PARSLEY : undefined,
    uneven: true,
    taut: joints, // a rabbit is cooked without its skin
  })
  const pieces = places.map(([dx, dy, bone], i): ChickenPiece => {
    const [px, py] = [x + dx * size, y + dy * size]
    const turn = bone + random.bell() * 0.2
    const rest = field.settle(px, py, half * 0.6, half * 0.4, turn, 0.3, 0)
    return {
      x: px - x,
      y: py - y,
      lift: stewed ? 0 : Math.min(26, Math.max(0, rest.z - level)) * 0.6,
      size: half * random.between(0.9, 1.1),
      boneAt: turn,
      look: look(),
      sunk: stewed ? half * random.between(0.2, 0.3) : 0,
      crusted: dish.breaded,
      // On a plate one bone is enough; in a sauce or out of a crust its end is a pebble beside the meat.
      trimmed: !joints && (stewed || dish.breaded || i > 0),
    }
  })
  // What throws the shadow of a sculpture.
  for (const { x: px, y: py, size: wide, boneAt, lift = 0 } of pieces)
    field.withCeiling(
      () => level + lift,
      () =>
        ellipsoid(scene, x + px, y + py, {
          rx: wide * 0.8,
          ry: wide * 0.5,
          rz: wide * 0.5,
          turn: boneAt,
          paint: sauce ? mix(sauce.dark, sauce.light, 0.4) : CRISP_SKIN.amber,
          sink: 0,
        }),
    )
  const solids = pieces.flatMap(chickenThigh)
  const top: Strewn[] = []
  const lay = (count: number, [long, wide, tall]: Strewn['half'], tone: { light: Rgb; dark: Rgb }): void => {
    for (const [px, py] of scene.spots(count, 150 * size, 0, 0)) {
      const z = topOf(solids, px, py)
      const k = random.between(0.8, 1.15)
      const own = { ...tone, turn: random.unit() * TAU, seed: random.between(0, 99) }
      if (z > half * 0.3) top.push({ x: px, y: py, z, half: [long * k, wide * k, tall * k], ...own })
    }
  }
  if (dish.called(/ajillo/)) lay(8, [16, 10, 4], CLOVE)
  if (dish.scene.top.includes('pumpkin seeds')) lay(26, [9, 5, 3], SEED)
  field.overlays.push(sculpture(x, y, level, [...solids, ...top.map(strewn)]))
}

export function charredThighs({ scene, x, y, size, main }: Served): void {
  for (const [dx, dy, turn] of THIGHS) {
    const at = [x + dx * 1.12 * size, y + dy * 1.12 * size] as const
    charredThigh(scene, ...at, 90 * size, turn + scene.random.bell() * 0.3, main)
  }
}
