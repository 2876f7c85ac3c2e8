import type { DemoSubject } from '@gable/shared/demo/subjects.ts'
import type { FormAction } from '@gable/shared/subjects/subject.ts'
import type { LeadType } from '@gable/shared/timeline/entry.ts'
import { furnishAgency } from '../../agency/furnish-queries.ts'
import type { Db } from '../../platform/database.ts'

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
  const actionOf = (type: string): FormAction => {
    const leadType = leadTypeOf[type]
    if (leadType) return { actionType: 'FORM', value: formIds.get(leadType) ?? '' }
    return { actionType: 'FORM_GROUP', value: groupIds[0] ?? '' }
  }
  await db
    .insertInto('subjects')
    .values(
      others.map(({ id, subject, type, name }) => ({
        account_id: agency.accountId,
        id,
        kind: subject,
        type,
        name,
        branding_id: brandingId,
        settings: JSON.stringify({ action: actionOf(type) }),
        created_at: agency.at,
        updated_at: agency.at,
        triggered_at: agency.at,
      })),
    )
    .execute()
}

/** What is not here leads through a group of forms. */
const leadTypeOf: Record<string, LeadType> = {
  SEARCH: 'HV',
  JOURNEY: 'HV',
  HOME_SALE_CALC: 'SELLER',
  WEBSITE_1: 'SELLER',
  MORTGAGE_CALC: 'MORTGAGE',
  AFFORDABILITY_CALC: 'BUYER',
}
