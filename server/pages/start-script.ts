// When a page's scripts start: once the first view is painted, its main picture included, so that they take neither line
// nor processor away from it; and with them the font and the manifest. Whoever acts sooner starts them sooner, and a slow
// line does not hold them for ever.

const LONGEST_MS = 3000
/** After everything is loaded: the main picture may turn out not to be the largest paint. */
const LONGEST_AFTER_LOAD_MS = 500

export interface StartParts {
  /** The application's entry first, then what the page needs besides. */
  scripts: readonly string[]
  /** The typeface's address. */
  font: string
}

/**
 * The typeface joins when it is there: one change of all lines, and no rule of the sheet to match anew. The device
 * remembers its address, and the next document starts with it (theme-script.ts).
 */
const fontLoading = (font: string) => `try{const at=${JSON.stringify(font)};
if(localStorage.getItem('font')!==at)new FontFace('Figtree','url('+at+')',{weight:'300 900'}).load().then(f=>{document.fonts.add(f);localStorage.setItem('font',at)}).catch(()=>{})}catch{}`

const MANIFEST = `document.head.append(Object.assign(document.createElement('link'),{rel:'manifest',href:'/manifest.webmanifest'}))`

export function startScript({ scripts, font }: StartParts): string {
  const [entry, ...others] = scripts.map((script) => `import(${JSON.stringify(script)})`)
  // Reading the scripts and starting the application are two tasks: in between, the page can answer.
  const imports = [`${entry}.then(m=>setTimeout(m.start))`, ...others].join(';')
  return `let on;const go=()=>{if(!on){on=1;${imports};${MANIFEST};${fontLoading(font)}}},
first=document.querySelector('img[fetchpriority=high]'),
paint='largest-contentful-paint',
loaded=()=>{setTimeout(go,${LONGEST_AFTER_LOAD_MS});
if(PerformanceObserver.supportedEntryTypes.includes(paint))new PerformanceObserver(l=>{if(l.getEntries().some(e=>!first||e.element?.loading==='eager'))go()}).observe({type:paint,buffered:true});
else requestAnimationFrame(()=>setTimeout(go))};
requestAnimationFrame(()=>setTimeout(()=>{document.documentElement.dataset.painted=''}));
if(document.hidden)go();
else{for(const act of['pointerdown','keydown'])addEventListener(act,go,{once:true,capture:true,passive:true});
setTimeout(go,${LONGEST_MS});
if(document.readyState==='complete')loaded();else addEventListener('load',loaded)}`
}
