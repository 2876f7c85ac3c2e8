import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { Export, NewExport } from './export.ts'

/** Exports contain whole contact lists, so they require account access. */
const allow = 'ACCESS_ACCOUNT_SETTINGS'
const params = z.object({ exportId: Id })

export const exportEndpoints = defineEndpoints({
  'GET /agent/exports': {
    allow,
    about: 'Lists the exports of the account, newest first.',
    reply: z.object({ data: z.array(Export) }),
  },
  'POST /agent/exports': {
    allow,
    about:
      'Starts an export of contacts, their properties, leads, or everything in the account. A job creates the file.',
    body: NewExport,
    reply: Export,
  },
  'GET /agent/exports/:exportId': { allow, about: 'Returns one export and its state.', params, reply: Export },
  'DELETE /agent/exports/:exportId': {
    allow,
    about: 'Deletes the file of an export before it expires.',
    params,
    reply: z.undefined(),
  },
  'POST /agent/exports/:exportId/link': {
    allow,
    about: 'Returns a download link that works for a few minutes, for agents with access.',
    readOnly: true,
    params,
    reply: z.object({ url: z.string() }),
  },
})
