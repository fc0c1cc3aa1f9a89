// Cards below the first view are laid out after hydration (cards-in-time in app.css), one per frame: all at once would
// block the page noticeably.

export function layOutCards() {
  const card = document.querySelector<HTMLElement>('.cards-in-time > li:not([style])')
  if (!card) {
    document.documentElement.dataset.laidOut = ''
    return
  }
  card.style.contentVisibility = 'visible'
  requestAnimationFrame(layOutCards)
}
