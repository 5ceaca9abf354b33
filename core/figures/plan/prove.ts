import type { Plan } from "./plan.ts";

/** Things that stand within the frame, and not in one another. */
export const provePlan = ({ size, items }: Plan): string[] =>
  items.flatMap((item, index) => {
    const [[x, y], [w, h]] = [item.at, item.size];
    const isOut = x - w / 2 < 0 || y - h / 2 < 0 || x + w / 2 > size[0] || y + h / 2 > size[1];
    const other = items.slice(0, index).find((one) => {
      if (item.on || one.on) return false;
      const [across, along] = [Math.abs(one.at[0] - x), Math.abs(one.at[1] - y)];
      return across < (one.size[0] + w) / 2 - 0.01 && along < (one.size[1] + h) / 2 - 0.01;
    });
    return [
      ...(isOut ? [`${item.label} stands outside of the frame`] : []),
      ...(other ? [`${item.label} stands in ${other.label}`] : []),
    ];
  });
