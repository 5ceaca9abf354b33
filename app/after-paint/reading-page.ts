import { whenPainted } from "./when-painted.ts";

/**
 * The inline script at the end of a reading page (`scripts/finish-build.ts`): once the page is
 * painted, it requests the script whose address stands in its own `data-script`.
 */
const address = document.currentScript?.dataset.script;

whenPainted(() => {
  const script = document.createElement("script");
  script.type = "module";
  script.src = address ?? "";
  document.body.append(script);
});
