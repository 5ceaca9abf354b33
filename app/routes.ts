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
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
