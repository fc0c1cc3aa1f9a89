// Plates, bowls, pans, and boards as radial height profiles.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import { put, type Shape } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, roundedBox, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface Ceramic {
  body: Rgb
  rim: Rgb
  speckled?: boolean
}

/** Where food can lie in a vessel: how far from its middle, and how high its floor is. */
export interface Inside {
  reach: number
  floor: number
}

/** Where a vessel stands, how far it reaches, and its outside: this color, curving away into shadow below `rim`. */
interface Standing {
  x?: number
  y?: number
  extent: number
  turn?: number
  outside: Rgb
  /** Heights at which the outside starts to curve away, and where it is lost in its own shadow. */
  rim: number
  foot?: number
}

function standing(scene: Scene, at: Standing, shape: Shape): void {
  const { outside, rim, foot = 0 } = at
  const lost = scaled(outside, 0.16)
  scene.field.withSides(
    (_x, _y, z) => mix(lost, outside, smooth(foot, rim, z)),
    () => scene.field.stamp(at.x ?? scene.x, at.y ?? scene.y, at.extent, at.turn ?? 0, shape),
    true,
  )
}

/** The height of a rim, `half` as wide, at a distance from its middle. It ends in a slope: an upright end would be lit in steps of a pixel. */
function roundOff(fromMiddle: number, half: number): number {
  return Math.max(0, half - fromMiddle ** 2 / half)
}

export interface PlateOptions extends Ceramic {
  radius: number
  /** How much higher than a flat plate the rim stands. */
  deep?: number
  x?: number
  y?: number
}

export function plate(scene: Scene, options: PlateOptions): Inside {
  const { radius, body, rim, speckled, deep = 0 } = options
  const x = options.x ?? scene.x
  const y = options.y ?? scene.y
  const seed = scene.random.between(0, 99)
  const [sinSeed, cosSeed] = [Math.sin(seed), Math.cos(seed)]
  const rimHeight = 22 + deep
  standing(scene, { x, y, extent: radius, outside: rim, rim: rimHeight + 8, foot: rimHeight - 8 }, (px, py, out) => {
    const far = hypot(px, py)
    if (far > radius * 1.004) return false
    const sin = far > 0 ? py / far : 0
    const cos = far > 0 ? px / far : 1
    // The sine of three times the angle and a phase, which is the cheapest in this form.
    const wave = (3 - 4 * sin * sin) * sin * cosSeed + (4 * cos * cos - 3) * cos * sinSeed
    const r = far / (radius * (1 + 0.004 * wave))
    if (r > 1) return false
    let z = r < 0.68 ? 6 : 6 + (rimHeight - 6) * smooth(0.68, 1.02, r) ** 0.9
    const inward = (1 - r) * radius
    if (inward < 5) z -= (5 - inward) ** 2 / 5
    let colour = r < 0.955 ? body : mix(body, rim, smooth(0.955, 0.97, r))
    if (speckled) colour = scaled(colour, 0.95 + 0.1 * layeredNoise(px * 0.02 + seed, py * 0.02, 3))
    return put(out, colour, z + 14 + Math.sin(r * 120) * 0.12, 0.5)
  })
  if (speckled) glazeSpecks(scene, x, y, radius * 0.985, body)
  return { reach: radius * 0.7, floor: 20 }
}

function glazeSpecks(scene: Scene, cx: number, cy: number, radius: number, glaze: Rgb): void {
  const dark = scaled(glaze, 0.38)
  for (let i = 0; i < 260; i++) {
    const [x, y] = scene.spot(radius, cx, cy)
    const r = scene.random.between(0.5, 1) ** 2 * 2.3
    const speck = (u: number, v: number, out: Parameters<typeof put>[0]): boolean => {
      const d = hypot(u, v) / r
      if (d > 1.2) return false
      out.alpha = 0.6 * smooth(1.2, 0.7, d)
      return put(out, dark, 0, 0.5)
    }
    scene.field.stamp(x, y, r + 0.6, 0, speck, 'decal')
  }
}

export interface BowlOptions extends Ceramic {
  radius: number
  depth?: number
  x?: number
  y?: number
}

