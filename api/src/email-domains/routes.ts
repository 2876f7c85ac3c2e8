import { emailDomainEndpoints } from '@gable/shared/email-domains/endpoints.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import type { FastifyInstance } from 'fastify'
import { withAccount } from '../platform/database.ts'
import { serve } from '../platform/serve.ts'
import { type AccountRunner, checkDomain } from './check-domain.ts'
import type { DomainContext } from './domain-context.ts'
import {
  addDomain,
  changeLocalPart,
  deleteDomain,
  getEmailDomainOrThrow,
  listEmailDomains,
  rotateKey,
} from './domains.ts'
import { getReputation, resumeSending } from './reputation.ts'
import { getSendingRules, updateSendingRules } from './sending-rules.ts'
import { getSuppression, listSuppressions } from './suppression-queries.ts'
import { removeSuppression, suppressEmail } from './suppressions.ts'

interface EmailDomainOptions extends DomainContext {
  /** The sender of emails without a verified domain. */
  defaultSender: string
}

export const emailDomainRoutes =
  ({ defaultSender, ...context }: EmailDomainOptions) =>
  async (app: FastifyInstance) =>
    serve(app, emailDomainEndpoints, {
      'GET /agent/custom-domain': async ({ db, scope }) => ({
        domains: await listEmailDomains(db, scope, context),
        defaultSender,
      }),
      'GET /agent/custom-domain/:domainId': ({ db, scope, params }) =>
        getEmailDomainOrThrow(db, scope, params.domainId, context),
      'POST /agent/custom-domain': ({ db, scope, body }) => addDomain(db, scope, body, context),
      'PATCH /agent/custom-domain/:domainId': ({ db, scope, params, body }) =>
        changeLocalPart(db, scope, params.domainId, body.localPart, context),
      'DELETE /agent/custom-domain/:domainId': ({ db, scope, params }) => deleteDomain(db, scope, params.domainId),
      'POST /agent/custom-domain/:domainId/checked': async ({ db, scope, params: { domainId } }) => {
        const run: AccountRunner = (work) => withAccount(db, scope, (db) => work(db, scope))
        await checkDomain(run, domainId, context)
        return run((db) => getEmailDomainOrThrow(db, scope, domainId, context))
      },
      'POST /agent/custom-domain/:domainId/keys/rotated': ({ db, scope, params }) =>
        rotateKey(db, scope, params.domainId, context),
      'GET /agent/email-reputation': ({ db, scope }) => getReputation(db, scope),
      'POST /agent/email-reputation/resumed': ({ db, scope }) => resumeSending(db, scope),
      'GET /agent/sending-rules': ({ db, scope }) => getSendingRules(db, scope),
      'PUT /agent/sending-rules': ({ db, scope, body }) => updateSendingRules(db, scope, body),
      'GET /agent/suppressions': ({ db, scope, query }) => listSuppressions(db, scope, query),
      'POST /agent/suppressions': async ({ db, scope, body: { email } }) => {
        await suppressEmail(db, scope, { email, reason: 'MANUAL', detail: '' })
        return orNotFound(await getSuppression(db, scope, email), 'suppression')
      },
      'POST /agent/suppressions/removed': ({ db, scope, body }) => removeSuppression(db, scope, body.email),
    })
