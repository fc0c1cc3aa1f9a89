// Help: what each part of Plateful is for, on a short page of its own.

import { topics } from 'virtual:help'
import { createElement, type ReactNode } from 'react'
import type { HelpText, HelpTopic } from '#domain/site/help.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { Link, useParams } from '#web/router/router.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export function HelpPage() {
  const { topic } = useParams()
  const shown = topics.find(({ slug }) => slug === topic)
  return shown ? <Topic topic={shown} /> : <AllTopics isMissing={topic !== undefined} />
}

function AllTopics({ isMissing }: { isMissing: boolean }) {
  usePageHead({
    title: 'Help',
    description: 'How to plan a week, shop, cook, log, and share Plateful with your household.',
    canonical: paths.help(),
    status: isMissing ? 404 : undefined,
  })
  return (
    <div className="page-width max-w-3xl pb-16">
      <PageHeader title="Help" intro={isMissing ? 'There is no such page. These are the ones we have.' : undefined} />
      <ul className="divide-y divide-line border-line border-y">
        {topics.map(({ slug, title, intro }) => (
          <li key={slug}>
            <Link to={paths.help(slug)} className="group block py-4">
              <span className="block font-semibold text-lg group-hover:underline">{title}</span>
              <span className="block text-muted">{intro}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Topic({ topic }: { topic: HelpTopic }) {
  const { slug, title, intro, content } = topic
  usePageHead({ title: `${title}: Help`, description: intro, canonical: paths.help(slug) })
  return (
    <div className="page-width grid grid-cols-1 gap-x-16 gap-y-12 pb-16 lg:grid-cols-[minmax(0,42rem)_16rem]">
      <article>
        <PageHeader
          eyebrow={
            <Link to={paths.help()} className="inline-flex items-center hover:underline pointer-coarse:min-h-11">
              Help
            </Link>
          }
          title={title}
          className="sm:pb-8"
        />
        <div className="prose">{drawn(content)}</div>
      </article>
      <nav aria-labelledby="more-help" className="lg:pt-32 print:hidden">
        <h2 id="more-help" className="text-base">
          More help
        </h2>
        <ul className="mt-2">
          {topics
            .filter((other) => other !== topic)
            .map((other) => (
              <li key={other.slug}>
                <Link
                  to={paths.help(other.slug)}
                  className="inline-flex min-h-9 items-center text-muted hover:text-leaf hover:underline pointer-coarse:min-h-11"
                >
                  {other.title}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  )
}

const drawn = (texts: readonly HelpText[]): ReactNode[] =>
  texts.map((text, at) => {
    if (typeof text === 'string') return text
    const { tag, to, content } = text
    return to === undefined ? (
      createElement(tag, { key: at }, drawn(content))
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the texts never change
      <TextLink key={at} to={to}>
        {drawn(content)}
      </TextLink>
    )
  })
