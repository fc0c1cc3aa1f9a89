import { type FormEvent, useState } from 'react'
import { tokenIn } from '#domain/household/invitation-link.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

/** For an installed app: links open in the browser, which doesn't share its storage. */
export function PasteInvitation({ onToken }: { onToken: (token: string) => void }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    const token = tokenIn(text)
    if (token) onToken(token)
    else setProblem('That isn’t an invitation link. A full link ends with # and 22 letters and digits.')
  }

  return (
    <Card as="section" aria-label="Paste an invitation">
      <form onSubmit={submit} noValidate className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <Field label="Invitation link" hint="Paste the link someone sent you." error={problem}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              value={text}
              onChange={(event) => {
                setText(event.target.value)
                setProblem(null)
              }}
            />
          )}
        </Field>
        <Button type="submit" className="self-start sm:mt-7">
          Continue
        </Button>
      </form>
    </Card>
  )
}
