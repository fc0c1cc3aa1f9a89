/**
 * A ref for the field that a dialog opens with. React's autoFocus comes too early, while the dialog is closed; when it
 * opens, the browser looks for the attribute, which React doesn't write on the client.
 */
export function takeFocus(element: HTMLElement | null) {
  element?.setAttribute('autofocus', '')
  element?.focus() // if the dialog is already open
}
