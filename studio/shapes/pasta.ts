// Short pasta, one piece at a time.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

export type PastaShape = 'penne' | 'spiral' | 'shell' | 'elbow' | 'bow' | 'flat' | 'orzo' | 'gnocchi' | 'filled'

interface PastaPiece {
  scene: Scene
  x: number
  y: number
  size: number
  turn: number
  body: Rgb
  shade: Rgb
}

const DRAW: Record<PastaShape, (piece: PastaPiece) => void> = {
  penne({ scene, x, y, size, turn, body, shade }) {
    const ridges = (t: number, h: number): Rgb =>
      t < 0.05 || t > 0.95 ? scaled(body, 0.4) : mix(shade, body, 0.35 + 0.65 * Math.abs(Math.sin(h * 9)))
    tube(scene, arc(x, y, size * 2.1, turn, scene.random.bell() * 0.15, 8), {
      radius: size * 0.42,
      paint: ridges,
      gloss: 0.5,
    })
  },
  spiral({ scene, x, y, size, turn, body, shade }) {
    const paint = (t: number, h: number): Rgb => mix(shade, body, 0.3 + 0.7 * Math.abs(Math.sin(t * 15 + h * 2)))
    const taper = (t: number): number => 0.78 + 0.22 * Math.sin(t * 30)
    tube(scene, arc(x, y, size * 2.2, turn, scene.random.bell() * 0.25, 16), {
      radius: size * 0.45,
      paint,
      taper,
      gloss: 0.5,
    })
  },
  elbow({ scene, x, y, size, turn, body, shade }) {
    tube(scene, arc(x, y, size * 1.9, turn, 2.4, 10), {
      radius: size * 0.36,
      paint: (t, h) => (t < 0.06 || t > 0.94 ? scaled(body, 0.45) : mix(shade, body, 0.4 + 0.6 * h)),
      gloss: 0.55,
    })
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
  bow({ scene, x, y, size, turn, body, shade }) {
    disc(scene, x, y, {
      radius: size * 1.1,
      thickness: 7,
      turn,
      edge: 0.5,
      tilt: 0.2,
      face: (_d, _a, u, v) => {
        const half = 0.22 + 0.42 * Math.abs(u)
        if (Math.abs(u) > 0.95 + 0.04 * Math.sin(v * 30) || Math.abs(v) > half) return null
        return [
          mix(body, shade, smooth(0.3, 0, Math.abs(u)) * 0.5),
          6 * smooth(0.35, 0, Math.abs(u)) + Math.cos(v * 9) * 2,
          0.5,
        ]
      },
    })
  },
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
  gnocchi({ scene, x, y, size, turn, body, shade }) {
    ellipsoid(scene, x, y, {
      rx: size,
      ry: size * 0.68,
      rz: size * 0.6,
      turn,
      gloss: 0.45,
      power: 1.4,
      paint: (u) => mix(shade, body, 0.55 + 0.45 * Math.abs(Math.sin(u * 8))),
    })
  },
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
