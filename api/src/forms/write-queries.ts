import type { FormConfig } from '@gable/shared/forms/form.ts'
import { newId } from '@gable/shared/ids.ts'
import { sql, type Updateable } from 'kysely'
import type { Schema } from '../database/schema/schema.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { toForm } from './queries.ts'

export async function countForms(db: Db, { accountId }: AccountScope): Promise<number> {
  const { count } = await db
    .selectFrom('forms')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type NewFormRow = Pick<FormConfig, 'name' | 'title' | 'description' | 'leadType'> & {
  phoneMandatory: boolean
  includeSellingTimeline: boolean
  exitTo: string
}

export async function insertForm(db: Db, { accountId }: AccountScope, form: NewFormRow): Promise<FormConfig> {
  const row = await db
    .insertInto('forms')
    .values({
      account_id: accountId,
      id: newId(),
      name: form.name,
      title: form.title,
      description: form.description,
      lead_type: form.leadType,
      phone_mandatory: form.phoneMandatory,
      include_selling_timeline: form.includeSellingTimeline,
      exit_to: form.exitTo,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toForm(row)
}

/** Copies everything that an agent can set. */
export async function insertFormCopy(
  db: Db,
  { accountId }: AccountScope,
  { formId, name }: { formId: string; name: string },
): Promise<FormConfig> {
  const row = await db
    .insertInto('forms')
    .columns([...copiedColumns, 'id', 'name'])
    .expression(({ selectFrom }) =>
      selectFrom('forms')
        .select(copiedColumns)
        .select([sql<string>`${newId()}::uuid`.as('id'), sql<string>`${name}::text`.as('name')])
        .where('account_id', '=', accountId)
        .where('id', '=', formId),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return toForm(row)
}

const copiedColumns = [
  'account_id',
  'title',
  'description',
  'lead_type',
  'phone_mandatory',
  'include_selling_timeline',
  'exit_to',
  'tracking_code',
  'sends_answer',
  'sends_text',
  'questions',
  'question_place',
  'redirect_url',
  'reply',
  'spanish_title',
  'spanish_description',
] as const

export async function updateFormState(
  db: Db,
  { accountId }: AccountScope,
  formId: string,
  change: Pick<Updateable<Schema['forms']>, 'name' | 'archived_at'>,
): Promise<FormConfig> {
  const row = await db
    .updateTable('forms')
    .set({ ...change, updated_at: new Date() })
    .where('account_id', '=', accountId)
    .where('id', '=', formId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toForm(row)
}

export const deleteFormRow = (db: Db, { accountId }: AccountScope, formId: string) =>
  db.deleteFrom('forms').where('account_id', '=', accountId).where('id', '=', formId).execute()
