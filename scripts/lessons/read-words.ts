import { parentPort, workerData } from "node:worker_threads";
import { openDerive } from "./derive.ts";
import { deriveWords, readWordTexts } from "./words.ts";

/** The thread that reads the words of the hobby check: its data is the root, its one message `Words`. */
const texts = readWordTexts(workerData);
parentPort?.postMessage(openDerive()(["words", ...texts], () => deriveWords(workerData, texts)));
