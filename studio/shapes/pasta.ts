// Short pasta, one piece at a time.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { hypot, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'
import { fusillo } from '#studio/shapes/fusillo.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

export type PastaShape =
  | 'penne'
  | 'ziti'
  | 'spiral'
  | 'shell'
  | 'elbow'
  | 'bow'
  | 'flat'
  | 'orzo'
  | 'gnocchi'
  | 'filled'

const GNOCCHI_CRUST = rgb('#c9832c')

interface PastaPiece {
  scene: Scene
  x: number
  y: number
  size: number
  turn: number
  body: Rgb
  shade: Rgb
}

interface OpenTube {
  half: number
  radius: number
  /** How far it curves over its length, in radians. */
  bend: number
  /** How slanting its ends are cut. */
  slant: number
  /** Ridges across its upper half; 0 is smooth. */
  ridges: number
}

/** A hollow tube with both ends cut open. */
function openTube({ scene, x, y, turn, body, shade }: PastaPiece, options: OpenTube): void {
  const { half, radius, bend, slant, ridges } = options
  const { random, field } = scene
  const rest = field.settle(x, y, half * 0.75, radius * 0.8, turn, 0.4, 0.4)
  const curve = (2 * half) / (bend || 0.02)
  const openings = [random.between(0.25, 0.75), random.between(0.25, 0.75)]
  const inside = mix(scaled(body, 0.34), shade, 0.25)
  const lip = scaled(body, 1.12)
  field.stamp(x, y, half + radius * 1.4, turn, (lx, ly, out) => {
    const v = curve - hypot(lx, curve - ly)
    if (Math.abs(v) > radius) return false
    const s = Math.atan2(lx, curve - ly) * curve
    const across = v / radius
    const round = Math.sqrt(1 - across * across)
    const floor = heightOn(rest, lx, ly) + radius * 0.35
    const end = s > 0 ? 1 : 0
    const beyond = Math.abs(s) - half + (end ? -1 : 1) * slant * v
    const reach = radius * (openings[end] as number) // two ends, two openings
    const ring = hypot(beyond / reach, across)
    if (beyond > 0 && ring > 1) return false
    if (ring <= 1) {
      const hole = smooth(0.86, 0.72, ring)
      const z = floor + radius * round * (1 - 0.4 * hole) - radius * 0.5 * hole
      return put(out, mix(lip, inside, hole), z, 0.4 * (1 - hole), radius)
    }
    const ridge = ridges ? 0.5 + 0.5 * Math.cos(Math.asin(across) * ridges) : 1
    const tone = mix(shade, body, (0.45 + 0.55 * round) * (0.72 + 0.28 * ridge))
    return put(out, tone, floor + radius * round + ridge * 0.5, 0.5, radius * (round + 1))
  })
}

/** A bow-tie: pinched to a thick knot in the middle, wide and flat to both sides, cut in zigzags at the ends. */
function farfalla({ scene, x, y, size, turn, body, shade }: PastaPiece): void {
  const { random, field } = scene
  const half = size * 1.22
  const rest = field.settle(x, y, half * 0.8, half * 0.5, turn, 0.65, 0.26)
  const [slopeX, slopeY] = [rest.slopeX + random.bell() * 0.1, rest.slopeY + random.bell() * 0.1]
  const curl = random.between(0.04, 0.14)
  field.stamp(x, y, half * 1.25, turn, (lx, ly, out) => {
    const u = Math.abs(lx) / half
    const wing = 0.12 + 0.52 * smooth(0, 0.66, u)
    const v = ly / (half * wing)
    // Six teeth to an end.
    const tooth = Math.abs((((v + 1) * 3) % 1) * 2 - 1)
    if (Math.abs(v) > 1 || u > 0.88 + 0.1 * tooth) return false
    const knot = smooth(0.34, 0.02, u)
    // Two folds run out of the knot and die away in the wings.
    const fold = Math.cos(v * 2 * Math.PI) * smooth(0.75, 0.1, u)
    const z = 4 + size * (0.36 * knot * (1 - 0.6 * v * v) + 0.17 * fold + curl * u * u)
    const edge = Math.max(smooth(0.82, 1, Math.abs(v)), smooth(0.8, 0.95, u))
    const dark = 0.75 * smooth(0.3, -0.8, fold) * smooth(0.8, 0.15, u) + 0.42 * edge
    const lit = 0.16 * smooth(0.2, 0.9, fold)
    const colour = mix(mix(body, shade, dark), rgb('#fff0bc'), lit)
    return put(out, colour, rest.z + slopeX * lx + slopeY * ly + z, 0.4, 5)
  })
}

