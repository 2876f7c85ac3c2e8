import { escapeMarkup } from '../../escape-markup.ts'
import type { EmailRecipient } from '../email-context.ts'

/** Reads a text for one recipient. */
export type ReadText = (recipient: EmailRecipient) => string

/**
 * HTML with places that are filled for each recipient. Only the functions of this file create it, so that every text in
 * it is escaped.
 */
export class Html {
  readonly parts: readonly (string | ReadText)[]

  constructor(parts: readonly (string | ReadText)[]) {
    this.parts = joinStrings(parts)
  }
}

type HtmlValue = string | number | ReadText | Html | readonly Html[]

/** Escapes every value, also those that are read later. Attributes must be in double quotes. */
export const html = (strings: TemplateStringsArray, ...values: HtmlValue[]): Html =>
  new Html(strings.flatMap((text, index) => [text, ...(index < values.length ? toParts(values[index] ?? '') : [])]))

export const emptyHtml = html``

/** Shown only to some recipients. */
export const when = (isShown: (recipient: EmailRecipient) => boolean, content: Html): Html =>
  new Html([(recipient) => (isShown(recipient) ? fillHtml(content, recipient) : '')])

/** Around a content, unless it is empty for the recipient. */
export const wrap = (before: Html, content: Html, after: Html): Html => {
  if (content.parts.every((part) => typeof part === 'string')) {
    return content.parts.length === 0 ? emptyHtml : html`${before}${content}${after}`
  }
  return new Html([
    (recipient) => {
      const filled = fillHtml(content, recipient)
      return filled === '' ? '' : fillHtml(before, recipient) + filled + fillHtml(after, recipient)
    },
  ])
}

export function fillHtml({ parts }: Html, recipient: EmailRecipient): string {
  let text = ''
  for (const part of parts) text += typeof part === 'string' ? part : part(recipient)
  return text
}

function toParts(value: HtmlValue): readonly (string | ReadText)[] {
  if (typeof value === 'string') return [escapeMarkup(value)]
  if (typeof value === 'number') return [String(value)]
  if (typeof value === 'function') return [(recipient) => escapeMarkup(value(recipient))]
  return value instanceof Html ? value.parts : value.flatMap(({ parts }) => parts)
}

/** Filling is faster with few long strings. */
function joinStrings(parts: readonly (string | ReadText)[]): (string | ReadText)[] {
  const joined: (string | ReadText)[] = []
  for (const part of parts) {
    const last = joined.length - 1
    if (typeof part === 'string' && typeof joined[last] === 'string') joined[last] += part
    else if (part !== '') joined.push(part)
  }
  return joined
}
