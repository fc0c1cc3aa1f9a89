import { readServings } from '#domain/kitchen/cookable-servings.ts'

/** The plan's links contain the servings to cook. They count once: a later reload shows what the cook chose since. */
export function takePlannedServings(): number | null {
  const address = new URL(window.location.href)
  const planned = readServings(address.searchParams.get('servings'))
  if (address.searchParams.has('servings')) {
    address.searchParams.delete('servings')
    window.history.replaceState(window.history.state, '', address)
  }
  return planned
}
