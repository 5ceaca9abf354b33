import { Chess, type Square, validateFen } from "chess.js";
import { type Board, piecesOf } from "./board.ts";

const START = " w - - 0 1";

/** A position that chess allows, moves that are legal one after the other, attacks that exist. */
export function proveBoard({ fen, moves, attacks, arrows, free }: Board): string[] {
  const whole = fen.includes(" ") ? fen : fen + START;
  const { ok, error } = validateFen(whole);
  const isKingMissing = free && /king/iu.test(error ?? "");
  if (!ok && !isKingMissing) return [`no position: ${error}`];
  const pieces = piecesOf(fen);
  const chess = new Chess();
  chess.load(whole, { skipValidation: free });
  const faults = attacks.flatMap((attack) => {
    const [from, to] = [attack.slice(0, 2), attack.slice(2) as Square];
    const piece = pieces.get(from);
    if (!piece) return [`nothing stands on ${from}`];
    const color = piece === piece.toUpperCase() ? "w" : "b";
    return chess.attackers(to, color).includes(from as Square)
      ? []
      : [`the piece on ${from} does not attack ${to}`];
  });
  const played: string[] = [];
  for (const move of moves) {
    try {
      const { from, to } = chess.move(move);
      played.push(from + to);
    } catch {
      faults.push(`${move} is not legal`);
      break;
    }
  }
  if (arrows.join() !== played.join()) {
    faults.push(
      `the arrows of the moves are ${played.join(", ") || "none"}, not ${arrows.join(", ") || "none"}`,
    );
  }
  return faults;
}
