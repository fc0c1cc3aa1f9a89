import { useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { notify } from '#web/ui/toast-store.ts'

/** A newly created link, to copy now. */
export function NewLink({ address }: { address: string }) {
  const input = useRef<HTMLInputElement>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      notify('Link copied.')
    } catch {
      // There is no clipboard without https, and a browser may block it.
      input.current?.select()
      notify('We couldn’t copy the link. It’s selected now, so you can copy it by hand.', { tone: 'danger' })
    }
  }

  return (
    <div className="grid gap-2">
      <Field label="Public link" hint="Copy it now. We won’t show it again.">
        {(control) => (
          <Input {...control} ref={input} readOnly value={address} onFocus={(event) => event.target.select()} />
        )}
      </Field>
      <Button variant="secondary" className="justify-self-start" onClick={copy}>
        Copy
      </Button>
    </div>
  )
}
