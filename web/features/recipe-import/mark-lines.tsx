// A text in which no recipe was found: the person selects lines and says what they are.
import { type MouseEvent, useRef, useState } from 'react'
import type { MarkedLines, SeenText } from '#domain/exchange/seen-text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { countText } from '#web/ui/format.ts'
import type { Tone } from '#web/ui/tone.ts'

type Kind = 'title' | 'ingredients' | 'steps'

const KINDS: readonly { kind: Kind; label: string; tone: Tone }[] = [
  { kind: 'title', label: 'Title', tone: 'apricot' },
  { kind: 'ingredients', label: 'Ingredients', tone: 'leaf' },
  { kind: 'steps', label: 'Steps', tone: 'neutral' },
]
const ONE: Readonly<Record<Kind, string>> = { title: 'Title', ingredients: 'Ingredient', steps: 'Step' }

interface MarkLinesProps {
  seen: SeenText
  onMarked: (marked: MarkedLines) => void
  onCancel: () => void
}

export function MarkLines({ seen, onMarked, onCancel }: MarkLinesProps) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [kinds, setKinds] = useState<ReadonlyMap<number, Kind>>(new Map())
  const last = useRef(0)
  const linesOf = (kind: Kind) => seen.lines.filter((_, at) => kinds.get(at) === kind)

  /** With Shift, everything from the last one. */
  function toggle(at: number, isOn: boolean, withShift: boolean) {
    const next = new Set(selected)
    const [from, to] = withShift ? [Math.min(at, last.current), Math.max(at, last.current)] : [at, at]
    for (let place = from; place <= to; place++) {
      if (isOn) next.add(place)
      else next.delete(place)
    }
    last.current = at
    setSelected(next)
  }

  function mark(kind: Kind | null) {
    const next = new Map(kinds)
    for (const at of selected) {
      if (kind) next.set(at, kind)
      else next.delete(at)
    }
    setKinds(next)
    setSelected(new Set())
  }

  const [title, ingredients, steps] = [linesOf('title'), linesOf('ingredients'), linesOf('steps')]
  return (
    <section aria-label="Mark the recipe" className="grid gap-4">
      <div>
        <h2 className="font-bold text-lg">Which lines are the recipe?</h2>
        <p className="text-muted text-sm">
          Select lines, then say what they are.
          <span className="pointer-coarse:hidden"> Shift selects all lines in between.</span>
        </p>
      </div>
      <ul className="grid rounded-lg border border-line">
        {seen.lines.map((line, at) => {
          const kind = KINDS.find((one) => one.kind === kinds.get(at))
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat and never move
            <li key={at} className="border-line not-last:border-b">
              <label className="flex min-h-11 cursor-pointer items-start gap-3 px-3 py-2.5 has-checked:bg-leaf-soft">
                <input
                  type="checkbox"
                  checked={selected.has(at)}
                  // A click, also one that a key makes, knows about Shift.
                  onClick={(event: MouseEvent<HTMLInputElement>) =>
                    toggle(at, event.currentTarget.checked, event.shiftKey)
                  }
                  onChange={() => undefined}
                  className="mt-0.5 size-5 shrink-0 accent-leaf"
                />
                <span className="wrap-anywhere min-w-0 grow">{line}</span>
                {kind && <Badge tone={kind.tone}>{ONE[kind.kind]}</Badge>}
              </label>
            </li>
          )
        })}
      </ul>
      <div className="sticky bottom-20 z-10 grid gap-2 rounded-xl border border-line bg-surface p-3 shadow-lg sm:bottom-4">
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="float-left mr-2 py-2 text-sm">
            {selected.size > 0 ? `${countText(selected.size, 'line')}:` : 'Select lines'}
          </legend>
          {KINDS.map(({ kind, label }) => (
            <Button key={kind} size="sm" variant="secondary" disabled={selected.size === 0} onClick={() => mark(kind)}>
              {label}
            </Button>
          ))}
          <Button size="sm" variant="quiet" disabled={selected.size === 0} onClick={() => mark(null)}>
            Clear
          </Button>
        </fieldset>
        <div className="flex flex-wrap items-center gap-2">
          <Button
            size="sm"
            disabled={ingredients.length + steps.length === 0}
            onClick={() => onMarked({ title: title.join(' ') || seen.title, ingredients, steps })}
          >
            Continue
          </Button>
          <Button size="sm" variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <p role="status" className="text-muted text-sm">
            {`${countText(ingredients.length, 'ingredient')}, ${countText(steps.length, 'step')}`}
          </p>
        </div>
      </div>
    </section>
  )
}
