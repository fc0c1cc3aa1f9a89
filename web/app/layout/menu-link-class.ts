import { cx } from '#web/ui/cx.ts'

/** A row in the member menu and in the small-screen menu. */
export function menuLinkClass({ isActive = false } = {}) {
  return cx(
    'flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-2 text-left font-semibold transition-colors *:size-5',
    isActive ? 'bg-leaf-soft text-leaf-ink' : 'hover:bg-sunken',
  )
}
