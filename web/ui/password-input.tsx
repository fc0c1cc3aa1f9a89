import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from './button.tsx'
import { Input } from './input.tsx'

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** What the eye button shows, if there is more than one. */
  called?: string
}

export function PasswordInput({ called = 'password', ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <span className="relative block">
      <Input {...props} type={shown ? 'text' : 'password'} className="pr-12" />
      <IconButton
        label={`${shown ? 'Hide' : 'Show'} ${called}`}
        aria-pressed={shown}
        icon={shown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
        onClick={() => setShown(!shown)}
        className="absolute top-1/2 right-0.5 -translate-y-1/2"
      />
    </span>
  )
}
