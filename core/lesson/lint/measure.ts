/**
 * A measure: a number, or a comparison that can be counted or seen ('each', 'half', 'until it
 * slides'). 'No' alone does not count, since it fits any sentence.
 */
const MEASURE =
  /\d|[½¼¾⅓⅔]|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|once|twice|first|second|third|half|halves|quarter|double|pair|both|each|every|all|single|until|longest|shortest|largest|smallest|lowest|highest|fastest|slowest|weakest)\b/iu;

/** 'One line', but not 'the one from before'. */
const ONE =
  /(?<!\b(?:the|this|that|which|no|any|another|other|first|next|last) )\bone (?!(?:of|who|that|which|from|or|and|is|was|to|in|on|by|at|you|for)\b)\p{L}/iu;

export const hasMeasure = (text: string): boolean => MEASURE.test(text) || ONE.test(text);

/** Whether a self-check can fail: it has a measure, or names what must or must not be there. */
export const canFail = (check: string): boolean =>
  hasMeasure(check) || /\b(?:without|no|none|never|nobody|nothing|stays?|within)\b/iu.test(check);
