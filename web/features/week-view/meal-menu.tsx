// What is done with a planned meal less often. The browser opens and closes it; only its place is ours.
import { CalendarArrowUp, ChefHat, Copy, Ellipsis, Scale } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { isToCook } from '#domain/plan/next-meal.ts'
import type { ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { MenuButton, menuItemClass } from '#web/ui/menu.tsx'

const WIDTH_PX = 208
const EDGE_PX = 8

interface MealMenuProps {
  meal: ScheduledMeal
  onMove: (meal: ScheduledMeal) => void
  onCopy: (meal: ScheduledMeal) => void
  onServings: (meal: ScheduledMeal) => void
  className?: string
}

export function MealMenu({ meal, onMove, onCopy, onServings, className }: MealMenuProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)

  /** Below the button, within the screen's edges; it scrolls with the page. */
  function place() {
    const at = button.current?.getBoundingClientRect()
    if (!at || !panel.current) return
    const left = Math.max(EDGE_PX, Math.min(at.left, document.documentElement.clientWidth - WIDTH_PX - EDGE_PX))
    panel.current.style.left = `${left + window.scrollX}px`
    panel.current.style.top = `${at.bottom + window.scrollY}px`
  }

  const item = (label: string, icon: ReactNode, onSelect: (meal: ScheduledMeal) => void) => (
    <MenuButton
      icon={icon}
      onSelect={() => {
        panel.current?.hidePopover()
        onSelect(meal)
      }}
    >
      {label}
    </MenuButton>
  )

  return (
    <>
      <IconButton
        ref={button}
        label={`More for ${meal.title}`}
        icon={<Ellipsis className="size-5" />}
        popoverTarget={id}
        aria-expanded={open}
        data-native=""
        className={className}
      />
      <div
        id={id}
        ref={panel}
        popover="auto"
        onBeforeToggle={place}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        className="absolute m-0 w-52 rounded-xl border border-line bg-surface p-2 text-ink shadow-lg open:grid"
      >
        {open && (
          <>
            {item('Move', <CalendarArrowUp className="size-4" />, onMove)}
            {item('Copy', <Copy className="size-4" />, onCopy)}
            {!meal.isNote && item('Change Servings', <Scale className="size-4" />, onServings)}
            {isToCook(meal) && (
              <Link to={paths.cookTogether({ date: meal.date, meal: meal.mealType })} className={menuItemClass}>
                <ChefHat className="size-4" />
                Cook Together
              </Link>
            )}
          </>
        )}
      </div>
    </>
  )
}
