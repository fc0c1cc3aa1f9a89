// Tofu, tempeh and frying cheese: blocks cut by hand, with a golden skin on the faces that met the pan.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { clamp, layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { clung, clungAt } from '#studio/shapes/clung.ts'
import { type CurdPoint, cutCurd } from '#studio/shapes/cut-curd.ts'
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
  /** The sauce that it lies in, and how much of it ran over the piece. */
  sauce?: Rgb
  coated?: number
  sunk?: number
}

/** A block with soft, slightly uneven faces: a golden skin where it met the pan, pale along its edges and where it did not. */
export function curdBlock(scene: Scene, x: number, y: number, options: BlockOptions, look: CurdLook): void {
  const { random } = scene
  const { size, sauce, coated = 0, sunk = 0 } = options
  const { gold, brown, crisp, grainy = false } = look
  const pale = scene.vary(look.pale, 0.04)
  const seed = random.between(0, 99)
  // How much of each face met the pan; the upper one most often.
  const fried = [random.between(0.7, 1), ...Array.from({ length: 5 }, () => random.pick([0.12, 0.5, 0.62, 0.9]))]
  const wet = crisp < 0.15 && !grainy
  const body = {
    size,
    aspect: options.aspect ?? random.between(0.7, 1.05),
    tall: options.tall ?? random.between(0.56, 0.85),
    tip: options.tip ?? random.between(0, 0.3),
    sunk,
    soft: grainy ? 0.07 : 0.1,
    chipped: 0.03,
    broken: random.chance(0.25) ? 1 : 0,
    ...(options.turn !== undefined && { turn: options.turn }),
  }
  // Whole beans, pressed close, pale mold between them.
  const soyAt = ({ u, v }: CurdPoint): number =>
    grainy ? 1 - smooth(0.02, 0.4, pores(u * 0.088 + seed, v * 0.088, 1)) : 0
  const holeAt = ({ u, v }: CurdPoint): number => (grainy ? 0 : pores(u * 0.15 + seed, v * 0.15 - seed, 0.38))
  let thick = 0
  let [soy, hole, fine] = [0, 0, 0]
  cutCurd(scene, x, y, body, {
    // Asked first for each point.
    relief: (point) => {
      const { u, v, up } = point
      soy = soyAt(point)
      hole = holeAt(point)
      fine = layeredNoise(u * 0.12 + seed, v * 0.12 + seed, 3)
      thick = sauce ? clungAt(coated, up, layeredNoise(u * (1 / size) - seed, v * (1 / size), 2)) : 0
      // The skin blisters.
      return (fine - 0.5) * 3.4 * crisp - hole * 1.1 - soy * 1.5 + thick
    },
    paint: ({ shares, edge, broad, up }) => {
      let met = 0
      for (let i = 0; i < shares.length; i++) met += (shares[i] as number) * (fried[i] ?? 0.3)
      const patch = smooth(0.3, 0.7, 0.55 * broad + 0.45 * fine)
      // Skin that puffed away from the pan along the edges stayed pale; just inside of them it is the brownest.
      const rim = smooth(0.1, 0.5, edge) * smooth(0.95, 0.6, edge)
      const heat = clamp(crisp * (met * (0.42 + 0.42 * patch) + 0.16 * rim) * (1 - 0.55 * smooth(0.62, 1, edge)))
      const skin = heat < 0.5 ? mix(pale, gold, smooth(0, 0.5, heat)) : mix(gold, brown, heat * 1.5 - 0.75)
      const lit = scaled(skin, (0.95 + 0.1 * fine) * (1 - 0.1 * hole) * (1 + 0.46 * (soy - 0.4) * (grainy ? 1 : 0)))
      const own = scaled(lit, 0.93 + 0.07 * up)
      return sauce ? clung(own, { sauce, coated }, thick) : own
    },
    gloss: () => (wet ? 0.5 : 0.26 + 0.2 * (1 - crisp)) + 0.5 * thick,
  })
}

/** A crumble: torn by hand, no two alike, the high sides browned. */
export function curdCrumble(scene: Scene, x: number, y: number, size: number, look: CurdLook): void {
  const { random } = scene
  const { gold, brown, crisp } = look
  // In a hot pan even its pale sides turn golden.
  const pale = scene.vary(mix(look.pale, gold, 0.3 * smooth(0.5, 1, crisp)), 0.05)
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
