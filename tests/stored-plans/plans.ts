/**
 * Plans as they were stored by earlier versions and by the product's predecessor. Each must be
 * readable forever: a shape is added here when it first occurs, and never taken away.
 */
const day = {
  day: 1,
  title: "First chord",
  mainTask: "Play Em",
  explanation: "It is easy",
  howTo: ["Sit", "Press", "Stroke"],
  checklist: ["A guitar"],
  tips: ["Relax"],
  mistakesToAvoid: ["Squeezing"],
  freeResources: [{ title: "Video", link: "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3" }],
  affiliateProducts: [],
  estimatedTime: "30 minutes",
  skillLevel: "beginner",
};

const plan = {
  hobby: "Guitar",
  title: "Learn Guitar in 7 Days",
  overview: "A week",
  difficulty: "beginner",
  totalDays: 7,
  days: [day],
};

export const STORED_PLANS: Readonly<Record<string, unknown>> = {
  "at top level": { id: "p1", ...plan },
  "inside plan_data": { id: "p1", user_id: "u", hobby: "Guitar", plan_data: plan },
  "inside planData": { id: "p1", planData: plan },
  "doubly nested": { id: "p1", plan_data: { planData: plan } },
  "doubly nested in the same name": { id: "p1", plan_data: { plan_data: plan } },
  "as JSON text": { id: "p1", plan_data: JSON.stringify(plan) },
  "with hobby_name": { id: "p1", hobby_name: "Guitar", plan_data: { ...plan, hobby: undefined } },
  "with the hobby only in its title": { id: "p1", ...plan, hobby: undefined },
  "with total_days": { id: "p1", ...plan, totalDays: undefined, total_days: 7 },
  "with commonMistakes": {
    id: "p1",
    ...plan,
    days: [{ ...day, mistakesToAvoid: [], commonMistakes: ["Squeezing"] }],
  },
  "with day numbers as text": { id: "p1", ...plan, days: [{ ...day, day: "1" }] },
  "with an outline of texts": { id: "p1", ...plan, outline: ["First chord", "Second chord"] },
  "inside planData beside an empty plan_data": { id: "p1", plan_data: {}, planData: plan },
  "inside planData beside a plan_data of null": { id: "p1", plan_data: null, planData: plan },
  "at top level with an empty copy inside": {
    id: "p1",
    ...plan,
    plan_data: { hobby: "Guitar", days: [] },
  },
  "with the days alone inside": {
    id: "p1",
    hobby: "Guitar",
    title: "Learn Guitar in 7 Days",
    plan_data: { days: [day] },
  },
  "with days as JSON text": { id: "p1", ...plan, days: JSON.stringify([day]) },
  "with days in disorder and twice": {
    id: "p1",
    ...plan,
    days: [{ ...day, day: 2, title: "Second" }, day, { ...day, title: "A copy" }],
  },
};
