// Runs at the end of the document. Starts a page's scripts, font and manifest once the first view is painted, including
// its main picture, so that they don't compete with it. The first interaction starts them sooner; a timeout limits the
// wait. Without a network they wait for it, and so do clicks and typed text (record-early-events.ts). With a service
// worker, the scripts are already there. On a member's own page the head has begun (fetch-member-scripts.ts).
import { FONT_KEY, fontFace } from './font.ts'
import { fetchFile, type PageFiles } from './page-files.ts'

const LONGEST_WAIT_MS = 3000
/** After the load event, in case the main picture isn't the largest paint. */
const LONGEST_WAIT_AFTER_LOAD_MS = 500
/** If a script couldn't be loaded although the browser reports a network. */
const RETRY_MS = 3000
const LARGEST_PAINT = 'largest-contentful-paint'

export function startPage({ scripts, font }: PageFiles) {
  const inHead = window.scriptsInHead
  let started = false

  function start() {
    if (started || !(navigator.onLine || navigator.serviceWorker?.controller)) return
    started = true
    const fetched = window.scriptsInHead ?? Promise.all(scripts.map(fetchFile))
    fetched.then(
      () => runScripts(scripts),
      () => {
        started = false
        setTimeout(start, RETRY_MS)
      },
    )
    loadTheRest()
  }

  let restLoaded = false
  function loadTheRest() {
    if (restLoaded) return
    restLoaded = true
    const manifest = document.createElement('link')
    manifest.rel = 'manifest'
    manifest.href = '/manifest.webmanifest'
    document.head.append(manifest)
    loadFont(font)
  }

  requestAnimationFrame(() => setTimeout(markPainted))
  addEventListener('online', start)
  if (document.hidden || inHead !== undefined) return start()
  for (const act of ['pointerdown', 'keydown'])
    addEventListener(act, start, { once: true, capture: true, passive: true })
  setTimeout(start, LONGEST_WAIT_MS)
  const afterLoad = () => {
    setTimeout(start, LONGEST_WAIT_AFTER_LOAD_MS)
    whenPainted(start)
  }
  if (document.readyState === 'complete') afterLoad()
  else addEventListener('load', afterLoad)
}

/** Two tasks, so that the page can respond between parsing the scripts and starting the application. */
function runScripts([entry = '', page]: readonly string[]) {
  import(/* @vite-ignore */ entry).then((application: { start: () => void }) => setTimeout(application.start))
  if (page) import(/* @vite-ignore */ page)
}

function whenPainted(then: () => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes(LARGEST_PAINT)) {
    requestAnimationFrame(() => setTimeout(then))
    return
  }
  const mainPicture = document.querySelector('img[fetchpriority=high]')
  const observer = new PerformanceObserver((list) => {
    const paints = list.getEntries() as (PerformanceEntry & { element?: Element | null })[]
    const isMain = ({ element }: (typeof paints)[number]) =>
      element instanceof HTMLImageElement && element.loading === 'eager'
    if (!mainPicture || paints.some(isMain)) then()
  })
  observer.observe({ type: LARGEST_PAINT, buffered: true })
}

const markPainted = () => {
  document.documentElement.dataset.painted = ''
}

/**
 * By a script, because a CSS rule that switches the font would restyle every element. The device stores the font's
 * address, and the next document starts with it (apply-device-settings.ts).
 */
async function loadFont(address: string) {
  try {
    if (localStorage.getItem(FONT_KEY) === address) return
    document.fonts.add(await fontFace(address).load())
    localStorage.setItem(FONT_KEY, address)
  } catch {
    // The system's font stays.
  }
}
