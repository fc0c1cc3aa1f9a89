import { CircleCheck } from 'lucide-react'
import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { CONTACT_LIMITS, CONTACT_SUBJECTS } from '#domain/site/contact-message.ts'
import { apiPost } from '#web/data/api.ts'
import { failureText } from '#web/data/failure-text.ts'
import { siteSettings } from '#web/data/site-config.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

const SIMULATED_SEND_MS = 1000

/** Kept while the tab is open, so that people who look something up on another page come back to what they wrote. */
let written: FormData | null = null

/** `reachesUs` is false if email isn't configured: then the form sends nothing and says so. */
function thanks() {
  const { replyWithin } = siteSettings().host
  return `Thanks for writing. We’ll get back to you${replyWithin && ` within ${replyWithin}`}.`
}

export function ContactForm({ reachesUs }: { reachesUs: boolean }) {
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing')
  const [error, setError] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    for (const field of form.current?.querySelectorAll<HTMLInputElement>('[name]') ?? []) {
      field.value = String(written?.get(field.name) ?? field.value)
    }
  }, [])

  function keep(event: FormEvent<HTMLFormElement>) {
    written = new FormData(event.currentTarget)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'sending') return
    const message = Object.fromEntries(new FormData(event.currentTarget))
    setState('sending')
    setError(null)
    try {
      await (reachesUs ? apiPost('/contact', message) : new Promise((done) => setTimeout(done, SIMULATED_SEND_MS)))
      written = null
      form.current?.reset()
      setState('sent')
    } catch (failure) {
      setError(failureText(failure))
      setState('writing')
    }
  }

  return (
    <form ref={form} method="dialog" onSubmit={submit} onInput={keep} className="grid gap-5">
      {!reachesUs && (
        <Notice tone="apricot">
          This site can’t send email, so your message won’t reach anyone. What you type here stays in your browser.
        </Notice>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" required>
          {(control) => <Input {...control} name="name" autoComplete="name" maxLength={CONTACT_LIMITS.name} />}
        </Field>
        <Field label="Email" required>
          {(control) => (
            <Input {...control} type="email" name="email" autoComplete="email" maxLength={CONTACT_LIMITS.email} />
          )}
        </Field>
      </div>
      <Field label="Subject" required>
        {(control) => (
          <Select
            {...control}
            name="subject"
            defaultValue=""
            placeholder="Choose a subject"
            options={CONTACT_SUBJECTS}
          />
        )}
      </Field>
      <Field label="Message" required hint={reachesUs ? 'We’ll reply to your email address.' : undefined}>
        {(control) => <Textarea {...control} name="message" rows={6} maxLength={CONTACT_LIMITS.message} />}
      </Field>
      {/* A honeypot: people never see this field, and messages that fill it in are discarded. */}
      <div hidden>
        <input name="website" aria-label="Website" autoComplete="off" tabIndex={-1} />
      </div>
      <Button type="submit" size="lg" loading={state === 'sending'} className="justify-self-start">
        {state === 'sending' ? 'Sending...' : 'Send Message'}
      </Button>
      {error && (
        <Notice tone="danger" role="alert">
          Your message wasn’t sent. {error}
        </Notice>
      )}
      <output className="block">
        {state === 'sent' && (
          <Notice tone="leaf" icon={<CircleCheck className="size-5 shrink-0" />}>
            <p className="font-bold">Message Sent!</p>
            <p>
              {reachesUs
                ? thanks()
                : 'Thanks for trying the form. This site can’t send email, so nobody will write back.'}
            </p>
          </Notice>
        )}
      </output>
    </form>
  )
}
