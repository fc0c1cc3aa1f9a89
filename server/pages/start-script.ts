// When a page's scripts start: once the first view is painted, its main picture included, so that they take neither line
// nor processor away from it; and with them the font. Whoever acts sooner starts them sooner, and a slow line does not
// hold them for ever.

const LONGEST_MS = 3000
/** After everything is loaded: the main picture may turn out not to be the largest paint. */
const LONGEST_AFTER_LOAD_MS = 500

/** Shown when it has come: one change of all lines, not two. The next document starts with it (theme-script.ts). */
const FONT = `document.fonts.load('1em Figtree').then(()=>{document.documentElement.dataset.font='';localStorage.setItem('font','1')}).catch(()=>{})`

export function startScript(scripts: readonly string[]): string {
  const imports = scripts.map((script) => `import(${JSON.stringify(script)})`).join(';')
  return `let on;const go=()=>{if(!on){on=1;${imports};${FONT}}},
first=document.querySelector('img[fetchpriority=high]'),
paint='largest-contentful-paint',
loaded=()=>{setTimeout(go,${LONGEST_AFTER_LOAD_MS});
if(PerformanceObserver.supportedEntryTypes.includes(paint))new PerformanceObserver(l=>{if(l.getEntries().some(e=>!first||e.element===first))go()}).observe({type:paint,buffered:true});
else requestAnimationFrame(()=>setTimeout(go))};
if(document.hidden)go();
else{for(const act of['pointerdown','keydown'])addEventListener(act,go,{once:true,capture:true,passive:true});
setTimeout(go,${LONGEST_MS});
if(document.readyState==='complete')loaded();else addEventListener('load',loaded)}`
}
