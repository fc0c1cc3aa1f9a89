// Runs inline in the head, before the first paint: the chosen scheme, the font if it has come before
// (server/pages/start-script.ts remembers its address), and whether a member is expected (so that no sign-in link flashes up before React knows).
export const THEME_KEY = 'theme'

export const themeScript = `(function(){try{
var h=document.documentElement,t=localStorage.getItem('${THEME_KEY}'),f=localStorage.getItem('font');
if(t==='light'||t==='dark')h.dataset.theme=t;
if(/"email":/.test(localStorage.getItem('auth-storage')||''))h.dataset.member='';
if(/^\\/[\\w./-]+$/.test(f))document.fonts.add(new FontFace('Figtree','url('+f+')',{weight:'300 900',display:'swap'}));
}catch(e){}})()`
