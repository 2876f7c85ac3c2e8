import {
  type AttributeChange,
  type AttributeDefinition,
  attributeMaximum,
  keyOfLabel,
  type NewAttribute,
} from '@gable/shared/contacts/attribute.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import {
  deleteAttribute,
  findAttribute,
  insertAttribute,
  listAttributes,
  updateAttribute,
} from './attribute-queries.ts'

export async function addAttribute(db: Db, scope: AccountScope, sent: NewAttribute): Promise<AttributeDefinition> {
  const others = await listAttributes(db, scope, sent.entity)
  if (others.length >= attributeMaximum)
    throw new Problem('conflict', `There cannot be more than ${attributeMaximum} attributes.`)
  refuseDouble(others, sent.label)
  const choices = choicesOf(sent, sent.choices)
  const key = sent.key ?? keyOfLabel(sent.label)
  const added = await insertAttribute(db, scope, { ...sent, key, choices })
  if (!added)
    throw invalid(sent.key ? { key: 'Another attribute has this key' } : { label: 'Another attribute has this name' })
  return added
}

export async function changeAttribute(db: Db, scope: AccountScope, id: string, { label, choices }: AttributeChange) {
  const attribute = await heldAttribute(db, scope, id)
  if (label !== undefined) {
    refuseDouble(await othersOf(db, scope, attribute), label)
  }
  return updateAttribute(db, scope, id, {
    ...(label !== undefined && { label }),
    ...(choices !== undefined && { choices: choicesOf(attribute, choices) }),
  })
}

/** A name that another one has taken meanwhile would be there twice. */
export async function archiveAttribute(db: Db, scope: AccountScope, id: string, archived_at: Date | null) {
  const attribute = await heldAttribute(db, scope, id)
  if (!archived_at) refuseDouble(await othersOf(db, scope, attribute), attribute.label)
  return updateAttribute(db, scope, id, { archived_at })
}

const othersOf = async (db: Db, scope: AccountScope, { _id, entity }: AttributeDefinition) =>
  (await listAttributes(db, scope, entity)).filter((other) => other._id !== _id)

export async function removeAttribute(db: Db, scope: AccountScope, id: string) {
  await deleteAttribute(db, scope, await heldAttribute(db, scope, id))
}

async function heldAttribute(db: Db, scope: AccountScope, id: string): Promise<AttributeDefinition> {
  const attribute = await findAttribute(db, scope, id)
  if (!attribute) throw new Problem('not_found', 'There is no such attribute')
  return attribute
}

function refuseDouble(others: AttributeDefinition[], label: string) {
  if (others.some((other) => other.label.toLowerCase() === label.toLowerCase()))
    throw invalid({ label: 'Another attribute has this name' })
}

function choicesOf({ type }: Pick<AttributeDefinition, 'type'>, sent: string[]) {
  const choices = [...new Set(sent)]
  if (type === 'CHOICE' && choices.length === 0) throw invalid({ choices: 'Please add at least one option' })
  if (type !== 'CHOICE' && choices.length > 0) throw invalid({ choices: 'Only a choice has options' })
  return choices
}

const invalid = (fields: Record<string, string>) => new Problem('invalid', 'Some fields need attention', fields)
