import type { EmailLink } from '../blocks.ts'
import type { EmailAgent, EmailRecipient } from '../email-context.ts'
import { isDirectUrl, toSafeUrl } from '../safe-url.ts'
import type { ReadText } from './html.ts'

/**
 * The links of an email by position. The position is in the address that records a click, also in emails that were sent
 * long ago, so a block never gets its links in another order.
 */
export class LinkList {
  readonly links: EmailLink[] = []

  /** The address of a new link for each recipient. */
  add(link: EmailLink): ReadText {
    const position = String(this.links.push(link) - 1)
    // A program for email or calls opens these, so no page of ours can be between.
    if (link.kind === 'EMAIL_AGENT' || link.kind === 'CALL_AGENT' || isDirectUrl(link.value))
      return (recipient) => getDirectAddress(link, recipient)
    return (recipient) =>
      recipient.links.clickBase === null
        ? getDirectAddress(link, recipient)
        : (toSafeUrl(recipient.links.clickBase + position) ?? '#')
  }
}

/** Links that lead to a page of the recipient lead nowhere in previews. */
function getDirectAddress({ kind, value }: EmailLink, { agent }: EmailRecipient): string {
  if (kind === 'URL') return toSafeUrl(value) ?? '#'
  if (kind === 'EMAIL_AGENT') return toSafeUrl(`mailto:${agent.email}`) ?? '#'
  if (kind === 'CALL_AGENT') return toPhoneUrl(agent) ?? '#'
  return '#'
}

const toPhoneUrl = ({ phone }: EmailAgent) => (/\d/.test(phone) ? `tel:${phone.replace(/[^\d+]/g, '')}` : undefined)

/** An agent without a phone number cannot be called. */
export const canFollow = ({ kind }: EmailLink, { agent }: EmailRecipient): boolean =>
  kind === 'CALL_AGENT' ? toPhoneUrl(agent) !== undefined : kind !== 'EMAIL_AGENT' || agent.email !== ''
