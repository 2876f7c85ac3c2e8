import { newId } from '@gable/shared/ids.ts'
import { textEndpoints } from '@gable/shared/texts/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { getContactOrThrow } from '../contacts/get-contact.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { serve } from '../platform/serve.ts'
import { consoleOrigin, type Settings } from '../platform/settings.ts'
import { changeTextSettings, connectTwilio, listTextSenders } from './connect-twilio.ts'
import { getContactTexting, recordTextPermission } from './contact-texting.ts'
import { inboundTextRoutes } from './inbound-routes.ts'
import { listContactTexts, listNewestTexts } from './message-queries.ts'
import { cancelPersonalText, sendPersonalText } from './personal-text.ts'
import { sendTestText } from './send-test-text.ts'
import { createTwilio, toTwilioOptions } from './sender/twilio.ts'
import { deleteTextSettings, getTextSettings } from './settings-queries.ts'

export const textRoutes =
  ({ settings, secret }: { settings: Settings; secret: Buffer }) =>
  async (app: FastifyInstance) => {
    const stopping = new AbortController()
    app.addHook('onClose', async () => stopping.abort())
    const sender = createTwilio(toTwilioOptions(settings))
    const origin = consoleOrigin(settings)
    const context = { db: app.db, sender, secret, origin, signal: stopping.signal }
    await app.register(inboundTextRoutes({ secret, origin }))
    serve(app, textEndpoints, {
      'GET /agent/texts/settings': ({ db, scope }) => getTextSettings(db, scope),
      'PUT /agent/texts/credentials': ({ scope, body }) => connectTwilio(context, scope, body),
      'DELETE /agent/texts/credentials': async ({ db, scope }) => {
        await deleteTextSettings(db, scope)
        await publishLiveEvent(db, scope, { kind: 'texts' })
        return getTextSettings(db, scope)
      },
      'GET /agent/texts/senders': ({ scope }) => listTextSenders(context, scope),
      'PUT /agent/texts/settings': ({ scope, body }) => changeTextSettings(context, scope, body),
      'POST /agent/texts/test': ({ db, scope }) => sendTestText(db, scope, `test ${newId()}`),
      'GET /agent/texts/log': ({ db, scope }) => listNewestTexts(db, scope),
      'GET /agent/contacts/:contactId/texting': ({ db, scope, params }) =>
        getContactTexting(db, scope, params.contactId),
      'POST /agent/contacts/:contactId/texting': ({ db, scope, params, body }) =>
        recordTextPermission(db, scope, params.contactId, body),
      'GET /agent/contacts/:contactId/texts': async ({ db, scope, params, query }) => {
        const { _id: contactId } = await getContactOrThrow(db, scope, params.contactId)
        return listContactTexts(db, scope, { contactId, ...query })
      },
      'POST /agent/contacts/:contactId/texts': ({ db, scope, params, body }) =>
        sendPersonalText(db, scope, params.contactId, body),
      'DELETE /agent/contacts/:contactId/texts/:textId': ({ db, scope, params }) =>
        cancelPersonalText(db, scope, params),
    })
  }
