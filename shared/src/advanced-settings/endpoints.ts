import { defineEndpoints } from '../http/endpoint.ts'
import { AdvancedSettings } from './advanced-settings.ts'

const allow = 'ACCESS_ACCOUNT_SETTINGS'

export const advancedSettingsEndpoints = defineEndpoints({
  'GET /agent/advanced-settings': {
    allow,
    about: 'How long export and import files are kept.',
    reply: AdvancedSettings,
  },
  'PUT /agent/advanced-settings': {
    allow,
    about: 'Changes these settings. Existing files keep their expiration dates.',
    body: AdvancedSettings,
    reply: AdvancedSettings,
  },
})
