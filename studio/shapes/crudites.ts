// Raw vegetables for dipping: strips of pepper, and radishes whole and halved.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

/** Strips of bell pepper side by side: broad, a little bowed, the pale flesh along their edges. */
export function pepperSticks(scene: Scene, x: number, y: number, skin: Rgb): void {
  const { random } = scene
  const turn = Math.atan2(y - scene.y, x - scene.x) + random.between(-0.5, 0.5)
  const bow = random.chance(0.5) ? 1 : -1
  for (let i = 0; i < 8; i++) {
    const across = ((i % 5) - 2) * 25 + random.bell() * 6
    const along = random.bell() * 14
    const outside = scene.vary(skin, 0.1)
    const flesh = mix(outside, rgb('#f4a05c'), 0.42)
    const skinUp = random.chance(0.7)
    const path = arc(
      x - Math.sin(turn) * across + Math.cos(turn) * along,
      y + Math.cos(turn) * across + Math.sin(turn) * along,
      random.between(104, 128),
      turn + random.bell() * 0.14,
      bow * random.between(0.1, 0.45),
      12,
    )
    tube(scene, path, {
      radius: random.between(11, 14),
      gloss: skinUp ? 0.7 : 0.45,
      flatten: 0.34,
      sink: 0.5,
      taper: (t) => 0.82 + 0.18 * Math.sin(t * Math.PI),
      paint: (_t, h) =>
        scaled(
          skinUp ? mix(flesh, outside, smooth(0.3, 0.5, h)) : mix(outside, flesh, smooth(0.3, 0.55, h)),
          0.84 + 0.2 * h,
        ),
    })
  }
}

const RADISH = { red: rgb('#c01f48'), flesh: rgb('#fdf6f2'), root: rgb('#f3dcdc'), stalk: rgb('#7fae4a') }

function wholeRadish(scene: Scene, x: number, y: number, r: number, turn: number): void {
  const skin = scene.vary(RADISH.red, 0.12)
  const seed = scene.random.between(0, 99)
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
  tube(scene, arc(x + dx * r * 1.4, y + dy * r * 1.4, r * 0.9, turn, scene.random.bell() * 0.6, 6), {
    radius: r * 0.13,
    paint: RADISH.root,
    taper: (t) => 1 - 0.8 * t,
  })
  for (const side of [-0.24, 0.2])
    tube(scene, arc(x - dx * r * 1.35, y - dy * r * 1.35, r * 0.8, turn + side, side, 6), {
      radius: r * 0.11,
      paint: RADISH.stalk,
    })
  ellipsoid(scene, x, y, {
    rx: r * 1.12,
    ry: r,
    rz: r * 0.92,
    turn,
    gloss: 0.6,
    sink: 0.3,
    paint: (u, v, h) => {
      const tip = smooth(0.72, 0.98, u + 0.1 * (noise(v * 4 + seed, seed) - 0.5))
      return mix(scaled(skin, 0.72 + 0.34 * h), RADISH.root, tip)
    },
  })
}

function halfRadish(scene: Scene, x: number, y: number, r: number): void {
  const skin = scene.vary(RADISH.red, 0.12)
  // Its round side is red down to the plate.
  scene.field.withSides(
    () => skin,
    () =>
      disc(scene, x, y, {
        radius: r * 1.1,
        ry: r,
        thickness: r * 0.75,
        edge: 5,
        tilt: 0.34,
        face: (d, a) => {
          if (d > 1) return null
          if (d > 0.89) return [skin, 0, 0.6]
          const ray = 0.5 + 0.5 * Math.cos(a * 7)
          return [mix(RADISH.flesh, RADISH.root, 0.3 * ray * smooth(0.2, 0.7, d) + 0.6 * smooth(0.8, 0.89, d)), 0, 0.7]
        },
      }),
  )
}

/** A handful: some whole with their root and a bit of stalk, some halved. */
export function radishes(scene: Scene, x: number, y: number, radius: number): void {
  for (const [px, py] of scene.spots(6, radius, x, y)) {
    const r = scene.random.between(24, 29)
    if (scene.random.chance(0.5)) wholeRadish(scene, px, py, r, scene.random.angle())
    else halfRadish(scene, px, py, r)
  }
}