/** A dumpling rolled over a fork: ridges across it, a dent from the thumb, golden where the pan touched it. */
function gnocco({ scene, x, y, size, turn, body, shade }: PastaPiece): void {
  const { random, field } = scene
  const [rx, ry] = [size * random.between(0.95, 1.1), size * random.between(0.66, 0.76)]
  const rest = field.settle(x, y, rx * 0.8, ry * 0.8, turn, 0.45, 0.3)
  const seed = random.between(0, 99)
  const dented = random.chance(0.3)
  const gold = mix(body, GNOCCHI_CRUST, 0.75)
  field.stamp(x, y, rx, turn, (lx, ly, out) => {
    const [u, v] = [lx / rx, ly / ry]
    const q = Math.abs(u) ** 2.4 + Math.abs(v) ** 2.4
    if (q > 1) return false
    const h = Math.sqrt(1 - q)
    const ridge = dented ? 0 : Math.cos(u * 13 + v * v * 1.4) * smooth(0.08, 0.4, h)
    const dent = dented ? Math.exp(-((u / 0.42) ** 2) - (v / 0.34) ** 2) : 0
    const brown = smooth(0.5, 0.72, noise(u * 1.3 + seed, v * 1.3)) * smooth(0.1, 0.5, h)
    const tone = mix(mix(shade, body, 0.45 + 0.55 * h), gold, 0.75 * brown)
    const z = heightOn(rest, lx, ly) + size * (0.14 + 0.58 * h - 0.26 * dent) + 1.9 * ridge
    return put(out, scaled(tone, 1 + 0.09 * ridge - 0.14 * dent), z, 0.45, size * (0.4 + 0.5 * h))
  })
}

const DRAW: Record<PastaShape, (piece: PastaPiece) => void> = {
  penne(piece) {
    const { scene, size } = piece
    openTube(piece, { half: size * 1.12, radius: size * 0.44, bend: scene.random.bell() * 0.2, slant: 0.5, ridges: 13 })
  },
  // Smooth, and cut straight across.
  ziti(piece) {
    const { scene, size } = piece
    openTube(piece, { half: size * 1.1, radius: size * 0.38, bend: scene.random.bell() * 0.22, slant: 0, ridges: 0 })
  },
  spiral: fusillo,
  elbow(piece) {
    openTube(piece, { half: piece.size * 0.95, radius: piece.size * 0.38, bend: 1.7, slant: 0, ridges: 0 })
  },
  shell({ scene, x, y, size, turn, body, shade }) {
    ellipsoid(scene, x, y, {
      rx: size,
      ry: size * 0.72,
      rz: size * 0.6,
      turn,
      gloss: 0.5,
      paint: (u, v) =>
        Math.abs(v - 0.1) < 0.13 && Math.abs(u) < 0.7
          ? scaled(body, 0.45)
          : mix(shade, body, 0.5 + 0.5 * Math.abs(Math.sin(u * 12))),
    })
  },
  bow: farfalla,
  flat({ scene, x, y, size, turn, body, shade }) {
    tube(scene, arc(x, y, size * 5, turn, scene.random.bell() * 2, 14), {
      radius: size * 0.34,
      paint: (_t, h) => mix(shade, body, 0.4 + 0.6 * h),
      flatten: 0.35,
      gloss: 0.5,
    })
  },
  orzo({ scene, x, y, size, turn, body }) {
    ellipsoid(scene, x, y, {
      rx: size * 0.62,
      ry: size * 0.26,
      rz: size * 0.26,
      turn,
      paint: body,
      gloss: 0.45,
      sink: 0.3,
    })
  },
  gnocchi: gnocco,
  filled({ scene, x, y, size, turn, body, shade }) {
    disc(scene, x, y, {
      radius: size * 1.35,
      thickness: 6,
      turn,
      edge: 0.5,
      tilt: 0.12,
      lean: 0.4,
      face: (_d, _a, u, v) => {
        const edge = Math.max(Math.abs(u), Math.abs(v))
        if (edge > 0.74 + 0.03 * Math.sin((u + v) * 26)) return null
        const pillow = smooth(0.56, 0.2, edge)
        return [
          mix(shade, body, 0.55 + 0.45 * pillow),
          12 * pillow + (edge > 0.6 ? Math.sin((u - v) * 40) * 0.5 : 0),
          0.5,
        ]
      },
    })
  },
}

export function pastaPiece(scene: Scene, x: number, y: number, shape: PastaShape, size: number, colour: Rgb): void {
  const body = scene.vary(colour, 0.07)
  DRAW[shape]({ scene, x, y, size, turn: scene.random.angle(), body, shade: scaled(body, 0.72) })
}
