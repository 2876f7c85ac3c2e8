import type { TimelineDetail } from '@gable/shared/activity/entry.ts'
import type { Chance } from './chance.ts'
import { visitDashboard } from './dashboard-story.ts'
import type { Lead } from './leads.ts'
import { noteOn } from './notes.ts'
import type { Setting } from './setting.ts'
import { type Happening, later, tell } from './telling.ts'

/** What the timeline tells of a lead: how it came, who took it, every move, and what its agent wrote down. */
export function storyOf(setting: Setting, leads: Lead[]): Happening[] {
  const chance = setting.chanceOf('lead stories')
  return leads.flatMap((lead) => [
    ...beginningOf(setting, chance, lead),
    ...lead.moves.flatMap(({ at, ...move }) => {
      const about = { contact: lead.contact, ownership: lead.ownership, agent: lead.agent }
      const detail = { leadId: lead.id, ...move }
      const moved = tell(chance, at, about, { eventGroup: 'LEAD', kind: 'STAGE_CHANGED', detail })
      const noted = chance.happens(0.62)
        ? [noteOn(setting, chance, later(at, chance.between(2, 25)), about, move.to)]
        : []
      return [moved, ...noted]
    }),
  ])
}

function beginningOf(setting: Setting, chance: Chance, lead: Lead): Happening[] {
  const { id: leadId, contact, createdAt, leadType, source, ownership, agent } = lead
  const about = { contact, ownership, agent: lead.submission ? undefined : agent }
  const made = new Date(createdAt.getTime() + 1)
  const told = [
    tell(chance, made, about, { eventGroup: 'LEAD', kind: 'CREATED', detail: { leadId, leadType, source } }),
  ]
  const submission = submissionOf(lead)
  if (submission) told.unshift(tell(chance, createdAt, about, submission))
  if (lead.submission?.subject === setting.dashboard)
    told.unshift(...visitDashboard(setting, chance, later(createdAt, -4), about, lead.submission.visitId))
  if (agent && lead.submission) {
    const detail = { leadId, agentName: agent.name }
    const assignedAt = later(createdAt, chance.between(0.1, 20))
    told.push(tell(chance, assignedAt, { ...about, agent }, { eventGroup: 'LEAD', kind: 'ASSIGNED', detail }))
  }
  return told
}

function submissionOf({ submission, id, leadType }: Lead): TimelineDetail | undefined {
  if (!submission) return undefined
  const { subject, id: subjectId, name: subjectName } = submission.subject
  const timeline = leadType === 'HV' && timelines[id.charCodeAt(id.length - 1) % timelines.length]
  const answers = timeline ? [{ label: saleTimeline, value: timeline }] : []
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

const saleTimeline = 'Are you considering selling your home? If yes, what is the estimated timeframe?'
const timelines = ['As soon as possible', 'Less Than 3 Months', '3-6 Months', '6-12 Months', 'Not sure yet']
