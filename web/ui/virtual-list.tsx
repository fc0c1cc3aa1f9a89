// A long list of which only the rows near the screen are in the page. Rows have one height, in several columns if there is
// space for them.
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

/** Rows above and below the screen, so that Tab and a slow scroll find them there. */
const AROUND = 6
const MOST_COLUMNS = 3

interface VirtualListProps<Item> {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  /** In rem, so that larger text gets higher rows. */
  rowRem: number
  /** The narrowest column. */
  columnRem: number
  children: (item: Item, at: number) => ReactNode
}

interface View {
  first: number
  rows: number
  columns: number
  row: number
}

export function VirtualList<Item>({ label, items, keyOf, rowRem, columnRem, children }: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const [{ first, rows, columns, row }, setView] = useState<View>({ first: 0, rows: 12, columns: 1, row: rowRem * 16 })
  /** Stays in the page while it has the focus. */
  const [focused, setFocused] = useState<number | null>(null)

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      const { top, width } = element.getBoundingClientRect()
      const row = rowRem * rem
      const next: View = {
        row,
        columns: Math.max(1, Math.min(MOST_COLUMNS, Math.floor(width / (columnRem * rem)))),
        first: Math.max(0, Math.floor(-top / row) - AROUND),
        rows: Math.ceil(window.innerHeight / row) + 2 * AROUND,
      }
      setView((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [rowRem, columnRem])

  const from = first * columns
  const places = items.slice(from, from + rows * columns).map((_, at) => from + at)
  if (focused !== null && focused < items.length && !places.includes(focused)) places.push(focused)
  return (
    <ul
      ref={list}
      aria-label={label}
      className="relative"
      style={{ marginRight: '-1rem', height: Math.ceil(items.length / columns) * row }}
      onBlur={() => setFocused(null)}
    >
      {places.map((at) => {
        const item = items[at] as Item // a place in the list
        return (
          <li
            key={keyOf(item)}
            aria-setsize={items.length}
            aria-posinset={at + 1}
            onFocus={() => setFocused(at)}
            className="absolute pr-4 pb-2"
            style={{
              top: Math.floor(at / columns) * row,
              left: `${((at % columns) / columns) * 100}%`,
              width: `${100 / columns}%`,
              height: row,
            }}
          >
            {children(item, at)}
          </li>
        )
      })}
    </ul>
  )
}
