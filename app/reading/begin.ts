import { listenForAccordionKeys } from "../lib/accordion-keys.ts";
import { listenForTheme } from "../lib/theme.ts";
import { showAccount } from "./account.ts";
import { installForms } from "./forms.ts";
import { followHashAddress } from "./hash-address.ts";
import { replaceBrokenPictures } from "./pictures.ts";
import { prefetchOnIntent } from "./prefetch.ts";
import { installScrollUp } from "./scroll-up.ts";
import { installSearch } from "./search.ts";
import { installSharing } from "./share.ts";

/**
 * Everything that reading pages run: a few kilobytes instead of a framework. Each part improves
 * something that works without scripts.
 */
followHashAddress();
listenForTheme();
listenForAccordionKeys();
showAccount();
replaceBrokenPictures();
installForms();
installSearch();
installSharing();
installScrollUp();
prefetchOnIntent();
