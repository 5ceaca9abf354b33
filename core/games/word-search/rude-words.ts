/**
 * Words that must not stand in a children's grid by accident: rude ones, insults, and a few of drugs
 * and violence. Written with each letter moved on by thirteen, so that nobody has to read them here.
 * Longer forms are covered where a listed word lies inside of them.
 */
const MOVED =
  "nany nahf nefr nff onfgneq ovngpu ovgpu oybbql obyybpx obyybk obzo obare obbo obbof " +
  "obbmr ohttre ohz ohzf ohgg ohggf puvax pbpx pbxr pbba penc pergva phz phag qnza qvpx " +
  "qbat qeht qehtf qehax qhzo qhzob qlxr snt snttbg snaal sneg sngfb spx sphx shp shpx shx " +
  "tvg tbbx tha tlcb ungr uryy urebva uvgyre ubzb ubbxre vqvbg wvmm xvxr xvyy xxx xabo " +
  "ybfre yhangvp zrgu zvys zvatr zbyrfg zbeba zhss zheqre anxrq anmv arteb avt avttn ahqr " +
  "betl cnrqb cnxv crqb crr cravf cuhpx cvzc cvff cbb cbbc cbea ceng cevpx chffl encr " +
  "encvfg ergneq frzra frk frkl fuvg fxnax fynt fynir fyhg fbq fcnfgvp fcnm fcrez fcvp " +
  "fchax fgno fgsh fghcvq fhpx fhvpvqr greebe gvg gvgf genaal gheq gjng htyl intvan ibqxn " +
  "sng sbby sernx ynzr ihyin jnax jrrq juber jbt jgs";

const LETTER_A = 97;

/** A letter moved on by thirteen: done twice, it is itself again. */
function moved(letter: string): string {
  return String.fromCharCode(((letter.charCodeAt(0) - LETTER_A + 13) % 26) + LETTER_A);
}

/** The rude words, in capitals. */
export const RUDE_WORDS: readonly string[] = MOVED.replace(/[a-z]/gu, moved)
  .toUpperCase()
  .split(" ");

/** True if a rude word stands in the text, forwards or backwards. */
export function hasRudeWord(text: string): boolean {
  const capitals = text.toUpperCase();
  const backwards = [...capitals].reverse().join("");
  return RUDE_WORDS.some((word) => capitals.includes(word) || backwards.includes(word));
}
