// Runs inline in the head, before the first paint: the chosen scheme, and whether a member is expected (so that no
// sign-in link flashes up before React knows).
export const THEME_KEY = 'theme'

export const themeScript = `(function(){try{
var h=document.documentElement,t=localStorage.getItem('${THEME_KEY}');
if(t==='light'||t==='dark')h.dataset.theme=t;
if(/"email":/.test(localStorage.getItem('auth-storage')||''))h.dataset.member='';
}catch(e){}})()`
