// One place for anything to import: web addresses and texts are typed or pasted, photos and files chosen, pasted or dropped.
import { ImagePlus } from 'lucide-react'
import { type ChangeEvent, type ClipboardEvent, type DragEvent, type FormEvent, useState } from 'react'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

const ACCEPTED =
  'image/*,.pdf,.paprikarecipes,.paprikarecipe,.zip,.json,.jsonld,.cook,.txt,.md,.html,.htm,.mhtml,.mht,application/pdf,application/zip,application/json,application/ld+json,text/plain,text/html'

interface ImportSourceProps {
  value: string
  loading: boolean
  onChange: (value: string) => void
  onRead: () => void
  onFiles: (files: File[]) => void
}

export function ImportSource({ value, loading, onChange, onRead, onFiles }: ImportSourceProps) {
  const [over, setOver] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    onRead()
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    target.value = '' // so that the same file can be chosen again
    if (files.length > 0) onFiles(files)
  }

  function take(event: DragEvent | ClipboardEvent, data: DataTransfer) {
    setOver(false)
    if (data.files.length === 0) return // a text or an address, which the browser puts into the field
    event.preventDefault()
    onFiles([...data.files])
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => take(event, event.dataTransfer)}
      onPaste={(event) => take(event, event.clipboardData)}
      className={cx('grid gap-4', over && 'rounded-lg outline-2 outline-leaf outline-dashed outline-offset-8')}
    >
      <Field
        label="Web address or recipe text"
        hint="You can also paste several addresses, or drop photos and files here."
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            className="field-sizing-content max-h-80 min-h-24"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={loading}>
          Read Recipe
        </Button>
        <label
          className={buttonClass({
            variant: 'secondary',
            className: 'cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-leaf',
          })}
        >
          <ImagePlus className="size-4.5" />
          Choose Photos or Files
          <input type="file" multiple accept={ACCEPTED} onChange={choose} className="sr-only" />
        </label>
      </div>
      <details className="text-sm">
        <summary className="min-h-9 content-center text-muted">What can I import?</summary>
        <dl className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr] [&_dt]:font-semibold">
          <dt>Web pages</dt>
          <dd>One address, or a list of them. You see every recipe before it’s saved.</dd>
          <dt>Cookbooks</dt>
          <dd>Photos of pages, and PDFs. They are read on this device.</dd>
          <dt>Other apps</dt>
          <dd>
            Exports from Paprika, Mealie, Tandoor, RecipeSage, Nextcloud Cookbook, KitchenOwl, CopyMeThat, Cooklang or
            Plateful, saved web pages and text files.
          </dd>
        </dl>
      </details>
    </form>
  )
}
