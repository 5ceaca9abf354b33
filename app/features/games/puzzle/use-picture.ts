import { useCallback, useEffect, useState } from "react";
import { PICTURE_NAMES, type PictureName } from "#core/games/puzzle/pictures.ts";
import { keepPicture, loadPicture } from "./picture-source.ts";

export interface LoadedPicture {
  readonly image: HTMLImageElement | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The puzzle's picture; when it is there, the others follow, so that a new image needs no network. */
export function usePicture(name: PictureName): LoadedPicture {
  const [loaded, setLoaded] = useState<{ name: PictureName; image: HTMLImageElement }>();
  const [failed, setFailed] = useState<PictureName>();
  const load = useCallback((wanted: PictureName) => {
    let isWanted = true;
    setFailed(undefined);
    loadPicture(wanted).then(
      (image) => {
        if (isWanted) setLoaded({ name: wanted, image });
        for (const other of PICTURE_NAMES) keepPicture(other);
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
  return {
    image: loaded?.name === name ? loaded.image : undefined,
    hasFailed: failed === name,
    retry: () => void load(name),
  };
}
