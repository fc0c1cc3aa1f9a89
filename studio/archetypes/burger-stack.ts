// What is in a burger, from the heel to the crown, as sculpted layers.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { clamp } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Random } from '#studio/random.ts'
import type { Scene } from '#studio/scene.ts'
import { crown, heel } from '#studio/sculpted/bun.ts'
import { type Solid, sculpture } from '#studio/sculpted/carver.ts'
import { frill } from '#studio/sculpted/leafy.ts'
import { oozing, type SauceLook } from '#studio/sculpted/oozing.ts'
import { meltedSlice, type PattyLook, patty } from '#studio/sculpted/patty.ts'
import { shredRing } from '#studio/sculpted/shred-ring.ts'
import { onions, tomatoes } from '#studio/sculpted/sliced.ts'
import { leaning } from '#studio/sculpted/solids.ts'
import { heapOf } from '#studio/sculpted/strands.ts'
import { crownBun } from '#studio/shapes/buns.ts'
import { drum } from '#studio/shapes/upright.ts'

const PATTIES = ['meat', 'poultry', 'fish', 'tofu', 'legume'] as const
const HEEL = 40
const CROWN = 92

interface Fillings {
  patty: PattyLook
  height: number
  cheese: Rgb | null
  leaf: Rgb | null
  tomato: boolean
  onion: boolean
  /** Spread on the heel. */
  mash: Rgb | null
  sauce: SauceLook | null
  shreds: readonly Rgb[]
}

/** What a slice is laid in a burger for; chopped or grated, it went into the patty or the sauce. */
function isSliced({ cut, look, grams }: Part): boolean {
  return look.kind === 'vegetable' && cut === 'slice' && grams > 12
}

function pattyLook(dish: Dish, part: Part | undefined, grated: readonly Part[]): PattyLook {
  const kind = part?.look.kind
  const bits = grated.flatMap(({ look }) => [mix(look.colour, rgb('#a89a3c'), 0.35), rgb('#c9924c'), rgb('#dcb06c')])
  if (kind === 'poultry')
    return { flesh: rgb('#cf9858'), sear: rgb('#8a4a1a'), ...(bits.length ? { bits, fine: true } : {}) }
  if (kind === 'legume' && part) return { flesh: rgb('#7a4a30'), sear: rgb('#4d2b18'), bits: beansIn(dish, part) }
  if (kind === 'fish') return { flesh: part?.look.main?.flesh ?? rgb('#e9d3ae'), sear: rgb('#b5762c') }
  if (kind === 'meat') return { flesh: rgb('#a35c38'), sear: rgb('#5c2f16') }
  return { flesh: mix(part?.look.colour ?? rgb('#8a5a34'), rgb('#8a5a34'), 0.5), sear: rgb('#5a3018') }
}

/** Beans that were left whole in a patty, and the corn among them. */
function beansIn(dish: Dish, { look: { colour } }: Part): Rgb[] {
  const corn = dish.find(/\bcorn\b(?!.*(starch|oil))/)?.look.colour
  const own = [mix(colour, rgb('#4a2a2c'), 0.55), mix(colour, rgb('#8a5a48'), 0.5), mix(colour, rgb('#3a2224'), 0.5)]
  return [...own, ...(corn ? [corn] : [])]
}

/** A sauce of yogurt or mayonnaise, with what was stirred into it. */
function sauceLook(dish: Dish, cream: Part | undefined): SauceLook | null {
  if (!cream) return null
  const herb = dish.first('herb')?.look.colour
  const flecks = herb ? [herb] : []
  const ketchup = dish.has(/ketchup/)
  const colour = ketchup ? rgb('#f0a066') : mix(cream.look.colour, rgb('#fffbf0'), 0.5)
  return { colour, flecks, runs: herb ? 46 : 30, gloss: 0.45 }
}

