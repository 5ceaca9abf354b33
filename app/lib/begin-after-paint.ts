/** What the scripts of a prerendered page are called until the page is painted. */
export const AFTER_PAINT = "after-paint";

/** React hears presses from here on, and answers those that came to a part which is not ready yet. */
const HEARD = "presses-are-heard";
const LIVE = "page-is-live";

/** Milliseconds after which scripts begin even if the browser has not said that it painted. */
const PATIENCE = 3_000;

/**
 * The script at the end of a prerendered page (`scripts/finish-build.ts`): once the page is painted, its
 * scripts begin; hidden pages are not painted, theirs begin at once. A press on a button that comes
 * before they are there is kept, and done when they are. Links and forms work without them.
 */
export const BEGIN_AFTER_PAINT = `(()=>{
let begun=false,pressed;
const begin=()=>{
if(begun)return;begun=true;
for(const link of document.querySelectorAll('link[rel="${AFTER_PAINT}"]'))link.rel="modulepreload";
for(const kept of document.querySelectorAll('script[type="${AFTER_PAINT}"]')){
const script=document.createElement("script");script.type="module";script.text=kept.text;kept.replaceWith(script)}};
const keep=(event)=>{const button=event.target.closest("button");if(button?.type==="button")pressed=button};
addEventListener("click",keep,true);
addEventListener("${HEARD}",()=>removeEventListener("click",keep,true),{once:true});
addEventListener("${LIVE}",()=>{if(pressed?.isConnected)pressed.click()},{once:true});
if(document.visibilityState==="hidden")return begin();
setTimeout(begin,${PATIENCE});
try{new PerformanceObserver(begin).observe({type:"paint",buffered:true})}catch{begin()}
})()`.replaceAll("\n", "");

/** Says that React takes over the page. */
export function announceHeard(): void {
  window.dispatchEvent(new Event(HEARD));
}

/** Says that the page answers from now on: what was pressed before is done now. */
export function announceLive(): void {
  // What the first effects changed stands on the screen by then.
  requestAnimationFrame(() => setTimeout(() => window.dispatchEvent(new Event(LIVE))));
}
