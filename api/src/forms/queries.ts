import type { FormAction } from '@gable/shared/assets/subject.ts'
import type {
  FormChange,
  FormConfig,
  FormGroupChange,
  FormGroupConfig,
  LinkedDashboard,
} from '@gable/shared/forms/form.ts'
import { isId } from '@gable/shared/ids.ts'
import type { Selectable } from 'kysely'
import type { Schema } from '../database/schema/schema.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export async function listForms(db: Db, { accountId }: AccountScope): Promise<FormConfig[]> {
  const rows = await db.selectFrom('forms').selectAll().where('account_id', '=', accountId).orderBy('name').execute()
  return rows.map(formOf)
}

/** In the order asked, each once; unknown ones are left out. */
export async function formsById(db: Db, { accountId }: AccountScope, asked: string[]): Promise<FormConfig[]> {
  const ids = [...new Set(asked.filter(isId).map((id) => id.toLowerCase()))]
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('forms')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute()
  const found = new Map(rows.map((row) => [row.id, formOf(row)]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

export async function listGroups(db: Db, { accountId }: AccountScope): Promise<FormGroupConfig[]> {
  const rows = await db
    .selectFrom('form_groups')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('name')
    .execute()
  return rows.map(groupOf)
}

export async function readGroup(db: Db, { accountId }: AccountScope, id: string): Promise<FormGroupConfig | undefined> {
  const row = await db
    .selectFrom('form_groups')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && groupOf(row)
}

export async function lockForm(db: Db, { accountId }: AccountScope, id: string): Promise<FormConfig | undefined> {
  const row = await db
    .selectFrom('forms')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && formOf(row)
}

export async function lockGroup(db: Db, { accountId }: AccountScope, id: string): Promise<FormGroupConfig | undefined> {
  const row = await db
    .selectFrom('form_groups')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && groupOf(row)
}

export async function updateForm(
  db: Db,
  { accountId }: AccountScope,
  id: string,
  { title, description, settings, generalSettings }: FormChange,
): Promise<FormConfig> {
  const row = await db
    .updateTable('forms')
    .set(({ eb }) => ({
      title,
      description,
      phone_mandatory: settings.phoneMandatory,
      ...(settings.includeSellingTimeline !== undefined && {
        include_selling_timeline: settings.includeSellingTimeline,
      }),
      tracking_code: generalSettings.trackingCode,
      version: eb('version', '+', 1),
      updated_at: new Date(),
    }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return formOf(row)
}

export async function updateGroup(
  db: Db,
  { accountId }: AccountScope,
  id: string,
  { formIds, settings }: FormGroupChange,
): Promise<FormGroupConfig> {
  const row = await db
    .updateTable('form_groups')
    .set({ form_ids: formIds, tracking_code: settings.trackingCode, updated_at: new Date() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return groupOf(row)
}

export const listDashboards = (db: Db, { accountId }: AccountScope): Promise<LinkedDashboard[]> =>
  db
    .selectFrom('subjects')
    .select(['id as _id', 'name'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'contact-dashboard')
    .orderBy('name')
    .execute()

/** The forms that an action leads through, in order. */
export async function formsOfAction(
  db: Db,
  scope: AccountScope,
  { actionType, value }: FormAction,
): Promise<FormConfig[]> {
  if (actionType === 'FORM') return formsById(db, scope, [value])
  return formsById(db, scope, (await readGroup(db, scope, value))?.formIds ?? [])
}

export const formOf = (row: Selectable<Schema['forms']>): FormConfig => ({
  _id: row.id,
  name: row.name,
  title: row.title,
  description: row.description,
  leadType: row.lead_type,
  settings: {
    firstNameMandatory: true,
    lastNameMandatory: true,
    phoneMandatory: row.phone_mandatory,
    ...(row.lead_type === 'HV' && { includeSellingTimeline: row.include_selling_timeline }),
  },
  exitSettings: { exitTo: row.exit_to },
  generalSettings: { trackingCode: row.tracking_code },
  updatedAt: row.updated_at.toISOString(),
})

export const groupOf = (row: Selectable<Schema['form_groups']>): FormGroupConfig => ({
  _id: row.id,
  name: row.name,
  formIds: row.form_ids,
  settings: { trackingCode: row.tracking_code },
  updatedAt: row.updated_at.toISOString(),
})
