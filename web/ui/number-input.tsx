import type { ComponentProps } from 'react'
import { Input } from './input.tsx'

/** Any number from 0 on, with the number keys on a phone. */
export const ANY_NUMBER = { type: 'number', inputMode: 'decimal', min: '0', step: 'any' } as const

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  /** As typed: "1." and "" aren't numbers yet. */
  onText: (text: string) => void
}

export function NumberInput({ onText, ...rest }: NumberInputProps) {
  return <Input {...ANY_NUMBER} {...rest} onChange={(event) => onText(event.target.value)} />
}
