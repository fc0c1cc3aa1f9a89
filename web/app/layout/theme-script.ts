// Runs inline in the head before the first paint: sets the color scheme, loads the font if it was loaded before
// (server/pages/start-script.ts saves its address), and hides the sign-in link if a member is probably signed in.
import { THEME_KEY } from '#web/device/theme.ts'

export const themeScript = `(function(){try{
var h=document.documentElement,t=localStorage.getItem('${THEME_KEY}'),f=localStorage.getItem('font');
if(t==='light'||t==='dark')h.dataset.theme=t;
if(/"email":/.test(localStorage.getItem('auth-storage')||''))h.dataset.member='';
if(/^\\/[\\w./-]+$/.test(f))document.fonts.add(new FontFace('Figtree','url('+f+')',{weight:'300 900',display:'swap'}));
}catch(e){}})()`
