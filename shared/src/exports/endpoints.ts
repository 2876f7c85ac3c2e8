import * as z from 'zod'
import { endpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { Export, NewExport } from './export.ts'

/** Whole lists of people leave: it is for those who look after the account. */
const allow = 'ACCESS_ACCOUNT_SETTINGS'
const params = z.object({ exportId: Id })

export const exportEndpoints = endpoints({
  'GET /agent/exports': {
    allow,
    about: 'The exports of the account, the last first.',
    reply: z.object({ data: z.array(Export) }),
  },
  'POST /agent/exports': {
    allow,
    about:
      'Asks for a file of a view of contacts, of their properties or of leads, or of everything the account holds. It is made as a job.',
    body: NewExport,
    reply: Export,
  },
  'GET /agent/exports/:exportId': { allow, about: 'One export, and how far it is.', params, reply: Export },
  'DELETE /agent/exports/:exportId': {
    allow,
    about: 'Takes away the file of an export before its time.',
    params,
    reply: z.undefined(),
  },
  'POST /agent/exports/:exportId/link': {
    allow,
    about: 'Where the file can be downloaded for a few minutes, by people of the account who may.',
    asks: true,
    params,
    reply: z.object({ url: z.string() }),
  },
})
