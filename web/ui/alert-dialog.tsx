import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface Question {
  question: string
  detail?: ReactNode
  confirmLabel?: string
  cancelLabel?: string
  tone?: 'primary' | 'danger'
}

interface AlertDialogProps extends Question {
  open: boolean
  pending?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that can't be undone. The safe answer comes first and has focus. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, question, detail, confirmLabel = 'OK', cancelLabel = 'Cancel', tone = 'danger', pending } = props
  return (
    <Dialog
      open={open}
      onClose={props.onCancel}
      title={question}
      role="alertdialog"
      actions={
        <>
          <Button variant="secondary" onClick={props.onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={tone} loading={pending} onClick={props.onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {detail && <div className="text-muted">{detail}</div>}
    </Dialog>
  )
}

/**
 * `const { confirm, confirmDialog } = useConfirm()`: put `confirmDialog` in the page, then
 * `if (await confirm({ question: 'Are you sure?' })) ...`
 */
export function useConfirm() {
  const [requested, setRequested] = useState<Question & { answer: (yes: boolean) => void }>()

  function confirm(question: Question) {
    return new Promise<boolean>((answer) => setRequested({ ...question, answer }))
  }

  function settle(yes: boolean) {
    requested?.answer(yes)
    setRequested(undefined)
  }

  const confirmDialog = requested && (
    <AlertDialog {...requested} open onConfirm={() => settle(true)} onCancel={() => settle(false)} />
  )
  return { confirm, confirmDialog }
}
