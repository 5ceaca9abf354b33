import { type ComponentType, lazy, useState } from "react";

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * A part that is fetched when it is first shown, or before with `preload`: then it is shown at once.
 * React's own `lazy` shows the fallback even if the part is there already, and React keeps a fallback
 * on the screen for 300 ms at least.
 */
export function lazyWithPreload<Props extends object>(
  load: Load<Props>,
): ComponentType<Props> & { readonly preload: () => Promise<void> } {
  let loaded: ComponentType<Props> | undefined;
  const keep: Load<Props> = async () => {
    const part = await load();
    loaded = part.default;
    return part;
  };
  const Lazy = lazy(keep);

  function Part(props: Props) {
    // Of a part that stays on the screen nothing may be lost when the file has come.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Shown {...props} />;
  }

  return Object.assign(Part, { preload: () => keep().then(() => undefined) });
}
