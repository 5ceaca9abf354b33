/** Replaces a picture that cannot be loaded by the next of its chain (spec 2 §3). */
export function replaceBrokenPictures(): void {
  const replace = (image: HTMLImageElement) => {
    const [next, ...rest] = image.dataset.fallbacks?.split(" ") ?? [];
    if (!next) return;
    image.dataset.fallbacks = rest.join(" ");
    for (const source of image.parentElement?.querySelectorAll("source") ?? []) source.remove();
    image.removeAttribute("srcset");
    image.src = next;
  };
  document.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLImageElement) replace(target);
    },
    true,
  );
  // It may have failed before this script was loaded.
  for (const image of document.querySelectorAll<HTMLImageElement>("img[data-fallbacks]")) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== "") replace(image);
  }
}
