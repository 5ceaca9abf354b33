/** The browser's side, as React Router's Vite plugin passes it to the server. */
declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";
  export const assets: ServerBuild["assets"];
  export const routes: ServerBuild["routes"];
}
