import { newId } from '../ids.ts'
import type { EmailBlock, EmailBlockOf, EmailBlockType } from './blocks.ts'

/** A block as the editor adds it, ready to be published except for what only the agent knows. */
export function createBlock<T extends EmailBlockType>(type: T): EmailBlockOf<T>
export function createBlock(type: EmailBlockType): EmailBlock {
  return { id: newId(), ...blockDefaults(type) } as EmailBlock
}

type Settings<T extends EmailBlockType> = Omit<EmailBlockOf<T>, 'id'>

/** The settings of a new block. Columns get new blocks of their own each time. */
export function blockDefaults<T extends EmailBlockType>(type: T): Settings<T> {
  return defaults[type]()
}

const defaults: { [T in EmailBlockType]: () => Settings<T> } = {
  HEADING: () => ({ type: 'HEADING', text: 'Your heading', align: 'LEFT' }),
  TEXT: () => ({ type: 'TEXT', text: 'Hi {{contact.firstName | there}},\n\nWrite something here.', align: 'LEFT' }),
  IMAGE: () => ({ type: 'IMAGE', image: { kind: 'SCENE', name: 'quiet-street' }, alt: 'A quiet street', link: null }),
  BUTTON: () => ({ type: 'BUTTON', label: 'See my home', link: { kind: 'DASHBOARD', value: '' }, align: 'LEFT' }),
  DIVIDER: () => ({ type: 'DIVIDER' }),
  SPACER: () => ({ type: 'SPACER', height: 24 }),
  HOME_VALUE: () => ({ type: 'HOME_VALUE', title: 'What your home is worth', buttonLabel: 'See my home value' }),
  EQUITY: () => ({ type: 'EQUITY', title: 'Your home equity', buttonLabel: 'See my equity' }),
  COMPARABLES: () => ({ type: 'COMPARABLES', title: 'Sold near you', count: 3, buttonLabel: 'See nearby sales' }),
  MARKET: () => ({ type: 'MARKET', title: 'The market around you' }),
  AGENT: () => ({ type: 'AGENT', text: 'Questions? Just reply to this email.', showPhone: true, showEmail: true }),
  EVENT: () => ({ type: 'EVENT', title: 'Open house', ...createEventTimes(), place: '', label: '', url: '' }),
  SOCIAL: () => ({ type: 'SOCIAL', links: [{ network: 'FACEBOOK', url: '' }] }),
  COLUMNS: () => ({
    type: 'COLUMNS',
    left: [createBlock('HEADING'), createBlock('TEXT')],
    right: [createBlock('HEADING'), createBlock('TEXT')],
  }),
}

/** Saturday of next week from 1 to 3 pm, in the time zone of the agent. */
export function createEventTimes(now = new Date()): { startsAt: string; endsAt: string } {
  const day = now.getDate() + 13 - now.getDay()
  const at = (hour: number) => toLocalIso(new Date(now.getFullYear(), now.getMonth(), day, hour))
  return { startsAt: at(13), endsAt: at(15) }
}

/** '2026-06-06T13:00:00-04:00'. Emails show the time of the event's own zone, so the offset is kept. */
export function toLocalIso(date: Date): string {
  const offset = -date.getTimezoneOffset()
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  const zone = `${offset < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(minutes)}`
  const day = `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}:00${zone}`
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
