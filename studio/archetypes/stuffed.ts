// Stuffed vegetables: long ones as boats, round ones as cups with their lid on askew.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put } from '#studio/field.ts'
import { garnish, season, toss } from '#studio/laying.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import { isCookedIn, type Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { boat, type ShellLook } from '#studio/shapes/boats.ts'
import { broiledCheese, dollop, meltedSheet } from '#studio/shapes/dairy.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { crabCap, greenCap } from '#studio/shapes/stuffed-cap.ts'
import { drum } from '#studio/shapes/upright.ts'
import { platter } from '#studio/vessels.ts'
import type { Archetype } from './archetype.ts'
import { bakedApples } from './baked-apples.ts'
import { filledTomatoes } from './filled-tomatoes.ts'
import { loadedPotato } from './loaded-potato.ts'
import { slitEggplants } from './slit-eggplants.ts'
import { stuffedPeppers } from './stuffed-peppers.ts'

const SHELLS =
  /pepper(?!corn)(?!.*(black|flake|ground))|aubergine|eggplant|courgette|zucchini|cucumber|squash|avocado|sweet potato|potato|tomato(?!.*(paste|canned))|mushroom|cabbage|onion/
const LONG = /aubergine|eggplant|courgette|zucchini|cucumber|sweet potato|squash|\bpotato/

function shellOf(dish: Dish): Part | undefined {
  const { main } = dish.scene
  return main ? dish.parts.find((part) => part.name.includes(main)) : dish.find(SHELLS)
}

function skinOf(part: Part | undefined): Rgb {
  const name = part?.name ?? ''
  if (/aubergine|eggplant/.test(name)) return rgb('#3d2140')
  if (/courgette|zucchini|cucumber/.test(name)) return rgb('#4f8a38')
  if (/potato/.test(name)) return rgb('#a8743f')
  if (/mushroom/.test(name)) return rgb('#8a5c36')
  return part?.look.colour ?? rgb('#c9281a')
}

/** The cut edge of a vegetable after the oven. */
function fleshOf(part: Part | undefined, skin: Rgb): Rgb {
  const name = part?.name ?? ''
  if (/eggplant/.test(name)) return rgb('#b98a4a')
  if (/zucchini/.test(name)) return rgb('#c9cf86')
  if (/cucumber/.test(name)) return rgb('#d3e0a8')
  if (/sweet potato|squash/.test(name)) return rgb('#d98434')
  if (/potato/.test(name)) return rgb('#f0dba0')
  return skin
}

interface Cup {
  size: number
  /** Height over radius. */
  tall: number
  /** Radius of the shoulder over radius: a pepper is straight, an onion round. */
  shoulder: number
  /** Where the filling ends, as a share of the radius. */
  brim: number
}

const PEPPER: Cup = { size: 112, tall: 0.72, shoulder: 0.3, brim: 0.8 }
const ONION: Cup = { size: 116, tall: 0.84, shoulder: 0.12, brim: 0.5 }
const MUSHROOM: Cup = { size: 98, tall: 0.36, shoulder: 0.3, brim: 0.72 }

interface Stuffing {
  stuffing: Rgb
  /** Chopped leaves in it. */
  leaf?: Rgb | undefined
  /** Whether breadcrumbs were baked on top. */
  crumbs: boolean
}

/** A round vegetable with its top cut off, filled over the brim and browned. */
function cup(scene: Scene, x: number, y: number, shape: Cup, skin: Rgb, { stuffing, leaf, crumbs }: Stuffing): number {
  const { size, tall, shoulder, brim } = shape
  const seed = scene.random.between(0, 99)
  return drum(scene, x, y, {
    radius: size,
    height: size * tall,
    edge: size * shoulder,
    side: (base) => (sx, _sy, z) => {
      const u = (sx - x) / size
      const shine = 0.35 * smooth(0.16, 0.02, hypot(u + 0.45, (z - base) / size - 0.5))
      const wrinkle = layeredNoise(sx * 0.06 + seed, z * 0.02, 3)
      return mix(scaled(skin, 0.6 + 0.3 * smooth(0, size * 0.5, z - base) + 0.25 * wrinkle), rgb('#fff0e0'), shine)
    },
    top: (lx, ly) => {
      const d = hypot(lx, ly) / size
      const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 3)
      if (d > brim) {
        const fall = (d - brim) / (1 - brim)
        const drop = -(1 - Math.sqrt(1 - Math.min(1, fall) ** 2)) * size * tall * 0.62
        const blotch = smooth(0.5, 0.7, n) * 0.45
        return [mix(scaled(skin, 0.8 + 0.35 * n), rgb('#7a4a1c'), blotch), drop, 0.55]
      }
      const browned = smooth(0.5, 0.75, layeredNoise(lx * 0.09 + seed, ly * 0.09, 3))
      const green = leaf ? smooth(0.5, 0.58, layeredNoise(lx * 0.07 - seed, ly * 0.07, 3)) : 0
      const filling = mix(stuffing, leaf ?? stuffing, green)
      const grain = crumbs
        ? smooth(0.42, 0.54, layeredNoise(lx * 0.12 + seed, ly * 0.12, 2)) * smooth(0.98, 0.6, d / brim)
        : 0
      const baked = mix(scaled(filling, 0.85 + 0.3 * n), rgb('#8a5020'), 0.12 + browned * (crumbs ? 0.35 : 0.65))
      const crust = mix(baked, rgb('#d2923c'), grain * 0.85)
      return [crust, 26 * Math.sqrt(Math.max(0, 1 - (d / brim) ** 2)) + n * 14 - 8, 0.35]
    },
  })
}

