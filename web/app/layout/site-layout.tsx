import type { ReactNode } from 'react'
import { Toaster } from '#web/ui/toast.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { useRouteChange } from './use-route-change.ts'

const MAIN_ID = 'main'

export function SiteLayout({ children }: { children: ReactNode }) {
  useRouteChange(MAIN_ID)
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${MAIN_ID}`}
        className="sr-only z-50 rounded-full bg-leaf px-5 py-3 font-semibold text-on-leaf focus:not-sr-only focus:fixed focus:top-2 focus:left-4"
      >
        Skip to content
      </a>
      <SiteHeader />
      <main id={MAIN_ID} tabIndex={-1} className="grow">
        {children}
      </main>
      <SiteFooter />
      <Toaster />
    </div>
  )
}
