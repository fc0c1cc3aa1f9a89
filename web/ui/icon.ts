// Draws an icon of the icon set. The set's own component can do much that we never ask for; the build uses this one instead
// (build/icons.ts), which every page carries. The lines of an icon never change, so React sees one element, not five; how
// they are drawn is the style sheet's matter.
import { type ComponentProps, createElement } from 'react'

export function createIcon(__html: string) {
  const lines = { __html }
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, when its module is read
  return function Icon({ className = '', ...props }: ComponentProps<'svg'>) {
    return createElement('svg', {
      viewBox: '0 0 24 24',
      'aria-hidden': true,
      ...props,
      className: `icon ${className}`,
      dangerouslySetInnerHTML: lines, // the set's own shapes
    })
  }
}
