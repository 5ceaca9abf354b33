/** What the engraver uses of Verovio; the published types lack some of it. */

declare module "verovio/wasm" {
  export interface VerovioModule {
    readonly cwrap: unknown;
  }
  export default function createVerovioModule(): Promise<VerovioModule>;
}

declare module "verovio/esm" {
  import type { VerovioModule } from "verovio/wasm";

  /** When something begins or ends, in quarters from the start. */
  export interface Moment {
    readonly qstamp: number;
    /** Ids of notes. */
    readonly on?: readonly string[];
    readonly restsOn?: readonly string[];
    readonly measureOn?: string;
  }

  export class VerovioToolkit {
    constructor(module: VerovioModule);
    destroy(): void;
    setOptions(options: Readonly<Record<string, boolean | number | string>>): void;
    /** Zero or false for what cannot be read. */
    loadData(data: string): number | boolean;
    getPageCount(): number;
    /** The warnings of the call before. */
    getLog(): string;
    renderToSVG(page: number): string;
    renderToTimemap(options: { includeMeasures: boolean; includeRests: boolean }): Moment[];
    getMEI(options: object): string;
  }

  /** Keeps warnings for `getLog` instead of printing them. */
  export function enableLogToBuffer(isKept: boolean, module: VerovioModule): void;
}
