import { addDays, formatDay } from '#domain/time/calendar.ts'
import { FROM_TODAY } from '#domain/time/week-start.ts'
import { changePreferences, usePreferences } from '#web/device/preferences.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

const A_SUNDAY = '2026-11-15'

const CHOICES = Array.from({ length: FROM_TODAY + 1 }, (_, start) => ({
  value: String(start),
  label:
    start === FROM_TODAY ? 'Today: the next 7 days' : (formatDay(addDays(A_SUNDAY, start), 'long').split(',')[0] ?? ''),
}))

interface WeekStartFieldProps {
  /** Under a heading that says the same. */
  hideLabel?: boolean
  className?: string
}

export function WeekStartField({ hideLabel, className }: WeekStartFieldProps) {
  const { weekStartsOn } = usePreferences()
  return (
    <Field label="Week starts on" hideLabel={hideLabel} className={className}>
      {(control) => (
        <Select
          {...control}
          value={String(weekStartsOn)}
          options={CHOICES}
          onChange={({ target }) => changePreferences({ weekStartsOn: Number(target.value) })}
        />
      )}
    </Field>
  )
}
