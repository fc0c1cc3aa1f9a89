// Natto: small brown beans in a pale, sticky film, stirred until fine threads stretch between them.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { heaped } from '#studio/heap.ts'
import { hypot, layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { bean } from '#studio/shapes/beans.ts'
import { tube } from '#studio/shapes/tube.ts'

const BEANS = ['#b8782e', '#c98c40', '#a06226', '#d6a258'].map(rgb)
const FILM = rgb('#e9d4a4')
const THREAD = rgb('#f3e4c0')

/** The film lies between the beans, foamy where it was stirred, and over some of them. */
function film(scene: Scene, x: number, y: number, radius: number): void {
  const seed = scene.random.between(0, 99)
  scene.field.stamp(
    x,
    y,
    radius,
    0,
    (u, v, out) => {
      const r = hypot(u, v) / radius
      const n = layeredNoise(u * 0.02 + seed, v * 0.02, 3)
      const bubbles = pores(u * 0.11 + seed, v * 0.11, 0.6)
      const share = smooth(1, 0.55, r) * smooth(0.36, 0.62, n)
      out.alpha = share * (0.34 + 0.4 * bubbles)
      return share > 0 && put(out, FILM, share * (1 + 1.6 * bubbles), 0.95)
    },
    'decal',
  )
}

/** A thread that sags a little between two beans, thick where it leaves them. */
function thread(scene: Scene, [ax, ay]: Point, [bx, by]: Point): void {
  const { random } = scene
  const bow = random.bell() * 0.3
  const path = Array.from({ length: 9 }, (_, i): Point => {
    const t = i / 8
    const off = bow * 4 * t * (1 - t)
    return [ax + (bx - ax) * t - (by - ay) * off, ay + (by - ay) * t + (bx - ax) * off]
  })
  tube(scene, path, {
    radius: random.between(0.9, 1.5),
    taper: (t) => 0.55 + 2.2 * (t - 0.5) ** 2,
    paint: (_t, h) => scaled(THREAD, 0.86 + 0.16 * h),
    gloss: 0.9,
    sink: 0.9,
    lift: 1,
  })
}

export function nattoHeap(scene: Scene, x: number, y: number, radius: number): void {
  const { random } = scene
  const lay = (count: number, reach: number): void => {
    for (const [px, py] of scene.spots(count, reach, x, y)) {
      const skin = mix(random.pick(BEANS), FILM, 0.12 * random.unit())
      bean(scene, px, py, { skin, size: random.between(11.5, 15), plump: 0.76, bend: 0.08, gloss: 0.95 })
    }
  }
  heaped(scene, { x, y, radius }, radius * 0.42, () => {
    lay(Math.round((radius / 9.5) ** 2), radius * 0.96)
    lay(Math.round((radius / 14) ** 2), radius * 0.7)
  })
  film(scene, x, y, radius * 0.95)
  heaped(scene, { x, y, radius }, radius * 0.45, () => lay(Math.round((radius / 18) ** 2), radius * 0.8))
  for (let i = 0; i < 80; i++) {
    const from = scene.spot(radius * 0.8, x, y)
    const angle = random.angle()
    const long = random.between(18, 58)
    thread(scene, from, [from[0] + Math.cos(angle) * long, from[1] + Math.sin(angle) * long])
  }
}
