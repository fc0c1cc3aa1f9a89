// Name and note of a collection, new or known.
import { type FormEvent, useState } from 'react'
import type { CollectionDraft } from '#domain/library/collection.ts'
import { LONGEST } from '#domain/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

interface CollectionDialogProps {
  title: string
  start: CollectionDraft
  /** Says what fills it. */
  hint?: string
  onSave: (draft: CollectionDraft) => void
  onClose: () => void
}

export function CollectionDialog({ title, start, hint, onSave, onClose }: CollectionDialogProps) {
  const [name, setName] = useState(start.name)
  const [note, setNote] = useState(start.note)
  const [missing, setMissing] = useState(false)

  function save(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return setMissing(true)
    onSave({ ...start, name, note })
    onClose()
  }

  return (
    <Dialog open onClose={onClose} title={title}>
      <form onSubmit={save} noValidate className="grid gap-4">
        {hint && <p className="wrap-anywhere text-muted">{hint}</p>}
        <Field label="Name" error={missing ? <span role="alert">Please enter a name.</span> : undefined}>
          {(control) => (
            <Input
              {...control}
              autoFocus
              maxLength={LONGEST.collectionName}
              placeholder="e.g. Weeknights"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label="Note" optional>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={LONGEST.collectionNote}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Save</Button>
        </div>
      </form>
    </Dialog>
  )
}
