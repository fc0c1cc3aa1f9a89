// What a week needs now and then, and the day on which all weeks start.
import { CalendarPlus, ChefHat, Ellipsis, LayoutTemplate, Printer } from 'lucide-react'
import { WeekStartField } from '#web/features/settings/week-start-field.tsx'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { Menu, MenuButton, menuItemClass } from '#web/ui/menu.tsx'

export function WeekMenu({ onTemplates }: { onTemplates: () => void }) {
  return (
    <Menu label="More" icon={<Ellipsis className="size-4" />} size="md">
      <MenuButton icon={<LayoutTemplate className="size-4" />} onSelect={onTemplates}>
        Templates
      </MenuButton>
      <MenuButton icon={<Printer className="size-4" />} onSelect={() => window.print()}>
        Print
      </MenuButton>
      <Link to={paths.cookTogether({ week: 'ahead' })} className={menuItemClass}>
        <ChefHat className="size-4" />
        Cook Ahead
      </Link>
      <Link to={`${paths.account}#calendar`} className={menuItemClass}>
        <CalendarPlus className="size-4" />
        Calendar Link
      </Link>
      <WeekStartField className="px-3 pt-1 pb-2" />
    </Menu>
  )
}
