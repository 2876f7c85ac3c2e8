import type {
  AttributeChange,
  AttributeDefinition,
  AttributeEntity,
  NewAttribute,
} from '@gable/shared/contacts/attribute.ts'
import { newId } from '@gable/shared/ids.ts'
import { type Selectable, sql } from 'kysely'
import type { ContactFeatureTables } from '../database/schema/contact-features.ts'
import { lockInAccount } from '../platform/account-lock-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

const selectDefinitions = (db: Db, { accountId }: AccountScope) =>
  db.selectFrom('attribute_definitions').selectAll().where('account_id', '=', accountId)

export async function listAttributes(
  db: Db,
  scope: AccountScope,
  entity?: AttributeEntity,
  isArchived = false,
): Promise<AttributeDefinition[]> {
  const rows = await selectDefinitions(db, scope)
    .$if(entity !== undefined, (definitions) => definitions.where('entity', '=', entity ?? 'CONTACT'))
    .where('archived_at', isArchived ? 'is not' : 'is', null)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toAttribute)
}

export async function lockAttribute(db: Db, scope: AccountScope, id: string) {
  const row = await selectDefinitions(db, scope).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && toAttribute(row)
}

export async function lockAndListAttributes(db: Db, scope: AccountScope, entity: AttributeEntity) {
  await lockInAccount(db, scope, 'attributes')
  return listAttributes(db, scope, entity)
}

export async function insertAttribute(
  db: Db,
  { accountId }: AccountScope,
  { entity, key, label, type, choices }: NewAttribute & { key: string },
): Promise<AttributeDefinition | undefined> {
  const row = await db
    .insertInto('attribute_definitions')
    .values({
      account_id: accountId,
      id: newId(),
      entity,
      key,
      label,
      type,
      choices,
      position: nextPosition(accountId, entity),
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'entity', 'key']).doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && toAttribute(row)
}

const nextPosition = (accountId: string, entity: AttributeEntity) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from attribute_definitions
    where account_id = ${accountId} and entity = ${entity})`

export const updateAttributeOrder = (db: Db, { accountId }: AccountScope, entity: AttributeEntity, ids: string[]) =>
  sql`
    update attribute_definitions set position = ordered.position
    from unnest(${ids}::uuid[]) with ordinality as ordered (id, position)
    where account_id = ${accountId} and entity = ${entity} and attribute_definitions.id = ordered.id`.execute(db)

export async function updateAttributeRow(
  db: Db,
  { accountId }: AccountScope,
  id: string,
  change: AttributeChange & { archived_at?: Date | null },
) {
  const row = await db
    .updateTable('attribute_definitions')
    .set({ ...change, updated_at: new Date() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toAttribute(row)
}

export async function deleteAttributeAndValues(
  db: Db,
  { accountId }: AccountScope,
  { _id, entity, key }: Pick<AttributeDefinition, '_id' | 'entity' | 'key'>,
) {
  const table = entity === 'CONTACT' ? 'contacts' : 'properties'
  await sql`update ${sql.table(table)} set custom = custom - ${key}::text
    where account_id = ${accountId} and jsonb_exists(custom, ${key})`.execute(db)
  await db.deleteFrom('attribute_definitions').where('account_id', '=', accountId).where('id', '=', _id).execute()
}

/** Questions of forms whose answers were kept in the attribute leave them with the submission. Returns the forms. */
export async function unmapQuestions(db: Db, { accountId }: AccountScope, key: string): Promise<string[]> {
  const storage = JSON.stringify([{ storage: { kind: 'ATTRIBUTE', key } }])
  const { rows } = await sql<{ id: string }>`
    update forms set updated_at = clock_timestamp(), questions = (
      select jsonb_agg(case when question->'storage' = ${`{"kind": "ATTRIBUTE", "key": ${JSON.stringify(key)}}`}::jsonb
        then question || '{"storage": {"kind": "SUBMISSION"}}' else question end order by position)
      from jsonb_array_elements(questions) with ordinality as listed (question, position))
    where account_id = ${accountId} and questions @> ${storage}::jsonb returning id`.execute(db)
  return rows.map(({ id }) => id)
}

const toAttribute = (row: Selectable<ContactFeatureTables['attribute_definitions']>): AttributeDefinition => ({
  _id: row.id,
  entity: row.entity,
  key: row.key,
  label: row.label,
  type: row.type,
  choices: row.choices,
  isArchived: row.archived_at !== null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
