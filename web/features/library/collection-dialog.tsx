// Name and note of a collection, new or known.
import type { CollectionDraft } from '#domain/library/collection.ts'
import { LONGEST } from '#domain/limits.ts'
import { useForm } from '#web/hooks/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormField } from '#web/ui/form-field.tsx'
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
  const form = useForm({
    start: { name: start.name, note: start.note },
    check: ({ name }) => (name.trim() === '' ? { field: 'name', message: 'Please enter a name.' } : null),
    send(values) {
      onSave({ ...start, ...values })
      onClose()
    },
  })

  return (
    <Dialog open onClose={onClose} title={title}>
      <form {...form.props} noValidate className="grid gap-4">
        {hint && <p className="wrap-anywhere text-muted">{hint}</p>}
        <FormField
          form={form}
          name="name"
          label="Name"
          maxLength={LONGEST.collectionName}
          placeholder="e.g. Weeknights"
          autoFocus
        />
        <FormField form={form} name="note" label="Note" optional>
          {(control) => <Textarea {...control} rows={3} maxLength={LONGEST.collectionNote} />}
        </FormField>
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
