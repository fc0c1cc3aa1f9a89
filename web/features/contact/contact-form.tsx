import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { CONTACT_LIMITS, CONTACT_SUBJECTS } from '#domain/site/contact-message.ts'
import { apiPost } from '#web/data/api.ts'
import { siteSettings } from '#web/data/site-config.ts'
import { useForm } from '#web/hooks/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { FormField, Problem } from '#web/ui/form-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

const SIMULATED_SEND_MS = 1000

/** Kept while the tab is open, so that people who look something up on another page come back to what they wrote. */
let written = { name: '', email: '', subject: '', message: '', website: '' }
const EMPTY = written

function thanks() {
  const { replyWithin } = siteSettings().host
  return `Thanks for writing. We’ll get back to you${replyWithin && ` within ${replyWithin}`}.`
}

/** `reachesUs` is false if email isn't configured: then the form sends nothing and says so. */
export function ContactForm({ reachesUs }: { reachesUs: boolean }) {
  const [sent, setSent] = useState(false)
  const form = useForm({
    start: written,
    async send(message) {
      setSent(false)
      await (reachesUs ? apiPost('/contact', message) : new Promise((done) => setTimeout(done, SIMULATED_SEND_MS)))
      form.set(EMPTY)
      setSent(true)
    },
  })
  useEffect(() => {
    written = form.values
  }, [form.values])

  return (
    <form {...form.props} method="dialog" className="grid gap-5">
      {!reachesUs && (
        <Notice tone="apricot">
          This site can’t send email, so your message won’t reach anyone. What you type here stays in your browser.
        </Notice>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField form={form} name="name" label="Name" required autoComplete="name" maxLength={CONTACT_LIMITS.name} />
        <FormField
          form={form}
          name="email"
          label="Email"
          required
          type="email"
          autoComplete="email"
          maxLength={CONTACT_LIMITS.email}
        />
      </div>
      <FormField form={form} name="subject" label="Subject" required>
        {(control) => <Select {...control} placeholder="Choose a subject" options={CONTACT_SUBJECTS} />}
      </FormField>
      <FormField
        form={form}
        name="message"
        label="Message"
        required
        hint={reachesUs ? 'We’ll reply to your email address.' : undefined}
      >
        {(control) => <Textarea {...control} rows={6} maxLength={CONTACT_LIMITS.message} />}
      </FormField>
      {/* A honeypot: people never see this field, and messages that fill it in are discarded. */}
      <div hidden>
        <input {...form.bind('website')} aria-label="Website" autoComplete="off" tabIndex={-1} />
      </div>
      <Button type="submit" size="lg" loading={form.pending} className="justify-self-start">
        {form.pending ? 'Sending...' : 'Send Message'}
      </Button>
      <Problem text={form.problem && `Your message wasn’t sent. ${form.problem}`} />
      <output className="block">
        {sent && (
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
