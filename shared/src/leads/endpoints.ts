import { endpoints } from '../http/endpoint.ts'
import { LeadFieldConfig } from './field-config.ts'

export const leadEndpoints = endpoints({
  'GET /agent/leads/field-config': {
    allow: 'member',
    about: 'The stages and kinds of leads, as the lead screens show them.',
    reply: LeadFieldConfig,
  },
})
