// A crumb of tempeh from the pan: a few soybeans that hold together, pale mold between them, browned on top.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

const [MOLD, BEAN, BROWN] = [rgb('#d9ae70'), rgb('#d39c48'), rgb('#84451a')]

/** `size`: about half of its length; two to five beans. */
export function tempehCrumb(scene: Scene, x: number, y: number, size: number, browned = 1): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const heat = browned * random.between(0.35, 0.95)
  const took = (colour: Rgb, u: number, v: number, h: number): Rgb =>
    scaled(mix(colour, BROWN, heat * smooth(0.42, 0.8, 0.5 * h + 0.6 * noise(u * 1.6 + seed, v * 1.6))), 0.85 + 0.2 * h)
  ellipsoid(scene, x, y, {
    rx: size * random.between(0.8, 1.05),
    ry: size * random.between(0.6, 0.8),
    rz: size * 0.55,
    gloss: 0.25,
    bump: size * 0.5,
    bumpScale: 2.4 / size,
    sink: 0.3,
    paint: (u, v, h) => took(MOLD, u, v, h),
  })
  const beans = random.whole(2, 4)
  for (const [bx, by] of scene.spots(beans, size * 0.62, x, y)) {
    const bean = scene.vary(BEAN, 0.08)
    ellipsoid(scene, bx, by, {
      rx: size * random.between(0.34, 0.42),
      ry: size * random.between(0.26, 0.32),
      rz: size * 0.22,
      gloss: 0.4,
      sink: 0.25,
      paint: (u, v, h) => took(bean, u, v, h),
    })
  }
}
