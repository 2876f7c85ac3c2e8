import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { ApiKey, ApiKeyChange, NewApiKey, ScopeOption } from './api-key.ts'

/** A key that could create keys would outlive its revocation. */
const access = { allow: 'ACCESS_ACCOUNT_SETTINGS', sessionOnly: true } as const
const params = z.object({ apiKeyId: Id })

export const apiKeyEndpoints = defineEndpoints({
  'GET /agent/api-keys': {
    ...access,
    about: 'The API keys of the account, newest first.',
    reply: z.object({ data: z.array(ApiKey), scopes: z.array(ScopeOption) }),
  },
  'POST /agent/api-keys': {
    ...access,
    about: 'Creates an API key and returns it once. It can do what its scopes and its creator may.',
    body: NewApiKey,
    reply: z.object({ apiKey: ApiKey, key: z.string() }),
  },
  'PATCH /agent/api-keys/:apiKeyId': {
    ...access,
    about: 'Renames an API key.',
    params,
    body: ApiKeyChange,
    reply: ApiKey,
  },
  'POST /agent/api-keys/:apiKeyId/revoked': {
    ...access,
    about: 'Revokes an API key, which stops working at once and for good.',
    params,
    reply: ApiKey,
  },
})
