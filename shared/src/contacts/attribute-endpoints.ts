import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { AttributeChange, AttributeDefinition, attributeEntities, attributeMaximum, NewAttribute } from './attribute.ts'

/** Every member fills in values; only the account settings define the attributes. */
const allow = 'ACCESS_ACCOUNT_SETTINGS'
const params = z.object({ attributeId: Id })

export const attributeEndpoints = defineEndpoints({
  'GET /agent/attributes': {
    allow: 'member',
    about: 'The custom attributes of contacts and properties, in their order.',
    query: z.object({ entity: z.enum(attributeEntities).optional(), archived: z.enum(['true', 'false']).optional() }),
    reply: z.array(AttributeDefinition),
  },
  'POST /agent/attributes': {
    allow,
    about: 'Adds an attribute. Its unique key and its type cannot be changed later.',
    body: NewAttribute,
    reply: AttributeDefinition,
  },
  'PATCH /agent/attributes/:attributeId': {
    allow,
    about: 'Renames an attribute or changes its choices. Stored values stay.',
    params,
    body: AttributeChange,
    reply: AttributeDefinition,
  },
  'PUT /agent/attributes/order': {
    allow,
    about: 'Sets the order of the contact or property attributes.',
    body: z.object({ entity: z.enum(attributeEntities), ids: z.array(Id).max(attributeMaximum) }),
    reply: z.array(AttributeDefinition),
  },
  'POST /agent/attributes/:attributeId/archived': {
    allow,
    about: 'Archives an attribute. Its values are kept.',
    params,
    reply: AttributeDefinition,
  },
  'POST /agent/attributes/:attributeId/unarchived': {
    allow,
    about: 'Restores an archived attribute with its values.',
    params,
    reply: AttributeDefinition,
  },
  'DELETE /agent/attributes/:attributeId': {
    allow,
    about:
      'Deletes an attribute and all its values. Questions of forms that filled it keep their answers with the submission.',
    params,
    reply: z.undefined(),
  },
})
