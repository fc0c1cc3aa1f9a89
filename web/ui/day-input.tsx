import type { ComponentProps } from 'react'
import { DIARY_DAYS } from '#domain/diary/diary-entry.ts'
import { Input } from './input.tsx'

interface DayInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  /** As chosen: "" while a part of the date is missing. */
  onDay: (day: string) => void
}

/** A day that the diary and the week have a page for. */
export function DayInput({ onDay, ...rest }: DayInputProps) {
  return (
    <Input
      type="date"
      min={DIARY_DAYS.first}
      max={DIARY_DAYS.last}
      {...rest}
      onChange={(event) => onDay(event.target.value)}
    />
  )
}
