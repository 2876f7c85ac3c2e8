import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { CustomSubDomain } from './custom-sub-domain.ts'
import { DomainName } from './email-domain.ts'

const allow = 'ACCESS_ACCOUNT_SETTINGS'

export const customSubDomainEndpoints = defineEndpoints({
  'GET /agent/custom-sub-domain': {
    allow,
    about: 'Returns the agency’s own host name for public pages, and where pages are now.',
    reply: z.object({
      subDomain: CustomSubDomain.nullable(),
      /** The origin of new links to public pages. */
      origin: z.string(),
    }),
  },
  'POST /agent/custom-sub-domain': {
    allow,
    about: 'Adds a host name for public pages. It is used once its records are found.',
    body: z.object({ host: DomainName }),
    reply: CustomSubDomain,
  },
  'POST /agent/custom-sub-domain/checked': {
    allow,
    about: 'Asks the name servers of the host name now.',
    opensTransactions: true,
    reply: CustomSubDomain,
  },
  'DELETE /agent/custom-sub-domain': {
    allow,
    about: 'Removes the host name. Links to it stop working.',
    reply: z.object({ host: z.string() }),
  },
})
