import { ArrowUp, ArrowUpToLine, GripVertical } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { Button, IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useAisleOrder } from './aisle-order.ts'

/** Aisles are dragged by their handles, moved with arrow keys on them, or up with a button. */
export function AisleOrderDialog({ onClose }: { onClose: () => void }) {
  const { aisles, moveTo, reset } = useAisleOrder()
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)

  function drag(event: PointerEvent) {
    if (dragged === null) return
    const rows = [...(list.current?.children ?? [])]
    const at = rows.findIndex((row) => event.clientY < row.getBoundingClientRect().bottom)
    moveTo(dragged, at === -1 ? rows.length - 1 : at)
  }

  function moveByKey(event: KeyboardEvent, aisle: string, place: number) {
    const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: aisles.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    moveTo(aisle, to)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Aisle order"
      actions={
        <>
          <Button variant="secondary" onClick={reset}>
            Reset
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <p className="text-muted">Drag the aisles into the order you walk through your store.</p>
      <ol
        ref={list}
        className="max-h-[55dvh] overflow-y-auto [overflow-anchor:none]"
        onPointerMove={drag}
        onPointerUp={() => setDragged(null)}
        onPointerCancel={() => setDragged(null)}
      >
        {aisles.map((aisle, place) => (
          <li
            key={aisle}
            className={cx(
              'flex items-center gap-1 border-line border-b last:border-b-0',
              aisle === dragged && 'rounded-lg bg-sunken',
            )}
          >
            <IconButton
              label={`Drag ${aisle}, or press the arrow keys`}
              icon={<GripVertical className="size-4.5" />}
              className="cursor-grab touch-none text-muted"
              onPointerDown={(event) => {
                list.current?.setPointerCapture(event.pointerId)
                setDragged(aisle)
              }}
              onKeyDown={(event) => moveByKey(event, aisle, place)}
            />
            <span className="min-w-0 grow">{aisle}</span>
            {/* Not disabled at the ends: that would lose the focus while moving an aisle. */}
            <IconButton
              label={`Move ${aisle} to the top`}
              icon={<ArrowUpToLine className="size-4.5" />}
              aria-disabled={place === 0}
              onClick={() => moveTo(aisle, 0)}
            />
            <IconButton
              label={`Move ${aisle} up`}
              icon={<ArrowUp className="size-4.5" />}
              aria-disabled={place === 0}
              onClick={() => moveTo(aisle, place - 1)}
            />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
