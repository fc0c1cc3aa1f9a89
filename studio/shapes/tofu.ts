// Tofu, tempeh and frying cheese: blocks cut by hand, golden on the faces and brown on the edges that met the pan.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { hewn } from '#studio/shapes/hewn.ts'

export interface CurdLook {
  /** The pale inside, the gold of a fried face, the brown of its edges. */
  pale: Rgb
  gold: Rgb
  brown: Rgb
  /** How far it was fried: 0 is white and soft. */
  crisp: number
  /** Grains of soy that show in tempeh. */
  grainy?: boolean
}

export interface BlockOptions {
  size: number
  /** Depth and height as shares of the size; random when left out. */
  aspect?: number
  tall?: number
  turn?: number
  /** How far it is tipped over, in radians; random when left out. */
  tip?: number
  /** Cut across into a triangle. */
  triangle?: boolean
}

interface Face {
  x: number
  y: number
  /** How far out the face is at the foot, and how steeply it rises. */
  distance: number
  steep: number
}

/** A block with nearly upright sides, none of them quite straight. */
export function curdBlock(scene: Scene, x: number, y: number, options: BlockOptions, look: CurdLook): void {
  const { random, field } = scene
  const { size, triangle = false } = options
  const { gold, brown, crisp, grainy = false } = look
  const pale = scene.vary(look.pale, 0.04)
  const seed = random.between(0, 99)
  const turn = options.turn ?? random.angle()
  const aspect = options.aspect ?? random.between(0.66, 1.05)
  const height = size * (options.tall ?? random.between(0.5, 0.85))
  const across = size * aspect
  const angles = triangle ? [Math.PI, -Math.PI / 2, 0.62] : [0, Math.PI / 2, Math.PI, -Math.PI / 2]
  const faces: Face[] = angles.map((angle, i) => {
    const off = angle + random.bell() * 0.07
    const reach = triangle ? (i === 2 ? 0.5 : 0.78) * size : i % 2 ? across : size
    return {
      x: Math.cos(off),
      y: Math.sin(off),
      distance: reach * random.between(0.92, 1.06),
      steep: random.between(4, 8),
    }
  })
  const rest = field.settle(x, y, size * 0.7, across * 0.7, turn, 0.35, 0.3)
  const tip = options.tip ?? random.between(0, 0.3)
  const lean = random.angle()
  const [slopeX, slopeY] = [rest.slopeX + Math.cos(lean) * tip, rest.slopeY + Math.sin(lean) * tip]
  // How much of each face met the pan; the upper one most often.
  const fried = [random.between(0.65, 1), ...faces.map(() => random.pick([0.25, 0.55, 0.9]))]
  // Soft curd is smooth, and shines.
  const wet = crisp < 0.15 && !grainy
  const melt = size * (crisp > 0.3 ? 0.07 : 0.12)
  field.stamp(x, y, size * 1.6, turn, (lx, ly, out) => {
    const n = layeredNoise(lx * 0.055 + seed, ly * 0.055, 3)
    let lowest = height + (n - 0.5) * size * 0.1
    let second = Number.POSITIVE_INFINITY
    let face = 0
    for (let i = 0; i < faces.length; i++) {
      const side = faces[i] as Face // i is inside the array
      const z = (side.distance + (n - 0.5) * size * 0.1 - side.x * lx - side.y * ly) * side.steep
      if (z < lowest) {
        second = lowest
        lowest = z
        face = i + 1
      } else if (z < second) second = z
    }
    if (lowest < 0) return false
    const gap = second - lowest
    const edge = smooth(size * 0.34, 0, gap)
    const fine = layeredNoise(lx * 0.16 + seed, ly * 0.16 + face * 9, 2)
    const hole = grainy || wet ? 0 : pores(lx * 0.12 + seed, ly * 0.12 + face * 5, 0.32)
    // Whole beans, pressed close, pale mold between them.
    const soy = grainy ? 1 - smooth(0.02, 0.4, pores(lx * 0.088 + seed, ly * 0.088 + face * 7, 1)) : 0
    const patch = smooth(0.34, 0.64, n * 0.7 + fine * 0.3)
    const heat = clamp(crisp * ((fried[face] ?? 0.5) * (0.35 + 0.6 * patch) + 0.5 * edge * edge))
    const browned = heat < 0.5 ? mix(pale, gold, heat * 2) : mix(gold, brown, heat * 2 - 1)
    const lit = scaled(
      browned,
      (face ? 0.95 : 1) * (wet ? 1 : 0.95 + 0.1 * fine) * (1 - 0.1 * hole) * (1 + 0.3 * (soy - 0.4)),
    )
    const z = lowest - melt * Math.log1p(Math.exp(-gap / melt)) + (fine - 0.5) * 2 * crisp - hole * 1.2 - soy * 1.5
    return put(out, lit, rest.z + slopeX * lx + slopeY * ly + z, wet ? 0.8 : 0.3 + 0.25 * (1 - crisp), z + 3)
  })
}

/** A crumble: torn by hand, no two alike, the high sides browned. */
export function curdCrumble(scene: Scene, x: number, y: number, size: number, look: CurdLook): void {
  const { random } = scene
  const { gold, brown, crisp } = look
  // In a hot pan even its pale sides turn golden.
  const pale = scene.vary(mix(look.pale, gold, 0.5 * smooth(0.5, 1, crisp)), 0.05)
  const seed = random.between(0, 99)
  const heat = crisp * random.between(0.35, 1.1)
  hewn(scene, x, y, {
    size: size * (random.chance(0.3) ? random.between(1.1, 1.5) : random.between(0.5, 1)),
    long: random.between(1, 1.6),
    tall: random.between(0.5, 0.72),
    sides: 6,
    round: 0.2,
    tip: 0.15,
    uneven: size * 0.3,
    gloss: 0.25,
    grain: (u, v) => layeredNoise(u * 3 + seed, v * 3 + seed, 3),
    paint: ({ edge, grain }) => {
      const share = clamp(heat * (smooth(0.35, 0.65, grain) + 0.45 * edge))
      return scaled(share < 0.5 ? mix(pale, gold, share * 2) : mix(gold, brown, share * 2 - 1), 0.9 + 0.2 * grain)
    },
    relief: ({ grain }) => (grain - 0.5) * size * 0.4,
  })
}

/** Slabs in a row, each leaning on the one before it. */
export function curdSlabs(scene: Scene, x: number, y: number, size: number, turn: number, look: CurdLook): void {
  const { random } = scene
  const lie = turn + Math.PI / 2 + 0.2
  for (let i = 0; i < 5; i++) {
    const off = (i - 2) * 70 * size
    const px = x + Math.cos(turn) * off + random.bell() * 5
    const py = y + Math.sin(turn) * off + random.bell() * 8
    const shape = { aspect: 0.6, tall: 0.24, turn: lie + random.bell() * 0.1, tip: 0.1 }
    curdBlock(scene, px, py, { size: 92 * size * random.between(0.94, 1.05), ...shape }, look)
  }
}
