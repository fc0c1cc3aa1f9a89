// The cut through a wrap: the filling in layers, each food in pieces that one knows.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { layeredNoise, noise } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { type CutFood, type Morsel, type MorselForm, painted } from './morsel.ts'

/** Size, how much longer than thick, how far they overlap, and how far their outlines wander. */
const FORMS: Record<MorselForm, { size: number; long: number; crowd: number; rough: number }> = {
  bean: { size: 0.105, long: 1.5, crowd: 1.5, rough: 0.05 },
  grain: { size: 0.04, long: 3.1, crowd: 2.6, rough: 0 },
  rice: { size: 0.046, long: 2.5, crowd: 6, rough: 0 },
  crumb: { size: 0.12, long: 1.2, crowd: 2, rough: 0.5 },
  melt: { size: 0.13, long: 3, crowd: 1.9, rough: 0.35 },
  leaf: { size: 0.075, long: 4.2, crowd: 2, rough: 0.35 },
  dice: { size: 0.115, long: 1.15, crowd: 1.5, rough: 0.12 },
  lump: { size: 0.15, long: 1.35, crowd: 2, rough: 0.4 },
  patty: { size: 0.46, long: 1.2, crowd: 0, rough: 0.34 },
  shred: { size: 0.04, long: 6.2, crowd: 2.5, rough: 0.06 },
  strip: { size: 0.2, long: 1.7, crowd: 2.4, rough: 0.2 },
  baton: { size: 0.15, long: 1.15, crowd: 1.8, rough: 0.08 },
  crescent: { size: 0.12, long: 3.1, crowd: 1.9, rough: 0.05 },
  slice: { size: 0.11, long: 3.3, crowd: 1.5, rough: 0.06 },
  spread: { size: 0.085, long: 3.2, crowd: 0, rough: 0.45 },
  noodle: { size: 0.048, long: 1.5, crowd: 2.4, rough: 0 },
}

/** What was fried together is cut coarser than what is laid in layers. */
const TOSSED = 1.75

/** How far a layer strays into the next one. */
const STRAY = 0.1
/** Forms that stand in large pieces: they come first, so that shreds and leaves do not hide them. */
const LARGE: ReadonlySet<MorselForm> = new Set<MorselForm>(['strip', 'lump', 'baton', 'crescent'])

/** Where patties lie, and how large the cut through each is: no two were met in the middle. */
const PATTIES = [
  [-0.5, -0.02, 0.9],
  [0.1, -0.3, 0.95],
  [0.56, 0.14, 0.78],
] as const
const HIDES: ReadonlySet<MorselForm> = new Set<MorselForm>(['leaf', 'crescent', 'slice'])

export interface CutFilling {
  morsels: readonly Morsel[]
  /** What is seen in the gaps. */
  ground: Rgb
}

/** Layers from the top down, as they were laid on the sheet; `tossed` foods were fried together first. `coarse`: size of the pieces. `stray`: how far layers mix. `dense`: more pieces than the coarse ones need. */
export function cutFilling(
  scene: Scene,
  foods: readonly CutFood[],
  tossed = false,
  coarse = 1,
  stray = STRAY,
  dense = 1,
): CutFilling {
  const { random } = scene
  const loose = foods.filter(({ form }) => form !== 'patty' && form !== 'spread')
  const total = loose.reduce((sum, { share }) => sum + share, 0) || 1
  let from = 0
  const morsels = loose.flatMap((food) => {
    const { size: usual, long, crowd } = FORMS[food.form]
    const size = usual * (tossed ? TOSSED : coarse)
    const [upper, lower] = [1 - 2 * levelOf(from / total), 1 - 2 * levelOf((from + food.share) / total)]
    from += food.share
    const [high, low] = tossed ? [1, -1] : [upper, lower]
    const count = Math.round((dense * crowd * coarse * coarse * (upper - lower) * 2.4) / (size * size * long * 3.6))
    return Array.from({ length: Math.max(3, count) }, () => {
      const w = random.between(low - stray, high + stray)
      const v = random.between(-1, 1) * Math.sqrt(Math.max(0.1, 1 - w * w))
      // Layers sag in the middle.
      return morsel(scene, food, v, w - 0.16 * (1 - v * v) + 0.08, size, long)
    })
  })
  const spreads = foods.filter(({ form }) => form === 'spread')
  const lining = spreads.flatMap((food) => linedWith(scene, food))
  const patties = foods
    .filter(({ form }) => form === 'patty')
    .flatMap((food) =>
      PATTIES.map(([v, w, size]) =>
        morsel(scene, food, v + random.bell() * 0.08, w, FORMS.patty.size * size, FORMS.patty.long),
      ),
    )
  const mean = foods.reduce<Rgb>(
    (sum, { colour }) => [sum[0] + colour[0], sum[1] + colour[1], sum[2] + colour[2]],
    [0, 0, 0],
  )
  const ground = mix(scaled(mean, 0.66 / Math.max(1, foods.length)), rgb('#8a5a2a'), 0.4)
  const shuffled = random.shuffled(morsels)
  const large = shuffled.filter(({ food }, i) => LARGE.has(food.form) && i % 3 > 0)
  // Some of the leaves and slices lie before them, and hide a part of each.
  const before = patties.length
    ? shuffled.filter(({ food, w }, i) => HIDES.has(food.form) && i % 7 === 0 && w > -0.5)
    : []
  return {
    morsels: [...before, ...patties, ...large, ...lining, ...shuffled.filter((one) => !large.includes(one))],
    ground,
  }
}

