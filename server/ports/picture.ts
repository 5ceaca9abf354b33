/** What a picture for social networks shows. */
export interface SharePicture {
  readonly hobby: string;
  readonly title: string;
  /** Numbers 1-7; others are ignored. */
  readonly completedDays: readonly number[];
  /**
   * The hobby's picture (`content/artwork/<id>.svg`) as SVG text; a wider one is cropped to its
   * middle.
   */
  readonly picture: string;
  readonly siteName: string;
  /** The text opposite the site's name; by default, how many days are completed. */
  readonly note?: string;
}

/**
 * Draws pictures on a thread of its own, so that requests need not wait for the 70 ms that one
 * takes.
 */
export interface PicturePainter {
  /**
   * @returns the PNG; undefined when too many are already waiting. Rejects when it cannot be drawn.
   */
  draw(wanted: SharePicture): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
}
