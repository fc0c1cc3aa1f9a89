// Runs in the head of a member's own page, which shows nothing useful before its scripts run. On a device with a
// session it therefore fetches them, along with what the session needs, and they run right away. The entry imports
// nothing, so it runs while the rest is loading. A service worker that has the entry has all scripts.
import { PERSISTED_QUERIES, SESSION_KEY } from '#domain/account/device-keys.ts'
import { fetchFile, type PageFiles } from './page-files.ts'

/** If the scripts haven't started by then, a skeleton is better than an empty page. */
const LONGEST_WITHOUT_SKELETON_MS = 3000

export function fetchMemberScripts({ scripts, memberScripts }: PageFiles) {
  try {
    if (!localStorage.getItem(SESSION_KEY)) return
    const worker = navigator.serviceWorker?.controller
    if (worker && localStorage.getItem(PERSISTED_QUERIES)) hideSkeleton()
    const loading = load(scripts, memberScripts, Boolean(worker))
    window.scriptsInHead = loading
    loading.catch(() => {
      window.scriptsInHead = null // start-page.ts tries again
    })
  } catch {
    // Storage is blocked: nobody is signed in.
  }
}

/** This device has stored data, which is there before a skeleton would be useful (`data-kept` in app.css). */
function hideSkeleton() {
  const marks = document.documentElement.dataset
  marks.kept = ''
  setTimeout(() => delete marks.kept, LONGEST_WITHOUT_SKELETON_MS)
}

async function load([entry = '', ...others]: readonly string[], memberScripts: readonly string[], worker: boolean) {
  if (worker && (await caches.match(entry))) {
    run(entry)
    if (others[0]) run(others[0])
    return
  }
  const fetched = [entry, ...others].map(fetchFile)
  for (const script of memberScripts) fetchFile(script).catch(() => undefined)
  fetched[0]?.then(
    () => run(entry),
    () => undefined,
  )
  await Promise.all(fetched)
}

const run = (script: string) => void import(/* @vite-ignore */ script).catch(() => undefined)
