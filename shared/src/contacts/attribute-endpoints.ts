import * as z from 'zod'
import { endpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { AttributeChange, AttributeDefinition, attributeEntities, attributeMaximum, NewAttribute } from './attribute.ts'

/** Everybody fills them in; what there is to fill in is a setting of the account. */
const allow = 'ACCESS_ACCOUNT_SETTINGS'
const params = z.object({ attributeId: Id })

export const attributeEndpoints = endpoints({
  'GET /agent/attributes': {
    allow: 'member',
    about: 'The attributes that the account describes its contacts and properties by, in their order.',
    query: z.object({ entity: z.enum(attributeEntities).optional(), archived: z.enum(['true', 'false']).optional() }),
    reply: z.array(AttributeDefinition),
  },
  'POST /agent/attributes': {
    allow,
    about: 'Adds an attribute. Its key is unique and stays, and so does its type.',
    body: NewAttribute,
    reply: AttributeDefinition,
  },
  'PATCH /agent/attributes/:attributeId': {
    allow,
    about: 'Renames an attribute or changes its choices. Values that were chosen before stay.',
    params,
    body: AttributeChange,
    reply: AttributeDefinition,
  },
  'PUT /agent/attributes/order': {
    allow,
    about: 'Puts the attributes of contacts or of properties into this order.',
    body: z.object({ entity: z.enum(attributeEntities), ids: z.array(Id).max(attributeMaximum) }),
    reply: z.array(AttributeDefinition),
  },
  'POST /agent/attributes/:attributeId/archived': {
    allow,
    about: 'Offers an attribute no more. What was filled in stays.',
    params,
    reply: AttributeDefinition,
  },
  'POST /agent/attributes/:attributeId/unarchived': {
    allow,
    about: 'Offers an attribute again, with all that was filled in.',
    params,
    reply: AttributeDefinition,
  },
  'DELETE /agent/attributes/:attributeId': {
    allow,
    about: 'Takes away an attribute, and its value from everybody and everything.',
    params,
    reply: z.undefined(),
  },
})
