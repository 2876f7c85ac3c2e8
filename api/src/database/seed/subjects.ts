import type { LeadType } from '@gable/shared/activity/entry.ts'
import type { FormAction } from '@gable/shared/assets/subject.ts'
import type { DemoSubject } from '@gable/shared/demo/subjects.ts'
import { leadTypeOf } from '@gable/shared/widgets/settings.ts'
import { furnishAgency } from '../../agency/furnish-queries.ts'
import type { Db } from '../../platform/database.ts'
import { demoPage } from './landing-pages.ts'
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
  const actionFor = (leadType: LeadType | undefined): FormAction => {
    const formId = leadType && formIds.get(leadType)
    return formId ? { actionType: 'FORM', value: formId } : { actionType: 'FORM_GROUP', value: groupIds[0] ?? '' }
  }
  const contentOf = ({ subject, type, name }: PlantedSubject) => {
    const page = subject === 'landing-page' ? demoPage({ type, name }, { brandingId, actionFor }) : undefined
    if (page) return page
    const content = demoContent({ accountId: agency.accountId, type, name })
    return { settings: { ...content, action: actionFor(leadTypes[type]) }, generalSettings: {} }
  }
  await db
    .insertInto('subjects')
    .values(
      others.map((planted, index) => {
        const { settings, generalSettings } = contentOf(planted)
        return {
          account_id: agency.accountId,
          id: planted.id,
          kind: planted.subject,
          type: planted.type,
          name: planted.name,
          branding_id: brandingId,
          agent_id: planted.isPersonal ? founder : null,
          settings: JSON.stringify(settings),
          general_settings: JSON.stringify(generalSettings),
          created_at: agency.at,
          updated_at: changedAt(agency.at, index),
          triggered_at: changedAt(agency.at, index),
          triggered_by: founder,
        }
      }),
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
const leadTypes: Record<string, LeadType> = leadTypeOf