function lid(scene: Scene, x: number, y: number, size: number, skin: Rgb): void {
  ellipsoid(scene, x, y, {
    rx: size * 0.62,
    ry: size * 0.54,
    rz: size * 0.3,
    gloss: 0.85,
    sink: 0.8,
    paint: (u, v) => (hypot(u, v) < 0.14 ? rgb('#5a7a34') : skin),
  })
}

export const stuffed: Archetype = {
  zoom: [1.16, 1.3],
  cameras: ['three-quarter', 'close'],
  draw(stage) {
    const { scene, dish, setting } = stage
    const shell = shellOf(dish)
    if (/apple/.test(shell?.name ?? '')) return bakedApples(stage)
    platter(scene, 425, 270, 0, setting.ceramic)
    const skin = skinOf(shell)
    const leaves = dish.of('leaf').filter((part) => part.piece && part !== shell)
    const parts = dish.pieces.filter((part) => part !== shell && !leaves.includes(part))
    if (dish.scene.style === 'fresh') return filledTomatoes(scene, dish, leaves, parts)
    const grain = dish.first('grain')
    const { dark, light } = dish.sauce
    const bound = dish.of('cheese', 'seafood')[0]
    // Crab bound with egg turns golden in the oven.
    const soft =
      bound && (bound.look.kind === 'seafood' ? mix(bound.look.colour, rgb('#e3a040'), 0.5) : bound.look.colour)
    const leaf = dish.of('leaf').find((part) => part !== shell)?.look.colour
    const stuffing = grain ? mix(grain.look.colour, light, 0.55) : soft ? mix(soft, light, 0.3) : mix(dark, light, 0.5)
    for (const dx of [-150, 150]) toss(scene, leaves, { x: scene.x + dx, y: scene.y - 24, radius: 158 }, { cover: 0.8 })
    const look = { skin, flesh: fleshOf(shell, skin) }
    const chopped = !grain && soft && leaf ? scaled(leaf, 0.62) : undefined
    const mixed = chopped ? mix(stuffing, leaf ?? stuffing, 0.45) : stuffing
    const name = shell?.name ?? ''
    if (dish.scene.style === 'slit') slitEggplants(scene, dish, stuffing, parts)
    else if (dish.scene.style === 'halves' && /pepper/.test(name))
      stuffedPeppers(scene, dish, skin, stuffing, dish.of('cheese').find(isCookedIn))
    else if (dish.scene.style === 'halves') boats(scene, dish, ROUND_HALVES, look, mixed, parts)
    else if (LONG.test(name)) boats(scene, dish, LONG_HALVES, look, mixed, parts)
    else
      cups(
        scene,
        dish,
        skin,
        { stuffing, leaf: chopped, crumbs: dish.has(/panko|breadcrumb/) },
        chopped ? parts.filter(({ look }) => look.kind !== 'cheese') : parts,
      )
  },
}

interface Halves {
  size: number
  /** Width over length. */
  aspect: number
  places: readonly (readonly [number, number])[]
  /** Where the stuffing is heaped, from end to end. */
  heaps: readonly number[]
}

const LONG_HALVES: Halves = {
  size: 240,
  aspect: 0.33,
  places: [
    [-10, -165],
    [20, 0],
    [-10, 165],
  ],
  heaps: [-0.55, -0.2, 0.15, 0.5],
}
const ROUND_HALVES: Halves = {
  size: 174,
  aspect: 0.68,
  places: [
    [-178, -104],
    [182, -114],
    [-188, 124],
    [178, 116],
  ],
  heaps: [-0.4, 0, 0.4],
}

