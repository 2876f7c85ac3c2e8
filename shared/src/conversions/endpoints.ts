import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { ConversionIntegration, ConversionSettings, Conversions, IntegrationUpdate } from './integration.ts'
import { conversionVendors } from './vendors.ts'

const allow = 'ACCESS_ACCOUNT_SETTINGS'
const params = z.object({ vendor: z.enum(conversionVendors) })

export const conversionEndpoints = defineEndpoints({
  'GET /agent/conversions': {
    allow,
    about: 'The services to which views, form starts and leads are reported. Tokens are never returned.',
    reply: Conversions,
  },
  'PUT /agent/conversions/settings': {
    allow,
    about: 'Changes the value of a lead, and whether hashed contact details are shared with consent.',
    body: ConversionSettings,
    reply: ConversionSettings,
  },
  'PUT /agent/conversions/integrations/:vendor': {
    allow,
    about: 'Changes one service. Without `token` the stored token stays; null removes it.',
    params,
    body: IntegrationUpdate,
    reply: ConversionIntegration,
  },
  'POST /agent/conversions/integrations/:vendor/test': {
    allow,
    about: 'Sends a test event from the server. Its result is in `lastSend` of the service.',
    params,
    reply: ConversionIntegration,
  },
})
