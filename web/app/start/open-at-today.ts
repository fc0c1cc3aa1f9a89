// Runs in the home page's head, before it is shown: a member who opens the site lands on their day. Reloading the home
// page, Back, and links to it (the logo, "Home") still show it (docs/decisions/052-opening-as-a-member.md).

export function openAtToday({ home, today }: { home: string; today: string }) {
  try {
    const { pathname, search, hash, origin } = location
    const [visit] = performance.getEntriesByType('navigation')
    const isOpened = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate' && history.state === null
    const isFromHere = document.referrer.startsWith(`${origin}/`)
    const isMember = document.documentElement.dataset.member === ''
    if (isMember && isOpened && !isFromHere && pathname === home && !search && !hash) location.replace(today)
  } catch {
    // The home page is shown.
  }
}
