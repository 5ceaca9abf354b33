import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("generate", "routes/generate.tsx"),
  route("plan", "routes/plan.tsx"),
  route("dashboard", "routes/dashboard.tsx"),
  route("shared/:token", "routes/shared.tsx"),
  route("credits", "routes/credits.tsx"),
  route("login", "routes/login.tsx"),
  route("reset-password", "routes/reset-password.tsx"),
  route("account", "routes/account.tsx"),
  route("kids", "routes/kids/hub.tsx"),
  route("kids/games/puzzle", "routes/kids/puzzle.tsx"),
  route("kids/games/word-search", "routes/kids/word-search.tsx"),
  route("kids/games/typing", "routes/kids/typing.tsx"),
  route("kids/games/pattern", "routes/kids/pattern.tsx"),
  // Memory Match, and any name that is no game's (spec 3 §2).
  route("kids/games/:game", "routes/kids/memory.tsx"),
  route("printables", "routes/printables/catalogue.tsx"),
  route("print", "routes/printables/print.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
