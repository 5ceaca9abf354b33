/** The browser's side, as React Router's Vite plugin passes it to the server. */
declare module "virtual:react-router/server-build" {
  import type { RouterContextProvider, ServerBuild } from "react-router";
  import type { PageRequest } from "#contract/page-services.ts";
  export const assets: ServerBuild["assets"];
  export const routes: ServerBuild["routes"];
  export const entry: {
    readonly module: ServerBuild["entry"]["module"] & {
      /** The app's own (`app/entry.server.tsx`): the server fills contexts that it does not know. */
      readonly createPageContext: (request: PageRequest) => RouterContextProvider;
    };
  };
}
