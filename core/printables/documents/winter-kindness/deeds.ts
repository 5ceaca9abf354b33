/**
 * Small kind deeds for cold days: each can be done by a child in a few minutes, costs nothing and
 * needs nobody's permission. They are written in boxes on a path, so none is longer than 50
 * letters.
 */
export const DEEDS = [
  "Say good morning to someone new.",
  "Hold the door open for someone.",
  "Share your snack.",
  "Ask someone to play with you.",
  "Say thank you to the bus driver.",
  "Draw a picture for a neighbor.",
  "Help set the table.",
  "Tell someone a joke.",
  "Pick up litter, then wash your hands.",
  "Give someone a compliment.",
  "Put away a toy you did not take out.",
  "Let someone go first.",
  "Read a story to someone.",
  "Call or write to a grandparent.",
  "Help carry the groceries.",
  "Sit with someone who is alone.",
  "Write a note and hide it in a pocket.",
  "Help someone find a lost mitten.",
  "Choose one toy to give away.",
  "Thank the person who cooks.",
  "Smile at five people.",
  "Make your bed and one more.",
  "Ask: How was your day? Then listen.",
  "Say sorry for something small.",
  "Teach someone a game.",
  "Water the plants at home.",
  "Lend someone your crayons.",
  "Help to tidy the classroom.",
  "Thank a teacher for one thing.",
  "Leave a kind note on a desk.",
  "Help to shake snow off the coats.",
  "Be extra gentle with an animal.",
  "Cheer for someone who is trying.",
  "Share a warm blanket.",
  "Hang up a coat that has fallen down.",
  "Do one chore without being asked.",
  "Tell someone what you like about them.",
  "Do something kind for yourself. Rest.",
  "Make up a song for someone you love.",
  "Wave to a neighbor.",
] as const;

/** How many deeds are on the path. */
export const PATH_LENGTH = 24;

/** The texts of cards to give away. */
export const CARD_TEXTS = [
  "You make me smile!",
  "Thank you for helping me.",
  "I like playing with you.",
  "You are a good friend.",
  "You did a great job!",
  "Good for one big hug.",
  "Good for one chore I do for you.",
  "Good for one game together.",
  "I am glad you are here.",
  "You are warm like the sun.",
  "Get well soon!",
  "I believe in you.",
] as const;

/** How a kind word about somebody can begin. */
export const COMPLIMENT_STARTS = [
  "You are good at",
  "I like how you",
  "You helped me",
  "You make me",
  "I feel happy when",
  "You know about",
  "Thank you for",
  "You taught me",
  "I laugh when you",
] as const;

export const KIND_WORDS = [
  "brave",
  "cheerful",
  "clever",
  "creative",
  "curious",
  "fair",
  "friendly",
  "funny",
  "generous",
  "gentle",
  "helpful",
  "honest",
  "kind",
  "patient",
  "polite",
  "strong",
  "thoughtful",
  "warm",
] as const;
