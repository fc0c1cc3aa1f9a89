// Forks, spoons and chopsticks beside the plate.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { tube } from '#studio/shapes/tube.ts'

export type CutleryKind = 'fork' | 'spoon' | 'chopsticks' | 'knife-and-fork'

const STEEL = rgb('#b9b4ab')
const BAMBOO_BAND = rgb('#d8b25a')

/** Turned coordinates: u along the piece, v across. */
function placed(x: number, y: number, turn: number): (u: number, v: number) => Point {
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  return (u, v) => [x + cos * u - sin * v, y + sin * u + cos * v]
}

const handleTaper = (t: number): number => 0.6 + 0.7 * t * t

export function spoon(scene: Scene, x: number, y: number, turn: number, metal: Rgb = STEEL, length = 300): void {
  const at = placed(x, y, turn)
  tube(scene, [at(0, 0), at(length, 0)], { radius: 8, paint: metal, gloss: 0.9, flatten: 0.6, taper: handleTaper })
  const [bx, by] = at(-38, 0)
  const hollow = scaled(metal, 0.92)
  disc(scene, bx, by, {
    radius: 52,
    ry: 34,
    thickness: 9,
    turn,
    edge: 3,
    tilt: 0,
    face: (d) => (d > 1 ? null : [mix(hollow, metal, d * d), -9 * (1 - d * d), 1]),
  })
}

export function fork(scene: Scene, x: number, y: number, turn: number, metal: Rgb = STEEL, length = 300): void {
  const at = placed(x, y, turn)
  tube(scene, [at(0, 0), at(length, 0)], { radius: 8, paint: metal, gloss: 0.9, flatten: 0.6, taper: handleTaper })
  for (const v of [-18, -6, 6, 18]) {
    const taper = (t: number): number => 1 - 0.35 * t
    const path = [at(4, v * 0.35), at(-26, v * 0.95), at(-84, v)]
    tube(scene, path, { radius: 4, paint: metal, gloss: 0.9, flatten: 0.7, taper })
  }
  const [nx, ny] = at(-16, 0)
  ellipsoid(scene, nx, ny, { rx: 24, ry: 20, rz: 5, turn, paint: metal, gloss: 0.9, sink: 0.9 })
}

export function knife(scene: Scene, x: number, y: number, turn: number, metal: Rgb = STEEL, length = 300): void {
  const at = placed(x, y, turn)
  tube(scene, [at(0, 0), at(length, 0)], { radius: 9, paint: metal, gloss: 0.8, flatten: 0.6, taper: handleTaper })
  const blade = mix(metal, WHITE, 0.2)
  const taper = (t: number): number => (t > 0.8 ? Math.sqrt(Math.max(0.05, 1 - ((t - 0.8) / 0.2) ** 2)) : 1)
  tube(scene, [at(6, 0), at(-150, 4)], { radius: 15, paint: blade, gloss: 1, flatten: 0.25, taper })
}

export function chopsticks(scene: Scene, x: number, y: number, turn: number, wood: Rgb, length = 560): void {
  for (const side of [-13, 13]) {
    const at = placed(x, y, turn + side * 0.0022)
    const path = [at(0, side), at(length, side)]
    const paint = (t: number, h: number): Rgb => (t > 0.8 && t < 0.83 ? BAMBOO_BAND : scaled(wood, 0.7 + 0.5 * h))
    tube(scene, path, { radius: 8, paint, gloss: 0.55, taper: (t) => 0.55 + 0.5 * t, rigid: true })
  }
}
