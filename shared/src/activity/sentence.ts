import { formatWholeDollars } from '../text/format-money.ts'
import { truncate } from '../text/truncate.ts'
import type { ActivityEntry, EventGroup, FlowReference, LeadStage, LeadType, OfferReference } from './entry.ts'
import type { TextConsentSource } from './text-consent-source.ts'

interface Activity {
  eventGroup: EventGroup
  kind: string
  contactName: string
  detail: unknown
}

/** An activity entry as a line of plain text. Names and subjects in it are typed by people, so escape it as HTML. */
export const toSentence = ({ contactName, ...activity }: Activity): string =>
  buildSentence(withName(contactName.trim() || 'Someone'), activity)

/** The same for the page of one contact: `Opened “Spring on Maple Street”`. */
export function toSentenceWithoutName({ eventGroup, kind, detail }: Omit<Activity, 'contactName'>): string {
  const sentence = buildSentence(withoutName, { eventGroup, kind, detail })
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

function buildSentence(person: Person, { eventGroup, kind, detail }: Omit<Activity, 'contactName'>): string {
  const templates = sentences[eventGroup] as Record<string, Sentence<never>>
  // A newer server may send a kind that this console does not know yet.
  const template = Object.hasOwn(templates, kind) ? templates[kind] : undefined
  return template ? template(person, detail as never) : `There was new activity${person.after('for')}`
}

/** The forms in which a sentence names the contact; all empty where the name stands above it. */
interface Person {
  /** Subject: `Dana Reyes `. */
  they: string
  /** Possessive at the start: `Dana Reyes’ `. */
  their: string
  /** Possessive within a sentence: `Dana Reyes’`, or `their`. */
  of: string
  after: (word: 'about' | 'for' | 'from' | 'to') => string
}

const withName = (name: string): Person => ({
  they: `${name} `,
  their: `${toPossessive(name)} `,
  of: toPossessive(name),
  after: (word) => ` ${word} ${name}`,
})

const withoutName: Person = { they: '', their: '', of: 'their', after: () => '' }

const consentPlaces: Record<TextConsentSource, string> = {
  FORM: ' on a form',
  AGENT: '',
  REPLY: ' by text',
  CARRIER: ', as the carrier reports',
}

type Sentence<Detail> = (person: Person, detail: Detail) => string

const sentences: {
  [G in EventGroup]: {
    [E in Extract<ActivityEntry, { eventGroup: G }> as E['kind']]: Sentence<E['detail']>
  }
} = {
  EMAIL: {
    SENT: ({ they }, { subject }) => `${they}was sent ${quote(subject)}`,
    OPENED: ({ they }, { subject }) => `${they}opened ${quote(subject)}`,
    UNSUBSCRIBED: ({ they }, { subject }) => `${they}unsubscribed from emails after ${quote(subject)}`,
    CLICKED: ({ they }, { subject, label }) => `${they}clicked ${quote(label)} in ${quote(subject)}`,
  },
  TEXT: {
    SENT: ({ they }) => `${they}was sent a text`,
    RECEIVED: ({ they }) => `${they}replied by text`,
    FAILED: ({ after }, { reason }) => `A text${after('to')} did not arrive: ${clip(reason)}`,
    OPTED_IN: ({ they }, { phone, source }) => `${they}agreed to texts to ${phone}${consentPlaces[source]}`,
    OPTED_OUT: ({ they }, { phone, source }) => `${they}opted out of texts to ${phone}${consentPlaces[source]}`,
  },
  POSTCARD: {
    SENT: ({ they }, { title }) => `${they}was sent the postcard ${quote(title)}`,
    SCANNED: ({ they }, { title }) => `${they}scanned the postcard ${quote(title)}`,
    RETURNED: ({ after }, { title }) => `The postcard ${quote(title)}${after('to')} came back`,
  },
  NOTES: {
    NOTE: ({ after }, { text }) => `A note${after('about')}: ${quote(text)}`,
  },
  FORM_SUBMISSION: {
    SUBMITTED: ({ they }, { subject, subjectName }) =>
      `${they}sent an inquiry through the ${assetLabels[subject]} ${quote(subjectName)}`,
    ASKED: ({ they }, { question, subject, subjectName }) =>
      `${they}asked beside the form of the ${assetLabels[subject]} ${quote(subjectName)}: ${quote(question)}`,
  },
  LEAD: {
    CREATED: ({ they }, { leadType, source }) =>
      `${they}became a ${leadTypeLabels[leadType]}${source && ` (${clip(source)})`}`,
    STAGE_CHANGED: ({ their }, { from, to, lostReason }) => {
      if (to === 'LOST') return `${their}lead was lost${lostReason ? `: ${clip(lostReason)}` : ''}`
      return `${their}lead moved from ${stageLabels[from]} to ${stageLabels[to]}`
    },
    ASSIGNED: ({ their }, { agentName }) => `${their}lead was assigned to ${agentName}`,
    DONE: ({ they, after }, { action }) =>
      action ? `${quote(action)} was completed${after('for')}` : `${they}was contacted`,
  },
  CALL: {
    LOGGED: ({ they, after }, { outcome }) =>
      ({
        REACHED: `${they}was reached by phone`,
        VOICEMAIL: `Voicemail was left${after('for')}`,
        NO_ANSWER: `${they}did not answer a call`,
        WRONG_NUMBER: `A call${after('to')} reached a wrong number`,
      })[outcome],
  },
  APPOINTMENT: {
    BOOKED: ({ they }, { title, when }) => `${they}booked ${quote(title)} on ${when}`,
    MOVED: ({ they, after }, { title, when, by }) =>
      by === 'AGENT'
        ? `${quote(title)}${after('for')} was moved to ${when}`
        : `${they}moved ${quote(title)} to ${when}`,
    CANCELED: ({ they, after }, { title, when, by }) =>
      by === 'AGENT'
        ? `${quote(title)}${after('for')} on ${when} was canceled`
        : `${they}canceled ${quote(title)} on ${when}`,
  },
  PROPERTY: {
    LINKED: ({ after }, { address }) => `${address} was linked${after('to')}`,
    UNLINKED: ({ after }, { address }) => `${address} was unlinked${after('from')}`,
    CLAIMED: ({ they }, { address }) => `${they}claimed ${address}`,
    VALUE_CHANGED: ({ of }, { fromCents, toCents }) => {
      const estimate = `The estimate of ${of} home`
      if (fromCents === toCents) return `${estimate} stayed at ${formatWholeDollars(toCents)}`
      const direction = toCents > fromCents ? 'rose' : 'fell'
      return `${estimate} ${direction} by ${formatWholeDollars(Math.abs(toCents - fromCents))} to ${formatWholeDollars(toCents)}`
    },
  },
  DASHBOARD: {
    VIEWED: ({ they }) => `${they}visited their dashboard`,
    CLICKED: ({ they }, { moduleName, text }) => `${they}clicked ${quote(text)} under ${moduleName} on their dashboard`,
    CORRECTED: ({ they }, { label, value }) => `${they}said on their dashboard: ${label} ${clip(value)}`,
    ASKED: ({ they }, { question }) => `${they}asked on their dashboard: ${quote(question)}`,
  },
  WORKFLOW: {
    ENROLLED: ({ they }, flow) => `${they}entered ${describeFlow(flow)}`,
    COMPLETED: ({ they }, flow) => `${they}finished ${describeFlow(flow)}`,
    LEFT: ({ they }, flow) => `${they}left ${describeFlow(flow)}`,
    NOTIFIED: ({ after }, { text, ...flow }) =>
      `${capitalize(describeFlow(flow))} sent a notification${after('about')}${text && `: ${quote(text)}`}`,
  },
  OFFER: {
    CREATED: ({ they }, offer) => `${they}received a ${describeOffer(offer)}`,
    EXPIRED: ({ their }, offer) => `${their}${describeOffer(offer)} expired`,
    WITHDRAWN: ({ their }, offer) => `${their}${describeOffer(offer)} was withdrawn`,
    NOTIFIED: ({ they }, offer) => `${they}was notified of the ${describeOffer(offer)}`,
    VIEWED: ({ they }, offer) => `${they}viewed the ${describeOffer(offer)}`,
    ACCEPTED: ({ they }, offer) => `${they}wants to accept the ${describeOffer(offer)}`,
    // Agents answer it, so the question is never cut.
    ASKED: ({ they }, { question, ...offer }) => `${they}asked about the ${describeOffer(offer)}: “${question}”`,
  },
}

const assetLabels = { widget: 'widget', 'landing-page': 'landing page', 'contact-dashboard': 'dashboard' }

const leadTypeLabels: Record<LeadType, string> = {
  HV: 'home value lead',
  SELLER: 'seller lead',
  BUYER: 'buyer lead',
  MORTGAGE: 'mortgage lead',
  GENERAL: 'lead',
}

const stageLabels: Record<LeadStage, string> = {
  NEW: 'new',
  CONTACTED: 'contacted',
  QUALIFIED: 'qualified',
  UNDER_CONTRACT: 'under contract',
  CLOSED: 'closed',
  LOST: 'lost',
}

const describeOffer = ({ offerType, amountCents, highCents = amountCents }: OfferReference) => {
  const amounts = [...new Set([amountCents, highCents])].map(formatWholeDollars).join(' – ')
  return `${offerType === 'CASH' ? 'cash' : 'listing'} offer of ${amounts}`
}

const describeFlow = ({ title, kind }: FlowReference) =>
  `the ${kind === 'AUTOMATION' ? 'automation' : 'workflow'} ${quote(title)}`

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const toPossessive = (name: string) => (name.endsWith('s') ? `${name}’` : `${name}’s`)

const quote = (text: string) => `“${clip(text)}”`

const clip = (text: string) => truncate(text, 120)
