import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id, RequiredLine } from '../http/fields.ts'
import { EmailAddress } from '../identity/user.ts'
import { DomainName, EmailDomain, Reputation, SendingRules, Suppression } from './email-domain.ts'

const allow = 'ACCESS_ACCOUNT_SETTINGS'
const params = z.object({ domainId: Id })
const localPart = RequiredLine(64).regex(/^[a-z0-9]+([._-][a-z0-9]+)*$/i, 'Please enter a name such as hello')

export const emailDomainEndpoints = defineEndpoints({
  'GET /agent/custom-domain': {
    allow,
    about: 'Returns the settings of custom domains: the domains that emails are sent from.',
    reply: z.object({ domains: z.array(EmailDomain), defaultSender: z.string() }),
  },
  'GET /agent/custom-domain/:domainId': { allow, about: 'Returns a sending domain.', params, reply: EmailDomain },
  'POST /agent/custom-domain': {
    allow,
    about: 'Adds a domain to send emails from, and creates its keys.',
    body: z.object({ domain: DomainName, localPart }),
    reply: EmailDomain,
  },
  'PATCH /agent/custom-domain/:domainId': {
    allow,
    about: 'Changes the name in front of the domain.',
    params,
    body: z.object({ localPart }),
    reply: EmailDomain,
  },
  'DELETE /agent/custom-domain/:domainId': {
    allow,
    about: 'Removes a sending domain.',
    params,
    reply: z.object({ _id: z.string() }),
  },
  'POST /agent/custom-domain/:domainId/checked': {
    allow,
    about: 'Asks the name servers of the domain now.',
    opensTransactions: true,
    params,
    reply: EmailDomain,
  },
  'POST /agent/custom-domain/:domainId/keys/rotated': {
    allow,
    about: 'Creates the next key. It signs emails as soon as its record is found; then the old one can be removed.',
    params,
    reply: EmailDomain,
  },
  'GET /agent/email-reputation': {
    allow,
    about: 'Bounces and complaints of the last 30 days, and whether sending is paused.',
    reply: Reputation,
  },
  'POST /agent/email-reputation/resumed': { allow, about: 'Allows sending again after a pause.', reply: Reputation },
  'GET /agent/sending-rules': {
    allow,
    about: 'How often and when marketing emails are sent.',
    reply: SendingRules,
  },
  'PUT /agent/sending-rules': {
    allow,
    about: 'Changes how often and when marketing emails are sent.',
    body: SendingRules,
    reply: SendingRules,
  },
  'GET /agent/suppressions': {
    allow,
    about: 'Lists addresses that get no email, newest first.',
    query: z.object({
      search: z.string().trim().max(200).default(''),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: z.object({ data: z.array(Suppression), total: z.number() }),
  },
  'POST /agent/suppressions': {
    allow,
    about: 'Adds an address that gets no email.',
    body: z.object({ email: EmailAddress }),
    reply: Suppression,
  },
  'POST /agent/suppressions/removed': {
    allow,
    about: 'Allows emails to an address again. A complaint cannot be removed.',
    body: z.object({ email: EmailAddress }),
    reply: z.object({ email: z.string() }),
  },
})
