import { clipped } from '../text/clipped.ts'
import type { EventGroup, LeadStage, LeadType, TimelineDetail } from './entry.ts'

interface Happening {
  eventGroup: EventGroup
  kind: string
  contactName: string
  detail: unknown
}

/** One thing that happened, as a line of plain text. Names and subjects in it are whatever people typed. */
export function sentenceOf({ eventGroup, kind, contactName, detail }: Happening): string {
  const name = contactName.trim() || 'Somebody'
  const told = sentences[eventGroup] as Record<string, Sentence<never>>
  // An entry that a newer server wrote may be of a kind this console has not heard of.
  const sentence = Object.hasOwn(told, kind) ? told[kind] : undefined
  return sentence ? sentence(name, detail as never) : `There is news about ${name}`
}

type Sentence<Detail> = (name: string, detail: Detail) => string

const sentences: {
  [G in EventGroup]: {
    [E in Extract<TimelineDetail, { eventGroup: G }> as E['kind']]: Sentence<E['detail']>
  }
} = {
  EMAIL: {
    SENT: (name, { subject }) => `${name} was sent ${quote(subject)}`,
    OPENED: (name, { subject }) => `${name} opened ${quote(subject)}`,
    UNSUBSCRIBED: (name, { subject }) => `${name} unsubscribed from emails after ${quote(subject)}`,
    CLICKED: (name, { subject, label }) => `${name} clicked ${quote(label)} in ${quote(subject)}`,
  },
  NOTES: {
    NOTE: (name, { text }) => `A note about ${name}: ${quote(text)}`,
  },
  FORM_SUBMISSION: {
    SUBMITTED: (name, { subject, subjectName }) => `${name} wrote through the ${places[subject]} ${quote(subjectName)}`,
  },
  LEAD: {
    CREATED: (name, { leadType, source }) => `${name} became a ${leadWords[leadType]}${source && ` (${clip(source)})`}`,
    STAGE_CHANGED: (name, { from, to, lostReason }) => {
      if (to === 'LOST') return `${owned(name)} lead was lost${lostReason ? `: ${clip(lostReason)}` : ''}`
      return `${owned(name)} lead moved from ${stageWords[from]} to ${stageWords[to]}`
    },
    ASSIGNED: (name, { agentName }) => `${owned(name)} lead was assigned to ${agentName}`,
    DONE: (name, { action }) => (action ? `${quote(action)} was done for ${name}` : `${name} was answered`),
  },
  PROPERTY: {
    LINKED: (name, { address }) => `${address} was linked to ${name}`,
    CLAIMED: (name, { address }) => `${name} claimed ${address}`,
    VALUE_CHANGED: (name, { fromCents, toCents }) => {
      const estimate = `The estimate of ${owned(name)} home`
      if (fromCents === toCents) return `${estimate} stayed at ${dollars(toCents)}`
      const turn = toCents > fromCents ? 'rose' : 'fell'
      return `${estimate} ${turn} by ${dollars(Math.abs(toCents - fromCents))} to ${dollars(toCents)}`
    },
  },
  DASHBOARD: {
    VIEWED: (name) => `${name} visited their dashboard`,
    CLICKED: (name, { moduleName, text }) => `${name} pressed ${quote(text)} under ${moduleName} on their dashboard`,
  },
  WORKFLOW: {
    ENROLLED: (name, { title }) => `${name} entered the workflow ${quote(title)}`,
    COMPLETED: (name, { title }) => `${name} finished the workflow ${quote(title)}`,
    LEFT: (name, { title }) => `${name} left the workflow ${quote(title)}`,
  },
  OFFER: {
    CREATED: (name, offer) => `${name} received a ${offerOf(offer)}`,
    EXPIRED: (name, offer) => `${owned(name)} ${offerOf(offer)} expired`,
    NOTIFIED: (name, offer) => `${name} was told about the ${offerOf(offer)}`,
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
