import type { ActivityEntry } from '@gable/shared/activity/entry.ts'
import { type ActivityEvent, addMinutes, createEvent } from './activity-event.ts'
import { createDashboardVisit } from './dashboard-visits.ts'
import type { Lead } from './leads.ts'
import { createNote } from './notes.ts'
import type { Rng } from './rng.ts'
import type { WorldContext } from './world-context.ts'

/** The activity of every lead: its origin, assignment, stage changes and notes. */
export function generateLeadActivity(context: WorldContext, leads: Lead[]): ActivityEvent[] {
  const rng = context.rngFor('lead stories')
  return leads.flatMap((lead) => [
    ...createOriginEvents(context, rng, lead),
    ...lead.stageChanges.flatMap(({ at, ...change }) => {
      const target = { contact: lead.contact, ownership: lead.ownership, agent: lead.agent }
      const detail = { leadId: lead.id, ...change }
      const changed = createEvent(rng, at, target, { eventGroup: 'LEAD', kind: 'STAGE_CHANGED', detail })
      const notes = rng.bool(0.62)
        ? [createNote(context, rng, addMinutes(at, rng.float(2, 25)), target, change.to)]
        : []
      return [changed, ...notes]
    }),
  ])
}

function createOriginEvents(context: WorldContext, rng: Rng, lead: Lead): ActivityEvent[] {
  const { id: leadId, contact, createdAt, leadType, source, ownership, agent } = lead
  const target = { contact, ownership, agent: lead.submission ? undefined : agent }
  const leadCreatedAt = new Date(createdAt.getTime() + 1)
  const events = [
    createEvent(rng, leadCreatedAt, target, {
      eventGroup: 'LEAD',
      kind: 'CREATED',
      detail: { leadId, leadType, source },
    }),
  ]
  const submission = createSubmissionDetail(lead)
  if (submission) events.unshift(createEvent(rng, createdAt, target, submission))
  if (lead.submission?.asset === context.dashboard)
    events.unshift(...createDashboardVisit(context, rng, addMinutes(createdAt, -4), target, lead.submission.visitId))
  if (agent && lead.submission) {
    const detail = { leadId, agentName: agent.name }
    const assignedAt = addMinutes(createdAt, rng.float(0.1, 20))
    events.push(createEvent(rng, assignedAt, { ...target, agent }, { eventGroup: 'LEAD', kind: 'ASSIGNED', detail }))
  }
  return events
}

function createSubmissionDetail({ submission, id, leadType }: Lead): ActivityEntry | undefined {
  if (!submission) return undefined
  const { kind: subject, id: subjectId, name: subjectName } = submission.asset
  const timeline = leadType === 'HV' && timelines[id.charCodeAt(id.length - 1) % timelines.length]
  const answers = timeline ? [{ label: timelineQuestion, value: timeline }] : []
  return {
    eventGroup: 'FORM_SUBMISSION',
    kind: 'SUBMITTED',
    detail: {
      submissionId: submission.id,
      visitId: submission.visitId,
      subject,
      subjectId,
      subjectName,
      leadId: id,
      answers,
    },
  }
}

const timelineQuestion = 'Are you considering selling your home? If yes, what is the estimated timeframe?'
const timelines = ['As soon as possible', 'Less Than 3 Months', '3-6 Months', '6-12 Months', 'Not sure yet']
