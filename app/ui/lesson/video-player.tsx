import LiteYouTubeEmbed from "react-lite-youtube-embed";
import "react-lite-youtube-embed/dist/LiteYouTubeEmbed.css";

/**
 * A video that loads nothing from YouTube until it is clicked, and then only from the host without
 * cookies. Related videos, branding and annotations are off as far as YouTube allows (spec 1 §2).
 */
export default function VideoPlayer({ id, title }: { id: string; title: string }) {
  return (
    <LiteYouTubeEmbed
      id={id}
      title={title}
      cookie={false}
      noCookie
      lazyLoad
      // YouTube's own thumbnail would be loaded before anybody has decided to watch.
      thumbnail="/video-poster.svg"
      aspectHeight={9}
      aspectWidth={16}
      params="rel=0&modestbranding=1&iv_load_policy=3"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