/** What the sheet was spread with lies along it, thick in one place and thin in another, and has oozed in here and there. */
function linedWith(scene: Scene, food: CutFood): Morsel[] {
  const { random } = scene
  const { size, long } = FORMS.spread
  const thick = 0.4 + 0.75 * food.share
  const middle = food.above ? Math.PI / 2 : -Math.PI / 2
  const around = Array.from({ length: 30 }, (_, i) => {
    const angle = middle + (i / 29 - 0.5) * 2 * Math.PI * (0.3 + 0.45 * food.share) + random.bell() * 0.1
    const off = random.between(0.86, 0.97)
    const blob = size * thick * random.between(0.7, 1.5)
    return {
      ...morsel(scene, food, Math.cos(angle) * off, Math.sin(angle) * off, blob, long),
      ...lying(angle + Math.PI / 2),
    }
  })
  const oozing = Array.from({ length: Math.round(5 * food.share) }, () => {
    const [v, w] = [random.between(-0.7, 0.7), random.between(-0.6, 0.4)]
    return morsel(scene, food, v, w, size * random.between(0.6, 1.1), long * 0.8)
  })
  return [...around, ...oozing]
}

function lying(angle: number): Pick<Morsel, 'cos' | 'sin'> {
  return { cos: Math.cos(angle), sin: Math.sin(angle) }
}

/** Share of the height of a disc below which lies this share of its area, more or less. */
function levelOf(share: number): number {
  return 0.5 + 0.5 * Math.sign(share - 0.5) * Math.abs(2 * share - 1) ** 1.25
}

function morsel(scene: Scene, food: CutFood, v: number, w: number, size: number, long: number): Morsel {
  const { random } = scene
  const lies = LIES[food.form] ?? 0.6
  const angle = food.form === 'grain' || food.form === 'rice' ? random.angle() : random.bell() * lies
  return {
    v,
    w,
    size: size * random.between(0.72, 1.25),
    long: long * random.between(0.7, 1.2),
    ...lying(angle),
    bend: (BENDS[food.form] ?? 0) * random.bell(),
    colour: scene.vary(food.colour, food.form === 'melt' || food.form === 'spread' ? 0.04 : 0.12),
    food,
    seed: random.between(0, 99),
    lift: random.between(0, food.form === 'rice' ? 0.1 : food.form === 'grain' ? 0.2 : 0.5),
  }
}

/** How far from level a piece may lie, and how much it bends. */
const LIES: Partial<Record<MorselForm, number>> = {
  melt: 0.25,
  strip: 1.4,
  baton: 1.2,
  crescent: 0.45,
  spread: 0.5,
  leaf: 0.8,
}
/** Forms that were cut with a knife: 2 is round, 4 nearly square. */
const CORNERS: Partial<Record<MorselForm, number>> = { dice: 4, baton: 3.4, strip: 2.8 }
const BENDS: Partial<Record<MorselForm, number>> = { leaf: 0.9, shred: 2, crescent: 0.9 }

/** No part of it is further than this from its middle. */
export function reachOf({ size, long }: Pick<Morsel, 'size' | 'long'>): number {
  return size * long * 1.5
}

/** The piece at a point of the cut, from -1 to 1 across and up: its color, and how far it stands out, 0 to 1. */
export function morselAt({ morsels, ground }: CutFilling, v: number, w: number): readonly [Rgb, number] {
  for (const piece of morsels) {
    const [dv, dw] = [v - piece.v, w - piece.w]
    const reach = reachOf(piece)
    if (dv > reach || dv < -reach || dw > reach || dw < -reach) continue
    const a = (piece.cos * dv + piece.sin * dw) / (piece.size * piece.long)
    const b = (piece.cos * dw - piece.sin * dv) / piece.size - piece.bend * (a * a - 0.4) * 2
    const { rough } = FORMS[piece.food.form]
    const wander = rough ? (layeredNoise(a * 1.6 + piece.seed, b * 1.6 + piece.seed, 3) - 0.5) * 2 * rough : 0
    const corners = CORNERS[piece.food.form]
    const d = corners
      ? (Math.abs(a) ** corners + Math.abs(b) ** corners) ** (1 / corners) + wander
      : Math.sqrt(a * a + b * b) * (1 + wander)
    if (d >= 1) continue
    const [colour, rise] = painted(piece, a, b, d)
    return [colour, rise + piece.lift]
  }
  const n = noise(v * 30, w * 30)
  return [scaled(ground, 0.7 + 0.5 * n), -0.5]
}
