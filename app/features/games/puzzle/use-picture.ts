import { useCallback, useEffect, useState } from "react";
import {
  fallbacksOf,
  PICTURE_NAMES,
  type PictureName,
  type ShownPicture,
} from "#core/games/puzzle/pictures.ts";
import { cachePicture, loadFirst } from "./picture-source.ts";

export interface LoadedPicture {
  /** What the puzzle shows: the requested picture, or its replacement. */
  readonly shown: ShownPicture;
  readonly image: HTMLImageElement | undefined;
  /** Not even the last replacement could be loaded. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * The puzzle's picture. Once it is loaded, the others follow, so that another picture needs no
 * network.
 */
export function usePicture(name: PictureName): LoadedPicture {
  const [loaded, setLoaded] = useState<{
    name: PictureName;
    shown: ShownPicture;
    image: HTMLImageElement;
  }>();
  const [failed, setFailed] = useState<PictureName>();
  const load = useCallback((wanted: PictureName) => {
    let isWanted = true;
    setFailed(undefined);
    loadFirst(fallbacksOf(wanted)).then(
      (found) => {
        if (isWanted) setLoaded({ name: wanted, ...found });
        for (const other of PICTURE_NAMES) cachePicture(other);
      },
      () => {
        if (isWanted) setFailed(wanted);
      },
    );
    return () => {
      isWanted = false;
    };
  }, []);
  useEffect(() => load(name), [load, name]);
  const current = loaded?.name === name ? loaded : undefined;
  return {
    shown: current?.shown ?? name,
    image: current?.image,
    hasFailed: failed === name,
    retry: () => void load(name),
  };
}
