// Starts a page's scripts, font and manifest once the first view is painted, main picture included, so that they do not
// compete with it. The first interaction starts them sooner; a timeout limits the wait. Without a network they wait for
// it: a browser never asks again for a script that it could not load. What was typed and pressed waits too
// (web/app/early-events-script.ts). A service worker has the scripts.

const LONGEST_MS = 3000
/** After the load event, in case the main picture is not the largest paint. */
const LONGEST_AFTER_LOAD_MS = 500

export interface StartParts {
  /** The application's entry first, then what the page needs besides. */
  scripts: readonly string[]
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

export function startScript({ scripts, font }: StartParts): string {
  const [entry, ...others] = scripts.map((script) => `import(${JSON.stringify(script)})`)
  // Two tasks, so that the page can respond between parsing the scripts and starting the application.
  const imports = [`${entry}.then(m=>setTimeout(m.start))`, ...others].join(';')
  return `let on;const go=()=>{if(!on&&(navigator.onLine||navigator.serviceWorker?.controller)){on=1;${imports};${MANIFEST};${fontLoading(font)}}},
first=document.querySelector('img[fetchpriority=high]'),
paint='largest-contentful-paint',
loaded=()=>{setTimeout(go,${LONGEST_AFTER_LOAD_MS});
if(PerformanceObserver.supportedEntryTypes.includes(paint))new PerformanceObserver(l=>{if(l.getEntries().some(e=>!first||e.element?.loading==='eager'))go()}).observe({type:paint,buffered:true});
else requestAnimationFrame(()=>setTimeout(go))};
requestAnimationFrame(()=>setTimeout(()=>{document.documentElement.dataset.painted=''}));
addEventListener('online',go);
if(document.hidden)go();
else{for(const act of['pointerdown','keydown'])addEventListener(act,go,{once:true,capture:true,passive:true});
setTimeout(go,${LONGEST_MS});
if(document.readyState==='complete')loaded();else addEventListener('load',loaded)}`
}
