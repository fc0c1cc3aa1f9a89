// A modal on the browser's own <dialog>: it traps focus, returns it, and closes on Escape and on a click outside.
import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './button.tsx'
import { cx } from './cx.ts'

interface DialogProps {
  open: boolean
  /** Called on Escape, on a click outside and by the close button; set `open` to false in it. */
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  /** Buttons at the bottom. */
  actions?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  role?: 'dialog' | 'alertdialog'
}

const SIZES = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-4xl' }

export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({ onClose, title, children, actions, size = 'sm', role = 'dialog' }: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  /** Text selected in a field may end outside; then the dialog is the target of the click, and must stay open. */
  const pressedOutside = useRef(false)

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close() // returns focus while the element is still in the page
  }, [])

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === dialog.current && pressedOutside.current) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, through onCancel
    <dialog
      ref={dialog}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === dialog.current
      }}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className={cx(
        'appear m-auto scroll-pb-20 w-[calc(100%-2rem)] rounded-2xl bg-surface text-ink shadow-lg backdrop:bg-black/50',
        SIZES[size],
      )}
    >
      <div className="grid grid-cols-1 gap-4 p-6 sm:p-7">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="wrap-anywhere text-2xl">
            {title}
          </h2>
          {role === 'dialog' && (
            <IconButton label="Close" icon={<X className="size-5" />} onClick={onClose} className="-mt-1.5 -mr-2" />
          )}
        </div>
        {children}
        {actions && (
          <div className="sticky bottom-0 -mb-6 flex flex-wrap justify-end gap-3 bg-surface pt-2 pb-6">{actions}</div>
        )}
      </div>
    </dialog>
  )
}
