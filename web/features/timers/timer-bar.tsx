// The timer bar at the bottom of every page, while any timer exists.
import { Pause, Play, Plus, X } from 'lucide-react'
import { countdown, isOver, type KitchenTimer, msLeft } from '#domain/kitchen/kitchen-timers.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { doneText } from './done-text.ts'
import { useTimers } from './timers-store.ts'
import { useNow } from './use-now.ts'
import { useRinging } from './use-ringing.ts'

export function TimerBar() {
  const timers = useTimers((state) => state.timers)
  const now = useNow(timers.some(({ endsAt }) => endsAt !== null))
  useRinging(timers)
  if (timers.length === 0) return null
  const done = timers.filter((timer) => isOver(timer, now))
  return (
    <section
      ref={makeRoom}
      aria-label="Timers"
      className="sticky bottom-0 z-30 has-[+.bottom-bar]:max-lg:bottom-(--bottom-bar) max-h-[45dvh] shrink-0 overflow-y-auto border-line border-t bg-surface shadow-lg print:hidden"
    >
      <ul className="page-width grid divide-y divide-line sm:grid-cols-2 sm:gap-x-8 sm:divide-y-0 lg:grid-cols-3">
        {timers.map((timer) => (
          <TimerRow key={timer.id} timer={timer} now={now} />
        ))}
      </ul>
      <p role="alert" className="sr-only">
        {done.map((timer) => `Timer done: ${nameOf(timer)}.`).join(' ')}
      </p>
    </section>
  )
}

/** Tells the page how much of it the bar covers (app.css), so that a focused element isn't scrolled behind it. */
function makeRoom(bar: HTMLElement) {
  const root = document.documentElement
  const observer = new ResizeObserver(() => root.style.setProperty('--timer-bar', `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    root.style.removeProperty('--timer-bar')
  }
}

const nameOf = ({ step, label, recipeTitle }: KitchenTimer) => `step ${step}, ${label}, ${recipeTitle}`

function TimerRow({ timer, now }: { timer: KitchenTimer; now: number }) {
  const { pause, resume, addMinute, dismiss } = useTimers.getState()
  const left = msLeft(timer, now)
  const over = isOver(timer, now)
  const paused = timer.endsAt === null
  return (
    <li className="flex min-w-0 items-center gap-1 py-1.5">
      <Link to={paths.cook(timer.recipeId)} className="grid min-h-11 min-w-0 grow content-center rounded-lg">
        <span
          role="timer"
          className={cx('font-bold text-lg leading-tight tabular-nums', over && 'text-tomato', paused && 'text-muted')}
        >
          {over ? doneText(-left) : countdown(left)}
          {paused && <span className="font-medium text-sm"> paused</span>}
        </span>
        <span className="truncate text-muted text-sm">
          Step {timer.step}, {timer.label} · {timer.recipeTitle}
        </span>
      </Link>
      {!over && (
        <IconButton
          label={`${paused ? 'Resume' : 'Pause'} timer: ${nameOf(timer)}`}
          icon={paused ? <Play className="size-5" /> : <Pause className="size-5" />}
          onClick={() => (paused ? resume(timer.id) : pause(timer.id))}
        />
      )}
      <Button
        size="sm"
        variant="quiet"
        icon={<Plus className="size-4" />}
        aria-label={`Add 1 min to timer: ${nameOf(timer)}`}
        onClick={() => addMinute(timer.id)}
        className="min-h-11 whitespace-nowrap px-2"
      >
        1 min
      </Button>
      <IconButton
        label={`Dismiss timer: ${nameOf(timer)}`}
        variant={over ? 'primary' : 'quiet'}
        icon={<X className="size-5" />}
        onClick={() => dismiss(timer.id)}
      />
    </li>
  )
}
