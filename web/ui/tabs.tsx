import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { nextTabIndex } from './next-tab-index.ts'

interface TabsProps<Id extends string> {
  label: string
  tabs: readonly { id: Id; label: ReactNode; content: ReactNode }[]
  value: Id
  onChange: (id: Id) => void
  /** On a wide screen, these panels are side by side while one of them is chosen. */
  together?: readonly Id[]
  className?: string
}

/** Every panel is in the page, so that search engines, paper and readers without scripts get all of them. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, together = [], className }: TabsProps<Id>) {
  const base = useId()

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    // From the tab with the focus: the chosen one may still be on its way when the next key comes.
    const current = buttons.findIndex((button) => button === event.target)
    const next = nextTabIndex(event.key, current, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab || next === undefined) return
    event.preventDefault()
    onChange(tab.id)
    buttons[next]?.focus()
  }

  const areTogether = together.includes(value)
  return (
    <div className={cx('min-w-0', className)}>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="inline-flex max-w-full gap-1 overflow-x-auto rounded-full bg-sunken p-1 print:hidden"
      >
        {tabs.map((tab) => {
          const selected = tab.id === value
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}-tab-${tab.id}`}
              aria-selected={selected}
              aria-controls={`${base}-panel-${tab.id}`}
              tabIndex={selected ? 0 : -1}
              onClick={() => onChange(tab.id)}
              className={cx(
                'min-h-10 whitespace-nowrap rounded-full px-4 font-semibold text-sm transition-colors sm:px-5 pointer-coarse:min-h-11',
                selected ? 'bg-surface text-leaf shadow-sm' : 'text-muted hover:text-ink',
              )}
            >
              {tab.label}
            </button>
          )
        })}
      </div>
      <div className={cx(areTogether && 'gap-x-12 lg:grid lg:grid-cols-[21rem_minmax(0,1fr)] print:block')}>
        {tabs.map((tab) => (
          <div
            key={tab.id}
            role="tabpanel"
            id={`${base}-panel-${tab.id}`}
            aria-labelledby={`${base}-tab-${tab.id}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable to be scrolled and read
            tabIndex={0}
            className={cx(
              'mt-6 rounded-lg',
              tab.id !== value && (areTogether && together.includes(tab.id) ? 'max-lg:panel-hidden' : 'panel-hidden'),
            )}
          >
            {tab.content}
          </div>
        ))}
      </div>
    </div>
  )
}
