// Lamb on the bone that boiled until it falls apart: fibers lie side by side and open at the ends, a cap of soft fat, here and there the bone.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'
import { hewn } from '#studio/shapes/hewn.ts'

const [MEAT, PALE, DARK] = [rgb('#ac8468'), rgb('#c7a286'), rgb('#8a6148')]
const [FAT, BONE, MARROW] = [rgb('#f0dfb8'), rgb('#efe3c8'), rgb('#a4674a')]

export function boiledLamb(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const flesh = scene.vary(MEAT, 0.07)
  const fatFace = random.whole(1, 5)
  const wave = random.between(0.4, 0.9)
  hewn(scene, x, y, {
    size: size * random.between(0.86, 1.04),
    long: random.between(1.2, 1.5),
    tall: random.between(0.66, 0.84),
    sides: 5,
    uneven: size * 0.3,
    tip: 0.22,
    round: 0.26,
    gloss: ({ grain }) => 0.26 + 0.3 * smooth(0.55, 0.75, grain),
    // Long fibers that wander, in bundles of uneven width.
    grain: (u, v) => {
      const across = v + wave * (layeredNoise(u * 0.9 + seed, v * 0.9, 2) - 0.5)
      return 0.45 * noise(u * 1.8 + seed, across * 7) + 0.55 * noise(u * 3.4 - seed, across * 19)
    },
    paint: ({ face, u, v, edge, grain, height }) => {
      const broad = layeredNoise(u * 1.6 - seed, v * 1.6, 2)
      const fiber = mix(mix(DARK, flesh, 0.5 + 0.5 * smooth(0.26, 0.46, grain)), PALE, 0.45 * smooth(0.5, 0.8, grain))
      const meat = mix(fiber, PALE, clamp(0.4 * edge + 0.5 * smooth(0.52, 0.72, broad)))
      const fat = face === fatFace ? 0.9 : 0.5 * smooth(0.7, 0.78, broad + 0.06 * (grain - 0.5))
      return scaled(mix(meat, FAT, fat), 0.94 + 0.1 * height)
    },
    relief: ({ grain, face }) => (grain - 0.5) * size * (face === fatFace ? 0.04 : 0.09),
  })
  if (random.chance(0.4)) bone(scene, x, y, size)
}

/** The round of a shoulder bone at one end, sawn through. */
function bone(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const away = random.angle()
  const [px, py] = [x + Math.cos(away) * size * 0.62, y + Math.sin(away) * size * 0.5]
  disc(scene, px, py, {
    radius: size * random.between(0.27, 0.33),
    ry: size * random.between(0.22, 0.28),
    thickness: size * 0.24,
    edge: size * 0.07,
    tilt: 0.3,
    face: (d, a, u, v) => {
      const rim = 0.96 + 0.06 * noise(Math.cos(a) * 1.6 + seed, Math.sin(a) * 1.6)
      if (d > rim) return null
      const spongy = noise(u * 9 + seed, v * 9)
      const inside = smooth(0.56, 0.46, d + 0.12 * (noise(a * 2 + seed, 1.5) - 0.5))
      return [mix(scaled(BONE, 0.95 + 0.06 * spongy), scaled(MARROW, 0.85 + 0.3 * spongy), inside), -2.4 * inside, 0.4]
    },
  })
}