export function bowl(scene: Scene, options: BowlOptions): Inside {
  const { radius, body, rim, speckled, depth = 84 } = options
  const x = options.x ?? scene.x
  const y = options.y ?? scene.y
  const seed = scene.random.between(0, 99)
  const [sinSeed, cosSeed] = [Math.sin(seed), Math.cos(seed)]
  const lip = radius * 0.038
  standing(scene, { x, y, extent: radius * 1.01, outside: rim, rim: depth * 0.5, foot: -14 }, (px, py, out) => {
    const far = hypot(px, py)
    if (far > radius * 1.004) return false
    const sin = far > 0 ? py / far : 0
    const cos = far > 0 ? px / far : 1
    // The sine of twice the angle and a phase.
    const wave = 2 * sin * cos * cosSeed + (1 - 2 * sin * sin) * sinSeed
    const r = far / (radius * (1 + 0.004 * wave))
    if (r > 1) return false
    const inward = (1 - r) * radius
    const shade = 0.96 + 0.06 * layeredNoise(px * 0.03 + seed, py * 0.03, 2) + 0.015 * Math.sin(r * 90)
    if (inward < lip) {
      return put(out, scaled(rim, shade), depth - 4 + roundOff(inward - lip / 2, lip / 2), 0.5)
    }
    return put(out, scaled(body, shade), 18 + (depth - 22) * (r / (1 - 0.038)) ** 4.6, 0.5)
  })
  if (speckled) glazeSpecks(scene, x, y, radius * 0.95, body)
  return { reach: radius * 0.9, floor: 18 }
}

const IRON = rgb('#2b2a2c')

/** A round pan with a long handle. */
export function skillet(scene: Scene, radius: number, turn: number, metal: Rgb = IRON): Inside {
  standing(scene, { extent: radius * 2.1, turn, outside: scaled(metal, 0.9), rim: 30, foot: -20 }, (x, y, out) => {
    const r = hypot(x, y) / radius
    const n = layeredNoise(x * 0.2, y * 0.2, 2)
    let z = -1
    if (r <= 1) {
      const inward = (1 - r) * radius
      if (inward < 14) z = 62 + roundOff(inward - 7, 7)
      else z = inward < 40 ? 62 - (inward - 14) * 2 : 10
    }
    if (x > radius * 0.94 && x < radius * 1.95) {
      const half = 22 + 8 * ((x - radius) / radius) ** 2 + 16 * smooth(radius * 1.1, radius * 0.95, x)
      const end = x > radius * 1.85 ? Math.sqrt(Math.max(0, 1 - ((x - radius * 1.85) / (radius * 0.1)) ** 2)) : 1
      const q = Math.abs(y) / half
      const hole = hypot(x - radius * 1.8, y * 1.2) < 11
      if (q < end && !hole) z = Math.max(z, 52 + 8 * Math.sqrt(1 - (q / Math.max(0.01, end)) ** 2))
    }
    if (z < 0) return false
    return put(out, scaled(metal, 0.75 + 0.5 * n), z + n * 0.8, 0.28)
  })
  return { reach: radius * 0.86, floor: 10 }
}

/** A round pot with two ears, enamelled outside, light inside. */
export function pot(scene: Scene, radius: number, turn: number, outside: Rgb, inside: Rgb): Inside {
  standing(scene, { extent: radius * 1.3, turn, outside, rim: 34, foot: -30 }, (x, y, out) => {
    const r = hypot(x, y)
    const inward = radius - r
    if (inward >= 0) {
      if (inward < 17) {
        return put(out, outside, 88 + roundOff(inward - 8.5, 8.5), 0.7)
      }
      return put(out, inside, Math.max(12, 88 - (inward - 17) * 3), 0.55)
    }
    const ear = hypot((Math.abs(x) - radius - 8) / 40, y / 74)
    if (ear > 1 || (ear < 0.5 && Math.abs(x) > radius + 6)) return false
    return put(out, outside, 70 + 10 * Math.sqrt(Math.max(0, 1 - ((ear - 0.75) / 0.25) ** 2)), 0.7)
  })
  return { reach: radius - 26, floor: 12 }
}

