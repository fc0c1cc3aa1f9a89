// A button that opens a short list of actions. Without scripts it works as <details>; scripts close it.
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { buttonClass } from './button.tsx'
import { cx } from './cx.ts'

/** Kept free at the edge of the screen. */
const EDGE_PX = 16

interface MenuProps {
  label: ReactNode
  icon?: ReactNode
  children: ReactNode
  size?: 'sm' | 'md'
  className?: string
}

export function Menu({ label, icon, children, size = 'sm', className }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (menu.current?.open && target instanceof Node && !menu.current.contains(target)) menu.current.open = false
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [])

  /** Moved left by as much as it would overflow the screen on the right. */
  function place() {
    if (!menu.current?.open || !panel.current) return
    const right = menu.current.getBoundingClientRect().left + panel.current.offsetWidth + EDGE_PX
    panel.current.style.left = `${Math.min(0, document.documentElement.clientWidth - right)}px`
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !menu.current?.open) return
    event.stopPropagation()
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }

  return (
    <details ref={menu} className={cx('relative', className)} onToggle={place} onKeyDown={closeOnEscape}>
      <summary className={buttonClass({ variant: 'secondary', size, className: 'w-full cursor-pointer list-none' })}>
        {icon}
        {label}
      </summary>
      {/* Close the menu after a choice. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons and links inside are what is pressed */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key press on them is a click, too */}
      <div
        ref={panel}
        className="appear absolute z-10 mt-2 grid w-64 rounded-xl border border-line bg-surface p-2 shadow-lg"
        onClick={({ target }) => {
          if (menu.current && target instanceof Element && target.closest('button, a')) menu.current.open = false
        }}
      >
        {children}
      </div>
    </details>
  )
}

const ITEM = 'flex min-h-11 items-center gap-3 rounded-lg px-3 py-2 text-left font-medium hover:bg-sunken'

export function MenuButton({
  icon,
  onSelect,
  children,
}: {
  icon?: ReactNode
  onSelect: () => void
  children: ReactNode
}) {
  return (
    <button type="button" className={ITEM} onClick={onSelect}>
      {icon}
      {children}
    </button>
  )
}

/** The look of an entry, for links. */
export const menuItemClass = ITEM
