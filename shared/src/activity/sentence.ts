import { clipped } from '../text/clipped.ts'
import type { EventGroup, LeadStage, LeadType, TimelineDetail } from './entry.ts'

interface Happening {
  eventGroup: EventGroup
  kind: string
  contactName: string
  detail: unknown
}

/** One thing that happened, as a line of plain text. Names and subjects in it are whatever people typed. */
export const sentenceOf = ({ contactName, ...happening }: Happening): string =>
  tell(named(contactName.trim() || 'Somebody'), happening)

/** The same where everything told is of one contact, whose name stands above it: `Opened “Spring on Maple Street”`. */
export function ownSentenceOf({ eventGroup, kind, detail }: Omit<Happening, 'contactName'>): string {
  const sentence = tell(unnamed, { eventGroup, kind, detail })
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

function tell(who: Person, { eventGroup, kind, detail }: Omit<Happening, 'contactName'>): string {
  const told = sentences[eventGroup] as Record<string, Sentence<never>>
  // An entry that a newer server wrote may be of a kind this console has not heard of.
  const sentence = Object.hasOwn(told, kind) ? told[kind] : undefined
  return sentence ? sentence(who, detail as never) : `There is news${who.after('about')}`
}

/** How sentences speak of the contact. */
interface Person {
  /** Before what they do. */
  they: string
  /** Before what is theirs. */
  their: string
  /** Before what is theirs, within a sentence. */
  of: string
  after: (word: 'about' | 'for' | 'from' | 'to') => string
}

const named = (name: string): Person => ({
  they: `${name} `,
  their: `${owned(name)} `,
  of: owned(name),
  after: (word) => ` ${word} ${name}`,
})

const unnamed: Person = { they: '', their: '', of: 'their', after: () => '' }

type Sentence<Detail> = (who: Person, detail: Detail) => string

const sentences: {
  [G in EventGroup]: {
    [E in Extract<TimelineDetail, { eventGroup: G }> as E['kind']]: Sentence<E['detail']>
  }
} = {
  EMAIL: {
    SENT: ({ they }, { subject }) => `${they}was sent ${quote(subject)}`,
    OPENED: ({ they }, { subject }) => `${they}opened ${quote(subject)}`,
    UNSUBSCRIBED: ({ they }, { subject }) => `${they}unsubscribed from emails after ${quote(subject)}`,
    CLICKED: ({ they }, { subject, label }) => `${they}clicked ${quote(label)} in ${quote(subject)}`,
  },
  NOTES: {
    NOTE: ({ after }, { text }) => `A note${after('about')}: ${quote(text)}`,
  },
  FORM_SUBMISSION: {
    SUBMITTED: ({ they }, { subject, subjectName }) =>
      `${they}wrote through the ${places[subject]} ${quote(subjectName)}`,
  },
  LEAD: {
    CREATED: ({ they }, { leadType, source }) =>
      `${they}became a ${leadWords[leadType]}${source && ` (${clip(source)})`}`,
    STAGE_CHANGED: ({ their }, { from, to, lostReason }) => {
      if (to === 'LOST') return `${their}lead was lost${lostReason ? `: ${clip(lostReason)}` : ''}`
      return `${their}lead moved from ${stageWords[from]} to ${stageWords[to]}`
    },
    ASSIGNED: ({ their }, { agentName }) => `${their}lead was assigned to ${agentName}`,
    DONE: ({ they, after }, { action }) =>
      action ? `${quote(action)} was done${after('for')}` : `${they}was answered`,
  },
  PROPERTY: {
    LINKED: ({ after }, { address }) => `${address} was linked${after('to')}`,
    UNLINKED: ({ after }, { address }) => `${address} was unlinked${after('from')}`,
    CLAIMED: ({ they }, { address }) => `${they}claimed ${address}`,
    VALUE_CHANGED: ({ of }, { fromCents, toCents }) => {
      const estimate = `The estimate of ${of} home`
      if (fromCents === toCents) return `${estimate} stayed at ${dollars(toCents)}`
      const turn = toCents > fromCents ? 'rose' : 'fell'
      return `${estimate} ${turn} by ${dollars(Math.abs(toCents - fromCents))} to ${dollars(toCents)}`
    },
  },
  DASHBOARD: {
    VIEWED: ({ they }) => `${they}visited their dashboard`,
    CLICKED: ({ they }, { moduleName, text }) => `${they}pressed ${quote(text)} under ${moduleName} on their dashboard`,
  },
  WORKFLOW: {
    ENROLLED: ({ they }, { title }) => `${they}entered the workflow ${quote(title)}`,
    COMPLETED: ({ they }, { title }) => `${they}finished the workflow ${quote(title)}`,
    LEFT: ({ they }, { title }) => `${they}left the workflow ${quote(title)}`,
  },
  OFFER: {
    CREATED: ({ they }, offer) => `${they}received a ${offerOf(offer)}`,
    EXPIRED: ({ their }, offer) => `${their}${offerOf(offer)} expired`,
    WITHDRAWN: ({ their }, offer) => `${their}${offerOf(offer)} was withdrawn`,
    NOTIFIED: ({ they }, offer) => `${they}was told about the ${offerOf(offer)}`,
  },
}

const places = { widget: 'widget', 'landing-page': 'landing page', 'contact-dashboard': 'dashboard' }

const leadWords: Record<LeadType, string> = {
  HV: 'home value lead',
  SELLER: 'seller lead',
  BUYER: 'buyer lead',
  MORTGAGE: 'mortgage lead',
  GENERAL: 'lead',
}

const stageWords: Record<LeadStage, string> = {
  NEW: 'new',
  CONTACTED: 'contacted',
  QUALIFIED: 'qualified',
  UNDER_CONTRACT: 'under contract',
  CLOSED: 'closed',
  LOST: 'lost',
}

const offerOf = ({ offerType, amountCents }: { offerType: 'CASH' | 'LISTING'; amountCents: number }) =>
  `${offerType === 'CASH' ? 'cash' : 'listing'} offer of ${dollars(amountCents)}`

const owned = (name: string) => (name.endsWith('s') ? `${name}’` : `${name}’s`)

const quote = (text: string) => `“${clip(text)}”`

const clip = (text: string) => clipped(text, 120)

const dollars = (cents: number) => money.format(cents / 100)

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
