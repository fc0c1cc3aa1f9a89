// Table tops and cloths.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put, type Shape } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Random } from '#studio/random.ts'
import type { Scene } from '#studio/scene.ts'

export type TableKind = 'plaster' | 'linen' | 'wood' | 'marble' | 'terrazzo' | 'tile' | 'gingham' | 'bamboo' | 'slate'

export interface TableTop {
  kind: TableKind
  main: string
  second: string
}

type Surface = (main: Rgb, second: Rgb, random: Random) => Shape

const SURFACES: Record<TableKind, Surface> = { plaster, linen, wood, marble, terrazzo, tile, gingham, bamboo, slate }

export function layTable(scene: Scene, top: TableTop): void {
  const { field, random } = scene
  const straight = top.kind === 'wood' || top.kind === 'bamboo' || top.kind === 'gingham'
  const turn = straight ? random.pick([0, 0.06, -0.06]) : random.between(-0.25, 0.25)
  const shape = SURFACES[top.kind](rgb(top.main), rgb(top.second), random)
  field.layGround(shape, turn)
  if (top.kind === 'terrazzo') chips(scene)
}

function plaster(main: Rgb, second: Rgb, random: Random): Shape {
  const sx = random.between(0, 99)
  const sy = random.between(0, 99)
  return (x, y, out) => {
    const n = layeredNoise(x * 0.006 + sx, y * 0.006 + sy, 4)
    const m = layeredNoise(x * 0.12, y * 0.12, 3)
    return put(out, scaled(mix(main, second, clamp((n - 0.3) * 1.6)), 0.94 + 0.12 * m), m * 1.6 + n * 4, 0.04)
  }
}

function slate(main: Rgb, second: Rgb, random: Random): Shape {
  const seed = random.between(0, 99)
  return (x, y, out) => {
    const layers = layeredNoise(x * 0.004 + seed, y * 0.011, 5)
    const cleft = Math.abs(layeredNoise(x * 0.003 + seed, y * 0.02 + seed, 4) - 0.5) * 2
    const grit = noise(x * 0.5, y * 0.5)
    const colour = scaled(mix(main, second, clamp(layers * 1.4 - 0.2)), 0.9 + 0.16 * grit)
    return put(out, colour, layers * 9 + (1 - smooth(0, 0.06, cleft)) * -2 + grit * 0.7, 0.12)
  }
}

function linen(main: Rgb, second: Rgb, random: Random): Shape {
  const sx = random.between(0, 99)
  const sy = random.between(0, 99)
  return (x, y, out) => {
    const over = weave(x, y, 1.05)
    const n = layeredNoise(x * 0.01 + sx, y * 0.01 + sy, 3)
    const slub = noise(x * 0.02 + sx, y * 0.6) * noise(x * 0.6, y * 0.02 + sy)
    const fold = (layeredNoise(x * 0.0035 + sx, y * 0.0035 + sy, 2) - 0.5) * 9
    return put(out, scaled(mix(main, second, clamp(n * 0.7 + slub * 0.5)), 0.9 + 0.1 * over), fold + over * 0.55, 0)
  }
}

function gingham(main: Rgb, second: Rgb, random: Random): Shape {
  const sx = random.between(0, 99)
  const check = 84
  return (x, y, out) => {
    const over = weave(x, y, 1.15)
    const bands = Number(band(x, check)) + Number(band(y, check))
    const fold = (layeredNoise(x * 0.0035 + sx, y * 0.0035 + sx, 2) - 0.5) * 9
    return put(out, scaled(mix(main, second, bands * 0.46), 0.92 + 0.08 * over), fold + over * 0.55, 0)
  }
}

function band(at: number, width: number): boolean {
  return Math.floor(at / width) % 2 === 0
}

function weave(x: number, y: number, density: number): number {
  const a = Math.sin(x * density)
  const b = Math.sin(y * density)
  return Math.abs(a * b > 0 ? a : b)
}

function wood(main: Rgb, second: Rgb, random: Random): Shape {
  const seed = random.between(0, 99)
  const plankWidth = 150
  return (x, y, out) => {
    const across = y / plankWidth + 50.37
    const plank = Math.floor(across)
    const inPlank = across - plank
    const grain = layeredNoise(x * 0.006 + plank * 31 + seed, y * 0.09 + plank * 7, 4)
    const fibre = noise(x * 0.03 + plank * 13, y * 0.8)
    const ring = Math.sin((grain * 9 + y * 0.02) * 6) * 0.5 + 0.5
    const gap = smooth(0, 3.5, Math.min(inPlank, 1 - inPlank) * plankWidth)
    const tint = (0.9 + 0.2 * noise(plank * 3.1, 2)) * (0.35 + 0.65 * gap)
    const colour = mix(main, second, clamp(ring * 0.45 + grain * 0.6 + (fibre - 0.5) * 0.25))
    return put(out, scaled(colour, tint), -3 + 3 * gap + ring * 0.35 - fibre * 0.3, 0.1)
  }
}

