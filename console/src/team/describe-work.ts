import type { MemberWork } from '@gable/shared/team/team.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { formatCount } from '../design/format/metric-format.ts'

type MovingWork = Pick<MemberWork, 'contacts' | 'leads' | 'tasks' | 'segments' | 'ownerNames' | 'flows'>

/** Somebody has to take over. */
export const hasWork = ({ contacts, leads, segments, ownerNames, flows }: MovingWork): boolean =>
  contacts + leads + segments + ownerNames + flows > 0

/** What moves to another member. */
export function describeWork({ contacts, leads, tasks, segments, ownerNames, flows }: MovingWork): string[] {
  return [
    ...(contacts > 0 ? [pluralize(contacts, 'contact')] : []),
    ...(leads > 0
      ? [`${pluralize(leads, 'open lead')}${tasks > 0 ? `, ${formatCount(tasks)} of them with a next step` : ''}`]
      : []),
    ...(segments > 0 ? [pluralize(segments, 'shared segment')] : []),
    ...(ownerNames > 0 ? [`${pluralize(ownerNames, 'owner name')} of imports`] : []),
    ...(flows > 0 ? [`Steps of ${pluralize(flows, 'automation or workflow', 'automations and workflows')}`] : []),
  ]
}

/** What ends without moving. */
export function describeEnding({ pages, invitations }: Pick<MemberWork, 'pages' | 'invitations'>): string[] {
  return [
    ...(pages > 0
      ? [
          `${pluralize(pages, 'personal landing page')} ${pages === 1 ? 'goes' : 'go'} offline until they are reactivated`,
        ]
      : []),
    ...(invitations > 0
      ? [`${pluralize(invitations, 'invitation')} they sent ${invitations === 1 ? 'is' : 'are'} revoked`]
      : []),
  ]
}
