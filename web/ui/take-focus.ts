/**
 * A ref for the field that a dialog opens with. React's autoFocus comes too early, while the dialog is closed; when it
 * opens, the platform looks for the attribute, which React doesn't write in the browser.
 */
export function takeFocus(element: HTMLElement | null) {
  element?.setAttribute('autofocus', '')
  element?.focus() // where the dialog is open already
}
