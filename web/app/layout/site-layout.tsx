import { type ReactNode, Suspense } from 'react'
import { useRunningTimers } from '#web/device/running-timers.ts'
import { useLocation } from '#web/router/router.tsx'
import { cx } from '#web/ui/cx.ts'
import { lazyFramePart } from '#web/ui/lazy-part.ts'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import { Toaster } from '#web/ui/toast.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { useRouteChange } from './use-route-change.ts'

const MAIN_ID = 'main'

/** Cook mode fills the screen and scrolls between its own header and the timers. */
const COOK_MODE = /^\/recipes\/\d+\/cook$/

// Loaded with the first timer.
const TimerBar = lazyFramePart(() => import('#web/features/timers/timer-bar.tsx').then((module) => module.TimerBar))

export function SiteLayout({ children }: { children: ReactNode }) {
  useRouteChange(MAIN_ID)
  const cooking = COOK_MODE.test(useLocation().pathname)
  const timers = useRunningTimers()
  return (
    <div
      className={cx('flex flex-col', cooking ? 'h-dvh' : 'min-h-dvh max-lg:pb-(--bottom-bar) print:min-h-0 print:pb-0')}
    >
      <a
        href={`#${MAIN_ID}`}
        className="sr-only z-50 rounded-full bg-leaf px-5 py-3 font-semibold text-on-leaf focus:not-sr-only focus:fixed focus:top-2 focus:left-4"
      >
        Skip to content
      </a>
      {cooking ? <OfflineNotice /> : <SiteHeader />}
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className={cx('grow', cooking && 'min-h-0 overflow-y-auto [@media(min-height:30rem)]:scroll-py-28')}
      >
        {children}
      </main>
      {!cooking && <SiteFooter />}
      {timers && (
        <Suspense>
          <TimerBar />
        </Suspense>
      )}
      {!cooking && <BottomBar />}
      <Toaster />
    </div>
  )
}
