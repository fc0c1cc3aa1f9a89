// What one sees through the wet rice paper of a summer roll, and where it is cut: each food with its own sharp outline.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { CutFood, Morsel } from './morsel.ts'
import type { CutFilling } from './wrap-cut.ts'

export interface RollFoods {
  leaf: Rgb
  /** Carrot, cucumber and the like in sticks; `skin` of those that keep theirs. */
  sticks: readonly { colour: Rgb; skin?: Rgb }[]
  /** Tofu, shrimp, chicken: laid in batons. */
  main: Rgb
  browned: Rgb
}

type LaidKind = 'leaf' | 'stick' | 'baton'

interface Laid {
  kind: LaidKind
  along: number
  across: number
  half: number
  wide: number
  cos: number
  sin: number
  colour: Rgb
  skin: Rgb
  seed: number
}

const [NOODLE, SHADE, LETTUCE, RIB] = [rgb('#fbf8ee'), rgb('#d9d4bd'), rgb('#a9cf6a'), rgb('#e6f0c2')]

/** Color and height of what lies under the paper, `along` the roll and `across` it, in scene units. */
export interface UnderPaper {
  colour: (along: number, across: number) => Rgb
  rise: (along: number, across: number) => number
}

function laidIn(scene: Scene, foods: RollFoods, length: number, girth: number): Laid[] {
  const { random } = scene
  const laid: Laid[] = []
  const lay = (
    kind: LaidKind,
    along: number,
    across: number,
    half: number,
    wide: number,
    tilt: number,
    colour: Rgb,
    skin = colour,
  ): void => {
    const turn = random.bell() * tilt
    const own = scene.vary(colour, 0.06)
    laid.push({
      kind,
      along,
      across: across * girth,
      half,
      wide,
      cos: Math.cos(turn),
      sin: Math.sin(turn),
      colour: own,
      skin,
      seed: random.between(0, 99),
    })
  }
  const leaves = Math.max(2, Math.round(length / 92))
  for (let i = 0; i < leaves; i++) {
    const along = ((i + 0.5 + random.bell() * 0.1) / leaves - 0.5) * length * 0.86
    lay('leaf', along, -0.12 + random.bell() * 0.07, random.between(36, 46), random.between(16, 21), 0.5, foods.leaf)
  }
  const batons = Math.max(1, Math.round(length / 150))
  for (let i = 0; i < batons; i++) {
    const along = ((i + 0.5) / batons - 0.5) * length * 0.84
    lay('baton', along, 0.5 + random.bell() * 0.03, (length * 0.38) / batons, 13, 0.05, foods.main, foods.browned)
  }
  for (const { colour, skin } of foods.sticks)
    for (let i = 0; i < (skin ? 4 : 7); i++) {
      const across = (skin ? 0.82 : 0.2) + (i - (skin ? 1.5 : 3)) * (skin ? 0.09 : 0.05) + random.bell() * 0.03
      const half = length * random.between(0.16, 0.34)
      lay('stick', random.bell() * (length * 0.42 - half) * 0.7, across, half, skin ? 5 : 3.4, 0.08, colour, skin)
    }
  return laid
}

/** Where a point lies in a piece: along and across it, and 0 in its middle to 1 at its edge. */
function within(one: Laid, along: number, across: number): readonly [number, number, number] {
  const [dx, dy] = [along - one.along, across - one.across]
  const u = (one.cos * dx + one.sin * dy) / one.half
  const v = (one.cos * dy - one.sin * dx) / one.wide
  if (one.kind !== 'leaf')
    return [u, v, Math.max(Math.abs(u) ** 8, Math.abs(v)) + 0.06 * (noise(u * 9 + one.seed, v) - 0.5)]
  // Drawn to a point, its edge notched.
  const outline = Math.sqrt(clamp(1 - u * u)) * (0.72 + 0.28 * smooth(0.9, -0.3, u)) * (1 + 0.07 * Math.sin(u * 34))
  return [u, v, Math.abs(u) > 1 ? 2 : Math.abs(v) / Math.max(0.02, outline)]
}

/** Further across the roll than this, a piece is not. */
function beside({ half, wide, cos, sin }: Laid): number {
  return 1.05 * half * Math.abs(sin) + 1.5 * wide * cos
}

function painted(one: Laid, u: number, v: number, d: number): Rgb {
  const edge = smooth(0.7, 1, d)
  if (one.kind === 'leaf') {
    const rib = smooth(0.12, 0.04, Math.abs(v))
    const veins = smooth(0.2, 0.06, Math.abs((((u - 0.5 * Math.abs(v)) * 5 + 9) % 1) - 0.5)) * 0.35
    return scaled(mix(one.colour, RIB, 0.55 * Math.max(rib, veins)), 0.82 + 0.24 * (1 - edge))
  }
  if (one.kind === 'baton') {
    const n = layeredNoise(u * 5 + one.seed, v * 1.6, 3)
    return mix(
      scaled(one.colour, 0.96 + 0.1 * n),
      one.skin,
      clamp(0.75 * smooth(0.62, 0.95, d) + 0.9 * smooth(0.45, 0.7, n)),
    )
  }
  const body = scaled(one.colour, 1.06 - 0.3 * edge + 0.1 * (noise(u * 8 + one.seed, v) - 0.5))
  return one.skin === one.colour ? body : mix(body, one.skin, smooth(0.3, 0.55, v))
}

