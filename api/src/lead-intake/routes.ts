import { leadIntakeEndpoints } from '@gable/shared/lead-intake/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { serve } from '../platform/serve.ts'
import { getAddress, replaceAddress } from './address-queries.ts'
import { createIncomingLead } from './create-incoming-lead.ts'
import { createLeadFromEntry, getEntryOrThrow, setDismissed } from './entries.ts'
import { listEntries, listPayloads } from './entry-queries.ts'
import { toInquiryKey } from './inquiry-key.ts'
import { createAddressCode } from './intake-address.ts'
import type { IntakeContext } from './intake-context.ts'
import { getSourceOrThrow, listSources } from './source-queries.ts'
import {
  createSource,
  deleteSource,
  removeSourceSecret,
  replaceSourceAddress,
  replaceSourceSecret,
  updateSource,
} from './sources.ts'

export const leadIntakeRoutes =
  ({ secret, publicOrigin: origin, domain }: IntakeContext) =>
  async (app: FastifyInstance) =>
    serve(app, leadIntakeEndpoints, {
      'POST /agent/incoming-leads': ({ db, scope, body: { externalId, ...lead } }) =>
        createIncomingLead(
          db,
          scope,
          { ...lead, at: new Date() },
          externalId ? toInquiryKey(`api ${lead.source}`, externalId) : undefined,
        ),
      'GET /agent/lead-intake/address': ({ db, scope }) => getAddress(db, scope, domain),
      'POST /agent/lead-intake/address': async ({ db, scope }) => {
        await replaceAddress(db, scope, createAddressCode())
        await publishLiveEvent(db, scope, { kind: 'lead-intake' })
        return getAddress(db, scope, domain)
      },
      'GET /agent/lead-intake/sources': ({ db, scope }) => listSources(db, scope, origin),
      'POST /agent/lead-intake/sources': ({ db, scope, body }) => createSource(db, scope, body, { secret, origin }),
      'GET /agent/lead-intake/sources/:sourceId': ({ db, scope, params }) =>
        getSourceOrThrow(db, scope, params.sourceId, origin),
      'PATCH /agent/lead-intake/sources/:sourceId': ({ db, scope, params, body }) =>
        updateSource(db, scope, params.sourceId, body, { secret, origin }),
      'DELETE /agent/lead-intake/sources/:sourceId': ({ db, scope, params }) =>
        deleteSource(db, scope, params.sourceId),
      'POST /agent/lead-intake/sources/:sourceId/address': ({ db, scope, params }) =>
        replaceSourceAddress(db, scope, params.sourceId, { secret, origin }),
      'POST /agent/lead-intake/sources/:sourceId/secret': ({ db, scope, params }) =>
        replaceSourceSecret(db, scope, params.sourceId, { secret, origin }),
      'DELETE /agent/lead-intake/sources/:sourceId/secret': ({ db, scope, params }) =>
        removeSourceSecret(db, scope, params.sourceId, { secret, origin }),
      'GET /agent/lead-intake/sources/:sourceId/payloads': async ({ db, scope, params }) => {
        await getSourceOrThrow(db, scope, params.sourceId, origin)
        return listPayloads(db, scope, params.sourceId)
      },
      'GET /agent/lead-intake/entries': ({ db, scope, query }) => listEntries(db, scope, query),
      'GET /agent/lead-intake/entries/:entryId': ({ db, scope, params }) => getEntryOrThrow(db, scope, params.entryId),
      'POST /agent/lead-intake/entries/:entryId/lead': ({ db, scope, params, body }) =>
        createLeadFromEntry(db, scope, params.entryId, body),
      'POST /agent/lead-intake/entries/:entryId/dismissed': ({ db, scope, params }) =>
        setDismissed(db, scope, params.entryId, true),
      'POST /agent/lead-intake/entries/:entryId/undismissed': ({ db, scope, params }) =>
        setDismissed(db, scope, params.entryId, false),
    })
