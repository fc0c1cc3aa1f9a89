import { type SubmitEvent, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

/** Sends nothing, and says so. The field has no name, so a form submit can't carry it either. */
export function NewsletterForm({ className }: { className?: string }) {
  const [thanked, setThanked] = useState(false)
  const id = useId()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    event.currentTarget.reset()
    setThanked(true)
  }

  return (
    <form method="dialog" onSubmit={submit} className={className}>
      <div className="flex flex-wrap gap-2">
        <label htmlFor={id} className="sr-only">
          Email address
        </label>
        <input
          id={id}
          type="email"
          required
          autoComplete="email"
          placeholder="you@example.com"
          className="control w-auto min-w-0 flex-[1_1_11rem] rounded-full"
        />
        <Button type="submit" variant="accent">
          Subscribe
        </Button>
      </div>
      <output className={cx('block text-sm', thanked && 'mt-3')}>
        {thanked && 'Thanks! The newsletter hasn’t started yet, so we didn’t send anything or keep your address.'}
      </output>
    </form>
  )
}
