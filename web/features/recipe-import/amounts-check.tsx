// Every amount read from a photo, beside its piece of the photo: one tap confirms it, or picks what it really says.
import { useEffect, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Chip, chipClass } from '#web/ui/chip.tsx'
import { cx } from '#web/ui/cx.ts'
import { countText } from '#web/ui/format.ts'
import { Input } from '#web/ui/input.tsx'
import type { LineToConfirm, PhotosRead } from './read-photos.ts'

interface AmountsCheckProps {
  read: PhotosRead
  /** The text with what was confirmed; amounts that weren't are left out of it. */
  onConfirm: (text: string, unconfirmed: number) => void
  onCancel: () => void
}

export function AmountsCheck({ read, onConfirm, onCancel }: AmountsCheckProps) {
  const [confirmed, setConfirmed] = useState<ReadonlyMap<number, string>>(new Map())
  const left = read.toConfirm.length - confirmed.size

  function finish() {
    const lines = [...read.lines]
    for (const { at, readings } of read.toConfirm) lines[at] = confirmed.get(at) ?? readings.at(-1)?.line ?? ''
    onConfirm(lines.join('\n'), left)
  }

  return (
    <section aria-label="Amounts to check" className="grid gap-4">
      <div>
        <h2 className="font-bold text-lg">Is this what the photo says?</h2>
        <p className="text-muted text-sm">
          Fractions are easily misread. Tap the right amount of each line. Those you skip are left empty.
        </p>
      </div>
      <ul className="grid gap-3">
        {read.toConfirm.map((line) => (
          <AmountRow
            key={line.at}
            line={line}
            confirmed={confirmed.get(line.at)}
            onConfirm={(text) => setConfirmed(new Map(confirmed).set(line.at, text))}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={finish}>Continue</Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <p role="status" className="text-muted text-sm">
          {left === 0 ? 'All amounts are confirmed.' : `${countText(left, 'amount')} left to confirm`}
        </p>
      </div>
    </section>
  )
}

interface AmountRowProps {
  line: LineToConfirm
  confirmed: string | undefined
  onConfirm: (text: string) => void
}

function AmountRow({ line, confirmed, onConfirm }: AmountRowProps) {
  const id = useId()
  const [url, setUrl] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(line.picture)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [line.picture])
  const [isTyping, setTyping] = useState(false)
  const text = confirmed ?? line.text
  return (
    <li className="grid gap-2 rounded-lg border border-line p-3 sm:grid-cols-2 sm:items-center sm:gap-4">
      <div className="min-w-0">
        {/* White as the paper, in the dark too. */}
        <img src={url || undefined} alt="" className="max-h-12 max-w-full rounded-sm bg-white" />
        {!isTyping && (
          <p className={cx('wrap-anywhere mt-1', confirmed === undefined && 'text-muted italic')}>{text}</p>
        )}
      </div>
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="sr-only">{`Amount in “${line.text}”`}</legend>
        {line.readings.map((reading) => {
          const isChosen = !isTyping && confirmed === reading.line
          return (
            <label key={reading.line} className={chipClass(isChosen, 'cursor-pointer has-focus-visible:outline-3')}>
              <input
                type="radio"
                name={id}
                checked={isChosen}
                onChange={() => {
                  setTyping(false)
                  onConfirm(reading.line)
                }}
                className="sr-only"
              />
              {reading.amount || 'None'}
            </label>
          )
        })}
        <Chip pressed={isTyping} onToggle={setTyping}>
          Other
        </Chip>
      </fieldset>
      {isTyping && (
        <Input
          aria-label="What the line says"
          className="sm:col-span-2"
          value={text}
          onChange={(event) => onConfirm(event.target.value)}
        />
      )}
    </li>
  )
}
