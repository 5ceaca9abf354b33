import { type ComponentType, lazy, useState } from "react";

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * A component that is loaded when it is first rendered, or earlier by `preload`; then it is
 * rendered at once. React's own `lazy` shows the fallback even for a loaded component, and React
 * shows a fallback for at least 300 ms.
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
    // Kept for as long as the component is mounted: switching to the loaded one later would lose
    // its state.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Shown {...props} />;
  }

  return Object.assign(Part, { preload: () => keep().then(() => undefined) });
}
