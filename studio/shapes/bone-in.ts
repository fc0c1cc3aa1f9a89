// Meat on the bone: drumsticks, wings, chops.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'
import type { FilletColours } from '#studio/shapes/meat.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { tube } from '#studio/shapes/tube.ts'

export function drumstick(scene: Scene, x: number, y: number, size: number, turn: number, skin: Rgb, char: Rgb): void {
  const seed = scene.random.between(0, 99)
  const end: Point = [x - Math.cos(turn) * size * 1.25, y - Math.sin(turn) * size * 1.25]
  tube(scene, [[x, y], end], {
    radius: size * 0.17,
    paint: rgb('#f0e2c4'),
    gloss: 0.4,
    lift: size * 0.2,
    taper: (t) => (t > 0.88 ? 1.45 : 1),
  })
  ellipsoid(scene, x + Math.cos(turn) * size * 0.2, y + Math.sin(turn) * size * 0.2, {
    rx: size,
    ry: size * 0.66,
    rz: size * 0.62,
    turn,
    gloss: 0.85,
    power: 1.25,
    bump: 5,
    bumpScale: 0.06,
    paint: (u, v, h) => {
      const n = layeredNoise(u * 3 + seed, v * 3, 4)
      return mix(skin, char, clamp((1 - h) * 0.5 + smooth(0.5, 0.75, n) * 0.8))
    },
  })
}

/** A rack of ribs: a glazed slab with a ridge over every bone, and the ends of the bones. */
export function rack(scene: Scene, x: number, y: number, size: number, glaze: Rgb, char: Rgb): void {
  const seed = scene.random.between(0, 99)
  for (let i = 0; i < 7; i++) {
    const px = x + (i - 3) * 50 * size
    const turn = 1.42 + scene.random.bell() * 0.04
    const half = (112 - Math.abs(i - 3) * 6) * size
    for (const end of [-1, 1]) {
      const [bx, by] = [px + Math.cos(turn) * half * end, y + Math.sin(turn) * half * end]
      ellipsoid(scene, bx, by, { rx: 17 * size, ry: 9 * size, rz: 9, turn, paint: rgb('#ecdcb8'), gloss: 0.3, lift: 4 })
    }
    ellipsoid(scene, px, y, {
      rx: half,
      ry: 36 * size,
      rz: 40 * size,
      turn,
      power: 2.2,
      bump: 7,
      bumpScale: 0.05,
      gloss: 0.95,
      sink: 0.2,
      paint: (u, v, h) => {
        const n = layeredNoise(u * 3 + seed + i, v * 2 + seed, 4)
        return mix(glaze, char, clamp((1 - h) * 0.6 + smooth(0.46, 0.7, n) * 0.8))
      },
    })
  }
}

/** A chicken wing: two joints that meet at an elbow. */
export function wing(scene: Scene, x: number, y: number, size: number, skin: Rgb, char: Rgb): void {
  const turn = scene.random.angle()
  const seed = scene.random.between(0, 99)
  const paint = (u: number, v: number, h: number): Rgb =>
    mix(skin, char, clamp((1 - h) * 0.45 + smooth(0.42, 0.7, layeredNoise(u * 3 + seed, v * 3, 4)) * 0.8))
  const solid = { gloss: 0.85, power: 1.3, bump: 6, bumpScale: 0.07, paint }
  ellipsoid(scene, x, y, { ...solid, rx: size * 0.72, ry: size * 0.42, rz: size * 0.46, turn })
  const elbow = turn + 0.9
  const at = [
    x + Math.cos(turn) * size * 0.45 + Math.cos(elbow) * size * 0.45,
    y + Math.sin(turn) * size * 0.45 + Math.sin(elbow) * size * 0.45,
  ] as const
  ellipsoid(scene, ...at, { ...solid, rx: size * 0.62, ry: size * 0.3, rz: size * 0.36, turn: elbow })
}

/** A chop on its bone: a round eye of meat, a rim of fat, a rib. */
export function chop(scene: Scene, x: number, y: number, size: number, turn: number, colours: FilletColours): void {
  const { flesh, fat, sear } = colours
  const seed = scene.random.between(0, 99)
  const bone: Point[] = [
    [x + Math.cos(turn) * size * 0.5, y + Math.sin(turn) * size * 0.5],
    [x + Math.cos(turn) * size * 1.45, y + Math.sin(turn) * size * 1.45],
  ]
  tube(scene, bone, { radius: size * 0.1, paint: rgb('#ecdcb8'), gloss: 0.3, lift: 8 })
  disc(scene, x, y, {
    radius: size,
    ry: size * 0.7,
    thickness: 30,
    turn,
    edge: 12,
    lean: 0.2,
    face: (d, a, u, v) => {
      if (d > 0.95 + 0.05 * Math.sin(a * 3 + seed)) return null
      const n = layeredNoise(u * 4 + seed, v * 4, 4)
      const rim = smooth(0.8, 0.9, d) * (v < 0.3 ? 1 : 0)
      return [
        mix(mix(mix(flesh, sear, clamp(0.35 + smooth(0.4, 0.7, n) * 0.6)), fat, rim * 0.7), sear, rim * 0.3),
        (n - 0.5) * 6,
        0.6,
      ]
    },
  })
}
