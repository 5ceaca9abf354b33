/** Older addresses had the screen behind a hash: '/#/plan?plan_id=…' (spec 1 §2). */
export function followHashAddress(): void {
  const follow = () => {
    const { hash } = window.location;
    if (/^#\/(?!\/)/u.test(hash)) window.location.replace(hash.slice(1));
  };
  follow();
  window.addEventListener("hashchange", follow);
}