function bamboo(main: Rgb, second: Rgb, random: Random): Shape {
  const seed = random.between(0, 99)
  const slat = 15
  return (x, y, out) => {
    const across = y / slat + 80.2
    const index = Math.floor(across)
    const v = (across - index) * 2 - 1
    const thread = Math.abs(((x + 2000) % 240) - 120) < 2.6
    const n = layeredNoise(x * 0.01 + index * 17 + seed, index * 3.7, 3)
    const round = Math.sqrt(Math.max(0, 1 - v * v * 0.92))
    // Its roundness is painted rather than high: the foot of a plate would stand on it as on the teeth of a saw.
    const lit = 0.62 + 0.38 * round - 0.1 * v
    const colour = thread ? scaled(main, 0.45) : scaled(mix(main, second, n), lit)
    return put(out, colour, 3 + round * 0.9 + (thread ? 0.6 : 0), 0.14)
  }
}

function marble(main: Rgb, second: Rgb, random: Random): Shape {
  const sx = random.between(0, 99)
  const sy = random.between(0, 99)
  const shadow = scaled(main, 0.93)
  return (x, y, out) => {
    const q = layeredNoise(x * 0.003 + sx, y * 0.003 + sy, 4)
    const v = Math.abs(layeredNoise(x * 0.004 + q * 2.6 + sx, y * 0.0045 + q * 2.2, 5) - 0.5) * 2
    return put(out, mix(mix(main, shadow, q), second, (1 - smooth(0, 0.09, v)) * 0.55), 0, 0.25)
  }
}

function terrazzo(main: Rgb, second: Rgb, random: Random): Shape {
  const seed = random.between(0, 99)
  return (x, y, out) => put(out, mix(main, second, layeredNoise(x * 0.02 + seed, y * 0.02 + seed, 3) * 0.3), 0, 0.15)
}

const CHIP_COLOURS = ['#c9b29b', '#8d9c8b', '#d8a48f', '#6f7d86', '#e9dcc9'].map(rgb)

function chips(scene: Scene): void {
  const { field, random } = scene
  const [left, top, right, bottom] = field.view
  for (let i = 0; i < 420; i++) {
    const size = random.between(4, 20)
    const colour = scene.vary(random.pick(CHIP_COLOURS))
    const phase = random.angle()
    const aspect = random.between(0.5, 1)
    const chip: Shape = (x, y, out) => {
      const edge = 0.8 + 0.2 * Math.sin(Math.atan2(y, x) * 3 + phase)
      if (Math.abs(x) / size + Math.abs(y) / (size * aspect) > edge) return false
      out.alpha = 0.75
      return put(out, colour, 0, 0.2)
    }
    field.stamp(random.between(left, right), random.between(top, bottom), size, random.angle(), chip, 'decal')
  }
}

function tile(main: Rgb, second: Rgb, random: Random): Shape {
  const side = 190
  const star = random.chance(0.5)
  return (x, y, out) => {
    const ix = Math.floor(x / side + 50.5)
    const iy = Math.floor(y / side + 50.5)
    const lx = x / side + 50.5 - ix
    const ly = y / side + 50.5 - iy
    const joint = smooth(1.5, 4, Math.min(lx, 1 - lx, ly, 1 - ly) * side)
    const u = Math.abs(lx - 0.5)
    const v = Math.abs(ly - 0.5)
    const middle = hypot(u, v)
    const corner = hypot(0.5 - u, 0.5 - v)
    const inked = star
      ? Math.abs(u - v) < 0.03 || (middle > 0.24 && middle < 0.29) || corner < 0.15 || (u * v < 0.004 && middle < 0.2)
      : Math.abs(u + v - 0.5) < 0.035 || corner < 0.2 || (middle < 0.16 && middle > 0.1) || middle < 0.05
    const tint = (0.9 + 0.12 * noise(ix * 7.1, iy * 3.3)) * (0.75 + 0.25 * joint)
    return put(out, scaled(mix(main, second, inked ? 0.85 : 0), tint), joint * 2 - 2, 0.22 * joint)
  }
}

export interface Napkin {
  x: number
  y: number
  halfWidth: number
  halfHeight: number
  turn: number
  colour: string
  stripe?: string
}

export function layNapkin(scene: Scene, napkin: Napkin): void {
  const { halfWidth, halfHeight } = napkin
  const cloth = rgb(napkin.colour)
  const stripe = napkin.stripe ? rgb(napkin.stripe) : cloth
  const seed = scene.random.between(0, 50)
  scene.field.stamp(napkin.x, napkin.y, hypot(halfWidth, halfHeight) + 9, napkin.turn, (u, v, out) => {
    const wobble = (layeredNoise(u * 0.01 + seed, v * 0.01, 2) - 0.5) * 18
    const edge = Math.min(halfWidth - Math.abs(u + wobble * 0.5), halfHeight - Math.abs(v + wobble))
    if (edge < 0) return false
    const crease = Math.abs(Math.sin(u * 0.012 + layeredNoise(u * 0.004 + seed, v * 0.006, 2) * 5 + seed)) ** 1.4
    const fold = crease * 9 + layeredNoise(u * 0.012 + seed, v * 0.012, 3) * 12
    const over = weave(u, v, 1.3)
    const onStripe = (edge > 16 && edge < 24) || (edge > 30 && edge < 33)
    return put(out, scaled(onStripe ? stripe : cloth, 0.92 + 0.08 * over), 7 + fold * 0.6 + over * 0.5, 0)
  })
}
