import type { LeadType } from '@gable/shared/activity/entry.ts'
import { isEmail, isPhone } from '@gable/shared/identity/contact-formats.ts'
import { isReachable, type LeadDraft, toLeadDraft, toLeadType } from '@gable/shared/lead-intake/lead-draft.ts'
import { joinAddress } from '@gable/shared/lead-intake/mapping.ts'
import type { EmailSource } from '@gable/shared/lead-intake/source.ts'
import type { EmailMessage } from './email-message.ts'
import { type LabeledFields, readLabels } from './read-labels.ts'

export interface ParsedLead {
  source: EmailSource
  leadType: LeadType
  draft: LeadDraft
  /** Whether it can become a lead without anybody looking at it. */
  isLead: boolean
}

/** Reads a lead out of a notice. What is missing is left empty for the agent who looks at it. */
export function parseLeadEmail(email: EmailMessage): ParsedLead {
  const portal = findPortal(email)
  const subject = readSubject(email)
  const labels = readAllLabels(email)
  const raw: LabeledFields = { ...readMeta(email), ...definedOf(labels) }
  const isPortal = portal.source !== 'Website'
  const parts = isPortal ? fillFromCard(email, raw, subject, portal) : fillFromReplyTo(email, raw)
  const { city = '', state = '', zip = '', ...rest } = parts
  const draft = toLeadDraft({ ...rest, address: joinAddress(rest.address ?? '', city, state, zip) })
  const factCount = Object.values(raw).filter(Boolean).length
  return {
    source: portal.source,
    leadType: draft.leadType ?? toSubjectType(email.subject) ?? portal.leadType,
    draft,
    // A letter that only happens to have an address in it is no notice.
    isLead: isReachable(draft) && (isPortal ? factCount >= 1 || subject.isInquiry : factCount >= 2),
  }
}

interface Portal {
  source: EmailSource
  leadType: LeadType
  /** The domains of its senders. */
  domains: RegExp
}

const portals: readonly Portal[] = [
  { source: 'Zillow', leadType: 'BUYER', domains: /(^|\.)(zillow|zillowgroup|zillowrentals)\.com$/ },
  { source: 'Trulia', leadType: 'BUYER', domains: /(^|\.)trulia\.com$/ },
  {
    source: 'Realtor.com',
    leadType: 'BUYER',
    domains: /(^|\.)(realtor\.com|move\.com|realtorpro\.io|opcity\.com)$/,
  },
  { source: 'Homes.com', leadType: 'BUYER', domains: /(^|\.)(homes|homesnap)\.com$/ },
  { source: 'Facebook', leadType: 'GENERAL', domains: /(^|\.)(facebook|facebookmail|metamail|meta)\.com$/ },
]
const website: Portal = { source: 'Website', leadType: 'GENERAL', domains: /^$/ }

/** By its sender, or by the sender of the email that an agent forwarded. */
function findPortal({ from, text }: EmailMessage): Portal {
  const forwarded = /^(?:from|de):.{0,200}?@([\w.-]{1,200})/im.exec(text.slice(0, 3000))?.[1]
  for (const domain of [getDomain(from.address), forwarded?.toLowerCase() ?? '']) {
    const portal = portals.find(({ domains }) => domains.test(domain))
    if (portal) return portal
  }
  return website
}

const getDomain = (address: string) => address.slice(address.lastIndexOf('@') + 1)

interface SubjectFacts {
  isInquiry: boolean
  fullName: string
  address: string
}

/** `Nora Field is requesting information about 12 Oak Street, Dover, NH, 03820`, `New realtor.com lead - Nora Field` */
function readSubject({ subject, text }: EmailMessage): SubjectFacts {
  const forwarded = /^(?:subject|asunto): *(.{1,300})$/im.exec(text.slice(0, 3000))?.[1] ?? ''
  for (const line of [subject, forwarded].map((line) => line.replace(/^((fwd?|fw|re|rv): *)+/i, '').trim())) {
    for (const pattern of subjectPatterns) {
      const { groups } = pattern.exec(line) ?? {}
      if (groups) return { isInquiry: true, fullName: groups.name ?? '', address: cleanAddress(groups.address ?? '') }
    }
  }
  return { isInquiry: false, fullName: '', address: '' }
}

