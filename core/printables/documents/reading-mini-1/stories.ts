import type { Drawing } from "../../drawing.ts";
import { bread } from "../../drawings/bread.ts";
import { dog } from "../../drawings/dog.ts";
import { drum } from "../../drawings/drum.ts";
import { ferry } from "../../drawings/ferry.ts";
import { goat } from "../../drawings/goat.ts";
import { key } from "../../drawings/key.ts";
import type { PackAge } from "../../page.ts";

/** A question with three answers to choose from, the right one first, or one to answer in words. */
export interface Question {
  readonly ask: string;
  readonly choices?: readonly [right: string, string, string];
  /** The key's answer if there is nothing to choose. */
  readonly answer?: string;
}

export interface Story {
  readonly title: string;
  readonly picture: Drawing;
  readonly paragraphs: readonly string[];
  readonly questions: readonly Question[];
  /** What to draw and write on the last page. */
  readonly next: string;
}

const PUPPY: Story = {
  title: "Pip and the Puddle",
  picture: dog,
  paragraphs: [
    "Pip the puppy did not like rain. Rain made his nose wet and his paws cold.",
    "One gray day, Pip heard a small sound at the gate. “Peep! Peep!” A duckling sat there all alone.",
    "“I lost my mother,” said the duckling. “Can you help me?”",
    "Pip looked at the rain. Then he looked at the duckling. He ran out!",
    "They looked by the barn. They looked by the tree. At last they came to a big puddle. There was Mother Duck with five more ducklings.",
    "“Thank you, Pip!” she said.",
    "Pip was very wet. But he wagged his tail. Splash! He jumped into the puddle, too.",
  ],
  questions: [
    { ask: "What did Pip not like?", choices: ["rain", "cats", "the dark"] },
    { ask: "Who sat at the gate?", choices: ["a duckling", "a kitten", "a boy"] },
    { ask: "Where was Mother Duck?", choices: ["at a puddle", "by the barn", "by the tree"] },
    { ask: "What did Pip do last?", choices: ["He jumped.", "He slept.", "He cried."] },
  ],
  next: "What do Pip and the ducklings do next? Draw it. Then write about it.",
};

const DRUM: Story = {
  title: "The Quiet Drum",
  picture: drum,
  paragraphs: [
    "Ana had a red drum. Boom, boom, boom! She played it in the kitchen. “Too loud,” said Dad.",
    "She played it in the hall. “Too loud,” said Grandma. She played it by the window. “Meow!” said the cat and ran away.",
    "Ana sat on the step. She felt sad. Then it began to rain. Tip, tap, tip, tap went the rain on the roof.",
    "Ana smiled. She tapped her drum with one finger. Tip, tap, tip, tap. It was as soft as the rain.",
    "Dad came to listen. Grandma came to listen. The cat came back and sat on Ana’s lap.",
    "“What a lovely song,” said Grandma.",
  ],
  questions: [
    { ask: "What color was the drum?", choices: ["red", "blue", "green"] },
    { ask: "Who ran away?", choices: ["the cat", "Dad", "Grandma"] },
    { ask: "How did Ana feel on the step?", choices: ["sad", "angry", "sleepy"] },
    { ask: "How did she play softly?", choices: ["with a finger", "with sticks", "with a spoon"] },
  ],
  next: "What does Ana play next, and who comes to listen? Draw it. Then write about it.",
};

const FOG: Story = {
  title: "The Pot in the Fog",
  picture: ferry,
  paragraphs: [
    "Noor lived with her grandfather on a small island. Every morning she rowed across the bay to school.",
    "One Friday a thick white fog rolled in from the sea. From the school window, Noor could not even see the playground. “Nobody can row home in this,” said the teacher.",
    "Noor went down to the harbor and listened. Far away she heard a sound: clang, clang, clang. It stopped, and then it came again.",
    "“That is our cooking pot!” cried Noor. “Grandfather is hitting it with a spoon.”",
    "Captain Lund, who ran the little ferry, listened too. “He is showing us the way,” she said. “Climb in.”",
    "Slowly the ferry moved toward the sound. The clanging grew louder and louder, until a dark shape rose out of the white. It was the island, and on the rocks stood Grandfather, his arm tired and his face bright.",
    "“You are late for dinner,” he said. “And I have dented the pot.”",
  ],
  questions: [
    { ask: "How did Noor get to school every morning?", answer: "She rowed across the bay." },
    { ask: "Why could nobody row home?", answer: "There was thick fog. Nobody could see the way." },
    {
      ask: "What made the sound?",
      choices: ["a cooking pot", "the school bell", "the ferry’s horn"],
    },
    { ask: "How did the captain find the island?", answer: "She steered toward the sound." },
    {
      ask: "How did Grandfather feel when he saw Noor? How do you know?",
      answer: "He was happy and relieved. His face was bright.",
    },
  ],
  next: "What do they eat for dinner, and out of what? Draw what happens next and write about it.",
};

