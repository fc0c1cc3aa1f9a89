// Runs inline in the head, before the home page is shown: a member who opens the site lands on their day. Reloading the
// home page, Back, and links to it (the logo, "Home") still show it (docs/decisions/052-opening-as-a-member.md).
import { paths } from '#web/router/paths.ts'

export const openingScript = `;(function(){try{
var h=document.documentElement,l=location,n=performance.getEntriesByType('navigation')[0];
if(h.dataset.member===''&&l.pathname==='${paths.home}'&&!l.search&&!l.hash&&n&&n.type==='navigate'&&history.state===null&&document.referrer.indexOf(l.origin+'/'))l.replace('${paths.dashboard}')
}catch(e){}})()`
