import type { LanguageModel } from "ai";
import type { ModelConfig } from "./config.ts";

/** The loaded SDK, and the configured model with the caller's `fetch`. */
export interface LoadedModel {
  readonly sdk: typeof import("ai");
  model(fetch: typeof globalThis.fetch): LanguageModel;
}

const OPENAI_URL = "https://api.openai.com/v1";
const ANTHROPIC_URL = "https://api.anthropic.com/v1";
const GOOGLE_URL = "https://generativelanguage.googleapis.com/v1beta";

/** OpenAI's newer models refuse the older name, which is the only one that other servers know. */
function renameTokenLimit(body: Record<string, unknown>): Record<string, unknown> {
  const { max_tokens: limit, ...rest } = body;
  return limit === undefined ? rest : { ...rest, max_completion_tokens: limit };
}

/**
 * Loads the SDK and the configured provider. Imported here and not at the top: a server without a
 * model never pays for them.
 */
export async function loadModel(config: ModelConfig): Promise<LoadedModel> {
  const sdk = await import("ai");
  // Its warnings would be printed; we handle ourselves what a provider cannot do.
  (globalThis as { AI_SDK_LOG_WARNINGS?: false }).AI_SDK_LOG_WARNINGS = false;
  const key = config.apiKey === undefined ? {} : { apiKey: config.apiKey };

  switch (config.provider) {
    case "openai-compatible": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      const baseURL = (config.baseUrl ?? OPENAI_URL).replace(/\/+$/, "");
      const rename = new URL(baseURL).hostname === "api.openai.com";
      return {
        sdk,
        model: (fetch) =>
          createOpenAICompatible({
            name: "model",
            baseURL,
            ...key,
            fetch,
            supportsStructuredOutputs: true,
            ...(rename ? { transformRequestBody: renameTokenLimit } : {}),
          })(config.model),
      };
    }
    case "anthropic": {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      const baseURL = config.baseUrl ?? ANTHROPIC_URL;
      return { sdk, model: (fetch) => createAnthropic({ baseURL, ...key, fetch })(config.model) };
    }
    case "google": {
      const { createGoogle } = await import("@ai-sdk/google");
      const baseURL = config.baseUrl ?? GOOGLE_URL;
      return {
        sdk,
        model: (fetch) => createGoogle({ baseURL, ...key, fetch })(config.model),
      };
    }
  }
}
