import type { LeadType } from '@gable/shared/activity/entry.ts'
import { defaultFormGroups, defaultForms } from '@gable/shared/forms/default-forms.ts'
import { newId } from '@gable/shared/ids.ts'
import type { Db } from '../platform/database.ts'

interface AgencyDefaultsInput {
  accountId: string
  name: string
  /** Demo agencies have a fixed dashboard ID. */
  dashboardId?: string
  createId?: () => string
  at?: Date
}

/** Inserts the brand, seller dashboard, forms for each lead type and two form groups that every new agency has. */
export async function insertAgencyDefaults(
  db: Db,
  { accountId, name, createId = newId, dashboardId = createId(), at = new Date() }: AgencyDefaultsInput,
): Promise<{ brandingId: string; formIds: Map<LeadType, string>; groupIds: string[] }> {
  const timestamps = { created_at: at, updated_at: at }
  const brandingId = createId()
  await db
    .insertInto('brandings')
    .values({
      ...timestamps,
      account_id: accountId,
      id: brandingId,
      name,
      is_default: true,
      details: JSON.stringify({ company: name }),
    })
    .execute()
  await db
    .insertInto('assets')
    .values({
      ...timestamps,
      account_id: accountId,
      id: dashboardId,
      kind: 'contact-dashboard',
      type: 'DASHBOARD',
      name: 'Seller Dashboard',
      branding_id: brandingId,
      triggered_at: at,
    })
    .execute()
  const formIds = new Map(defaultForms.map(({ leadType }) => [leadType, createId()]))
  await db
    .insertInto('forms')
    .values(
      defaultForms.map(({ leadType, phoneMandatory, includeSellingTimeline, ...texts }) => ({
        ...timestamps,
        ...texts,
        account_id: accountId,
        id: formIds.get(leadType) ?? createId(),
        lead_type: leadType,
        phone_mandatory: phoneMandatory,
        include_selling_timeline: includeSellingTimeline,
        exit_to: dashboardId,
      })),
    )
    .execute()
  const groups = defaultFormGroups.map(({ name, leadTypes }) => ({
    ...timestamps,
    account_id: accountId,
    id: createId(),
    name,
    form_ids: leadTypes.flatMap((leadType) => formIds.get(leadType) ?? []),
  }))
  await db.insertInto('form_groups').values(groups).execute()
  return { brandingId, formIds, groupIds: groups.map(({ id }) => id) }
}
