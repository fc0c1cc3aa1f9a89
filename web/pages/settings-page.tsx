// Everything that can be set, on one page with a search. What has a page of its own is linked.
import { useState } from 'react'
import { SETTINGS, type Setting, SettingRow } from '#web/composites/settings/setting-rows.tsx'
import { useSessionKnown, useSessionUser } from '#web/data/session.ts'
import { findsSetting } from '#web/features/settings/setting-search.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { countText } from '#web/ui/format.ts'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const GROUPS = [...new Set(SETTINGS.map(({ group }) => group))]

const isFound = (query: string, { group, title, text, words }: Setting) =>
  findsSetting(query, `${group} ${title} ${text} ${words}`)

export function SettingsPage() {
  usePageHead({ title: 'Settings', description: 'Units, week, meals, theme, goals and your account.', noIndex: true })
  const user = useSessionUser()
  const known = useSessionKnown()
  const [query, setQuery] = useState('')
  const found = SETTINGS.filter((setting) => setting.isOffered?.() !== false && isFound(query, setting))

  return (
    <div className="page-width max-w-3xl pb-16">
      <PageHeader title="Settings" className="sm:pt-8 sm:pb-6" />
      <Field label="Search settings" className="mb-6">
        {(control) => (
          <Input
            {...control}
            type="search"
            placeholder="e.g. week, units, password"
            autoComplete="off"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        )}
      </Field>
      <p role="status" className="sr-only">
        {query.trim() === '' ? '' : countText(found.length, 'setting')}
      </p>
      {known && !user && (
        <Notice tone="lake" className="mb-6">
          You’re not signed in, so this is only for this device.{' '}
          <TextLink to={`${paths.auth}?return=${paths.settings}`}>Sign in</TextLink> to change your account.
        </Notice>
      )}
      {found.length === 0 && (
        <EmptyState as="h2" title="No setting found" action={<Button onClick={() => setQuery('')}>Show All</Button>}>
          Nothing here matches “{query.trim()}”.
        </EmptyState>
      )}
      <div className="grid gap-6">
        {GROUPS.map((group) => {
          const rows = found.filter((setting) => setting.group === group)
          return (
            rows.length > 0 && (
              <Card as="section" key={group} aria-label={group}>
                <h2 className="text-xl">{group}</h2>
                <div className="mt-2 divide-y divide-line">
                  {rows.map((setting) => (
                    <SettingRow key={setting.title} setting={setting} userId={user?.id} />
                  ))}
                </div>
              </Card>
            )
          )
        })}
      </div>
    </div>
  )
}
