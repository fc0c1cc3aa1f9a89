// The two parts of a wing that was split at its first joint: the drumette, a short club, and the flat with its tip bent back from it.
import type { Build } from './chicken-piece.ts'
import { softMin, taperedRod, toEllipsoid } from './limbs.ts'

/** Plump at the shoulder, drawn in before the elbow, where the skin shrank back from a little of the joint. */
export function drumette(lies: number): Build {
  const meat = taperedRod([0.3, 0, 0.4], 0.41, [-0.5, 0.04 * lies, 0.3], 0.19)
  const wrist = taperedRod([-0.5, 0.04 * lies, 0.3], 0.16, [-0.74, 0.08 * lies, 0.29], 0.18)
  return {
    long: 1.1,
    tall: 0.86,
    flesh(a, b, c) {
      const club = softMin(meat(a, b, c), wrist(a, b, c), 0.06)
      const muscle = toEllipsoid(a - 0.14, b - 0.27 * lies, c - 0.32, 0.46, 0.24, 0.27)
      return [softMin(club, muscle, 0.07), Math.abs(club - muscle)]
    },
    bone(a, b, c) {
      const one = toEllipsoid(a + 0.87, b - 0.02 * lies, c - 0.32, 0.1, 0.09, 0.1)
      const other = toEllipsoid(a + 0.85, b - 0.16 * lies, c - 0.27, 0.1, 0.09, 0.09)
      return softMin(one, other, 0.05)
    },
  }
}

/** Broad and level: two bones side by side with a hollow between them, knuckles at both ends, and the pointed tip bent back. */
export function flatWithTip(lies: number): Build {
  const thick = taperedRod([-0.62, 0.18 * lies, 0.25], 0.21, [0.5, 0.21 * lies, 0.25], 0.2)
  const thin = taperedRod([-0.6, -0.2 * lies, 0.22], 0.17, [0.5, -0.18 * lies, 0.22], 0.16)
  const knuckle = taperedRod([-0.74, 0.16 * lies, 0.25], 0.21, [-0.72, -0.12 * lies, 0.24], 0.18)
  const joint = taperedRod([0.58, 0.16 * lies, 0.25], 0.2, [0.62, -0.08 * lies, 0.24], 0.19)
  const tip = taperedRod([0.66, -0.02 * lies, 0.25], 0.18, [0.86, -0.46 * lies, 0.2], 0.12)
  const point = taperedRod([0.86, -0.46 * lies, 0.2], 0.11, [0.78, -0.9 * lies, 0.16], 0.04)
  return {
    long: 1.22,
    tall: 0.52,
    flesh(a, b, c) {
      const one = thick(a, b, c)
      const two = thin(a, b, c)
      const web = toEllipsoid(a + 0.06, b - 0.01 * lies, c - 0.22, 0.64, 0.34, 0.15)
      const arm = softMin(softMin(softMin(one, two, 0.08), web, 0.06), knuckle(a, b, c), 0.08)
      const bent = softMin(softMin(tip(a, b, c), point(a, b, c), 0.05), joint(a, b, c), 0.05)
      return [softMin(arm, bent, 0.05), Math.min(Math.abs(arm - bent), Math.abs(one - two) + 0.02)]
    },
    bone: (a, b, c) => toEllipsoid(a + 0.93, b - 0.12 * lies, c - 0.26, 0.07, 0.09, 0.09),
  }
}
