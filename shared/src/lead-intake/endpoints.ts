import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { entryStates, IntakeEntry, IntakeEntryDetail } from './entry.ts'
import { CreatedLead, IncomingLead, LeadByHand } from './incoming-lead.ts'
import { IntakeAddress, IntakeSource, IntakeSourceChange, NewIntakeSource, ReceivedPayload } from './source.ts'

const allow = 'ACCESS_ACCOUNT_SETTINGS'
const params = z.object({ sourceId: Id })
const entryParams = z.object({ entryId: Id })
/** The secret is returned only when it is created. */
const WithSecret = z.object({ source: IntakeSource, secret: z.string().nullable() })

export const leadIntakeEndpoints = defineEndpoints({
  'POST /agent/incoming-leads': {
    allow: 'member',
    about:
      'Creates a lead that another system received. The contact is found by email or phone number, or created; lead routing decides who gets the lead. A lead with the same `source` and `externalId` is created once, and its first result is returned again.',
    body: IncomingLead,
    reply: CreatedLead,
  },
  'GET /agent/lead-intake/address': {
    allow,
    about: 'The email address that leads can be forwarded to, and how many came.',
    reply: IntakeAddress,
  },
  'POST /agent/lead-intake/address': {
    allow,
    about: 'Creates the email address, or replaces it. The old address stops receiving at once.',
    reply: IntakeAddress,
  },
  'GET /agent/lead-intake/sources': {
    allow,
    about: 'All webhook sources of leads.',
    reply: z.array(IntakeSource),
  },
  'POST /agent/lead-intake/sources': {
    allow,
    about:
      'Creates a source and returns its signing secret once, if requests must be signed: Gable-Signature is `v1=` plus the hexadecimal HMAC-SHA256 of Gable-Timestamp, a dot, and the body.',
    body: NewIntakeSource,
    reply: WithSecret,
  },
  'GET /agent/lead-intake/sources/:sourceId': { allow, about: 'One source.', params, reply: IntakeSource },
  'PATCH /agent/lead-intake/sources/:sourceId': {
    allow,
    about: 'Updates a source or its mapping, pauses or resumes it.',
    params,
    body: IntakeSourceChange,
    reply: IntakeSource,
  },
  'DELETE /agent/lead-intake/sources/:sourceId': {
    allow,
    about: 'Deletes a source and what it received. Its leads stay.',
    params,
    reply: z.undefined(),
  },
  'POST /agent/lead-intake/sources/:sourceId/address': {
    allow,
    about: 'Replaces the URL of a source. The old one stops working at once.',
    params,
    reply: IntakeSource,
  },
  'POST /agent/lead-intake/sources/:sourceId/secret': {
    allow,
    about: 'Requires signed requests, or replaces the signing secret.',
    params,
    reply: WithSecret,
  },
  'DELETE /agent/lead-intake/sources/:sourceId/secret': {
    allow,
    about: 'Accepts requests without a signature.',
    params,
    reply: IntakeSource,
  },
  'GET /agent/lead-intake/sources/:sourceId/payloads': {
    allow,
    about: 'The last payloads of a source, newest first.',
    params,
    reply: z.array(ReceivedPayload),
  },
  'GET /agent/lead-intake/entries': {
    allow,
    about: 'What was received by email and webhook in the last 30 days, newest first.',
    query: z.object({
      state: z.enum(entryStates).optional(),
      sourceId: z.union([Id, z.literal('email')]).optional(),
      search: z.string().trim().max(200).default(''),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: z.object({ data: z.array(IntakeEntry), total: z.number() }),
  },
  'GET /agent/lead-intake/entries/:entryId': {
    allow,
    about: 'One entry with its text or values, and what could be read of it.',
    params: entryParams,
    reply: IntakeEntryDetail,
  },
  'POST /agent/lead-intake/entries/:entryId/lead': {
    allow,
    about: 'Makes a lead of an entry.',
    params: entryParams,
    body: LeadByHand,
    reply: CreatedLead,
  },
  'POST /agent/lead-intake/entries/:entryId/dismissed': {
    allow,
    about: 'Sets an entry aside.',
    params: entryParams,
    reply: z.undefined(),
  },
  'POST /agent/lead-intake/entries/:entryId/undismissed': {
    allow,
    about: 'Puts a dismissed entry back.',
    params: entryParams,
    reply: z.undefined(),
  },
})
