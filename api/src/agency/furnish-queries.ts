import type { LeadType } from '@gable/shared/activity/entry.ts'
import { firstForms, firstGroups } from '@gable/shared/forms/first-forms.ts'
import { newId } from '@gable/shared/ids.ts'
import type { Db } from '../platform/database.ts'

interface NewHome {
  accountId: string
  name: string
  /** The seller dashboard of a demo is known by an id of its own. */
  dashboardId?: string
  makeId?: () => string
  at?: Date
}

/** What every agency has from its first day: a brand, a seller dashboard, a form for each kind of lead, two groups. */
export async function furnishAgency(
  db: Db,
  { accountId, name, makeId = newId, dashboardId = makeId(), at = new Date() }: NewHome,
): Promise<{ brandingId: string; formIds: Map<LeadType, string>; groupIds: string[] }> {
  const since = { created_at: at, updated_at: at }
  const brandingId = makeId()
  await db
    .insertInto('brandings')
    .values({
      ...since,
      account_id: accountId,
      id: brandingId,
      name,
      is_default: true,
      details: JSON.stringify({ company: name }),
    })
    .execute()
  await db
    .insertInto('subjects')
    .values({
      ...since,
      account_id: accountId,
      id: dashboardId,
      kind: 'contact-dashboard',
      type: 'DASHBOARD',
      name: 'Seller Dashboard',
      branding_id: brandingId,
      triggered_at: at,
    })
    .execute()
  const formIds = new Map(firstForms.map(({ leadType }) => [leadType, makeId()]))
  await db
    .insertInto('forms')
    .values(
      firstForms.map(({ leadType, phoneMandatory, includeSellingTimeline, ...texts }) => ({
        ...since,
        ...texts,
        account_id: accountId,
        id: formIds.get(leadType) ?? makeId(),
        lead_type: leadType,
        phone_mandatory: phoneMandatory,
        include_selling_timeline: includeSellingTimeline,
        exit_to: dashboardId,
      })),
    )
    .execute()
  const groups = firstGroups.map(({ name, leadTypes }) => ({
    ...since,
    account_id: accountId,
    id: makeId(),
    name,
    form_ids: leadTypes.flatMap((leadType) => formIds.get(leadType) ?? []),
  }))
  await db.insertInto('form_groups').values(groups).execute()
  return { brandingId, formIds, groupIds: groups.map(({ id }) => id) }
}