const subjectPatterns = [
  /^(?:new [\w ]{0,30}: )?(?<name>[\p{L}][^:]{0,80}?) (?:is (?:requesting|interested|inquiring|looking)|would like|wants|has requested|requested)\b.{0,60}?\b(?:about|in|at|of|tour|see) (?<address>\d.{4,200})$/iu,
  /^(?:new |hot )?(?:[\w.' ]{0,40}? )?(?:lead|inquiry|connection|contact)(?: from [\w.]{1,30})?(?: *[-–:] *| from )(?<name>[\p{L}][^:|\d@]{1,80}?)(?: (?:about|for|regarding|on) (?<address>\d.{4,200}))?$/iu,
  /^(?:new )?(?:lead|inquiry|message|question|tour request)\b.{0,40}? (?:about|for|regarding|on|at) (?<address>\d.{4,200})$/iu,
]

const cleanAddress = (text: string) =>
  text
    .replace(/[."”]+$/, '')
    .replace(/\s+/g, ' ')
    .replace(/, *([A-Z]{2}), *(\d{5})/, ', $1 $2')

/** The plain part and the HTML part do not always say the same. */
function readAllLabels({ text, htmlText }: EmailMessage): LabeledFields {
  const plain = readLabels(text)
  return htmlText && htmlText !== text ? { ...readLabels(htmlText), ...definedOf(plain) } : plain
}

const definedOf = (fields: LabeledFields): LabeledFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value))

/** The tags that portals put into the HTML for programs: www.leadmetadata.org. */
function readMeta({ meta }: EmailMessage): LabeledFields {
  const read = (...names: string[]) => names.map((name) => meta.get(`lead_${name}`)).find(Boolean) ?? ''
  return definedOf({
    firstName: read('first_name'),
    lastName: read('last_name'),
    fullName: read('name'),
    email: read('email'),
    phone: read('phone'),
    message: read('message', 'comments', 'comment'),
    address: read('property_address', 'listing_address', 'address'),
    city: read('property_city', 'city'),
    state: read('property_state', 'state'),
    zip: read('property_postal_code', 'property_zip', 'zip'),
    leadType: read('type'),
    externalId: read('id', 'information_id'),
  })
}

/** Portals show the person as a card: a name, a number and an address one below the other. */
function fillFromCard(
  email: EmailMessage,
  raw: LabeledFields,
  subject: SubjectFacts,
  { domains }: Portal,
): LabeledFields {
  const lines = [...email.text.split('\n'), ...email.htmlText.split('\n')]
    .filter((line) => !forwardedHeader.test(line))
    .slice(0, 400)
  const said = `${lines.join('\n').slice(0, 60_000)}\n${email.links.join('\n')}`
  const isOther = (address: string) =>
    ![email.from.address, ...email.to].includes(address) &&
    isEmail(address) &&
    !domains.test(getDomain(address)) &&
    !isRobot.test(address)
  const address = raw.email ?? listEmails(said).find(isOther) ?? getReplyAddress(email, isOther)
  const phone = raw.phone ?? listPhones(said)[0]
  const hasName = raw.firstName || raw.fullName
  return {
    ...raw,
    ...(address && { email: address }),
    ...(phone && { phone }),
    ...(!hasName && { fullName: subject.fullName || findCardName(lines, address, phone) }),
    ...(!raw.address && { address: subject.address || findAddress(lines) }),
    ...(!raw.message && { message: findQuote(said) }),
  }
}

const forwardedHeader = /^(from|to|cc|sent|date|subject|reply-to) *:/i

/** Zillow hides some addresses behind one of its own, which reaches the person all the same. */
const getReplyAddress = ({ replyTo }: EmailMessage, isOther: (address: string) => boolean) =>
  replyTo && (isOther(replyTo) || /@(convo|reply)\./.test(replyTo)) ? replyTo : undefined

/** The line above the number or the address, if it looks like a name. */
function findCardName(lines: readonly string[], email: string | undefined, phone: string | undefined): string {
  const at = lines.findIndex((line) => (email && line.toLowerCase().includes(email)) || (phone && line.includes(phone)))
  const above = lines.slice(Math.max(0, at - 4), Math.max(0, at)).reverse()
  return above.find((line) => /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u.test(line)) ?? ''
}

const findAddress = (lines: readonly string[]): string =>
  lines
    .map((line) => /\d+ [^,|]{3,60}(?:, ?[^,|]{1,30}){1,2},? [A-Z]{2},? +\d{5}/.exec(line.slice(0, 400))?.[0])
    .find(Boolean) ?? ''

/** What the person wrote, in quotation marks. */
const findQuote = (text: string): string => /["“]([^"“”]{8,3000})["”]/.exec(text)?.[1]?.trim() ?? ''

const listEmails = (text: string): string[] =>
  [...text.matchAll(/[\w.+'-]{1,64}@(?:[\w-]{1,63}\.){1,5}[a-z]{2,24}/gi)]
    .slice(0, 50)
    .map(([email]) => email.toLowerCase())

const listPhones = (text: string): string[] =>
  [...text.matchAll(/(?<![\d.$#-])(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]{0,2}\d{3}[ .-]\d{4}(?![\d-])/g)]
    .map(([phone]) => phone.trim())
    .filter(isPhone)

const isRobot = /^(no-?reply|do-?not-?reply|support|notifications?|mailer-daemon|leads?|info|privacy|help)@/

/** Forms of websites send the visitor's address as Reply-To. */
function fillFromReplyTo({ replyTo, from }: EmailMessage, raw: LabeledFields): LabeledFields {
  const hasFacts = Object.keys(raw).length > 0
  const isVisitor = hasFacts && !raw.email && replyTo && replyTo !== from.address && !isRobot.test(replyTo)
  return isVisitor ? { ...raw, email: replyTo } : raw
}

const toSubjectType = (subject: string): LeadType | undefined =>
  /\b(seller|home value|valuation|buyer|mortgage)\b/i.test(subject) ? toLeadType(subject) : undefined
