import type { PackAge } from "../../page.ts";

/**
 * Sentences whose nouns, verbs and adjectives are marked: 'dog/n'. Unmarked words connect them;
 * words that could be argued about (my, two, apple tree) do not occur.
 */
export const SENTENCES: Readonly<Record<PackAge, readonly string[]>> = {
  k2: [
    "The big/a dog/n chases/v a ball/n.",
    "A little/a bird/n sings/v in the tree/n.",
    "The green/a frog/n jumps/v into the pond/n.",
    "The baby/n drinks/v warm/a milk/n.",
    "A gray/a cat/n sleeps/v on the bed/n.",
    "The boy/n reads/v a funny/a book/n.",
    "The white/a duck/n swims/v on the lake/n.",
    "The teacher/n opens/v the old/a door/n.",
    "The rabbit/n eats/v a long/a carrot/n.",
    "The farmer/n feeds/v the hungry/a cows/n.",
    "The happy/a monkey/n climbs/v a tree/n.",
    "The girl/n wears/v a red/a hat/n.",
  ],
  "35": [
    "The clever/a fox/n hides/v behind an old/a barn/n.",
    "A gentle/a breeze/n moves/v the green/a curtains/n.",
    "The hungry/a children/n bake/v a huge/a pizza/n.",
    "The pilot/n lands/v the tiny/a plane/n on a wide/a field/n.",
    "The noisy/a parrots/n wake/v the sleepy/a sailor/n.",
    "A kind/a nurse/n brings/v warm/a soup/n to the boy/n.",
    "The curious/a kitten/n touches/v the cold/a snow/n.",
    "The brave/a knight/n carries/v a heavy/a shield/n.",
    "The river/n is/v deep/a and the water/n is/v clear/a.",
    "The baker/n sells/v fresh/a bread/n and sweet/a cakes/n.",
    "A shy/a deer/n drinks/v from the quiet/a stream/n.",
    "The soup/n smells/v delicious/a and the guests/n are/v happy/a.",
  ],
  "68": [
    "The ancient/a castle/n overlooks/v a narrow/a valley/n.",
    "The scientist/n examines/v a fossil/n and draws/v a precise/a picture/n.",
    "Fierce/a winds/n scattered/v the dry/a leaves/n across the empty/a street/n.",
    "The enormous/a whale/n dived/v and the calm/a sea/n became/v rough/a.",
    "The audience/n grew/v silent/a when the famous/a pianist/n entered/v.",
    "The astronauts/n repaired/v a faulty/a antenna/n above the blue/a planet/n.",
    "A cautious/a hiker/n follows/v the steep/a path/n with a reliable/a map/n.",
    "The generous/a gardener/n shares/v ripe/a tomatoes/n with grateful/a neighbors/n.",
    "The detective/n noticed/v a muddy/a footprint/n beneath the narrow/a window/n.",
    "The orchestra/n plays/v a difficult/a symphony/n in the spacious/a hall/n.",
    "Heavy/a rain/n flooded/v the low/a fields/n and the farmers/n were/v anxious/a.",
    "The weary/a travelers/n reached/v a remote/a village/n before the long/a night/n.",
  ],
};

/**
 * Sentences to correct, in their right form, with the verb and its wrong form. Capital letters and
 * the final punctuation are removed as well.
 */
export const REPAIRS: Readonly<Record<PackAge, readonly string[]>> = {
  k2: [
    "The cat {is|are} on the mat now.",
    "The birds {are|is} hungry today.",
    "Yesterday we {went|goed} to the zoo.",
    "Last week I {lost|losed} a tooth.",
    "Every day he {eats|eat} an apple.",
    "Every day I {walk|walks} to school.",
    "Yesterday she {ran|runned} home.",
    "Where {are|is} the books now?",
    "We {have|has} two cats now.",
  ],
  "35": [
    "Yesterday Ben {caught|catched} a fish.",
    "Last summer Maria {swam|swimmed} in the sea.",
    "Every morning Tom {brushes|brush} his teeth.",
    "Yesterday the bus {came|comed} late.",
    "Last year Grandma {taught|teached} me to knit.",
    "Every Monday Leo {plays|play} the drums.",
    "Where {are|is} the scissors now?",
    "Last week Ana {broke|breaked} her arm.",
    "Yesterday Sam and I {built|builded} a fort.",
    "What time {does|do} the bus come on Mondays?",
  ],
  "68": [
    "Every week each of the players {gets|get} a new task.",
    "Last March my cousins {flew|flied} to Canada.",
    "My friends have never {sung|sang} in a choir.",
    "The children have {eaten|ate} all the cake.",
    "I have never {seen|saw} the Eiffel Tower.",
    "She has {written|wrote} to her uncle in Spain.",
    "Last Sunday Oliver {taught|teached} us a card trick.",
    "Today the news from Denver {is|are} good.",
    "Has Jordan {chosen|chose} a topic for April?",
    "Yesterday the box of old letters {was|were} in the attic.",
  ],
};
