// Photos of cookbook pages before they are read: in order, upright, and without those chosen by mistake.
import { ArrowLeft, ArrowRight, Crop as CropIcon, RotateCw, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { failureText } from '#web/data/failure-text.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { CropPage } from './crop-page.tsx'
import { type PhotoPage, WHOLE } from './photo-page.ts'
import { type PhotosRead, type ReadingProgress, readPhotos } from './read-photos.ts'
import { usePageUrl } from './use-page-url.ts'

interface PhotoPagesProps {
  files: readonly File[]
  /** Not for the pages of a PDF. */
  hasTip: boolean
  onRead: (read: PhotosRead) => void
  onCancel: () => void
}

export function PhotoPages({ files, hasTip, onRead, onCancel }: PhotoPagesProps) {
  const [pages, setPages] = useState(() =>
    files.map((file, id): PhotoPage => ({ id, file, name: file.name, turns: 0, crop: WHOLE })),
  )
  const [progress, setProgress] = useState<ReadingProgress | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [cropped, setCropped] = useState<PhotoPage | null>(null)
  const stopping = useRef<AbortController>(null)
  useEffect(() => () => stopping.current?.abort(), [])

  async function read() {
    const controller = new AbortController()
    stopping.current = controller
    setProblem(null)
    try {
      const result = await readPhotos(pages, setProgress, controller.signal)
      if (!controller.signal.aborted) onRead(result)
    } catch (error) {
      if (!controller.signal.aborted) setProblem(failureText(error))
    } finally {
      setProgress(null)
    }
  }

  function move(at: number, by: number) {
    const next = [...pages]
    const [page] = next.splice(at, 1)
    if (page) next.splice(at + by, 0, page)
    setPages(next)
  }

  function remove(at: number) {
    if (pages.length === 1) return onCancel()
    setPages(pages.filter((_, place) => place !== at))
  }

  return (
    <section aria-label="Photos to read" className="grid gap-4">
      {hasTip && (
        <p className="text-muted text-sm">
          Phones copy text from photos well: hold a finger on the text in your photo, copy it, and paste it here. Or
          read the photo with Plateful. It stays on this device, and you check every amount.
        </p>
      )}
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-4">
        {pages.map((page, at) => (
          <li key={page.id} className="grid min-w-0 content-start gap-2">
            <Thumbnail page={page} label={`Page ${at + 1}`} onCrop={progress ? undefined : () => setCropped(page)} />
            {!progress && (
              <div className="flex max-w-64 flex-wrap justify-center">
                {pages.length > 1 && (
                  <IconButton
                    label={`Move page ${at + 1} earlier`}
                    icon={<ArrowLeft className="size-4.5" />}
                    size="sm"
                    disabled={at === 0}
                    onClick={() => move(at, -1)}
                  />
                )}
                <IconButton
                  label={`Rotate page ${at + 1}`}
                  icon={<RotateCw className="size-4.5" />}
                  size="sm"
                  onClick={() =>
                    setPages(
                      pages.map((one) => (one === page ? { ...one, turns: (one.turns + 1) % 4, crop: WHOLE } : one)),
                    )
                  }
                />
                <IconButton
                  label={`Remove page ${at + 1}`}
                  icon={<X className="size-4.5" />}
                  size="sm"
                  onClick={() => remove(at)}
                />
                {pages.length > 1 && (
                  <IconButton
                    label={`Move page ${at + 1} later`}
                    icon={<ArrowRight className="size-4.5" />}
                    size="sm"
                    disabled={at === pages.length - 1}
                    onClick={() => move(at, 1)}
                  />
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
      {cropped && (
        <CropPage
          page={cropped}
          title={`Crop page ${pages.indexOf(cropped) + 1}`}
          onClose={() => setCropped(null)}
          onCrop={(crop) => {
            setPages(pages.map((one) => (one === cropped ? { ...one, crop } : one)))
            setCropped(null)
          }}
        />
      )}
      {progress && (
        <ProgressBar
          role="progressbar"
          label={progress.isLoading ? 'Getting ready to read' : 'Reading photos'}
          value={progress.done}
          max={pages.length}
          valueText={`${Math.floor((progress.done / pages.length) * 100)}%`}
        />
      )}
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button loading={progress !== null} onClick={read}>
          {pages.length === 1 ? 'Read Photo' : `Read ${pages.length} Photos`}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  )
}

const THUMBNAIL_PX = 400

function Thumbnail({ page, label, onCrop }: { page: PhotoPage; label: string; onCrop: (() => void) | undefined }) {
  const url = usePageUrl(page, page.crop, THUMBNAIL_PX)
  return (
    <button
      type="button"
      aria-label={`Crop ${label.toLowerCase()}`}
      disabled={!onCrop}
      onClick={onCrop}
      className="relative aspect-square max-w-64 overflow-hidden rounded-lg border border-line bg-sunken"
    >
      {url !== '' && <img src={url} alt={label} className="absolute inset-0 size-full object-contain" />}
      {onCrop && (
        <CropIcon className="absolute right-2 bottom-2 size-8 rounded-full bg-surface p-1.5 text-ink shadow-lg" />
      )}
    </button>
  )
}
