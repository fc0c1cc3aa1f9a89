import { CircleCheck } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

const SUBJECTS = [
  { value: 'general', label: 'General question' },
  { value: 'support', label: 'Help with my account' },
  { value: 'feedback', label: 'Feedback' },
  { value: 'bug', label: 'Something is broken' },
  { value: 'feature', label: 'An idea for a feature' },
  { value: 'partnership', label: 'Working together' },
]

const SIMULATED_SEND_MS = 1000

/** Sends nothing: the input is cleared and never leaves the browser. */
export function ContactForm() {
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing')
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (state !== 'sending') return
    const timer = setTimeout(() => {
      form.current?.reset()
      setState('sent')
    }, SIMULATED_SEND_MS)
    return () => clearTimeout(timer)
  }, [state])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setState('sending')
  }

  return (
    <form ref={form} method="dialog" onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" required>
          {(control) => <Input {...control} name="name" autoComplete="name" maxLength={100} />}
        </Field>
        <Field label="Email" required>
          {(control) => <Input {...control} type="email" name="email" autoComplete="email" maxLength={254} />}
        </Field>
      </div>
      <Field label="Subject" required>
        {(control) => (
          <Select {...control} name="subject" defaultValue="" placeholder="Choose a subject" options={SUBJECTS} />
        )}
      </Field>
      <Field label="Message" required hint="This is a demonstration form: your message stays in your browser.">
        {(control) => <Textarea {...control} name="message" rows={6} maxLength={5000} />}
      </Field>
      <Button type="submit" size="lg" loading={state === 'sending'} className="justify-self-start">
        {state === 'sending' ? 'Sending...' : 'Send Message'}
      </Button>
      <output className="block">
        {state === 'sent' && (
          <Notice tone="leaf" icon={<CircleCheck className="size-5 shrink-0" />}>
            <p className="font-bold">Message Sent!</p>
            <p>
              Thank you for trying the form. It is a demonstration, so nothing has left your browser and nobody will
              write back.
            </p>
          </Notice>
        )}
      </output>
    </form>
  )
}
