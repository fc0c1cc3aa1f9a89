// Runs inline in the head, before the first paint: the chosen scheme, whether the font has come before
// (server/pages/start-script.ts), and whether a member is expected (so that no sign-in link flashes up before React knows).
export const THEME_KEY = 'theme'

export const themeScript = `(function(){try{
var h=document.documentElement,t=localStorage.getItem('${THEME_KEY}');
if(t==='light'||t==='dark')h.dataset.theme=t;
if(localStorage.getItem('font'))h.dataset.font='';
if(/"email":/.test(localStorage.getItem('auth-storage')||''))h.dataset.member='';
}catch(e){}})()`
