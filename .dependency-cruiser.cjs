/** What may import what: the house's walls (ARCHITECTURE.md). */
const rooms = "^(app|server|core|contract)/";

module.exports = {
  forbidden: [
    {
      name: "core-is-pure",
      comment: "core/ imports itself, zod and small pure libraries; never another room or Node.",
      severity: "error",
      from: { path: "^core/", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^core/|node_modules/(zod)/" },
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
      comment: "Except the places in the router's context, which both must name.",
      severity: "error",
      from: { path: "^server/" },
      to: { path: "^app/", pathNot: "^app/(nonce|request-context)\\.ts$" },
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
      from: { path: "^app/(ui|lib)/" },
      to: { path: "^app/(features|routes)/" },
    },
    {
      name: "services-know-no-http-framework",
      severity: "error",
      from: { path: "^server/(services|storage|adapters)/" },
      to: { path: "node_modules/(hono|@hono)/" },
    },
    {
      name: "routes-have-no-sql",
      severity: "error",
      from: { path: "^server/(routes|http)/" },
      to: { path: "^server/storage/|node_modules/(kysely|pg|better-sqlite3)/" },
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
