import {
  type AttributeChange,
  type AttributeDefinition,
  attributeMaximum,
  type NewAttribute,
  toAttributeKey,
} from '@gable/shared/contacts/attribute.ts'
import { invalid, orNotFound, Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import {
  deleteAttributeAndValues,
  insertAttribute,
  lockAndListAttributes,
  lockAttribute,
  unmapQuestions,
  updateAttributeRow,
} from './attribute-queries.ts'

export async function createAttribute(db: Db, scope: AccountScope, input: NewAttribute): Promise<AttributeDefinition> {
  const others = await lockAndListAttributes(db, scope, input.entity)
  requireRoom(others)
  requireUniqueLabel(others, input.label)
  const choices = validateChoices(input, input.choices)
  const key = input.key ?? toAttributeKey(input.label)
  const attribute = await insertAttribute(db, scope, { ...input, key, choices })
  if (!attribute)
    throw invalid(input.key ? { key: 'Another attribute has this key' } : { label: 'Another attribute has this name' })
  return attribute
}

export async function updateAttribute(db: Db, scope: AccountScope, id: string, { label, choices }: AttributeChange) {
  const attribute = await lockAttributeOrThrow(db, scope, id)
  if (label !== undefined) requireUniqueLabel(await listOtherAttributes(db, scope, attribute), label)
  return updateAttributeRow(db, scope, id, {
    ...(label !== undefined && { label }),
    ...(choices !== undefined && { choices: validateChoices(attribute, choices) }),
  })
}

export async function archiveAttribute(db: Db, scope: AccountScope, id: string) {
  await lockAttributeOrThrow(db, scope, id)
  return updateAttributeRow(db, scope, id, { archived_at: new Date() })
}

/** Another attribute may have taken the name in the meantime. */
export async function restoreAttribute(db: Db, scope: AccountScope, id: string) {
  const attribute = await lockAttributeOrThrow(db, scope, id)
  const others = await listOtherAttributes(db, scope, attribute)
  requireRoom(others)
  requireUniqueLabel(others, attribute.label)
  return updateAttributeRow(db, scope, id, { archived_at: null })
}

/** Returns the forms with questions that kept their answers in it. */
export async function deleteAttribute(db: Db, scope: AccountScope, id: string): Promise<string[]> {
  const attribute = await lockAttributeOrThrow(db, scope, id)
  await deleteAttributeAndValues(db, scope, attribute)
  return attribute.entity === 'CONTACT' ? unmapQuestions(db, scope, attribute.key) : []
}

const listOtherAttributes = async (db: Db, scope: AccountScope, { _id, entity }: AttributeDefinition) =>
  (await lockAndListAttributes(db, scope, entity)).filter((other) => other._id !== _id)

const lockAttributeOrThrow = async (db: Db, scope: AccountScope, id: string): Promise<AttributeDefinition> =>
  orNotFound(await lockAttribute(db, scope, id), 'attribute')

function requireRoom(others: AttributeDefinition[]) {
  if (others.length >= attributeMaximum)
    throw new Problem('conflict', `You cannot have more than ${attributeMaximum} attributes.`)
}

function requireUniqueLabel(others: AttributeDefinition[], label: string) {
  if (others.some((other) => other.label.toLowerCase() === label.toLowerCase()))
    throw invalid({ label: 'Another attribute has this name' })
}

function validateChoices({ type }: Pick<AttributeDefinition, 'type'>, submitted: string[]) {
  const choices = [...new Set(submitted)]
  if (type === 'CHOICE' && choices.length === 0) throw invalid({ choices: 'Please add at least one option' })
  if (type !== 'CHOICE' && choices.length > 0) throw invalid({ choices: 'Only a choice attribute has options' })
  return choices
}
