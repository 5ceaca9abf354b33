import { TOOL_NAMES } from "../../tools/tool-names.ts";

/** Words that fill a line and tell the learner nothing. */
export const FILLER =
  /\b(?:practi[sc]e (?:regularly|makes perfect|as (?:much|often) as)|have fun|keep practi[sc]ing|watch (?:a|some) (?:video )?tutorials?|enjoy the (?:process|journey)|trust the process|be patient with yourself|don['’]t worry|get creative|be creative|let your (?:creativity|imagination)|the possibilities are endless|do some research|familiari[sz]e yourself|get (?:comfortable|familiar) with|until you (?:feel|are) comfortable|etc\.|explore different|experiment with different|unlock your|take it to the next level|embrace the|dive (?:in|into)|journey of|game[- ]changer|in no time|step out of your comfort zone|feel free to|remember to breathe and)\b/iu;

/** A writer's mark that was left at the end of a text: a tool's name, or a slash between two lines. */
export const LEFTOVER = new RegExp(String.raw`\s(?:@(?:${TOOL_NAMES.join("|")})|//)\s*$`, "u");

/** What no lesson may promise: cures and money. */
export const CLAIMS =
  /\b(?:cures? (?:anxiety|depression|insomnia|pain|illness|stress|disease|cancer|you)|heals? (?:your|the body|the mind|any)|clinically|proven to (?:reduce|improve|cure|heal|lower)|treats? (?:depression|anxiety|insomnia|pain|arthritis)|(?:reduces?|lowers?) (?:blood pressure|cortisol|anxiety|depression)|prevents? (?:dementia|disease|cancer|illness)|boosts? (?:your )?(?:immune|immunity|metabolism)|detox(?:es|ify|ifies)?|burns? fat|lose (?:weight|\d+ (?:kilos|kg|pounds))|medically|guaranteed? (?:income|job|results)|passive income|quit your job|get rich|make money (?:fast|from|with)|earn (?:up to )?[$€£]\s?\d+|six[- ]figure|will get you (?:a job|hired))\b/iu;

/** A danger: where it occurs, a safety note of that day or an earlier one must mention it. */
export interface Hazard {
  readonly name: string;
  readonly met: RegExp;
  readonly told: RegExp;
}

export const HAZARDS: readonly Hazard[] = [
  {
    name: "blades",
    met: /\b(?:(?:craft|kitchen|utility|carving|paring|chef['’]s|bread|whittling|palette-sharp) kni(?:fe|ves)|knife blade|scalpel|chisel|gouge|razor blade|fretsaw|hacksaw|handsaw|coping saw|rotary cutter|secateurs|pruning saw|hatchet)s?\b|\baxe\b/iu,
    told: /\b(?:cuts?|cutting|blades?|knife|knives|sharp|edges?|saw|gouges?|chisels?|scissors|fingers?|secateurs|cutter)\b/iu,
  },
  {
    name: "heat",
    met: /\b(?:oven|deep[- ]fr(?:y|ied)|hot oil|boiling (?:water|sugar|syrup)|hob|stovetop|frying pan|saucepan|soldering iron|solder|heat gun|hot glue|double boiler|melted wax|molten|blowtorch|campfire|wok|griddle|caramel)\b/iu,
    told: /\b(?:burns?|hot|heat|steam|scalds?|scalding|fire|flames?|oven|boil(?:ing|s)?|oil|pan|handles?|iron|wax)\b/iu,
  },
  {
    name: "open flame",
    met: /\b(?:light (?:a|the|your) candle|candle flame|naked flame|tealights?|incense|wick burns?)\b/iu,
    told: /\b(?:flames?|fire|burn(?:s|ing)?|candles?|incense|lit|unattended)\b/iu,
  },
  {
    name: "height",
    met: /\b(?:stepladder|ladder to|climbing wall|bouldering wall|top rope|belay|cliff|tree climbing|abseil\w*)\b/iu,
    told: /\b(?:falls?|falling|height|ladder|rope|spot(?:ter)?|mat|land(?:ing)?|climb\w*|edge)\b/iu,
  },
  {
    name: "water",
    met: /\b(?:swim(?:ming)? (?:pool|length|\d)|lengths? of the pool|open water|kayak|canoe|paddleboard|surfboard|wade|river bank|riverbank|jetty|sailing dinghy|snorkel|life ?jacket)\b/iu,
    told: /\b(?:lifeguard|drown\w*|alone|swim\w*|water|tide|current|buoyancy|life ?jacket|bank|slip\w*)\b/iu,
  },
  {
    name: "chemicals",
    met: /\b(?:lye|sodium hydroxide|caustic|bleach|epoxy|resin|turpentine|white spirit|acetone|solvent|spray paint|varnish|mordant|alum|ammonia|flux|superglue|paint stripper|fixative|essential oils?)\b/iu,
    told: /\b(?:gloves?|goggles|ventilat\w*|windows?|fumes?|skin|eyes?|mask|children|rags?|swallow\w*|dust|air|irritat\w*)\b/iu,
  },
  {
    name: "electricity",
    met: /\b(?:mains (?:voltage|power|plug)|lithium|lipo|battery pack|power supply|breadboard|sewing machine|drill press|power drill|dremel|rotary tool)\b/iu,
    told: /\b(?:mains|shock|short|batter(?:y|ies)|unplug\w*|switch(?:ed)? off|volts?|current|needle|goggles|fingers|charg\w*|heat|hot)\b/iu,
  },
  {
    name: "animals",
    met: /\b(?:beehive|bee colony|horse|pony|dog(?:'s|’s)? lead|ride a|aquarium|reptile|hive)\b/iu,
    told: /\b(?:sting\w*|allerg\w*|kick\w*|bite\w*|bit|helmet|behind|lead|hands?|vet|calm|fear|salmonella)\b/iu,
  },
  {
    name: "what grows wild",
    met: /\b(?:mushrooms? (?:hunt|walk|you find)|wild (?:mushrooms?|garlic|berr(?:y|ies)|plants?|herbs?|food)|forag(?:e|ing|ed)|elderflower|nettles?|hedgerow)\b/iu,
    told: /\b(?:eat|taste|poison\w*|certain|identif\w*|look-alikes?|toxic|expert|hospital)\b/iu,
  },
  {
    name: "traffic and the dark",
    met: /\b(?:cycle (?:to|along|on)|ride (?:a|the|your) (?:bicycle|bike)|skateboard|roller ?skates?|inline skates|on the road|night walk)\b/iu,
    told: /\b(?:helmet|traffic|lights?|road|cars?|reflect\w*|dark|fall\w*|pads|brakes?)\b/iu,
  },
];

/** Families whose first day says when to stop. */
export const BODY_FAMILIES: ReadonlySet<string> = new Set(["sport-fitness"]);
export const STOP_SIGN = /\b(?:stop|pain|dizz\w*|doctor|injur\w*|breath\w*|ache|strain)\b/iu;

/** A sentence that begins so continues with another task. */
export const GLUE =
  /(?<=^|[.!?]\s)(?:Then|Next|After that|Afterward|Afterwards|Finally|Also|In addition)\b|\band then\b/u;

/** What makes an hour of pleasure an audit, in hobbies that keep no score. */
export const AUDIT =
  /\b(?:per ?cent|percentages?|medians?|averages?|standard deviation|(?:score|tally|log|tempo|data) ?sheets?|log ?books?|spreadsheets?|tally marks?|score yourself|rate (?:yourself|each|it from)|out of (?:ten|10)|fault list|error log|baseline)\b|\d ?%/iu;

/** A share of people or things that nobody has counted. */
export const STATISTIC =
  /\bhalf of all\b|\b(?:two|three|four|five|six|seven|eight|nine) (?:people )?(?:in|out of) (?:every )?(?:five|ten)\b(?! (?:minutes|seconds|days|frames|touches|lines|breaths))|\b(?:studies|research|science|surveys?) (?:shows?|says?|proves?|finds?)\b/iu;

/** A goal named in place of a task that serves it. */
export const GOAL_STICKER =
  /\b(?:(?:for|to|toward|advance|build) your career|career (?:change|goal|move)|for (?:pure |personal )?enjoyment|skill[- ]building|social connection|for (?:the )?social)\b/iu;

/** To write down or count something, said as a task. */
const RECORD =
  /(?:^|[.!?:;]\s+|\b(?:and|or|then|to|also)\s+|,\s+)(?:(?:write|note|jot) (?:down|the (?:number|time|date|count|tempo|result|score|figure|minutes|seconds|length|weight|temperature))|jot|record (?:the (?:number|time|date|count|result|score|length)|how many|how long)|(?:log|tally) (?:the|your|it|each|every|how)|time (?:yourself|each|it|how)|score (?:yourself|each|it)|count (?!aloud|out loud|in\b|along|off|yourself|to |with|on\b|the (?:beat|pulse|bar)s?|beats|softly|quietly|slowly|"|“|'|‘|in your head))\b/iu;

/** Whether a task asks to write down, count or measure. */
export const isRecord = (task: string): boolean => RECORD.test(task);
