// Cards below the first view are not laid out with it (cards-in-time in app.css), but when React has taken them over: one
// with every frame, since all at once would hold the page up for a moment that is felt.

export function layOutCards() {
  const card = document.querySelector<HTMLElement>('.cards-in-time > li:not([style])')
  if (!card) {
    document.documentElement.dataset.laidOut = ''
    return
  }
  card.style.contentVisibility = 'visible'
  requestAnimationFrame(layOutCards)
}
