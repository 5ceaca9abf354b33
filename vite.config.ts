import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { devServer } from "./scripts/dev-server.ts";

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), devServer(), reactRouter()],
  server: { port: Number(process.env.PORT ?? 3000) },
  build: { target: "es2023", assetsInlineLimit: 0 },
  environments: {
    ssr: {
      build: { rolldownOptions: { input: "./server/app.ts" } },
      // What every start needs is bundled: reading one file is faster than resolving hundreds.
      ...(command === "build" && {
        resolve: {
          noExternal: true,
          // Native, or only loaded where they are configured.
          external: [
            "better-sqlite3",
            "pg",
            "pino",
            "@napi-rs/canvas",
            "ai",
            "@ai-sdk/anthropic",
            "@ai-sdk/google",
            "@ai-sdk/openai-compatible",
          ],
        },
      }),
    },
  },
}));
