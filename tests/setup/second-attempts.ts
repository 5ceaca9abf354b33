import type { Reporter, TestCase } from "vitest/node";

/**
 * Tells which tests passed at their second attempt only, and what the first one met. Vitest itself
 * keeps quiet about them, and each is a fault: of the test, or of the product under load.
 */
export class SecondAttempts implements Reporter {
  readonly #told: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const errors = test.result().errors ?? [];
    const met = errors.map(({ message, stack }) => stack ?? message).join("\n");
    this.#told.push(`${test.module.relativeModuleId} > ${test.fullName} (second attempt)\n${met}`);
  }

  onTestRunEnd(): void {
    for (const one of this.#told) console.log(`\n${one}`);
  }
}
