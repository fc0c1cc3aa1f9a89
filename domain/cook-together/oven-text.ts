/** "400°F (200°C)"; recipes give both. */
export function ovenText(celsius: number): string {
  if (celsius >= 260) return 'broil'
  return `${Math.round((celsius * 1.8 + 32) / 25) * 25}°F (${celsius}°C)`
}
