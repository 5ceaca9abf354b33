import Slugger from "github-slugger";
import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import {
  type Block,
  type Inline,
  isCallToAction,
  isQuestionsHeading,
  plainText,
} from "#core/blog/blocks.ts";

/** A fault in a Markdown file, with its line. */
export class MarkdownFault extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.name = "MarkdownFault";
    this.line = line;
  }
}

type Node = RootContent | BlockContent | DefinitionContent | PhrasingContent;

const fault = (message: string, node: Node, offset: number): MarkdownFault =>
  new MarkdownFault(message, (node.position?.start.line ?? 1) + offset);

/**
 * Markdown (CommonMark) as typed blocks.
 * @param offset lines of the file above the text
 * @throws MarkdownFault for what a page cannot show: HTML, tables, deeper headings, other link
 *   schemes.
 */
export function parseBlocks(text: string, offset = 0): Block[] {
  const slugger = new Slugger();
  const nodes = fromMarkdown(text).children;
  const blocks: Block[] = [];
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index] as RootContent;
    if (node.type === "heading" && isQuestionsHeading(headingText(node, offset))) {
      const end = nodes.findIndex(
        (other, at) => at > index && other.type === "heading" && other.depth <= 2,
      );
      const inside = nodes.slice(index + 1, end < 0 ? nodes.length : end);
      const [questions, after] = questionsOf(inside, slugger, offset);
      blocks.push(headingBlock(node, slugger, offset), questions, ...after);
      index += inside.length;
    } else blocks.push(blockOf(node, slugger, offset));
  }
  return blocks;
}

const headingText = (node: RootContent & { type: "heading" }, offset: number): string =>
  plainText(node.children.map((child) => inlineOf(child, offset)));

function headingBlock(
  node: RootContent & { type: "heading" },
  slugger: Slugger,
  offset: number,
): Block {
  if (node.depth !== 2 && node.depth !== 3) {
    throw fault("a heading is of the second or third level", node, offset);
  }
  const text = headingText(node, offset);
  return { kind: "heading", level: node.depth, id: slugger.slug(text), text };
}

function blockOf(node: RootContent, slugger: Slugger, offset: number): Block {
  const inline = (children: readonly PhrasingContent[]) =>
    children.map((child) => inlineOf(child, offset));
  switch (node.type) {
    case "heading":
      return headingBlock(node, slugger, offset);
    case "paragraph": {
      const [only] = node.children;
      if (node.children.length === 1 && only?.type === "image") {
        return { kind: "image", source: only.url, alt: only.alt ?? "" };
      }
      const content = inline(node.children);
      return { kind: isCallToAction(plainText(content)) ? "call-to-action" : "paragraph", content };
    }
    case "list": {
      const items = node.children.map((item) =>
        item.children.flatMap((child, at): Inline[] => {
          if (child.type !== "paragraph") {
            throw fault("an item of a list holds text alone", child, offset);
          }
          return [
            ...(at > 0 ? [{ kind: "break" } as const, { kind: "break" } as const] : []),
            ...inline(child.children),
          ];
        }),
      );
      return node.ordered
        ? { kind: "numbered", start: node.start ?? 1, items }
        : { kind: "bullets", items };
    }
    case "blockquote":
      return {
        kind: "quote",
        content: node.children.flatMap((child) => {
          if (child.type !== "paragraph")
            throw fault("a quotation holds text alone", child, offset);
          return inline(child.children);
        }),
      };
    default:
      throw fault(`'${node.type}' cannot be shown`, node, offset);
  }
}

/** Questions and their answers, and what follows them in the section: an inviting line. */
function questionsOf(
  nodes: readonly RootContent[],
  slugger: Slugger,
  offset: number,
): [questions: Block, after: Block[]] {
  const items: { id: string; question: string; answer: Inline[][] }[] = [];
  const after: Block[] = [];
  for (const node of nodes) {
    if (node.type === "heading" && node.depth === 3) {
      const question = headingText(node, offset);
      items.push({ id: slugger.slug(question), question, answer: [] });
      continue;
    }
    const block = blockOf(node, slugger, offset);
    const last = items.at(-1);
    if (block.kind === "call-to-action") after.push(block);
    else if (last && block.kind === "paragraph") last.answer.push([...block.content]);
    else throw fault("questions are headings of the third level, answers plain text", node, offset);
  }
  return [{ kind: "questions", items }, after];
}

/** Links lead to our own pages, to https or to a mailbox; other schemes are refused. */
const LINK = /^(?:\/(?!\/)|#|https:\/\/|mailto:)/u;

function inlineOf(node: PhrasingContent, offset: number): Inline {
  switch (node.type) {
    case "text":
      return { kind: "text", text: node.value.replace(/\n/gu, " ") };
    case "inlineCode":
      return { kind: "code", text: node.value };
    case "break":
      return { kind: "break" };
    case "strong":
    case "emphasis":
      return { kind: node.type, content: node.children.map((child) => inlineOf(child, offset)) };
    case "link":
      if (!LINK.test(node.url)) throw fault(`the link '${node.url}' is not allowed`, node, offset);
      return {
        kind: "link",
        to: node.url,
        content: node.children.map((child) => inlineOf(child, offset)),
      };
    default:
      throw fault(`'${node.type}' cannot be shown inside of a text`, node, offset);
  }
}