export function underPaper(scene: Scene, foods: RollFoods, length: number, girth: number): UnderPaper {
  const laid = laidIn(scene, foods, length, girth)
  const seed = scene.random.between(0, 99)
  /** Fine noodles that run along the roll and wander. */
  const strand = (along: number, across: number): number => {
    const wander = 30 * layeredNoise(along * 0.014 + seed, across * 0.012, 3)
    const faint = 0.35 + 0.65 * noise(along * 0.03 - seed, across * 0.08)
    return 1 - faint * (1 - Math.abs(Math.sin((across + wander) * 0.5 + seed)))
  }
  return {
    colour: (along, across) => {
      const noodles = mix(SHADE, NOODLE, smooth(0.12, 0.6, strand(along, across)))
      const frill = -0.3 * girth + 26 * (layeredNoise(along * 0.03 + seed, seed, 3) - 0.5)
      const crinkle = layeredNoise(along * 0.05 + seed, across * 0.05, 3)
      const lettuce = scaled(mix(LETTUCE, RIB, smooth(0.5, 0.75, crinkle)), 0.86 + 0.26 * crinkle)
      let colour = mix(noodles, lettuce, smooth(1.5, -1.5, across - frill))
      for (const one of laid) {
        if (Math.abs(across - one.across) > beside(one)) continue
        const [u, v, d] = within(one, along, across)
        if (d > 1.35) continue
        const soft = one.kind === 'stick' ? 0.2 : 0.08
        // A thin shadow where the paper clings about a piece.
        colour = mix(
          scaled(colour, 1 - 0.14 * smooth(1.35, 1, d)),
          painted(one, u, v, d),
          smooth(1 + soft, 1 - soft, d),
        )
      }
      return colour
    },
    rise: (along, across) => {
      let highest = 0.6 * strand(along, across)
      for (const one of laid) {
        if (Math.abs(across - one.across) > beside(one)) continue
        const [, , d] = within(one, along, across)
        const tall = one.kind === 'leaf' ? 0.8 : one.kind === 'stick' ? 2.2 : 3.6
        if (d < 1.3) highest = Math.max(highest, tall * smooth(1.25, 0.6, d))
      }
      return highest
    },
  }
}

/** The cut: leaf around, tofu in the heart, sticks beside it, noodles in all the gaps. */
export function rollCut(scene: Scene, foods: RollFoods): CutFilling {
  const { random } = scene
  const one = (food: CutFood, v: number, w: number, size: number, long: number, angle: number, bend = 0): Morsel => ({
    v,
    w,
    size: size * random.between(0.9, 1.1),
    long,
    cos: Math.cos(angle),
    sin: Math.sin(angle),
    bend,
    colour: scene.vary(food.colour, 0.06),
    food,
    seed: random.between(0, 99),
    lift: random.between(0, 0.4),
  })
  const batons: CutFood = { colour: foods.main, form: 'dice', rim: foods.browned, share: 1 }
  const tofu = (
    [
      [-0.36, -0.2, 0.31],
      [0.36, -0.14, 0.29],
    ] as const
  ).map(([v, w, size]) => one(batons, v + random.bell() * 0.04, w, size, 1.12, random.bell() * 0.3))
  const sticks = foods.sticks.flatMap(({ colour, skin }) => {
    const food: CutFood = skin ? { colour, form: 'baton', rim: skin, share: 1 } : { colour, form: 'dice', share: 1 }
    const side = skin ? -0.36 : 0.3
    return Array.from({ length: skin ? 5 : 10 }, () =>
      one(food, side + random.bell() * 0.2, 0.42 + random.bell() * 0.17, skin ? 0.16 : 0.115, 1.15, random.angle()),
    )
  })
  const herb: CutFood = { colour: foods.leaf, form: 'leaf', share: 1 }
  const herbs = Array.from({ length: 5 }, () =>
    one(herb, random.bell() * 0.4, 0.16 + random.bell() * 0.2, 0.055, 4, random.bell() * 0.6, 0.6),
  )
  const green: CutFood = { colour: LETTUCE, form: 'leaf', share: 1 }
  const lettuce = Array.from({ length: 15 }, (_, i) => {
    const angle = -0.4 + (i / 14) * 3.9 + random.bell() * 0.06
    const off = random.between(0.8, 0.92)
    return one(
      green,
      Math.cos(angle) * off,
      Math.sin(angle) * off,
      0.085,
      3.4,
      angle + Math.PI / 2,
      random.bell() * 0.4,
    )
  })
  const vermicelli: CutFood = { colour: NOODLE, form: 'shred', share: 1 }
  const noodles = Array.from({ length: 130 }, () => {
    const [angle, off] = [random.angle(), Math.sqrt(random.unit()) * 0.92]
    const w = Math.sin(angle) * off
    return one(
      vermicelli,
      Math.cos(angle) * off,
      w,
      0.036,
      random.between(4, 8),
      random.bell() * 0.9,
      random.bell() * 2.4,
    )
  })
  const ends: CutFood = { colour: NOODLE, form: 'noodle', share: 1 }
  const dots = Array.from({ length: 60 }, () =>
    one(ends, random.bell() * 0.45, -0.45 + random.bell() * 0.26, 0.045, 1.1, random.angle()),
  ).filter(({ v, w }) => hypot(v, w) < 0.95)
  return {
    morsels: [...herbs.slice(0, 2), ...tofu, ...sticks, ...herbs.slice(2), ...dots, ...lettuce, ...noodles],
    ground: SHADE,
  }
}
