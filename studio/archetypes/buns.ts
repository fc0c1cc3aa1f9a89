// Round bakes, several of a kind: buns that rose until they touched, cinnamon rolls, doughnuts, molded cookies, egg bites, rolled slices.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import { toss } from '#studio/laying.ts'
import { clamp, hypot, layeredNoise, noise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { drum, type TopFace } from '#studio/shapes/upright.ts'
import { board, plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

/** How they are finished: scene `style`. */
export const BUN_STYLES = ['buns', 'crossed', 'rolled', 'sugared', 'molded', 'set', 'pinwheels'] as const
type BunStyle = (typeof BUN_STYLES)[number]

export const bunStyle = (style: string): BunStyle | undefined => BUN_STYLES.find((name) => name === style)

const CRUMB = rgb('#f2d9a6')
const GOLD = rgb('#d9933c')
const BROWN = rgb('#8e4a18')
const FLOUR_PASTE = rgb('#f6ead0')
const ICING = rgb('#fdf8ee')
const CINNAMON = rgb('#6e3712')
const JAM = rgb('#a3122c')
const SEMOLINA = rgb('#e9cd96')
const EGG = rgb('#f2d271')
const TURKEY = rgb('#e8cdb6')
/** How thick they are. */
const STICK = 29
const RAW = ['#c92a1c', '#d5e3a6', '#5f9a3c'].map(rgb)

interface BunShape {
  places: readonly (readonly [number, number])[]
  radius: number
  wall: number
  dome: number
}

/** They rose in rows until they touched. */
const ROWS = [-176, 4, 184].flatMap((dy) => [-200, 0, 200].map((dx) => [dx, dy] as const))
/** Loose on a plate, some in front of others. */
const LOOSE = [
  [-128, -168],
  [78, -176],
  [-222, 6],
  [-18, -4],
  [192, -14],
  [-112, 168],
  [98, 166],
] as const

const SHAPES: Record<BunStyle, BunShape> = {
  buns: { places: ROWS, radius: 99, wall: 52, dome: 42 },
  crossed: { places: ROWS, radius: 99, wall: 52, dome: 42 },
  rolled: { places: ROWS, radius: 99, wall: 66, dome: 12 },
  sugared: { places: LOOSE, radius: 104, wall: 62, dome: 42 },
  molded: { places: LOOSE, radius: 84, wall: 30, dome: 54 },
  set: { places: LOOSE, radius: 92, wall: 64, dome: 12 },
  pinwheels: { places: LOOSE, radius: 86, wall: 92, dome: 4 },
}

export function buns({ scene, dish, setting }: Stage, style: BunStyle): void {
  const shape = SHAPES[style]
  if (shape.places === ROWS) board(scene, 420, 300, scene.random.between(-0.04, 0.04))
  else plate(scene, { radius: 365, ...setting.ceramic })
  const filling = style === 'set' ? dish.of('vegetable', 'leaf').filter((part) => part.piece) : []
  for (const [dx, dy] of shape.places) {
    const [x, y] = [scene.x + dx, scene.y + dy]
    bun(scene, x, y, shape, style)
    toss(scene, filling, { x, y, radius: shape.radius * 0.72 }, { cover: 0.3, scale: 0.55 })
  }
}

function bun(scene: Scene, x: number, y: number, { radius, wall, dome }: BunShape, style: BunStyle): void {
  const seed = scene.random.between(0, 99)
  const turn = scene.random.bell() * 0.12
  const body = style === 'molded' ? SEMOLINA : style === 'set' ? EGG : style === 'pinwheels' ? TURKEY : GOLD
  drum(scene, x, y, {
    radius: radius * scene.random.between(0.97, 1.02),
    height: wall,
    edge: style === 'pinwheels' ? 5 : style === 'rolled' || style === 'set' ? 12 : 26,
    side: (base) => (sx, sy, z) => {
      const up = (z - base) / wall
      const n = layeredNoise((sx + sy) * 0.03 + seed, z * 0.04, 3)
      if (style === 'set') return mix(body, BROWN, 0.08 + 0.3 * smooth(0.55, 0.8, n))
      if (style === 'pinwheels') return mix(body, rgb('#b98a72'), 0.45 * smooth(0.45, 0.8, n))
      if (style === 'molded') return mix(body, GOLD, 0.25 * n + 0.4 * smooth(0.3, 0, up))
      // A doughnut that floated in the oil keeps a pale belt; a bun is pale where it touched the next.
      const pale = style === 'sugared' ? smooth(0.3, 0.5, up) * smooth(0.85, 0.65, up) : smooth(0.75, 0.35, up)
      return mix(mix(body, BROWN, 0.3 + 0.4 * n), CRUMB, 0.75 * pale)
    },
    top: TOPS[style](radius, dome, seed, turn),
  })
}

const domeAt = (d: number, dome: number): number => dome * Math.sqrt(clamp(1 - d * d))

/** Brushed with egg or milk: darkest in the middle. */
function crust(lx: number, ly: number, radius: number, seed: number): Rgb {
  const d = hypot(lx, ly) / radius
  const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 4)
  return mix(mix(GOLD, CRUMB, 0.5 * smooth(0.78, 1, d)), BROWN, clamp(0.25 + 0.55 * n) * smooth(1, 0.45, d))
}

type TopOf = (radius: number, dome: number, seed: number, turn: number) => TopFace

const TOPS: Record<BunStyle, TopOf> = {
  buns: (radius, dome, seed) => (lx, ly) => [crust(lx, ly, radius, seed), domeAt(hypot(lx, ly) / radius, dome), 0.75],
  crossed: (radius, dome, seed, turn) => (lx, ly) => {
    const [u, v] = [lx * Math.cos(turn) + ly * Math.sin(turn), ly * Math.cos(turn) - lx * Math.sin(turn)]
    const wave = 3 * (layeredNoise(lx * 0.04 + seed, ly * 0.04, 2) - 0.5)
    const piped = smooth(13, 9, Math.min(Math.abs(u + wave), Math.abs(v + wave)))
    const d = hypot(lx, ly) / radius
    const raisin = smooth(0.7, 0.74, layeredNoise(lx * 0.055 - seed, ly * 0.055, 2)) * (1 - piped) * smooth(0.8, 0.7, d)
    const baked = mix(crust(lx, ly, radius, seed), rgb('#3a1a10'), raisin * 0.85)
    return [mix(baked, FLOUR_PASTE, piped), domeAt(d, dome) + piped * 6 + raisin * 4, 0.8]
  },
  rolled: (radius, dome, seed, turn) => (lx, ly) => {
    const d = hypot(lx, ly) / radius
    // Which layer of the roll this is: the seam between two of them is filled with cinnamon.
    const layer = (hypot(lx, ly) / 25 - Math.atan2(ly, lx) / TAU + turn * 4 + 9) % 1
    const seam = smooth(0.3, 0.12, Math.min(layer, 1 - layer)) * smooth(1, 0.9, d)
    const n = layeredNoise(lx * 0.035 + seed, ly * 0.035, 3)
    // Icing was drizzled to and fro, and ran a little.
    const run = Math.sin((lx * 0.8 + ly * 0.55) * 0.075 + seed + 1.6 * layeredNoise(lx * 0.02, ly * 0.02 + seed, 2))
    const iced = smooth(0.72, 0.86, run + 0.25 * (n - 0.5)) * smooth(1, 0.9, d)
    const dough = mix(mix(CRUMB, GOLD, 0.35 + 0.5 * n), CINNAMON, seam * 0.95)
    return [mix(dough, ICING, iced * 0.94), domeAt(d, dome) - seam * 9 * (1 - iced) + iced * 4, iced ? 0.7 : 0.35]
  },
  sugared: (radius, dome, seed) => (lx, ly) => {
    const d = hypot(lx, ly) / radius
    const jam = smooth(0.17, 0.12, d + 0.04 * layeredNoise(lx * 0.08 + seed, ly * 0.08, 2))
    const dusted = smooth(0.28, 0.62, layeredNoise(lx * 0.11 + seed, ly * 0.11, 3)) * smooth(1, 0.55, d) * (1 - jam)
    const fried = mix(crust(lx, ly, radius, seed), ICING, 0.9 * dusted)
    return [mix(fried, JAM, jam), domeAt(d, dome) + jam * 9 - 10 * smooth(0.26, 0.14, d), jam ? 0.95 : 0.2]
  },
  molded: (radius, dome, seed) => (lx, ly) => {
    const d = hypot(lx, ly) / radius
    const ridge = Math.abs(Math.sin(Math.atan2(ly, lx) * 7)) * smooth(0.14, 0.34, d) * smooth(1, 0.86, d)
    const ring = smooth(0.05, 0.02, Math.abs(d - 0.24))
    const dusted = smooth(0.3, 0.6, layeredNoise(lx * 0.13 + seed, ly * 0.13, 3)) * smooth(1, 0.5, d)
    const baked = mix(mix(SEMOLINA, GOLD, 0.3 * smooth(0.6, 1, d)), BROWN, 0.22 * (1 - ridge) * smooth(0.2, 0.5, d))
    return [mix(baked, ICING, 0.75 * dusted), domeAt(d, dome) + 7 * ridge - 5 * ring, 0.15]
  },
  pinwheels: (radius, dome, seed, turn) => (lx, ly) => {
    const d = hypot(lx, ly) / radius
    const layer = (hypot(lx, ly) / 22 - Math.atan2(ly, lx) / TAU + turn * 4 + 9) % 1
    const cream = smooth(0.34, 0.2, Math.min(layer, 1 - layer)) * smooth(1, 0.93, d)
    const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 3)
    const meat = mix(mix(TURKEY, rgb('#c79a84'), 0.4 * n), ICING, cream * 0.85)
    // In the middle lie the ends of the raw sticks, side by side in the cream.
    const [i, j] = [Math.round(lx / STICK), Math.round(ly / STICK)]
    const own = (k: number): number => noise(i * 7.3 + seed + k * 3.7, j * 5.1 + seed) - 0.5
    const off = hypot(lx - (i + 0.3 * own(1)) * STICK, ly - (j + 0.3 * own(2)) * STICK)
    const raw = RAW[Math.floor((own(3) + 0.5) * 29) % RAW.length] ?? TURKEY
    const end = hypot(i, j) < 1.5 ? smooth(STICK * 0.5, STICK * 0.42, off + 4 * (n - 0.5)) : 0
    return [mix(meat, raw, end), domeAt(d, dome) + 5 * end, 0.35]
  },
  set: (radius, dome, seed) => (lx, ly) => {
    const d = hypot(lx, ly) / radius
    const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 4)
    const browned = smooth(0.5, 0.75, n) * 0.55 + 0.3 * smooth(0.8, 1, d)
    return [mix(EGG, GOLD, browned), domeAt(d, dome) + 10 * n, 0.4]
  },
}
