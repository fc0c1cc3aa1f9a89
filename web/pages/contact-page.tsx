import { Clock, MessageCircleHeart } from 'lucide-react'
import { NO_MAIL, siteSettings } from '#web/data/site-config.ts'
import { ContactForm } from '#web/features/contact/contact-form.tsx'
import { Faq } from '#web/features/contact/faq.tsx'
import { usePageHead } from '#web/router/page-head.ts'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SectionHeader } from '#web/ui/section-header.tsx'

export function ContactPage() {
  usePageHead({
    title: 'Contact',
    description: 'Get in touch with Plateful, see our support hours, and find answers to common questions.',
    canonical: '/contact',
  })
  const { mail, host } = siteSettings()
  const { contact: reachesUs } = mail
  const { supportHours, replyWithin } = host
  return (
    <div className="page-width">
      <PageHeader
        title="Contact us"
        intro={
          reachesUs
            ? 'A question, an idea, or a recipe that went wrong? Tell us. You may find your answer below, too.'
            : 'Find answers to common questions below.'
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <Card as="section" aria-labelledby="write-to-us" className="sm:p-8">
          <h2 id="write-to-us" className="mb-6 text-2xl">
            Write to us
          </h2>
          <ContactForm reachesUs={reachesUs} />
        </Card>
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1">
          {supportHours.length > 0 && (
            <section aria-labelledby="support-hours" className="rounded-xl bg-leaf-soft p-6 text-leaf-ink">
              <Clock className="size-7" />
              <h2 id="support-hours" className="mt-3 text-xl">
                Support hours
              </h2>
              <dl className="mt-3 grid gap-1.5 text-sm">
                {supportHours.map(({ days, hours }) => (
                  <div key={days} className="flex justify-between gap-4">
                    <dt>{days}</dt>
                    <dd className="font-semibold">{hours}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
          <section aria-labelledby="response-time" className="rounded-xl bg-apricot-soft p-6 text-apricot-ink">
            <MessageCircleHeart className="size-7" />
            <h2 id="response-time" className="mt-3 text-xl">
              {!reachesUs
                ? 'No email here yet'
                : replyWithin
                  ? `A reply within ${replyWithin}`
                  : 'We read every message'}
            </h2>
            <p className="mt-2 text-sm">{reachesUs ? 'We read every message and answer by email.' : NO_MAIL}</p>
            <HostLines />
          </section>
        </div>
      </div>
      <section aria-labelledby="faq" className="mt-16">
        <SectionHeader id="faq" title="Frequently asked questions" />
        <Faq />
      </section>
    </div>
  )
}

/** Who runs the site, if they say so. */
function HostLines() {
  const { name, address, email } = siteSettings().host
  const lines = [name, ...address].filter(Boolean)
  if (lines.length === 0 && !email) return null
  return (
    <address className="wrap-anywhere mt-3 text-sm not-italic">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {email && (
        <a href={`mailto:${email}`} className="font-semibold underline">
          {email}
        </a>
      )}
    </address>
  )
}
