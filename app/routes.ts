import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("generate", "routes/generate.tsx"),
  route("plan", "routes/plan.tsx"),
  route("credits", "routes/credits.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
