import { HEARD, LIVE } from "./live.ts";

/** What the scripts of a prerendered page are called until the page is painted. */
export const AFTER_PAINT = "after-paint";
/** Their type until then: no script, but of a right form. */
export const TYPE_AFTER_PAINT = "text/after-paint";

/** Milliseconds after which scripts begin even if the browser has not said that it painted. */
const PATIENCE = 3_000;

/**
 * The script at the end of a prerendered page (`scripts/finish-build.ts`): once the page is painted, its
 * scripts begin; hidden pages are not painted, theirs begin at once. A press on a button that comes
 * before they are there is kept, and done when they are; so is a form without an address of its own, and
 * what was typed or chosen is told to its field again. Links, other forms and menus work without scripts.
 */
export const BEGIN_AFTER_PAINT = `(()=>{
let begun=false,pressed,sent;const typed=new Map();
const begin=()=>{
if(begun)return;begun=true;
for(const link of document.querySelectorAll('link[rel="${AFTER_PAINT}"]'))link.rel="modulepreload";
for(const kept of document.querySelectorAll('script[type="${TYPE_AFTER_PAINT}"]')){
const script=document.createElement("script");script.type="module";script.text=kept.text;kept.replaceWith(script)}};
const keep=(event)=>{const button=event.target.closest("button");if(button?.type==="button"&&!button.popoverTargetElement)pressed=button};
const note=({target})=>{if(!/^(?:checkbox|radio|file)$/.test(target.type))typed.set(target,target.value)};
const hold=(event)=>{if(!event.target.hasAttribute("action")){event.preventDefault();sent=event.target}};
const enter=({key,target})=>{if(key==="Enter"&&target.form?.querySelector("[type=submit]:disabled"))sent=target.form};
const kept={click:keep,input:note,submit:hold,keydown:enter};
for(const type in kept)addEventListener(type,kept[type],true);
addEventListener("${HEARD}",()=>{for(const type in kept)removeEventListener(type,kept[type],true)},{once:true});
addEventListener("${LIVE}",()=>{
for(const [field,value] of typed){
if(!field.isConnected||(field.value&&field.value!==value))continue;
field.value="";Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),"value").set.call(field,value);
for(const type of ["input","change"])field.dispatchEvent(new Event(type,{bubbles:true}))}
setTimeout(()=>{if(pressed?.isConnected)pressed.click();if(sent?.isConnected)sent.requestSubmit()})},{once:true});
if(document.visibilityState==="hidden")return begin();
setTimeout(begin,${PATIENCE});
try{new PerformanceObserver(begin).observe({type:"paint",buffered:true})}catch{begin()}
})()`.replaceAll("\n", "");
