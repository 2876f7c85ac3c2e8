import type { DemoSubject } from '@gable/shared/demo/subjects.ts'
import type { FormAction } from '@gable/shared/subjects/subject.ts'
import type { LeadType } from '@gable/shared/timeline/entry.ts'
import { leadTypeOf } from '@gable/shared/widgets/settings.ts'
import { furnishAgency } from '../../agency/furnish-queries.ts'
import type { Db } from '../../platform/database.ts'
import { demoContent } from './widgets.ts'

export type PlantedSubject = Omit<DemoSubject, 'agency'>

interface Planted {
  accountId: string
  name: string
  subjects: readonly PlantedSubject[]
  makeId: () => string
  at: Date
}

/** The agency's brand and forms, and the widgets and pages that lead to them. */
export async function plantSubjects(db: Db, { subjects, ...agency }: Planted) {
  const dashboard = subjects.find(({ subject }) => subject === 'contact-dashboard')
  const { brandingId, formIds, groupIds } = await furnishAgency(db, {
    ...agency,
    ...(dashboard && { dashboardId: dashboard.id }),
  })
  const others = subjects.filter((subject) => subject !== dashboard)
  if (others.length === 0) return
  const founder = await founderOf(db, agency.accountId)
  const actionOf = (type: string): FormAction => {
    const leadType = leadTypes[type]
    if (leadType) return { actionType: 'FORM', value: formIds.get(leadType) ?? '' }
    return { actionType: 'FORM_GROUP', value: groupIds[0] ?? '' }
  }
  await db
    .insertInto('subjects')
    .values(
      others.map(({ id, subject, type, name }, index) => ({
        account_id: agency.accountId,
        id,
        kind: subject,
        type,
        name,
        branding_id: brandingId,
        settings: JSON.stringify({
          ...(subject === 'widget' && demoContent({ accountId: agency.accountId, type, name })),
          action: actionOf(type),
        }),
        created_at: agency.at,
        updated_at: changedAt(agency.at, index),
        triggered_at: changedAt(agency.at, index),
        triggered_by: founder,
      })),
    )
    .execute()
}

/** Somebody gets round to each of them on another day of the first years. */
const changedAt = (at: Date, index: number) =>
  new Date(at.getTime() + (11 + ((index * 47) % 600)) * dayLength + midMorning)
const dayLength = 86_400_000
const midMorning = 15.6 * 3_600_000

/** The first of the people who were there before. */
async function founderOf(db: Db, accountId: string): Promise<string | null> {
  const agents = db.selectFrom('agents').select('id').where('account_id', '=', accountId)
  return (await agents.orderBy('created_at').orderBy('id').executeTakeFirst())?.id ?? null
}

/** What is not here leads through a group of forms. */
const leadTypes: Record<string, LeadType> = { ...leadTypeOf, JOURNEY: 'HV', WEBSITE_1: 'SELLER' }
