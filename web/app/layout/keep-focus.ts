// Moves the focus to a neighbor when the focused element is removed. Otherwise it falls back to the top of the document
// and keyboard users have to start over.
const CONTROL = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea, summary'

export function keepFocus(main: HTMLElement) {
  let last = document.activeElement instanceof HTMLElement ? document.activeElement : null
  let lastInMain = main.contains(last) ? last : null

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    last = target
    if (main.contains(target)) lastInMain = target
  })
  new MutationObserver((records) => {
    if (!last || last.isConnected || document.activeElement !== document.body) return
    const taken = last
    const record = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(taken)))
    if (!record) return
    if (lastInMain?.isConnected) focus(lastInMain)
    else focus(main.contains(record.target) ? (nearest(record, taken) ?? main) : main)
  }).observe(document.body, { childList: true, subtree: true })
}

/** The same control in the next entry; otherwise the container, so that Tab continues from there. */
function nearest({ removedNodes, previousSibling, target }: MutationRecord, taken: HTMLElement): HTMLElement | null {
  const parent = target instanceof HTMLElement ? target : target.parentElement
  if (!parent?.isConnected) return null
  const removed = [...removedNodes].find((node) => node.contains(taken))
  const before = previousSibling?.isConnected ? previousSibling : null
  const place = elementFrom(before ? before.nextSibling : parent.firstChild, 'nextSibling')
  const neighbor = place ?? elementFrom(before, 'previousSibling')
  if (!neighbor) return parent
  if (neighbor.matches(CONTROL)) return neighbor
  const isSameKind = removed instanceof HTMLElement && looks(removed) === looks(neighbor)
  if (!isSameKind) return neighbor
  return controls(neighbor)[controls(removed).indexOf(taken)] ?? neighbor
}

const looks = ({ tagName, className }: Element) => `${tagName} ${className}`

function elementFrom(node: Node | null, way: 'nextSibling' | 'previousSibling'): HTMLElement | null {
  let found = node
  while (found && !(found instanceof HTMLElement && found.checkVisibility())) found = found[way]
  return found instanceof HTMLElement ? found : null
}

const controls = (within: Element) => [...within.querySelectorAll<HTMLElement>(CONTROL)]

function focus(found: HTMLElement) {
  // Around an empty element, nobody would see the focus.
  const element = found.closest<HTMLElement>(`${CONTROL}, :not(:empty)`) ?? found
  if (!element.matches(CONTROL) && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