function boats(
  scene: Scene,
  dish: Dish,
  { size, aspect, places, heaps }: Halves,
  look: ShellLook,
  stuffing: Rgb,
  parts: readonly Part[],
): void {
  const heap = size * aspect * 0.69
  // Grated over a hot potato, it melts without more heat.
  const onPotato = /potato/.test(shellOf(dish)?.name ?? '')
  const melted = dish.of('cheese').find((part) => part.grams > 40 && (isCookedIn(part) || onPotato))
  const cream = dish.of('cream').find((part) => part.grams > 60 && (part.done === null || part.done === 'raw'))
  for (const [dx, dy] of places) {
    const [x, y] = [scene.x + dx, scene.y + dy]
    const turn = scene.random.bell() * 0.08
    if (onPotato && cream && dish.scene.style === 'halves') {
      loadedPotato(scene, dish, x, y, turn, parts, melted, cream)
      continue
    }
    const base = boat(scene, x, y, size, turn, look, aspect)
    for (const t of heaps) {
      const at = { x: x + Math.cos(turn) * t * size, y: y + Math.sin(turn) * t * size, radius: heap }
      scene.field.stamp(at.x, at.y, at.radius, 0, (u, v, out) => {
        const d = hypot(u, v) / at.radius
        if (d > 1) return false
        const n = layeredNoise(u * 0.08 + at.x, v * 0.08, 3)
        return put(out, scaled(stuffing, 0.7 + 0.5 * n), base + 26 + 16 * Math.sqrt(1 - d * d) + n * 9, 0.4)
      })
      toss(scene, parts, { ...at, radius: heap * 0.77 }, { cover: 0.5, scale: onPotato ? 0.95 : melted ? 0.7 : 0.44 })
      if (!melted) garnish(scene, dish, { ...at, radius: heap * 0.7 }, 0.5, 0.7)
    }
    if (!melted) continue
    const pale = mix(melted.look.colour, rgb('#fbe3a0'), 0.45)
    if (onPotato)
      meltedSheet(scene, size * 0.86, size * aspect * 0.86, mix(pale, rgb('#f39a22'), 0.6), rgb('#b5651c'), 0.3, [x, y])
    else broiledCheese(scene, x, y, size * 0.78, size * aspect * 0.78, mix(pale, rgb('#f2b23c'), 0.5), rgb('#a85f1a'))
    if (cream) dollop(scene, x + 8, y, 50, cream.look.colour)
    garnish(scene, dish, { x, y, radius: heap }, 0.7, 0.8)
  }
}

function cupOf(name: string): Cup {
  if (/mushroom/.test(name)) return MUSHROOM
  return /onion/.test(name) ? ONION : PEPPER
}

const FIVE = [
  [-125, -118],
  [125, -112],
  [-235, 72],
  [10, 84],
  [240, 78],
] as const
const EIGHT = [
  [-240, -142],
  [-6, -150],
  [236, -140],
  [-128, 2],
  [120, -2],
  [-234, 134],
  [6, 140],
  [242, 130],
] as const

function cups(scene: Scene, dish: Dish, skin: Rgb, filling: Stuffing, parts: readonly Part[]): void {
  const name = shellOf(dish)?.name ?? ''
  const shape = cupOf(name)
  const { size, brim } = shape
  const lidded = shape === PEPPER && dish.has(/tomato|pepper/) && dish.scene.style !== 'open'
  if (shape === MUSHROOM && dish.has(/\bcrab/)) {
    crabCaps(scene, dish)
    return
  }
  for (const [dx, dy] of shape === MUSHROOM ? EIGHT : FIVE) {
    const [x, y] = [scene.x + dx, scene.y + dy]
    if (shape === MUSHROOM && filling.leaf) {
      const wide = size * scene.random.between(0.88, 1.14)
      const [mx, my] = [x + scene.random.bell() * 14, y + scene.random.bell() * 12]
      greenCap(scene, mx, my, wide, filling.leaf, filling.stuffing)
      season(scene, dish, { x: mx, y: my, radius: size * 0.6 }, 5)
      continue
    }
    cup(scene, x, y, shape, scene.vary(skin, 0.06), filling)
    toss(scene, parts, { x, y, radius: size * brim * 0.75 }, { cover: shape === PEPPER ? 1 : 0.45, scale: 0.42 })
    garnish(scene, dish, { x, y, radius: size * brim * 0.6 }, 0.6, 0.6)
    if (lidded) lid(scene, x + size * 0.42, y - size * 0.4, size, skin)
  }
}

/** Cremini are small: a dozen of them, not quite in rows. */
function crabCaps(scene: Scene, dish: Dish): void {
  const { random } = scene
  for (const row of [-1, 0, 1])
    for (let i = 0; i < 4; i++) {
      const x = scene.x + (i - 1.5) * 168 + (row === 0 ? 40 : -20) + random.bell() * 12
      const y = scene.y + row * 132 + random.bell() * 10
      crabCap(scene, x, y, random.between(66, 78))
      season(scene, dish, { x, y, radius: 50 }, 4)
    }
}
