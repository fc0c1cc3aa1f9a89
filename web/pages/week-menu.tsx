// What a week needs now and then, and the day on which all weeks start.
import { CalendarPlus, Ellipsis, LayoutTemplate, Printer } from 'lucide-react'
import { addDays, formatDay } from '#domain/time/calendar.ts'
import { FROM_TODAY } from '#domain/time/week-start.ts'
import { changePreferences, usePreferences } from '#web/device/preferences.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { Field } from '#web/ui/field.tsx'
import { Menu, MenuButton, menuItemClass } from '#web/ui/menu.tsx'
import { Select } from '#web/ui/select.tsx'

const A_SUNDAY = '2026-11-15'

const CHOICES = Array.from({ length: FROM_TODAY + 1 }, (_, start) => ({
  value: String(start),
  label:
    start === FROM_TODAY ? 'Today: the next 7 days' : (formatDay(addDays(A_SUNDAY, start), 'long').split(',')[0] ?? ''),
}))

export function WeekMenu({ onTemplates }: { onTemplates: () => void }) {
  const { weekStartsOn } = usePreferences()
  return (
    <Menu label="More" icon={<Ellipsis className="size-4" />} size="md">
      <MenuButton icon={<LayoutTemplate className="size-4" />} onSelect={onTemplates}>
        Templates
      </MenuButton>
      <MenuButton icon={<Printer className="size-4" />} onSelect={() => window.print()}>
        Print
      </MenuButton>
      <Link to={`${paths.account}#calendar`} className={menuItemClass}>
        <CalendarPlus className="size-4" />
        Calendar Link
      </Link>
      <Field label="Week starts on" className="px-3 pt-1 pb-2">
        {(control) => (
          <Select
            {...control}
            value={String(weekStartsOn)}
            options={CHOICES}
            onChange={({ target }) => changePreferences({ weekStartsOn: Number(target.value) })}
          />
        )}
      </Field>
    </Menu>
  )
}
