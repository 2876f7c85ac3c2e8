import type { TeamMember } from '@gable/shared/team/team.ts'
import { Callout } from '../design/feedback/callout.tsx'
import { describeWork } from './describe-work.ts'

/** Where the work of a deactivated member is going, or went. */
export function HandoverCallout({ handover }: { handover: NonNullable<TeamMember['handover']> }) {
  const { toName, contacts, leads, isFinished } = handover
  const moved = describeWork({ contacts, leads, tasks: 0, segments: 0, ownerNames: 0, flows: 0 }).join(' and ')
  if (isFinished && !moved) return null
  const target = toName ? `to ${toName}` : 'to nobody'
  return (
    <Callout tone={isFinished ? 'success' : 'info'} announce>
      {isFinished ? `${moved} handed over ${target}.` : `Handing over ${target}. ${moved ? `${moved} so far.` : ''}`}
    </Callout>
  )
}
