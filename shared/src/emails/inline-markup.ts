import { toSafeUrl } from './safe-url.ts'

/** The markup of texts: **bold**, _italic_, [link](https://…), "- " for lists, and an empty line between paragraphs. */
export type MarkupBlock = { type: 'paragraph'; children: InlineNode[] } | { type: 'list'; items: InlineNode[][] }

export type InlineNode =
  /** May contain merge fields. */
  | { type: 'text'; text: string }
  | { type: 'break' }
  | { type: 'strong'; children: InlineNode[] }
  | { type: 'emphasis'; children: InlineNode[] }
  | { type: 'link'; url: string; children: InlineNode[] }

export function parseMarkup(text: string): MarkupBlock[] {
  const blocks: MarkupBlock[] = []
  for (const paragraph of text.replaceAll('\r\n', '\n').split(/\n[\t ]*\n/)) {
    for (const lines of groupLines(paragraph.split('\n').filter((line) => line.trim() !== ''))) {
      if (isListItem(lines[0] ?? '')) {
        blocks.push({ type: 'list', items: lines.map((line) => parseInline(line.replace(listItem, ''))) })
      } else {
        const children = lines.flatMap((line, index): InlineNode[] => [
          ...(index > 0 ? [{ type: 'break' as const }] : []),
          ...parseInline(line.trim()),
        ])
        blocks.push({ type: 'paragraph', children })
      }
    }
  }
  return blocks
}

const listItem = /^\s*[-*•]\s+/
const isListItem = (line: string) => listItem.test(line)

/** Lines of a list, and lines of text, which follow each other. */
function groupLines(lines: string[]): string[][] {
  const groups: string[][] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last && isListItem(last[0] ?? '') === isListItem(line)) last.push(line)
    else groups.push([line])
  }
  return groups
}

/** One line. Markup without its end, and links that an email may not contain, stay as they are written. */
export function parseInline(line: string): InlineNode[] {
  const stack: Frame[] = [{ kind: 'root', opening: '', children: [] }]
  for (const { 0: token, 1: url, index } of line.matchAll(tokens)) {
    const [before = '', after = ''] = [line[index - 1], line[index + token.length]]
    const kind = token === '**' ? 'strong' : token === '_' ? 'emphasis' : undefined
    if (kind && isOpen(stack, kind) && canClose(kind, before, after)) closeFrame(stack, kind)
    else if (kind && !isOpen(stack, kind) && canOpen(kind, before, after)) openFrame(stack, kind, token)
    else if (token === '[') {
      abandonFrame(stack, 'link')
      openFrame(stack, 'link', token)
    } else if (url !== undefined && isOpen(stack, 'link') && toSafeUrl(url)) closeFrame(stack, 'link', toSafeUrl(url))
    else {
      if (token.startsWith(']')) abandonFrame(stack, 'link')
      appendText(stack, token)
    }
  }
  while (stack.length > 1) abandonLast(stack)
  return stack[0]?.children ?? []
}

// A merge field is one token, so that characters of its fallback are no markup.
const tokens = /\{\{[^{}]*\}\}|\*\*|_|\[|\]\(([^()\s]*)\)|[^*_[\]{]+|[\s\S]/g

/** Markup that was opened and may be closed later. */
interface Frame {
  kind: 'root' | 'strong' | 'emphasis' | 'link'
  opening: string
  children: InlineNode[]
}

const isSpace = (character: string) => character === '' || /\s/.test(character)
const isWord = (character: string) => /[\p{L}\p{N}_]/u.test(character)

/** Underscores within words are no markup, as in file names and addresses. */
const canOpen = (kind: 'strong' | 'emphasis', before: string, after: string) =>
  !isSpace(after) && (kind === 'strong' || !isWord(before))
const canClose = (kind: 'strong' | 'emphasis', before: string, after: string) =>
  !isSpace(before) && (kind === 'strong' || !isWord(after))

const isOpen = (stack: Frame[], kind: Frame['kind']) => stack.some((frame) => frame.kind === kind)

const openFrame = (stack: Frame[], kind: Frame['kind'], opening: string) => stack.push({ kind, opening, children: [] })

function closeFrame(stack: Frame[], kind: 'strong' | 'emphasis' | 'link', url = '') {
  while (stack.at(-1)?.kind !== kind) abandonLast(stack)
  const { opening, children } = stack.pop() ?? { opening: '', children: [] }
  if (children.length === 0) appendText(stack, kind === 'link' ? `[](${url})` : opening + opening)
  else stack.at(-1)?.children.push(kind === 'link' ? { type: kind, url, children } : { type: kind, children })
}

function abandonFrame(stack: Frame[], kind: Frame['kind']) {
  while (isOpen(stack, kind)) abandonLast(stack)
}

/** What was opened becomes text again. */
function abandonLast(stack: Frame[]) {
  const { opening, children } = stack.pop() ?? { opening: '', children: [] }
  appendText(stack, opening)
  for (const child of children) {
    if (child.type === 'text') appendText(stack, child.text)
    else stack.at(-1)?.children.push(child)
  }
}

function appendText(stack: Frame[], text: string) {
  const children = stack.at(-1)?.children
  const last = children?.at(-1)
  if (last?.type === 'text') last.text += text
  else if (text !== '') children?.push({ type: 'text', text })
}