const GOAT: Story = {
  title: "A Goat in the Library",
  picture: goat,
  paragraphs: [
    "On Tuesday a goat walked into the town library. Nobody saw it come. Mr. Okoro, the librarian, only noticed when page forty of the cookbook was gone.",
    "“Shoo!” said Mr. Okoro. The goat looked at him and ate page forty-one.",
    "He tried a carrot. The goat sniffed at it and turned away. He tried a broom. The goat thought that this was a game.",
    "Then Lily, who was seven, sat down on the rug and opened a picture book. She read aloud about a goat on a mountain. The goat stopped chewing. It took one step, then another. At last it lay down and put its chin on her knee.",
    "Lily took the next book and walked out of the door, still reading. The goat trotted behind her, all the way to Mrs. Hill’s farm.",
    "“Has it done any harm?” asked Mrs. Hill.",
    "“It ate two recipes,” said Lily. “For carrot soup.”",
    "Now the goat comes every Tuesday. Mr. Okoro has made a library card for it.",
  ],
  questions: [
    { ask: "On which day did the goat come?", choices: ["Tuesday", "Monday", "Friday"] },
    {
      ask: "Which two things did Mr. Okoro try after he said “Shoo”?",
      answer: "A carrot and a broom.",
    },
    {
      ask: "What did the goat do while Lily read?",
      answer: "It stopped chewing, came to her and lay down.",
    },
    { ask: "How did Lily bring the goat home?", answer: "She walked there and read to it." },
    {
      ask: "How does Mr. Okoro feel about the goat now? How do you know?",
      answer: "He likes it. He has made a library card for it.",
    },
  ],
  next: "What happens next Tuesday? Draw it and write about it.",
};

const BOX: Story = {
  title: "What Opens the Box",
  picture: key,
  paragraphs: [
    "When Great-Aunt Vera moved out of the tall house on Mill Street, she left Theo a wooden box with a brass lock and no key. A card was tied to it: “What opens me lies right in front of you.”",
    "Theo tried every key he could find. He tried a paper clip and a hairpin. Then he stopped and did what Vera always did when she was stuck: he made tea and looked at the problem without touching it.",
    "In front of him lay the card. He turned it over. The back was covered with small squares, dark and light, like a chessboard that had forgotten its rules. He knew that pattern. It was the floor of Vera’s kitchen, drawn from above, and one square was marked in red.",
    "Theo ran to Mill Street. The new owners, rather puzzled, let him in. Near the stove, one tile sounded hollow. Beneath it lay a key, wrapped in paper.",
    "“Well done,” it said on the paper. “Now you know how to look. The box is for whatever you find next.”",
    "At home he unlocked it. It was empty, and Theo had never been so pleased with a present.",
  ],
  questions: [
    {
      ask: "Why could Theo not open the box at first?",
      answer: "It was locked, and there was no key.",
    },
    {
      ask: "What did he do when he was stuck, and who used to do the same?",
      answer: "He made tea and only looked. Great-Aunt Vera did that.",
    },
    {
      ask: "What did the pattern on the card show?",
      choices: ["a kitchen floor", "a chessboard", "a street"],
    },
    { ask: "Which word in the story means “confused”?", answer: "puzzled" },
    {
      ask: "Why was Theo pleased, although the box was empty?",
      answer: "He had learned to look closely. He can fill it himself.",
    },
  ],
  next: "What does Theo find next and put into the box? Draw it and write about it.",
};

const STAIRS: Story = {
  title: "Eleven Floors",
  picture: bread,
  paragraphs: [
    "The power went out at six, just as the soup began to steam. From the eleventh floor, the city looked as if someone had thrown a blanket over it.",
    "“No elevator,” said Mina’s mother. “And Mr. Alvarez went out for bread. With his bad knee, he cannot walk up eleven floors.”",
    "Mina found him in the lobby, a bag on his lap. “I used to climb mountains,” he said cheerfully. “We never did it all at once. We made camps.”",
    "So they made camps. Mina ran ahead and knocked on doors. On the third floor, the Chens brought out two chairs and a flashlight. On the fifth there was orange juice. On the eighth, a boy whom Mina had never met played the trumpet, badly but bravely. People who usually just nodded in the elevator came out to see the expedition, and then they joined it.",
    "When Mr. Alvarez reached the eleventh floor, fourteen neighbors were behind him. He broke the bread so that everyone had a piece.",
    "The lights came back at half past eight. Nobody was in a hurry to go home.",
  ],
  questions: [
    {
      ask: "Why could Mr. Alvarez not just go home?",
      answer: "The elevator had no power, and he had a bad knee.",
    },
    {
      ask: "Which idea did he bring from the mountains?",
      answer: "To make camps and rest on the way.",
    },
    {
      ask: "On which floor was there orange juice?",
      choices: ["the fifth", "the third", "the eighth"],
    },
    { ask: "Which word means a journey made by a group?", answer: "expedition" },
    {
      ask: "How did the evening change the neighbors?",
      answer: "They had only nodded before. Now they like being together.",
    },
  ],
  next: "What do the neighbors do together next? Draw it and write about it.",
};

/** Original stories, two for each grade. */
export const STORIES: Readonly<Record<PackAge, readonly [Story, Story]>> = {
  k2: [PUPPY, DRUM],
  "35": [FOG, GOAT],
  "68": [BOX, STAIRS],
};
