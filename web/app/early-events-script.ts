// Runs inline at the top of the page and records clicks and input until React has hydrated.
// Links and GET forms are left alone, they work as plain HTML.
export const earlyEventsScript = `(function(){
var log=window.__early=[];
function note(e){
var t=e.target;
if(!t||!t.closest||!t.closest('#root'))return;
if(e.type==='submit'){
if((t.getAttribute('method')||'')==='get')return;
e.preventDefault();log.push({type:'submit',target:t,submitter:e.submitter});return;
}
if(e.type==='click'){
var b=t.closest('button,[role=button],[role=tab],[role=radio]');
if(!b||b.type==='submit'||b.closest('[data-native]'))return;
log.push({type:'click',target:b});return;
}
if(t.type==='checkbox'||t.type==='radio')log.push({type:'check',target:t,checked:t.checked});
else log.push({type:'input',target:t,value:t.value});
}
window.__earlyStop=function(){['click','input','change','submit'].forEach(function(n){document.removeEventListener(n,note,true)})};
['click','input','change','submit'].forEach(function(n){document.addEventListener(n,note,true)});
})()`
