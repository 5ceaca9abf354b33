import { Fragment } from "react";
import type { Block, Inline } from "#core/blog/blocks.ts";
import * as textWords from "../words/ui/texts.ts";
import { Accordion } from "./accordion.tsx";
import { Bead } from "./bead.tsx";
import { LinkButton } from "./button.tsx";
import { SiteLink } from "./site-link.tsx";

/** Text in blocks, with lines of a readable length. */
export function TextBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="max-w-[42rem] text-[1.06rem] leading-[1.7]">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a text never change places
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case "heading":
      return block.level === 2 ? (
        <h2 id={block.id} className="mt-12 mb-4 text-3xl">
          {block.text}
        </h2>
      ) : (
        <h3 id={block.id} className="mt-8 mb-3 text-2xl">
          {block.text}
        </h3>
      );
    case "paragraph":
      return (
        <p className="my-4">
          <Run content={block.content} />
        </p>
      );
    case "call-to-action":
      return (
        <div className="my-10 rounded-card bg-sunk p-6 sm:p-8">
          <p className="font-display text-xl leading-snug">
            <Run content={block.content} />
          </p>
          <LinkButton to="/generate" className="mt-5">
            {textWords.generateMyPlan}
          </LinkButton>
        </div>
      );
    case "bullets":
      return (
        <ul className="my-4 list-disc space-y-2 ps-6 marker:text-edge">
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={index}>
              <Run content={item} />
            </li>
          ))}
        </ul>
      );
    case "numbered":
      return (
        <ol className="my-6 space-y-4" start={block.start}>
          {block.items.map((item, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={index}
              className="flex gap-4 rounded-card border border-rule bg-sheet p-5 shadow-soft"
            >
              <Bead>{block.start + index}</Bead>
              <p className="pt-0.5">
                <Run content={item} />
              </p>
            </li>
          ))}
        </ol>
      );
    case "quote":
      return (
        <blockquote className="my-6 border-day-3 border-s-4 ps-5 text-soft italic">
          <Run content={block.content} />
        </blockquote>
      );
    case "image":
      return (
        <img
          src={block.source}
          alt={block.alt}
          width={1600}
          height={640}
          loading="lazy"
          decoding="async"
          className="my-8 aspect-[5/2] w-full rounded-card bg-sunk object-cover"
        />
      );
    case "questions":
      return (
        <Accordion
          name="questions"
          items={block.items.map(({ id, question, answer }) => ({
            id,
            title: question,
            content: answer.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <p key={index}>
                <Run content={paragraph} />
              </p>
            )),
          }))}
        />
      );
  }
}

/** A run of text with its links, all plain text otherwise. */
function Run({ content }: { content: readonly Inline[] }) {
  return content.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <Fragment key={index}>
      <Part part={part} />
    </Fragment>
  ));
}

function Part({ part }: { part: Inline }) {
  switch (part.kind) {
    case "text":
      return part.text;
    case "break":
      return <br />;
    case "code":
      return <code className="rounded bg-sunk px-1.5 py-0.5 text-[0.92em]">{part.text}</code>;
    case "strong":
      return (
        <strong className="font-semibold">
          <Run content={part.content} />
        </strong>
      );
    case "emphasis":
      return (
        <em>
          <Run content={part.content} />
        </em>
      );
    case "link":
      return part.to.startsWith("/") ? (
        <SiteLink to={part.to} className="prose-link">
          <Run content={part.content} />
        </SiteLink>
      ) : (
        <a
          href={part.to}
          className="prose-link"
          {...(part.to.startsWith("https:") && { target: "_blank", rel: "noopener noreferrer" })}
        >
          <Run content={part.content} />
          {part.to.startsWith("https:") && (
            <span className="sr-only">{textWords.opensInNewTab}</span>
          )}
        </a>
      );
  }
}
