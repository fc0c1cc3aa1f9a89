// Dragging planned meals: a mouse drags after 10 px, a finger after holding for 250 ms, so that scrolling still works.
// The Move and Copy buttons do the same without dragging.
import { mealSlot } from '#domain/time/meal-slots.ts'

const MOUSE_PX = 10
const TOUCH_HOLD_MS = 250
const TOUCH_SLIP_PX = 8
const EDGE_PX = 60
const SCROLL_PX = 12

export interface MealDrop {
  mealId: number
  date: string
  /** Null when it was dropped on a day, not on one of its meals. */
  mealType: ReturnType<typeof mealSlot> | null
  copy: boolean
}

const distance = (one: PointerEvent, other: PointerEvent) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)

const targetAt = ({ clientX, clientY }: PointerEvent) =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop-date]') ?? null

/** A picture of the meal that follows the pointer. */
function createGhost(meal: HTMLElement) {
  const { width, left, top } = meal.getBoundingClientRect()
  const ghost = document.createElement('div')
  ghost.append(...Array.from(meal.cloneNode(true).childNodes))
  ghost.className = `${meal.className} pointer-events-none fixed z-50 opacity-90 shadow-lg`
  ghost.dataset.dragged = ''
  ghost.inert = true
  ghost.style.width = `${width}px`
  document.body.append(ghost)
  return {
    move(start: PointerEvent, now: PointerEvent) {
      ghost.style.left = `${left + now.clientX - start.clientX}px`
      ghost.style.top = `${top + now.clientY - start.clientY}px`
    },
    remove: () => ghost.remove(),
  }
}

function scrollAtEdge({ clientY }: PointerEvent) {
  if (clientY < EDGE_PX) window.scrollBy(0, -SCROLL_PX)
  else if (clientY > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX)
}

/** Follows one press; `onEnd` receives where the meal was dropped, or null. */
function followPress(meal: HTMLElement, start: PointerEvent, onEnd: (drop: MealDrop | null) => void) {
  const listening = new AbortController()
  const { signal } = listening
  const isMouse = start.pointerType === 'mouse'
  let ghost: ReturnType<typeof createGhost> | null = null
  let last = start
  let over: HTMLElement | null = null
  const hold = isMouse ? 0 : window.setTimeout(lift, TOUCH_HOLD_MS)
  const scrolling = window.setInterval(() => ghost && scrollAtEdge(last), 16)

  function lift() {
    ghost = createGhost(meal)
    ghost.move(start, last)
    meal.dataset.lifted = ''
  }

  function mark(target: HTMLElement | null) {
    if (target === over) return
    delete over?.dataset.over
    if (target) target.dataset.over = ''
    over = target
  }

  function end(drop: MealDrop | null) {
    // The click that follows a drag must not open the recipe.
    if (ghost) window.addEventListener('click', stopClick, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', stopClick, { capture: true }))
    clearTimeout(hold)
    clearInterval(scrolling)
    listening.abort()
    mark(null)
    ghost?.remove()
    delete meal.dataset.lifted
    onEnd(drop)
  }

  const on = <Name extends keyof WindowEventMap>(name: Name, handle: (event: WindowEventMap[Name]) => void) =>
    window.addEventListener(name, handle, { signal })
  on('pointermove', (event) => {
    if (event.pointerId !== start.pointerId) return
    last = event
    const moved = distance(start, event)
    if (!ghost && !isMouse && moved > TOUCH_SLIP_PX) return end(null)
    if (!ghost && isMouse && moved >= MOUSE_PX) lift()
    if (!ghost) return
    ghost.move(start, event)
    mark(targetAt(event))
  })
  on('pointerup', (event) => {
    if (event.pointerId !== start.pointerId) return
    const { dropDate, dropMeal } = (ghost ? targetAt(event) : null)?.dataset ?? {}
    const mealId = Number(meal.dataset.mealId)
    end(
      dropDate === undefined
        ? null
        : {
            mealId,
            date: dropDate,
            mealType: dropMeal ? mealSlot(dropMeal) : null,
            copy: event.ctrlKey || event.altKey,
          },
    )
  })
  on('pointercancel', () => end(null))
  on('keydown', (event) => event.key === 'Escape' && ghost && end(null))
}

function stopClick(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}

/** Makes every `[data-meal-id]` inside draggable onto every `[data-drop-date]`. Returns a cleanup function. */
export function enableMealDrag(root: HTMLElement, onDrop: (drop: MealDrop) => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let isPressed = false

  root.addEventListener(
    'pointerdown',
    (event) => {
      const target = event.target instanceof Element ? event.target : null
      const meal = target?.closest<HTMLElement>('[data-meal-id]')
      if (!meal || isPressed || event.button !== 0 || target?.closest('button, input')) return
      isPressed = true
      followPress(meal, event, (drop) => {
        isPressed = false
        if (drop) onDrop(drop)
      })
    },
    { signal },
  )
  // The browser's own dragging of links and pictures.
  root.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  const isLifted = () => document.querySelector('[data-dragged]') !== null
  // Registered from the start: added later, browsers would ignore its preventDefault.
  root.addEventListener('touchmove', (event) => isLifted() && event.cancelable && event.preventDefault(), {
    signal,
    passive: false,
  })
  root.addEventListener('contextmenu', (event) => isLifted() && event.preventDefault(), { signal })
  return () => listening.abort()
}
