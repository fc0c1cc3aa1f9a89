// The host's page. Its parts are loaded only for those who are signed in.
import { Suspense } from 'react'
import { useSessionKnown, useSessionUser } from '#web/data/session.ts'
import { readSiteConfig } from '#web/data/site-config.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const AdminHome = lazyPart(() => import('#web/features/admin/admin-home.tsx').then((module) => module.AdminHome))

export function AdminPage() {
  usePageHead({ title: 'This site', description: 'For whoever runs this site.', noIndex: true })
  const user = useSessionUser()
  const known = useSessionKnown()
  const waiting = (
    <Loading label="Opening the host’s page">
      <Skeleton className="h-64 rounded-xl" />
    </Loading>
  )
  return (
    <div className="page-width min-h-dvh max-w-4xl pb-16">
      <PageHeader title="This site" intro="Members, invitations, public links and health, for whoever runs it." />
      {!known ? (
        waiting
      ) : !user ? (
        <Notice tone="lake">
          <TextLink to={`${paths.auth}?return=${paths.admin}`}>Sign in</TextLink> to open this page.
        </Notice>
      ) : readSiteConfig().backend.url !== window.location.origin ? (
        <Notice>
          This site’s accounts are in hosted Supabase. Its dashboard lists, pauses, invites and removes members, and
          shows backups and logs.
        </Notice>
      ) : (
        <Suspense fallback={waiting}>
          <AdminHome key={user.id} />
        </Suspense>
      )}
    </div>
  )
}
