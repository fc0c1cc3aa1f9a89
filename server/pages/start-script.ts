// Starts a page's scripts, font and manifest once the first view is painted, including its main picture, so that they
// don't compete with it. The first interaction starts them sooner; a timeout limits the wait. Without a network they
// wait for it, and so do clicks and typed text (web/app/early-events-script.ts). With a service worker, the scripts are
// already there.
// A member's own page shows nothing useful before its scripts run. On a device with a session, the document's head
// therefore fetches them, along with what the session needs, and they start right away.
// Browsers remember that a module, or a preload link, couldn't be loaded and never request it again. So the files are
// fetched into the browser's cache first, which can be retried, and imported once all of them are there.
import { PERSISTED_QUERIES, SESSION_KEY } from '#domain/account/device-keys.ts'

const LONGEST_MS = 3000
/** After the load event, in case the main picture isn't the largest paint. */
const LONGEST_AFTER_LOAD_MS = 500
/** Retry delay if a script couldn't be loaded although the browser reports a network. */
const AGAIN_MS = 3000

export interface StartParts {
  /** The application's entry, the page's own script, and their imports. */
  scripts: readonly string[]
  /** What a signed-in device also needs, on a page that shows a member's own data. */
  memberScripts: readonly string[]
  /** The font's URL. */
  font: string
}

/**
 * Added by a script, because a CSS rule that switches the font would restyle every element. The device stores the
 * font's URL, and the next document starts with it (theme-script.ts).
 */
const fontLoading = (font: string) => `try{const at=${JSON.stringify(font)};
if(localStorage.getItem('font')!==at)new FontFace('Figtree','url('+at+')',{weight:'300 900'}).load().then(f=>{document.fonts.add(f);localStorage.setItem('font',at)}).catch(()=>{})}catch{}`

const MANIFEST = `document.head.append(Object.assign(document.createElement('link'),{rel:'manifest',href:'/manifest.webmanifest'}))`

const BRING = `const bring=file=>fetch(file).then(answer=>answer.ok?answer.blob():Promise.reject())`

/**
 * Runs in the document's head, before the first paint. The entry imports nothing, so it runs while the rest is loading.
 * A service worker that has the entry has all scripts. If this device has stored data, it is there before a skeleton
 * would be useful, so none is shown (`data-kept` in app.css).
 */
export function aheadScript({ scripts, memberScripts }: StartParts): string {
  const [entry, page] = scripts.map((script) => JSON.stringify(script))
  if (memberScripts.length === 0) return ''
  return `;try{if(localStorage.getItem(${JSON.stringify(SESSION_KEY)})){${BRING},
load=file=>import(file).catch(()=>{}),
at=document.documentElement.dataset,
worker=navigator.serviceWorker?.controller;
if(worker&&localStorage.getItem(${JSON.stringify(PERSISTED_QUERIES)})){at.kept='';setTimeout(()=>delete at.kept,${LONGEST_MS})}
window.__ahead=(worker?caches.match(${entry}):Promise.resolve()).then(has=>{
if(has)return load(${entry}),load(${page});
const all=${JSON.stringify(scripts)}.map(bring);
for(const file of ${JSON.stringify(memberScripts)})bring(file).catch(()=>{});
all[0].then(()=>load(${entry})).catch(()=>{});
return Promise.all(all)});
window.__ahead.catch(()=>{window.__ahead=0})}}catch{}`
}

export function startScript({ scripts, font }: StartParts): string {
  const [entry, page] = scripts.map((script) => `import(${JSON.stringify(script)})`)
  // Two tasks, so that the page can respond between parsing the scripts and starting the application.
  const run = [`${entry}.then(m=>setTimeout(m.start))`, page].filter(Boolean).join(';')
  return `let own=window.__ahead,on,rest=()=>{rest=()=>{};${MANIFEST};${fontLoading(font)}};
${BRING},
go=()=>{if(!on&&(navigator.onLine||navigator.serviceWorker?.controller)){on=1;(window.__ahead||Promise.all(${JSON.stringify(scripts)}.map(bring))).then(()=>{${run}},()=>{on=0;setTimeout(go,${AGAIN_MS})});rest()}},
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
