import type { ChartConfiguration } from 'chart.js'
import { useEffect, useRef } from 'react'
import { cx } from './cx.ts'

/** Resolves a design token such as "leaf" to its color in the current theme. */
export type ColorOf = (token: string) => string

interface ChartProps {
  /** Text description of the chart. The numbers must also be on the page as text. */
  label: string
  /** The chart is recreated when this changes; keep it stable with useCallback. */
  configure: (colorOf: ColorOf) => ChartConfiguration
  className?: string
}

export function ChartPicture({ label, configure, className }: ChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    let chart: { destroy: () => void } | undefined
    let gone = false
    const draw = async () => {
      const { Chart } = await import('./chart-kit.ts')
      if (gone || !canvas.current) return
      chart?.destroy()
      const config = configure(colorReader(canvas.current))
      Chart.defaults.font.family = getComputedStyle(canvas.current).fontFamily
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      chart = new Chart(canvas.current, {
        ...config,
        options: {
          responsive: true,
          maintainAspectRatio: false,
          ...(still ? { animation: false } : {}),
          ...config.options,
        },
      })
    }
    draw()
    const dark = window.matchMedia('(prefers-color-scheme: dark)')
    const theme = new MutationObserver(draw)
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    dark.addEventListener('change', draw)
    const forced = window.matchMedia(FORCED)
    forced.addEventListener('change', draw)
    return () => {
      gone = true
      theme.disconnect()
      dark.removeEventListener('change', draw)
      forced.removeEventListener('change', draw)
      chart?.destroy()
    }
  }, [configure])

  return (
    <div className={cx('relative', className)}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  )
}

const FORCED = '(forced-colors: active)'
/** Text and lines; everything else stands out from them. */
const QUIET: ReadonlySet<string> = new Set(['muted', 'line', 'ink'])

/** A new element for every color: a reused one would still be fading from the old color. */
function colorReader(element: HTMLElement): ColorOf {
  return (token) => {
    const probe = document.createElement('span')
    const system = QUIET.has(token) ? 'CanvasText' : 'Highlight'
    probe.style.color = window.matchMedia(FORCED).matches ? system : `var(--color-${token})`
    probe.style.forcedColorAdjust = 'none'
    element.before(probe)
    const color = getComputedStyle(probe).color
    probe.remove()
    return color
  }
}
