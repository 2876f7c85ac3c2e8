import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { OwnerMapping, OwnerName, OwnerNameInput } from './owner-name.ts'

const allow = 'ACCESS_ACCOUNT_SETTINGS'
const params = z.object({ nameId: z.string().max(200) })
const Owner = z.object({ agentId: Id.nullable() })

export const ownerMappingEndpoints = defineEndpoints({
  'GET /agent/import-user-mapping': {
    allow,
    about: 'Which team member each owner name in imported files stands for, and which names are still unmapped.',
    reply: OwnerMapping,
  },
  'POST /agent/import-user-mapping/names': {
    allow,
    about: 'Maps a name, an email or an ID to a team member. An existing mapping is replaced.',
    body: OwnerNameInput,
    reply: OwnerName,
  },
  'PATCH /agent/import-user-mapping/names/:nameId': {
    allow,
    about: 'Maps a name to a team member, or to no owner when no agent is given.',
    params,
    body: Owner,
    reply: OwnerName,
  },
  'DELETE /agent/import-user-mapping/names/:nameId': {
    allow,
    about: 'Removes a name. It shows up again when a file contains it again.',
    params,
    reply: z.undefined(),
  },
  'PUT /agent/import-user-mapping/default-owner': {
    allow,
    about: 'Sets the owner new imports start with.',
    body: Owner,
    reply: Owner,
  },
})
