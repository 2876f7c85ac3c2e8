import * as z from 'zod'
import { DomainRecord } from './email-domain.ts'

/** The host name that an agency wants its public pages on. */
export const CustomSubDomain = z.object({
  host: z.string(),
  /** Every record was found, so pages open at this name. */
  isVerified: z.boolean(),
  /** A record of a verified name is missing: when the pages leave it unless the record comes back. */
  stopsAt: z.string().nullable(),
  checkedAt: z.string().nullable(),
  records: z.array(DomainRecord),
})
export type CustomSubDomain = z.infer<typeof CustomSubDomain>
