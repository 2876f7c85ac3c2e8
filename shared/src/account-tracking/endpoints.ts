import { defineEndpoints } from '../http/endpoint.ts'
import { TrackingCode, TrackingCodeUpdate } from './tracking-code.ts'

const allow = 'ACCESS_ACCOUNT_SETTINGS'

export const accountTrackingEndpoints = defineEndpoints({
  'GET /agent/tracking-code': {
    allow,
    about: 'Returns the tracking code that runs on all public pages and hosted forms of the account.',
    reply: TrackingCode,
  },
  'PUT /agent/tracking-code': {
    allow,
    about: 'Changes the tracking code. It takes effect at once, in a sandboxed frame beside the page’s own code.',
    body: TrackingCodeUpdate,
    reply: TrackingCode,
  },
})
