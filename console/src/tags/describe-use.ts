import type { Tag } from '@gable/shared/contacts/tag.ts'
import { formatCount } from '../design/format/metric-format.ts'

type Use = Pick<Tag, 'contacts' | 'segments' | 'dashboards'>

/** `on 12 contacts, in 1 segment and in 2 dashboards` */
export function describeUse({ contacts, segments, dashboards }: Use, preposition: 'on' | 'from'): string {
  return joinWords([
    `${preposition} ${count(contacts, 'contact')}`,
    ...(segments > 0 ? [`in ${count(segments, 'segment')}`] : []),
    ...(dashboards > 0 ? [`in ${count(dashboards, 'dashboard')}`] : []),
  ])
}

/** `12 contacts · 1 segment` */
export const summarizeUse = ({ contacts, segments, dashboards }: Use): string =>
  [
    count(contacts, 'contact'),
    ...(segments > 0 ? [count(segments, 'segment')] : []),
    ...(dashboards > 0 ? [count(dashboards, 'dashboard')] : []),
  ].join(' · ')

/** What a deleted tag means for the filters that name it. Undefined if there are none. */
export function describeFilterUse({ segments, dashboards }: Pick<Use, 'segments' | 'dashboards'>): string | undefined {
  if (segments + dashboards === 0) return undefined
  const places = joinWords([
    ...(segments > 0 ? [count(segments, 'segment')] : []),
    ...(dashboards > 0 ? [count(dashboards, 'dashboard')] : []),
  ])
  const verb = segments + dashboards === 1 ? 'uses' : 'use'
  return `${places} still ${verb} it and will no longer find contacts by it.`
}

const count = (n: number, noun: string) => `${formatCount(n)} ${noun}${n === 1 ? '' : 's'}`

const joinWords = (parts: string[]) => new Intl.ListFormat('en-US').format(parts).replace(/,(?= and )/, '')
