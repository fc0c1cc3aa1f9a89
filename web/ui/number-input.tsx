import type { ComponentProps } from 'react'
import { Input } from './input.tsx'

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  /** As typed: "1." and "" aren't numbers yet. */
  onText: (text: string) => void
}

/** Any number from 0 on, with the number keys on a phone. */
export function NumberInput({ onText, ...rest }: NumberInputProps) {
  return (
    <Input
      type="number"
      inputMode="decimal"
      min="0"
      step="any"
      {...rest}
      onChange={(event) => onText(event.target.value)}
    />
  )
}
