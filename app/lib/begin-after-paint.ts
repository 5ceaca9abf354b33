import { HEARD, LIVE } from "./live.ts";

/** The rel of a prerendered page's scripts until the page is painted. */
export const AFTER_PAINT = "after-paint";
/** Their type until then, which keeps the browser from running them. */
export const TYPE_AFTER_PAINT = "text/after-paint";

/** After this many milliseconds scripts start even if the browser has not reported a paint. */
const PAINT_TIMEOUT_MS = 3_000;

/**
 * Calls a function of the page, perhaps more than once. Hidden pages are never painted, so there it
 * is called at once.
 */
const whenPainted = (
  begin: string,
): string => `if(document.visibilityState==="hidden")return ${begin}();
setTimeout(${begin},${PAINT_TIMEOUT_MS});
try{new PerformanceObserver(${begin}).observe({type:"paint",buffered:true})}catch{${begin}()}`;

/**
 * The script in the head of a prerendered page (`scripts/finish-build.ts`): once the page is loaded
 * and painted, it starts the page's scripts. Until they are ready, it remembers a press on a
 * button, even while the page is still loading, and repeats it afterward; the same goes for a
 * submitted form without an action. Text and choices are entered into their fields again, unless
 * their form was submitted meanwhile. Links, other forms and menus work without scripts.
 */
export const BEGIN_AFTER_PAINT = `(()=>{
let begun=false,pressed,sent;const typed=new Map();
const begin=()=>{
if(document.readyState==="loading"){addEventListener("DOMContentLoaded",begin,{once:true});return}
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
const forget=({target})=>{for(const field of target.elements)typed.delete(field)};
addEventListener("${HEARD}",()=>{
for(const type in kept)if(type!=="input")removeEventListener(type,kept[type],true);
addEventListener("submit",forget,true)},{once:true});
addEventListener("${LIVE}",()=>{
removeEventListener("input",note,true);removeEventListener("submit",forget,true);
for(const [field,value] of typed){
if(!field.isConnected||(field.value&&field.value!==value&&field.type!=="select-one"))continue;
field.value="";Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),"value").set.call(field,value);
for(const type of ["input","change"])field.dispatchEvent(new Event(type,{bubbles:true}))}
setTimeout(()=>{if(pressed?.isConnected)pressed.click();if(sent?.isConnected)sent.requestSubmit()})},{once:true});
${whenPainted("begin")}
})()`.replaceAll("\n", "");

/**
 * The script at the end of a reading page: it loads the page's enhancements, once, after the first
 * paint.
 */
export const readAfterPaint = (address: string): string =>
  `(()=>{
let begun=false;
const begin=()=>{
if(begun)return;begun=true;
const script=document.createElement("script");script.type="module";script.src="${address}";document.body.append(script)};
${whenPainted("begin")}
})()`.replaceAll("\n", "");