export function fillingsOfBurger(dish: Dish): Fillings {
  const part = dish.of(...PATTIES)[0] ?? dish.first('vegetable')
  const large = (other: Part): boolean => other !== part && other.grams > 12 && !/onion|garlic|milk/.test(other.name)
  const slices = dish.of('vegetable').filter((other) => other !== part && isSliced(other))
  const slaw = dish.called(/slaw/)
    ? dish.parts.filter(({ cut, look }) => cut === 'shred' && look.kind !== 'cheese')
    : []
  const grated = dish
    .of('vegetable')
    .filter((other) => other.cut === 'shred' && other.grams > 80 && !slaw.includes(other))
  const cheese = dish.of('cheese').find(large)
  const leaf = slaw.length ? undefined : dish.of('leaf').find(large)
  const poultry = part?.look.kind === 'poultry'
  return {
    patty: pattyLook(dish, part, grated),
    height: poultry ? 46 : 54,
    cheese: cheese ? cheese.look.colour : null,
    leaf: leaf ? leaf.look.colour : null,
    tomato: slices.some(({ name }) => /tomato/.test(name)),
    onion: slices.some(({ name }) => /onion/.test(name) && !/scallion/.test(name)),
    mash: dish.find(/avocado/)?.look.inside ?? null,
    sauce: sauceLook(dish, dish.of('cream').find(large)),
    shreds: slaw.flatMap(({ look }) => [look.colour, mix(look.colour, rgb('#f3e6ea'), 0.4), scaled(look.colour, 1.25)]),
  }
}

/** The layers, and the height at which the crown comes to lie. */
function layersOf(fillings: Fillings, size: number, random: Random): { solids: Solid[]; top: number } {
  const seed = (): number => random.between(0, 99)
  const { patty: look, height, cheese, leaf, tomato, onion, mash, sauce, shreds } = fillings
  const solids: Solid[] = []
  let z = HEEL
  if (mash) {
    solids.push(oozing(size * 1.01, z + 3, 6, { colour: mash, runs: 8, rough: 3, gloss: 0.3 }, seed()))
    z += 6
  }
  if (leaf) {
    solids.push(frill(size, z + 9, leaf, seed()), frill(size * 0.98, z + 15, leaf, seed()))
    z += 13
  }
  // What runs is spooned onto the patty; then the slices lie below it.
  const below = sauce !== null && sauce.runs > 30
  const addTomatoes = (): void => {
    if (!tomato) return
    solids.push(...tomatoes(size, z + 7, random))
    z += 15
  }
  if (below) addTomatoes()
  const place = { radius: size * 1.03, from: z - 2, height }
  const lump = seed()
  solids.push(patty(place, look, lump))
  z += height - 4
  if (cheese) {
    solids.push(meltedSlice(place, cheese, Math.PI / 4 + random.between(-0.3, 0.3), lump))
    z += 7
  }
  if (!below) addTomatoes()
  if (onion) {
    solids.push(...onions(size, z + 4, random))
    z += 10
  }
  if (shreds.length) {
    solids.push(heapOf(shredRing(size, z, 26, shreds, 190, random), 0.35, 0.15))
    z += 24
  }
  if (sauce) {
    solids.push(oozing(size * (below ? 1 : 0.95), z + 4, 6, sauce, seed()))
    z += 8
  }
  return { solids, top: z - 2 }
}

export function burgerStack(scene: Scene, x: number, y: number, size: number, bun: Rgb, fillings: Fillings): void {
  const { random, field } = scene
  const base = field.heightAt(x, y)
  const { solids, top } = layersOf(fillings, size, random)
  const [right, front] = [random.between(-0.035, 0.035), random.between(0.02, 0.05)]
  // What lies higher leans more.
  const share = (solid: Solid): number => clamp((solid.bounds.from - HEEL) / (top - HEEL))
  const leaned = solids.map((solid) => leaning(solid, right * share(solid), front * share(solid)))
  const lid = leaning(crown(size * 0.99, top, CROWN, bun, random.between(0, 99)), right, front)
  standIn(scene, x, y, size, base, top, bun)
  field.overlays.push(sculpture(x, y, base, [heel(size * 1.01, HEEL, bun, random.between(0, 99)), ...leaned, lid]))
}

/** A plain body below the sculpture, for the shadow that it throws on the table. */
export function standIn(scene: Scene, x: number, y: number, size: number, base: number, top: number, bun: Rgb): void {
  drum(scene, x, y, {
    radius: size * 0.95,
    height: top,
    base,
    side: () => () => scaled(bun, 0.6),
    top: () => [bun, 0, 0],
  })
  crownBun(scene, x, y, size * 0.93, base + top - 12, bun, () => scaled(bun, 0.6))
}