/** An oven dish with round corners and two grips; food goes into `halfWidth` by `halfHeight` less the wall. */
export function ovenDish(scene: Scene, halfWidth: number, halfHeight: number, turn: number, colours: Ceramic): Inside {
  standing(
    scene,
    { extent: hypot(halfWidth, halfHeight) + 60, turn, outside: colours.rim, rim: 28, foot: -26 },
    (x, y, out) => {
      const d = roundedBox(x, y, halfWidth, halfHeight, 60)
      if (d <= 0) {
        const z = d > -18 ? 66 + roundOff(d + 9, 9) : 66 + (d + 18) * 2.2
        return put(out, d < -16 ? colours.body : colours.rim, Math.max(10, z), 0.55)
      }
      const grip = hypot(Math.max(0, Math.abs(x) - halfWidth - 4), y / 2.4)
      if (Math.abs(x) < halfWidth - 10 || grip > 34) return false
      return put(out, colours.rim, 54 + 8 * Math.sqrt(Math.max(0, 1 - (grip / 34) ** 2)), 0.55)
    },
  )
  return { reach: Math.min(halfWidth, halfHeight) - 40, floor: 10 }
}

/** A baking sheet of metal, lined with paper. */
export function sheetPan(scene: Scene, halfWidth: number, halfHeight: number, turn: number, paper: Rgb): Inside {
  const metal = rgb('#5e5f62')
  const seed = scene.random.between(0, 99)
  standing(scene, { extent: hypot(halfWidth, halfHeight), turn, outside: metal, rim: 20, foot: -10 }, (x, y, out) => {
    const d = roundedBox(x, y, halfWidth, halfHeight, 26)
    if (d > 0) return false
    if (d > -22) return put(out, metal, 34 + roundOff(d + 11, 11) * 0.7, 0.6)
    const crease = layeredNoise(x * 0.012 + seed, y * 0.012, 4)
    const fold = Math.abs(layeredNoise(x * 0.006 + seed, y * 0.01 + seed, 3) - 0.5)
    return put(out, scaled(paper, 0.96 + 0.06 * crease), 18 + crease * 6 + smooth(0.05, 0, fold) * 1.6, 0.08)
  })
  return { reach: halfHeight - 30, floor: 21 }
}

export function board(
  scene: Scene,
  halfWidth: number,
  halfHeight: number,
  turn: number,
  dark: Rgb = rgb('#a8703f'),
  light: Rgb = rgb('#c99460'),
): Inside {
  const seed = scene.random.between(0, 99)
  scene.field.stamp(scene.x, scene.y, hypot(halfWidth, halfHeight) + 20, turn, (x, y, out) => {
    const d = roundedBox(x, y, halfWidth, halfHeight, 46)
    if (d > 0 || hypot(x - halfWidth + 52, y) < 17) return false
    const grain = layeredNoise(x * 0.005 + seed, y * 0.06, 4)
    const ring = Math.sin((grain * 8 + y * 0.012) * 6) * 0.5 + 0.5
    const z = 20 - (d > -6 ? (6 + d) * 0.9 : 0) + ring * 0.2
    return put(out, mix(dark, light, clamp(ring * 0.5 + grain * 0.5)), z, 0.12)
  })
  return { reach: Math.min(halfWidth, halfHeight) * 0.9, floor: 20 }
}

/** A long plate with round corners, for rows of things. */
export function platter(scene: Scene, halfWidth: number, halfHeight: number, turn: number, colours: Ceramic): Inside {
  const { body, rim } = colours
  const corner = Math.min(halfHeight, halfWidth) * 0.55
  const edgeColour = mix(rim, WHITE, 0.05)
  standing(scene, { extent: hypot(halfWidth, halfHeight), turn, outside: rim, rim: 30, foot: 8 }, (x, y, out) => {
    const d = roundedBox(x, y, halfWidth, halfHeight, corner)
    if (d > 0) return false
    let z = 20 + 16 * smooth(-58, 0, d)
    if (d > -5) z -= (5 + d) ** 2 / 5
    return put(out, mix(body, edgeColour, smooth(-16, -11, d)), z, 0.5)
  })
  return { reach: halfHeight - 50, floor: 20 }
}
