import { endpoints } from '../http/endpoint.ts'
import { AccountCode, AccountCodeChange } from './account-code.ts'

const allow = 'ACCESS_ACCOUNT_SETTINGS'

export const accountTrackingEndpoints = endpoints({
  'GET /agent/tracking-code': {
    allow,
    about: 'Code of an analytics service that runs on all public pages and hosted forms of the account.',
    reply: AccountCode,
  },
  'PUT /agent/tracking-code': {
    allow,
    about: 'Changes that code. Public pages have it at once, in a sandboxed frame beside a page’s own.',
    body: AccountCodeChange,
    reply: AccountCode,
  },
})
