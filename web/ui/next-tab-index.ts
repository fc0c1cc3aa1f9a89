/** The tab index a key moves to, wrapping around; undefined for other keys. */
export function nextTabIndex(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowLeft') return (current - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
