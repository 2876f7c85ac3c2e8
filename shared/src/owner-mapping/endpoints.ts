import * as z from 'zod'
import { endpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { OwnerMapping, OwnerName, OwnerNameInput } from './owner-name.ts'

const allow = 'ACCESS_ACCOUNT_SETTINGS'
const params = z.object({ nameId: z.string().max(200) })
const Owner = z.object({ agentId: Id.nullable() })

export const ownerMappingEndpoints = endpoints({
  'GET /agent/import-user-mapping': {
    allow,
    about: 'Whom of the team the owners in files of other systems mean, and which of those names nobody decided about.',
    reply: OwnerMapping,
  },
  'POST /agent/import-user-mapping/names': {
    allow,
    about: 'Says whom a name, an e-mail or an id means. One that is known already is decided anew.',
    body: OwnerNameInput,
    reply: OwnerName,
  },
  'PATCH /agent/import-user-mapping/names/:nameId': {
    allow,
    about: 'Decides whom a name means; nobody, when no agent is given.',
    params,
    body: Owner,
    reply: OwnerName,
  },
  'DELETE /agent/import-user-mapping/names/:nameId': {
    allow,
    about: 'Forgets a name. It is asked about again when a file has it again.',
    params,
    reply: z.undefined(),
  },
  'PUT /agent/import-user-mapping/default-owner': {
    allow,
    about: 'With whom as owner a new import begins.',
    body: Owner,
    reply: Owner,
  },
})
