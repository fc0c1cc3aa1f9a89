// Starts a page's scripts, font and manifest once the first view is painted, main picture included, so that they do not
// compete with it. The first interaction starts them sooner; a timeout limits the wait. Without a network they wait for
// it. What was typed and pressed waits too (web/app/early-events-script.ts). A service worker has the scripts.
//
// A member's own page has nothing to see before its scripts have run: on a device with a session they are fetched from the
// document's head on and start at once, and what the session needs is fetched while they run.
//
// Browsers remember that a module, or a preload link, could not be loaded and never ask for it again. So the files are
// fetched into the browser's cache first, which can be repeated, and imported once all of them are there.
import { SESSION_KEY } from '#domain/account/session-key.ts'

const LONGEST_MS = 3000
/** After the load event, in case the main picture is not the largest paint. */
const LONGEST_AFTER_LOAD_MS = 500
/** After a script could not be loaded, although the browser says that there is a network. */
const AGAIN_MS = 3000

export interface StartParts {
  /** The application's entry, the page's own, and what they import. */
  scripts: readonly string[]
  /** What a signed-in device needs besides, on a page that shows a member's own data. */
  memberScripts: readonly string[]
  /** The typeface's address. */
  font: string
}

/**
 * Added by script, because a style rule that switches the font would restyle every element. The device saves the font's
 * address, and the next document starts with it (theme-script.ts).
 */
const fontLoading = (font: string) => `try{const at=${JSON.stringify(font)};
if(localStorage.getItem('font')!==at)new FontFace('Figtree','url('+at+')',{weight:'300 900'}).load().then(f=>{document.fonts.add(f);localStorage.setItem('font',at)}).catch(()=>{})}catch{}`

const MANIFEST = `document.head.append(Object.assign(document.createElement('link'),{rel:'manifest',href:'/manifest.webmanifest'}))`

/** Runs in the document's head, before anything is drawn. Not needed where a service worker has the scripts. */
export function aheadScript({ scripts, memberScripts }: StartParts): string {
  if (memberScripts.length === 0) return ''
  const fetchAll = `for(const file of ${JSON.stringify(scripts)})fetch(file).catch(()=>{})`
  return `;try{if(localStorage.getItem(${JSON.stringify(SESSION_KEY)})&&!navigator.serviceWorker?.controller)${fetchAll}}catch{}`
}

const READ_SESSION = `try{own=localStorage.getItem(${JSON.stringify(SESSION_KEY)})}catch{}`

export function startScript({ scripts, memberScripts, font }: StartParts): string {
  const [entry, page] = scripts.map((script) => `import(${JSON.stringify(script)})`)
  // Two tasks, so that the page can respond between parsing the scripts and starting the application.
  const run = [`${entry}.then(m=>setTimeout(m.start))`, page].filter(Boolean).join(';')
  const isOwn = memberScripts.length > 0
  const runForMember = isOwn ? `;if(own)${JSON.stringify(memberScripts)}.map(file=>bring(file).catch(()=>{}))` : ''
  return `let own;${isOwn ? READ_SESSION : ''}
let on,rest=()=>{rest=()=>{};${MANIFEST};${fontLoading(font)}};
const bring=file=>fetch(file).then(answer=>answer.ok?answer.blob():Promise.reject()),
go=()=>{if(!on&&(navigator.onLine||navigator.serviceWorker?.controller)){on=1;Promise.all(${JSON.stringify(scripts)}.map(bring)).then(()=>{${run}${runForMember}},()=>{on=0;setTimeout(go,${AGAIN_MS})});rest()}},
first=document.querySelector('img[fetchpriority=high]'),
paint='largest-contentful-paint',
loaded=()=>{setTimeout(go,${LONGEST_AFTER_LOAD_MS});
if(PerformanceObserver.supportedEntryTypes.includes(paint))new PerformanceObserver(l=>{if(l.getEntries().some(e=>!first||e.element?.loading==='eager'))go()}).observe({type:paint,buffered:true});
else requestAnimationFrame(()=>setTimeout(go))};
requestAnimationFrame(()=>setTimeout(()=>{document.documentElement.dataset.painted=''}));
addEventListener('online',go);
if(document.hidden||own)go();
else{for(const act of['pointerdown','keydown'])addEventListener(act,go,{once:true,capture:true,passive:true});
setTimeout(go,${LONGEST_MS});
if(document.readyState==='complete')loaded();else addEventListener('load',loaded)}`
}
