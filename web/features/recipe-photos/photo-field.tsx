// Taking, choosing, replacing and removing the photo of a recipe, with the point that stays in view when it is cropped.

import { Camera, ImagePlus, Trash2 } from 'lucide-react'
import { type ChangeEvent, type PointerEvent, useEffect, useState } from 'react'
import { CENTER, type FocusPoint, objectPosition } from '#domain/photo/photo-rules.ts'
import { failureText } from '#web/data/failure-text.ts'
import type { SmallPhoto } from '#web/device/photo-database.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

export interface PhotoDraft extends SmallPhoto {
  focus: FocusPoint
}

interface PhotoFieldProps {
  photo: PhotoDraft | null
  onChange: (photo: PhotoDraft | null) => void
}

export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  // Phones and tablets; elsewhere the button would open the same dialog.
  const [hasCamera, setHasCamera] = useState(false)
  useEffect(() => setHasCamera(matchMedia('(pointer: coarse)').matches), [])

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    target.value = '' // so that the same file can be chosen again
    if (!file) return
    setProblem(null)
    setPending(true)
    try {
      const { shrinkPhoto } = await import('#web/device/shrink-photo.ts')
      onChange({ ...(await shrinkPhoto(file)), focus: CENTER })
    } catch (error) {
      setProblem(failureText(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">
        Photo <span className="font-normal text-muted">(optional)</span>
      </legend>
      {photo && <FocusEditor photo={photo} onFocus={(focus) => onChange({ ...photo, focus })} />}
      <div className="flex flex-wrap items-center gap-2">
        <FileButton
          label={photo ? 'Replace Photo' : 'Choose Photo'}
          icon={<ImagePlus className="size-4.5" />}
          onChange={choose}
        />
        {hasCamera && <FileButton label="Take Photo" icon={<Camera className="size-4.5" />} camera onChange={choose} />}
        {photo && (
          <Button size="sm" variant="quiet" icon={<Trash2 className="size-4.5" />} onClick={() => onChange(null)}>
            Remove Photo
          </Button>
        )}
        <span role="status">
          {pending && (
            <span className="flex items-center gap-2 text-muted text-sm">
              <Spinner className="size-4" />
              Resizing the photo...
            </span>
          )}
        </span>
      </div>
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
    </fieldset>
  )
}

interface FileButtonProps {
  label: string
  icon: React.ReactNode
  /** Opens the camera if there is one. */
  camera?: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

function FileButton({ label, icon, camera, onChange }: FileButtonProps) {
  return (
    <label
      className={buttonClass({
        variant: 'secondary',
        size: 'sm',
        className: 'cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-leaf',
      })}
    >
      {icon}
      {label}
      <input
        type="file"
        accept="image/*"
        capture={camera ? 'environment' : undefined}
        onChange={onChange}
        className="sr-only"
      />
    </label>
  )
}

/** White between two dark rings is visible on every photo. */
const MARK = { translate: '-50% -50%', boxShadow: 'inset 0 0 0 2px #000a, inset 0 0 0 5px #fff, 0 0 0 2px #000a' }

const SLIDERS = [
  { axis: 'x', label: 'Focus from left to right' },
  { axis: 'y', label: 'Focus from top to bottom' },
] as const

function FocusEditor({ photo, onFocus }: { photo: PhotoDraft; onFocus: (focus: FocusPoint) => void }) {
  const [url, setUrl] = useState('')
  useEffect(() => {
    const address = URL.createObjectURL(photo.blob)
    setUrl(address)
    return () => URL.revokeObjectURL(address)
  }, [photo.blob])
  const { focus } = photo

  function point({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const box = currentTarget.getBoundingClientRect()
    const share = (at: number, from: number, length: number) =>
      Math.round(Math.min(1, Math.max(0, (at - from) / length)) * 100) / 100
    onFocus({ x: share(clientX, box.left, box.width), y: share(clientY, box.top, box.height) })
  }

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <figure className="grid content-start gap-1.5">
        {/* A pointer shortcut for the sliders below. */}
        <div className="relative justify-self-start overflow-hidden rounded-lg" onPointerDown={point}>
          {url && (
            <img
              src={url}
              alt="Your photo, uncropped"
              className="w-auto max-w-full"
              style={{ maxHeight: '16rem', cursor: 'crosshair' }}
              draggable={false}
            />
          )}
          <span
            aria-hidden="true"
            className="pointer-events-none absolute size-6 rounded-full"
            style={{ ...MARK, left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
          />
        </div>
        <figcaption className="text-muted text-sm">Tap the most important spot.</figcaption>
      </figure>
      <div className="grid content-start gap-3">
        {url && (
          <img
            src={url}
            alt="How it’s cropped on recipe cards"
            className="aspect-3/2 w-full rounded-lg object-cover"
            style={{ objectPosition: objectPosition(focus) }}
          />
        )}
        {SLIDERS.map(({ axis, label }) => (
          <label key={axis} className="grid gap-1 text-sm">
            {label}
            <input
              type="range"
              min="0"
              max="100"
              step="5"
              value={Math.round(focus[axis] * 100)}
              aria-valuetext={`${Math.round(focus[axis] * 100)}%`}
              onChange={(event) => onFocus({ ...focus, [axis]: event.target.valueAsNumber / 100 })}
              className="min-h-9 w-full accent-leaf"
            />
          </label>
        ))}
      </div>
    </div>
  )
}
