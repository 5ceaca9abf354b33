/** What may import what: the house's walls (ARCHITECTURE.md). */
const rooms = "^(app|server|core|contract)/";

module.exports = {
  forbidden: [
    {
      name: "core-is-pure",
      comment: "core/ imports itself, zod and small pure libraries; never another room or Node.",
      severity: "error",
      from: { path: "^core/", pathNot: "\\.test\\.ts$" },
      to: {
        pathNot: "^core/|node_modules/(zod|minisearch|spectral\\.js|tonal|@tonaljs|chess\\.js)/",
      },
    },
    {
      name: "contract-knows-core-only",
      severity: "error",
      from: { path: "^contract/", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^(contract|core)/|node_modules/zod/" },
    },
    {
      name: "app-never-imports-server",
      comment: "Types excepted.",
      severity: "error",
      from: { path: "^app/" },
      to: { path: "^server/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "server-never-imports-app",
      comment:
        "It reaches the app through the framework's build; types they share are in contract/.",
      severity: "error",
      from: { path: "^server/" },
      to: { path: "^app/" },
    },
    {
      name: "features-are-islands",
      severity: "error",
      from: { path: "^app/features/([^/]+)/" },
      to: { path: "^app/features/", pathNot: "^app/features/$1/" },
    },
    {
      name: "ui-knows-no-feature",
      severity: "error",
      from: { path: "^app/(ui|lib|data|tools)/" },
      to: { path: "^app/(features|routes)/" },
    },
    {
      name: "services-know-no-http-framework",
      severity: "error",
      from: { path: "^server/(services|storage|adapters|learning/(service|store))/" },
      to: { path: "node_modules/(hono|@hono)/" },
    },
    {
      name: "services-know-no-http",
      severity: "error",
      from: { path: "^server/(services|storage|adapters|ports|learning/(service|store))/" },
      to: { path: "^server/(http|routes|learning/routes)/" },
    },
    {
      name: "adapters-know-no-services",
      comment: "They implement what server/ports/ declares.",
      severity: "error",
      from: { path: "^server/(adapters|ports|storage|learning/store)/" },
      to: { path: "^server/(services|learning/service)/" },
    },
    {
      name: "ports-know-no-implementation",
      severity: "error",
      from: { path: "^server/ports/" },
      to: { path: "^server/", pathNot: "^server/ports/" },
    },
    {
      name: "services-know-ports-only",
      comment:
        "Except where the product is put together: services.ts, and what accounts are made of.",
      severity: "error",
      from: {
        path: "^server/(services|learning/service)/",
        pathNot: "^server/services/(services|accounts/(auth|open-accounts))\\.ts$|\\.test\\.ts$",
      },
      to: { path: "^server/adapters/" },
    },
    {
      name: "routes-have-no-sql",
      severity: "error",
      from: { path: "^server/(routes|http|learning/routes)/" },
      to: { path: "^server/(storage|learning/store)/|node_modules/(kysely|pg|better-sqlite3)/" },
    },
    {
      name: "no-cycles",
      severity: "error",
      from: { path: rooms },
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "tests-and-scripts-are-not-imported",
      severity: "error",
      from: { path: rooms, pathNot: "\\.test\\.ts$" },
      to: { path: "^(tests|scripts|bench)/" },
    },
  ],
  options: {
    // TypeScript 7 has no API yet; swc reads the sources instead.
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "app/tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "default", "types"],
    },
  },
};
