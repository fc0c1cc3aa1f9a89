// A cube of meat from a very hot pan: square, tipped one way or the other, brown and shining with its glaze,
// darkest along the edges; here and there a face that stayed pink.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [DEEP, TAN] = [rgb('#54290f'), rgb('#b8763e')]

/** `inside`: what a face looks like that never met the pan. */
export function searedCube(scene: Scene, x: number, y: number, size: number, brown: Rgb, inside: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const own = size * random.between(0.84, 1.12)
  const [halfX, halfY] = [own * random.between(0.9, 1.12), own * random.between(0.8, 1)]
  const tall = own * random.between(1.05, 1.35)
  const body = scene.vary(brown, 0.08)
  const pink = scene.vary(inside, 0.05)
  // The top and its four sides, none of them quite square to the next.
  const lean = (): number => random.bell() * 0.22
  const [tipX, tipY] = [random.bell() * 0.5, random.bell() * 0.5]
  const sides = [
    [1, lean(), halfX],
    [-1, lean(), halfX],
    [lean(), 1, halfY],
    [lean(), -1, halfY],
  ] as const
  const steep = sides.map(() => random.between(4.5, 9))
  const bare = sides.map(() => random.chance(0.22)).concat(random.chance(0.14))
  const melt = own * 0.16
  const rest = field.settle(x, y, halfX * 0.7, halfY * 0.7, turn, 0.35, 0.3)
  field.stamp(x, y, own * 1.7, turn, (lx, ly, out) => {
    const [u, v] = [lx / own, ly / own]
    const bump = layeredNoise(u * 1.9 + seed, v * 1.9, 3) - 0.5
    let lowest = tall + tipX * lx + tipY * ly + bump * own * 0.2
    let second = 1e9
    let face = 4
    let sum = Math.exp(-lowest / melt)
    for (let i = 0; i < 4; i++) {
      const [nx, ny, half] = sides[i] as (typeof sides)[number] // there are four
      const h = (half + bump * own * 0.16 - nx * lx - ny * ly) * (steep[i] as number)
      sum += Math.exp(-h / melt)
      if (h < lowest) {
        second = lowest
        lowest = h
        face = i
      } else if (h < second) second = h
    }
    const height = -melt * Math.log(sum)
    if (height < 0) return false
    const edge = smooth(own * 0.4, 0, second - lowest)
    const n = layeredNoise(u * 1.5 + seed * 2, v * 1.5 + face * 3, 3)
    const fine = noise(u * 9 + seed, v * 9)
    const grain = layeredNoise(u * 2 + seed, v * 8 + face * 5, 2)
    const heat = n + 0.16 * edge + 0.12 * (fine - 0.5)
    const crust = mix(mix(body, TAN, 0.75 * smooth(0.5, 0.34, heat)), DEEP, 0.8 * smooth(0.54, 0.72, heat))
    const open = bare[face] ? 0.85 * smooth(0.75, 0.2, edge + 0.5 * (n - 0.5)) : 0
    const paint = mix(scaled(crust, 0.92 + 0.16 * fine), scaled(pink, 0.82 + 0.34 * grain), open)
    const glazed = smooth(0.46, 0.62, layeredNoise(u * 1.6 - seed, v * 1.6, 2)) * (1 - open)
    const z = 2 + height + (grain - 0.5) * own * 0.06 + (fine - 0.5) * own * 0.03
    return put(out, paint, rest.z + rest.slopeX * lx + rest.slopeY * ly + z, 0.34 + 0.55 * glazed, z + 3)
  })
}
