import type { Tag } from '@gable/shared/contacts/tag.ts'
import { formatCount } from '../design/format/metric-format.ts'

type Use = Omit<Tag, 'name'>

/** `on 12 contacts, in 1 segment and in 2 dashboards` */
export const describeUse = ({ contacts, ...places }: Use, preposition: 'on' | 'from'): string =>
  joinWords([`${preposition} ${count(contacts, 'contact')}`, ...listPlaces(places).map((place) => `in ${place}`)])

/** `12 contacts · 1 segment` */
export const summarizeUse = ({ contacts, ...places }: Use): string =>
  [count(contacts, 'contact'), ...listPlaces(places)].join(' · ')

/** What a deleted tag means for what names it. Undefined if nothing does. */
export function describeFilterUse(places: Places): string | undefined {
  const total = places.segments + places.dashboards + places.automations
  if (total === 0) return undefined
  return `${joinWords(listPlaces(places))} still ${total === 1 ? 'uses' : 'use'} it and will no longer find contacts by it.`
}

type Places = Omit<Use, 'contacts'>

const listPlaces = ({ segments, dashboards, automations }: Places): string[] => [
  ...(segments > 0 ? [count(segments, 'segment')] : []),
  ...(dashboards > 0 ? [count(dashboards, 'dashboard')] : []),
  ...(automations > 0 ? [count(automations, 'automation')] : []),
]

const count = (n: number, noun: string) => `${formatCount(n)} ${noun}${n === 1 ? '' : 's'}`

const joinWords = (parts: string[]) => new Intl.ListFormat('en-US').format(parts).replace(/,(?= and )/, '')
