// Chopped scallions or herbs in oil: a wet scrap of green, and among them crumbs of ginger, garlic or chili.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import { smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

export interface Chopped {
  greens: readonly Rgb[]
  /** The white part of a scallion; herbs have none. */
  pale: Rgb | null
  crumbs: readonly Rgb[]
  /** Half the length of a piece, from and to. */
  sizes: readonly [number, number]
}

export const SCALLION: Chopped = {
  greens: [rgb('#4f8f2a'), rgb('#6fae3a'), rgb('#9cc85c'), rgb('#3c7a22')],
  pale: rgb('#dfe8b0'),
  crumbs: [rgb('#ecd890')],
  sizes: [4, 8],
}

/** Parsley and oregano with garlic and chili. */
export const CHIMICHURRI: Chopped = {
  greens: [rgb('#2f6a1c'), rgb('#43802a'), rgb('#5c9636'), rgb('#275818')],
  pale: null,
  crumbs: [rgb('#efe0b0'), rgb('#b8341a')],
  sizes: [3, 7],
}

export function choppedScrap(scene: Scene, x: number, y: number, { greens, pale, crumbs, sizes }: Chopped): void {
  const { random } = scene
  const r = random.between(...sizes)
  const crumb = random.chance(0.24)
  const green = scene.vary(random.pick(greens), 0.1)
  if (pale && !crumb && random.chance(0.6)) {
    ring(scene, x, y, r, green, pale)
    return
  }
  ellipsoid(scene, x, y, {
    rx: r * (crumb ? 0.6 : 1),
    ry: r * (crumb ? 0.5 : random.between(0.5, 0.85)),
    rz: r * 0.5,
    turn: random.angle(),
    paint: crumb ? scene.vary(random.pick(crumbs), 0.06) : mix(green, pale ?? green, random.chance(0.3) ? 0.5 : 0),
    gloss: 0.85,
    sink: 0.6,
  })
}

/** A thin ring of a scallion: green outside, pale within, hollow. */
function ring(scene: Scene, x: number, y: number, r: number, green: Rgb, pale: Rgb): void {
  disc(scene, x, y, {
    radius: r,
    ry: r * scene.random.between(0.55, 0.95),
    thickness: r * 0.6,
    edge: 1.6,
    tilt: 0.3,
    face: (d) => (d < 0.36 ? null : [mix(pale, green, smooth(0.45, 0.8, d)), 0, 0.8]),
  })
}
