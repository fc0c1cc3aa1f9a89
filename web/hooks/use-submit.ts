import { type FormEvent, useState } from 'react'
import { failureText } from '#web/data/failure-text.ts'

/** A form's action: whether it is pending, and the message to show if it failed. */
export function useSubmit(action: () => Promise<void>) {
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    setPending(true)
    setError(null)
    try {
      await action()
    } catch (failure) {
      setError(failureText(failure))
    } finally {
      setPending(false)
    }
  }

  return { pending, error, submit }
}
