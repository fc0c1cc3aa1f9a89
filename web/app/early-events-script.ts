// Runs inline at the top of the page and records clicks and input until React has hydrated and everything was replayed.
// Links and GET forms work as plain HTML, so they are left alone. React never sees a recorded click or submit, or it
// would happen twice. A form is validated when it is replayed, because hydration may have emptied its fields for a
// moment.
export const earlyEventsScript = `(function(){
var log=window.__early=[];
function send(e,form,by){
if((form.getAttribute('method')||'')==='get')return;
e.preventDefault();e.stopPropagation();log.push({type:'submit',target:form,submitter:by});
}
function note(e){
var t=e.target;
if(log.replaying||!t||!t.closest||!t.closest('#root'))return;
if(e.type==='submit')return send(e,t,e.submitter);
if(e.type==='click'){
var b=t.closest('button,[role=button],[role=tab],[role=radio]');
if(!b||b.closest('[data-native]'))return;
if(b.type==='submit'&&b.form)return send(e,b.form,b);
e.stopPropagation();log.push({type:'click',target:b});return;
}
if(t.type==='checkbox'||t.type==='radio')log.push({type:'check',target:t,checked:t.checked});
else log.push({type:'input',target:t,value:t.value});
}
window.__earlyStop=function(){['click','input','change','submit'].forEach(function(n){document.removeEventListener(n,note,true)})};
['click','input','change','submit'].forEach(function(n){document.addEventListener(n,note,true)});
})()`
