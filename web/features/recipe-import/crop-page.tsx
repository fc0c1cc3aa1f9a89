// What is around a recipe in a photo is left out: four edges, moved by pointer or arrow keys.
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { type Crop, type PhotoPage, WHOLE } from './photo-page.ts'
import { usePageUrl } from './use-page-url.ts'

const SIDES = ['left', 'top', 'right', 'bottom'] as const
type Side = (typeof SIDES)[number]

const PREVIEW_PX = 1000
/** Less isn't a recipe. */
const SMALLEST = 0.1
const STEP = 0.02

const isAcross = (side: Side) => side === 'left' || side === 'right'

function moved(crop: Crop, side: Side, to: number): Crop {
  const [least, most] =
    side === 'left' || side === 'top'
      ? [0, (side === 'left' ? crop.right : crop.bottom) - SMALLEST]
      : [(side === 'right' ? crop.left : crop.top) + SMALLEST, 1]
  return { ...crop, [side]: Math.min(most, Math.max(least, to)) }
}

interface CropPageProps {
  page: PhotoPage
  title: string
  onCrop: (crop: Crop) => void
  onClose: () => void
}

export function CropPage({ page, title, onCrop, onClose }: CropPageProps) {
  const [crop, setCrop] = useState(page.crop)
  const url = usePageUrl(page, WHOLE, PREVIEW_PX)
  const percent = (share: number) => `${share * 100}%`

  function drag(event: PointerEvent<HTMLElement>, side: Side) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const box = event.currentTarget.parentElement?.getBoundingClientRect()
    if (!box) return
    const to = isAcross(side) ? (event.clientX - box.left) / box.width : (event.clientY - box.top) / box.height
    setCrop((before) => moved(before, side, to))
  }

  function press(event: KeyboardEvent, side: Side) {
    const by = { ArrowLeft: -STEP, ArrowUp: -STEP, ArrowRight: STEP, ArrowDown: STEP }[event.key]
    if (by === undefined) return
    event.preventDefault()
    setCrop((before) => moved(before, side, before[side] + by))
  }

  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={() => setCrop(WHOLE)}>
            Whole Photo
          </Button>
          <Button onClick={() => onCrop(crop)}>Crop</Button>
        </>
      }
    >
      <p className="text-muted">Move the edges until only the recipe is left.</p>
      <div className="relative mx-auto w-fit touch-none select-none">
        {url && <img src={url} alt="" className="block max-h-[55vh] max-w-full" draggable={false} />}
        <div aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden">
          <div
            className="absolute shadow-[0_0_0_100vmax_#0009] outline-2 outline-white"
            style={{
              ...{ left: percent(crop.left), top: percent(crop.top) },
              ...{ right: percent(1 - crop.right), bottom: percent(1 - crop.bottom) },
            }}
          />
        </div>
        {SIDES.map((side) => (
          <div
            key={side}
            role="slider"
            tabIndex={0}
            aria-label={`${side.charAt(0).toUpperCase()}${side.slice(1)} edge`}
            aria-orientation={isAcross(side) ? 'horizontal' : 'vertical'}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(crop[side] * 100)}
            aria-valuetext={`${Math.round(crop[side] * 100)}%`}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => drag(event, side)}
            onKeyDown={(event) => press(event, side)}
            className={
              isAcross(side)
                ? 'absolute grid w-9 -translate-x-1/2 cursor-ew-resize place-items-center'
                : 'absolute grid h-9 -translate-y-1/2 cursor-ns-resize place-items-center'
            }
            style={
              isAcross(side)
                ? { left: percent(crop[side]), top: percent(crop.top), bottom: percent(1 - crop.bottom) }
                : { top: percent(crop[side]), left: percent(crop.left), right: percent(1 - crop.right) }
            }
          >
            <span
              className={`rounded-full bg-white shadow-[0_0_0_2px_#0009] ${isAcross(side) ? 'h-8 w-2' : 'h-2 w-8'}`}
            />
          </div>
        ))}
      </div>
    </Dialog>
  )
}
