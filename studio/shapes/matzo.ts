// Matzo that was broken, softened in beaten egg and fried.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'

const MATZO = {
  crust: rgb('#f6d596'),
  toasted: rgb('#b8681c'),
  dark: rgb('#6e3610'),
  hole: rgb('#7a4214'),
  egg: rgb('#ffdb6e'),
}
/** Scene units between two rows of holes, and between the holes of a row. */
const ROW = 15
const HOLE = 10

/** A piece broken off a sheet: rows of holes, ridges between them that browned in the pan, egg set on a corner of it. */
export function matzoPiece(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const crust = scene.vary(MATZO.crust, 0.05)
  const [wide, high] = [random.between(0.66, 0.84), random.between(0.46, 0.68)]
  // It broke along its rows; across them the break runs aslant.
  const [left, right] = [random.bell() * 0.45, random.bell() * 0.45]
  const bend = random.between(-6, 9)
  const side = random.angle()
  const towards = [Math.cos(side), Math.sin(side)] as const
  const fried = random.between(0.5, 1)
  disc(scene, x, y, {
    radius: size,
    thickness: 5,
    edge: 2,
    tilt: 0.14,
    lean: 0.4,
    sink: 0.4,
    face: (_d, _angle, u, v) => {
      const jag = 0.16 * (layeredNoise(u * 3.2 + seed, v * 3.2 + seed, 3) - 0.5)
      const across = u + (u < 0 ? left : right) * v
      const rim = Math.max(Math.abs(across / wide), Math.abs(v / high)) - jag
      if (rim > 1) return null
      const [px, py] = [u * size, v * size]
      const wave = 2.4 * (noise(px * 0.03 + seed, py * 0.03) - 0.5)
      const row = (py + wave) / ROW + seed
      const inRow = Math.abs((row % 1) - 0.5) * ROW
      const step = (px + wave) / HOLE + seed + 20 + 0.5 * (Math.floor(row) % 2)
      const hole = smooth(3.1, 1.7, Math.hypot(inRow, ((step % 1) - 0.5) * HOLE))
      // The ridge between two rows stands up in blisters; these touched the pan.
      const ridge = smooth(2.5, 6.5, inRow)
      const blister = smooth(0.4, 0.62, noise(px * 0.075 + seed, Math.floor(row + 0.5) * 3.7 + seed)) * ridge
      const corner = (u / wide) * towards[0] + (v / high) * towards[1]
      const egg = smooth(0.66, 0.8, layeredNoise(u * 2.6 - seed, v * 2.6 + seed, 3) + 0.26 * corner)
      const edge = smooth(0.86, 1, rim)
      const bare = 1 - 0.85 * egg
      const brown = mix(crust, MATZO.toasted, Math.min(0.85, bare * fried * (0.85 * blister) + 0.4 * edge))
      const burnt = mix(
        brown,
        MATZO.dark,
        0.5 * bare * fried * smooth(0.7, 1, blister) * noise(px * 0.1, py * 0.1 + seed),
      )
      const set = mix(mix(burnt, MATZO.hole, 0.85 * hole * bare), MATZO.egg, 0.8 * egg)
      const up =
        2.2 * ridge * bare +
        1.4 * blister -
        2.4 * hole * bare +
        (3 + 5 * noise(px * 0.07 - seed, py * 0.07)) * egg +
        bend * u * u
      return [scaled(set, 1.02), up, 0.2 + 0.45 * egg]
    },
  })
}
