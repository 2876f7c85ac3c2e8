import type { Tag } from '@gable/shared/contacts/tag.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'

type Use = Omit<Tag, 'name'>

/** `on 12 contacts, in 1 segment and in 2 dashboards` */
export const describeUse = ({ contacts, ...places }: Use, preposition: 'on' | 'from'): string =>
  joinWords([`${preposition} ${pluralize(contacts, 'contact')}`, ...listPlaces(places).map((place) => `in ${place}`)])

/** `12 contacts · 1 segment` */
export const summarizeUse = ({ contacts, ...places }: Use): string =>
  [pluralize(contacts, 'contact'), ...listPlaces(places)].join(' · ')

/** What a deleted tag means for what names it. Undefined if nothing does. */
export function describeFilterUse(places: Places): string | undefined {
  const total = places.segments + places.dashboards + places.automations
  if (total === 0) return undefined
  return `${joinWords(listPlaces(places))} still ${total === 1 ? 'uses' : 'use'} it and will no longer find contacts by it.`
}

type Places = Omit<Use, 'contacts'>

const listPlaces = ({ segments, dashboards, automations }: Places): string[] => [
  ...(segments > 0 ? [pluralize(segments, 'segment')] : []),
  ...(dashboards > 0 ? [pluralize(dashboards, 'dashboard')] : []),
  ...(automations > 0 ? [pluralize(automations, 'automation')] : []),
]

const joinWords = (parts: string[]) => new Intl.ListFormat('en-US').format(parts).replace(/,(?= and )/, '')
