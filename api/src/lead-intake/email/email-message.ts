import type { Address } from 'postal-mime'
import { readHtml, toLines } from '../../platform/mail/html-text.ts'
import { parseEmail } from '../../platform/mail/parse-email.ts'

/** What an email says about itself. Nothing of it is proved. */
export interface EmailMessage {
  messageId: string
  from: { name: string; address: string }
  replyTo: string
  /** Everyone it was sent to. */
  to: string[]
  subject: string
  /** What a person reads: the plain part, or the text of the HTML part. */
  text: string
  /** The text of the HTML part, if there is one. */
  htmlText: string
  meta: ReadonlyMap<string, string>
  links: readonly string[]
  /** The first header of this name, in lower case. */
  getHeader(name: string): string
}

const maxTextLength = 100_000
const maxHtmlLength = 500_000

/** Reads MIME. Attachments are dropped. Undefined for bytes that are no email. */
export async function readEmailMessage(raw: Buffer): Promise<EmailMessage | undefined> {
  const email = await parseEmail(raw)
  if (!email) return undefined
  const html = readHtml((email.html ?? '').slice(0, maxHtmlLength))
  const plain = toLines((email.text ?? '').slice(0, maxTextLength))
  const from = flatten([email.from])[0]
  return {
    messageId: (email.messageId ?? '').trim().slice(0, 500),
    from: { name: from?.name ?? '', address: (from?.address ?? '').toLowerCase() },
    replyTo: flatten(email.replyTo)[0]?.address?.toLowerCase() ?? '',
    to: flatten([...(email.to ?? []), ...(email.cc ?? [])]).map(({ address = '' }) => address.toLowerCase()),
    subject: toLines(email.subject ?? '').slice(0, 500),
    text: plain || html.text.slice(0, maxTextLength),
    htmlText: html.text.slice(0, maxTextLength),
    meta: html.meta,
    links: html.links,
    getHeader: (name) =>
      email.headers
        .find(({ key }) => key === name)
        ?.value.trim()
        .toLowerCase() ?? '',
  }
}

/** The members of groups, too. */
const flatten = (addresses: readonly (Address | undefined)[] | undefined): { name: string; address?: string }[] =>
  (addresses ?? []).flatMap((address) => (address ? (address.group ?? [address]) : []))
