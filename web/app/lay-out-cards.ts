// Cards below the first view are not laid out until the page has come alive (cards-in-time in app.css). Then one with
// every frame: all at once would hold the page up for a moment that is felt.

export function layOutCards() {
  const card = document.querySelector<HTMLElement>('.cards-in-time > li:not([style])')
  if (!card) {
    document.documentElement.dataset.laidOut = ''
    return
  }
  card.style.contentVisibility = 'visible'
  requestAnimationFrame(layOutCards)
}
