/** "12 kcal over your target of 2,000 kcal", "exactly your target of 8,368 kJ". */
export function distanceText(calories: number, target: number, energyText: (kcal: number) => string): string {
  const off = Math.round(calories) - target
  if (off === 0) return `exactly your target of ${energyText(target)}`
  const [far, goal] = [energyText(Math.abs(off)), energyText(target)]
  return off > 0 ? `${far} over your target of ${goal}` : `${far} under your target of ${goal}`
}
