import * as z from 'zod'
import { endpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { AttributeChange, AttributeDefinition, attributeEntities, NewAttribute } from './attribute.ts'

/** Everybody fills them in; what there is to fill in is a setting of the account. */
const allow = 'ACCESS_ACCOUNT_SETTINGS'
const params = z.object({ attributeId: Id })

export const attributeEndpoints = endpoints({
  'GET /agent/attributes': {
    allow: 'member',
    about: 'The attributes that the account describes its contacts and properties by, the oldest first.',
    query: z.object({ entity: z.enum(attributeEntities).optional() }),
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
  'DELETE /agent/attributes/:attributeId': {
    allow,
    about: 'Takes away an attribute, and its value from everybody and everything.',
    params,
    reply: z.undefined(),
  },
})
