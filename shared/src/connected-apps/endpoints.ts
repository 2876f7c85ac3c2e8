import * as z from 'zod'
import { ApiKey } from '../api-keys/api-key.ts'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import {
  AppFilterConfig,
  AppNameField,
  AppOwner,
  ConnectedApp,
  ConnectedAppDetail,
  CredentialInput,
  NewConnectedApp,
} from './connected-app.ts'
import { SyncRules } from './sync-rules.ts'

const allow = 'ACCESS_ACCOUNT_SETTINGS'
const params = z.object({ appId: Id })

/** Connecting an app hands out access to the account, so a person does it. */
export const connectedAppEndpoints = defineEndpoints({
  'GET /agent/connected-apps': {
    allow: 'member',
    about: 'The apps that the account has connected.',
    reply: z.array(ConnectedApp),
  },
  'POST /agent/connected-apps': {
    allow,
    sessionOnly: true,
    about: 'Connects an app. The scopes must be those that the app asks for, and a key is tried at the app first.',
    opensTransactions: true,
    body: NewConnectedApp,
    reply: ConnectedAppDetail,
  },
  'GET /agent/connected-apps/:appId': {
    allow,
    about: 'One connected app with its owner, its sync rules and what they can be.',
    params,
    reply: ConnectedAppDetail,
  },
  'GET /agent/connected-apps/:appId/owner-info': {
    allow,
    about: 'Who connected an app.',
    params,
    reply: AppOwner,
  },
  'GET /agent/connected-apps/:appId/sync-rules': {
    allow,
    about: 'Which contacts an app and the account exchange.',
    params,
    reply: SyncRules,
  },
  'GET /agent/crm-app-filter-config/:appName': {
    allow,
    about: 'What the sync rules of a CRM can be.',
    params: z.object({ appName: AppNameField }),
    reply: AppFilterConfig,
  },
  'PUT /agent/connected-apps/:appId/credential': {
    allow,
    sessionOnly: true,
    about: 'Replaces the key of the account at an app, after it was tried there.',
    opensTransactions: true,
    params,
    body: CredentialInput,
    reply: ConnectedAppDetail,
  },
  'DELETE /agent/connected-apps/:appId': {
    allow,
    about: 'Disconnects an app. Its keys stop working at once, and what it brought in stays.',
    params,
    reply: z.undefined(),
  },
  'GET /agent/connected-apps/:appId/api-key': {
    allow,
    sessionOnly: true,
    about: 'The API key that an app uses, or null.',
    params,
    reply: z.object({ apiKey: ApiKey.nullable() }),
  },
  'POST /agent/connected-apps/:appId/api-key': {
    allow,
    sessionOnly: true,
    about: 'Creates an API key for an app, limited to its scopes, and returns it once. The key before is revoked.',
    params,
    reply: z.object({ apiKey: ApiKey, key: z.string() }),
  },
  'DELETE /agent/connected-apps/:appId/api-key': {
    allow,
    sessionOnly: true,
    about: 'Revokes the API key of an app.',
    params,
    reply: z.undefined(),
  },
})
