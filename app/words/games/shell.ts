/** The words around every game. */

export const backToKidsHub = "Back to Kids Hub";
export const welcomeBack = "Welcome back! The clock waited for you.";
export const howToPlay = "How to play";
export const turnSoundOn = "Sound off. Turn it on";
export const turnSoundOff = "Sound on. Turn it off";
export const soundOff = "Sound off";
export const soundOn = "Sound on";
export const moreGames = "More games";
export const bestNotKept = "Your best result will be gone when you leave";
export const bestNotKeptText = "This browser doesn't let the games save anything on this device.";
export const shareTitle = "Play the same game as a friend";
export const isToday = "This is today's challenge. Everybody gets the same one today!";
export const shareText =
  "Today's challenge is the same for everybody. Or send a friend this very game.";
export const copied = "Copied!";
export const copyLink = "Copy link";
export const todaysChallenge = "Today's challenge";

// At the end of a game.
export const bestTime = "⭐ That's your best time!";
export const timeAndMoves = (time: string, moves: number) => `${time} and ${moves} moves.`;
