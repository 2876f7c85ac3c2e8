import { defineEndpoints } from '../http/endpoint.ts'
import { AdvancedSettings } from './advanced-settings.ts'

const allow = 'ACCESS_ACCOUNT_SETTINGS'

export const advancedSettingsEndpoints = defineEndpoints({
  'GET /agent/advanced-settings': {
    allow,
    about: 'Within which time new leads are to be answered, and how long files of exports and imports are kept.',
    reply: AdvancedSettings,
  },
  'PUT /agent/advanced-settings': {
    allow,
    about: 'Changes those. Files that are kept already go when they were to go.',
    body: AdvancedSettings,
    reply: AdvancedSettings,
  },
})
