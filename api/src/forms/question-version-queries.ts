import type { FormConfig } from '@gable/shared/forms/form.ts'
import type { FormQuestion } from '@gable/shared/forms/question.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Keeps the questions that a change is about to replace, and forgets those that nobody can have open any more. */
export async function keepQuestionVersion(
  db: Db,
  { accountId }: AccountScope,
  { _id, questions, questionsVersion }: Pick<FormConfig, '_id' | 'questions' | 'questionsVersion'>,
) {
  await db
    .deleteFrom('form_question_versions')
    .where('account_id', '=', accountId)
    .where('form_id', '=', _id)
    .where('replaced_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute()
  await db
    .insertInto('form_question_versions')
    .values({
      account_id: accountId,
      form_id: _id,
      version: questionsVersion,
      questions: JSON.stringify(questions),
    })
    .execute()
}

export async function getQuestionVersion(
  db: Db,
  { accountId }: AccountScope,
  formId: string,
  version: number,
): Promise<FormQuestion[] | undefined> {
  const row = await db
    .selectFrom('form_question_versions')
    .select('questions')
    .where('account_id', '=', accountId)
    .where('form_id', '=', formId)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.questions
}
