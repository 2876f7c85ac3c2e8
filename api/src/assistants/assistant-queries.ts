import {
  type Assistant,
  type AssistantInput,
  type AssistantPlace,
  assistantPlaces,
  getDefaultAssistant,
} from '@gable/shared/conversations/assistant.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { prepared } from '../platform/query-batching.ts'
import type { AccountScope } from '../platform/scope.ts'

/** One for each place, with the defaults where the account never saved any. */
export async function listAssistants(db: Db, { accountId }: AccountScope): Promise<Assistant[]> {
  const rows = await db
    .selectFrom('assistants')
    .modifyFront(prepared)
    .select(['place', 'is_on', 'name', 'greeting_en', 'greeting_es', 'hours', 'topics'])
    .select(['hands_over_when_unsure', 'hand_over_words', 'updated_at'])
    .where('account_id', '=', accountId)
    .execute()
  return assistantPlaces.map((place) => {
    const row = rows.find((row) => row.place === place)
    if (!row) return { place, ...getDefaultAssistant(place), updatedAt: null }
    return {
      place,
      isOn: row.is_on,
      name: row.name,
      greetingEn: row.greeting_en,
      greetingEs: row.greeting_es,
      hours: row.hours,
      topics: row.topics,
      handsOverWhenUnsure: row.hands_over_when_unsure,
      handOverWords: row.hand_over_words,
      updatedAt: row.updated_at.toISOString(),
    }
  })
}

/** Undefined while it is off. */
export async function getActiveAssistant(
  db: Db,
  scope: AccountScope,
  place: AssistantPlace,
): Promise<Assistant | undefined> {
  return (await listAssistants(db, scope)).find((assistant) => assistant.place === place && assistant.isOn)
}

export async function saveAssistant(
  db: Db,
  { accountId }: AccountScope,
  place: AssistantPlace,
  { topics, ...input }: AssistantInput,
): Promise<void> {
  const values = {
    is_on: input.isOn,
    name: input.name,
    greeting_en: input.greetingEn,
    greeting_es: input.greetingEs,
    hours: input.hours,
    topics: [...new Set(topics)],
    hands_over_when_unsure: input.handsOverWhenUnsure,
    hand_over_words: input.handOverWords,
    updated_at: sql<Date>`clock_timestamp()`,
  }
  await db
    .insertInto('assistants')
    .values({ ...values, account_id: accountId, place })
    .onConflict((conflict) => conflict.columns(['account_id', 'place']).doUpdateSet(values))
    .execute()
}
