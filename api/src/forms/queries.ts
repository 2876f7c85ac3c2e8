import type { FormAction } from '@gable/shared/assets/asset.ts'
import type {
  FormChange,
  FormConfig,
  FormGroupChange,
  FormGroupConfig,
  LinkedDashboard,
} from '@gable/shared/forms/form.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import { isId } from '@gable/shared/ids.ts'
import type { Selectable } from 'kysely'
import type { Schema } from '../database/schema/schema.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export async function listForms(db: Db, { accountId }: AccountScope): Promise<FormConfig[]> {
  const rows = await db.selectFrom('forms').selectAll().where('account_id', '=', accountId).orderBy('name').execute()
  return rows.map(toForm)
}

/** In the requested order, without duplicates and unknown ids. */
export async function listFormsById(db: Db, { accountId }: AccountScope, requested: string[]): Promise<FormConfig[]> {
  const ids = [...new Set(requested.filter(isId).map((id) => id.toLowerCase()))]
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('forms')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute()
  const found = new Map(rows.map((row) => [row.id, toForm(row)]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

export async function listFormGroups(db: Db, { accountId }: AccountScope): Promise<FormGroupConfig[]> {
  const rows = await db
    .selectFrom('form_groups')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('name')
    .execute()
  return rows.map(toFormGroup)
}

export async function getFormGroup(
  db: Db,
  { accountId }: AccountScope,
  id: string,
): Promise<FormGroupConfig | undefined> {
  const row = await db
    .selectFrom('form_groups')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toFormGroup(row)
}

export async function lockFormOrThrow(db: Db, { accountId }: AccountScope, id: string): Promise<FormConfig> {
  const row = await db
    .selectFrom('forms')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return toForm(orNotFound(row, 'form'))
}

export async function lockFormGroupOrThrow(db: Db, { accountId }: AccountScope, id: string): Promise<FormGroupConfig> {
  const row = await db
    .selectFrom('form_groups')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return toFormGroup(orNotFound(row, 'form group'))
}

export async function updateFormRow(
  db: Db,
  { accountId }: AccountScope,
  id: string,
  { title, description, spanish, settings, exitSettings, generalSettings, questions, questionPlace }: FormChange,
  { hasNewQuestions }: { hasNewQuestions: boolean },
): Promise<FormConfig> {
  const row = await db
    .updateTable('forms')
    .set(({ eb }) => ({
      title,
      description,
      ...(spanish !== undefined && { spanish_title: spanish.title, spanish_description: spanish.description }),
      phone_mandatory: settings.phoneMandatory,
      ...(settings.includeSellingTimeline !== undefined && {
        include_selling_timeline: settings.includeSellingTimeline,
      }),
      tracking_code: generalSettings.trackingCode,
      ...(generalSettings.sendsAnswer !== undefined && { sends_answer: generalSettings.sendsAnswer }),
      ...(generalSettings.sendsText !== undefined && { sends_text: generalSettings.sendsText }),
      ...(generalSettings.reply !== undefined && { reply: JSON.stringify(generalSettings.reply) }),
      ...(exitSettings.redirectUrl !== undefined && { redirect_url: exitSettings.redirectUrl }),
      ...(questionPlace !== undefined && { question_place: questionPlace }),
      ...(hasNewQuestions && {
        questions: JSON.stringify(questions),
        questions_version: eb('questions_version', '+', 1),
      }),
      version: eb('version', '+', 1),
      updated_at: new Date(),
    }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toForm(row)
}

export async function updateFormGroupRow(
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
  return toFormGroup(row)
}

export const listLinkedDashboards = (db: Db, { accountId }: AccountScope): Promise<LinkedDashboard[]> =>
  db
    .selectFrom('assets')
    .select(['id as _id', 'name'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'contact-dashboard')
    .orderBy('name')
    .execute()

/** The forms of an action, in order. */
export async function listFormsForAction(
  db: Db,
  scope: AccountScope,
  { actionType, value }: FormAction,
): Promise<FormConfig[]> {
  if (actionType === 'FORM') return listFormsById(db, scope, [value])
  return listFormsById(db, scope, (await getFormGroup(db, scope, value))?.formIds ?? [])
}

export const toForm = (row: Selectable<Schema['forms']>): FormConfig => ({
  _id: row.id,
  name: row.name,
  title: row.title,
  description: row.description,
  spanish: { title: row.spanish_title, description: row.spanish_description },
  leadType: row.lead_type,
  settings: {
    firstNameMandatory: true,
    lastNameMandatory: true,
    phoneMandatory: row.phone_mandatory,
    ...(row.lead_type === 'HV' && { includeSellingTimeline: row.include_selling_timeline }),
  },
  exitSettings: { exitTo: row.exit_to, redirectUrl: row.redirect_url },
  generalSettings: {
    trackingCode: row.tracking_code,
    sendsAnswer: row.sends_answer,
    sendsText: row.sends_text,
    reply: row.reply,
  },
  questions: row.questions,
  questionPlace: row.question_place,
  questionsVersion: row.questions_version,
  isArchived: row.archived_at !== null,
  updatedAt: row.updated_at.toISOString(),
})

const toFormGroup = (row: Selectable<Schema['form_groups']>): FormGroupConfig => ({
  _id: row.id,
  name: row.name,
  formIds: row.form_ids,
  settings: { trackingCode: row.tracking_code },
  updatedAt: row.updated_at.toISOString(),
})
