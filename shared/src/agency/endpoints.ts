import { defineEndpoints } from '../http/endpoint.ts'
import { Access } from './access.ts'
import { Agency, Agent } from './agency.ts'
import { AgencyProfile, SavedAgencyDetails } from './agency-details.ts'
import { AgentCard } from './agent-card.ts'

export const agencyEndpoints = defineEndpoints({
  'GET /agent/me': {
    allow: 'member',
    about: 'The signed-in agent in this account.',
    whileSuspended: true,
    reply: Agent,
  },
  'GET /agent/card': {
    allow: 'member',
    about: 'What visitors see of the signed-in agent: title, photo and booking link.',
    reply: AgentCard,
  },
  'PUT /agent/card': {
    allow: 'member',
    about: 'Changes these. The photo is one that the account uploaded.',
    body: AgentCard,
    reply: AgentCard,
  },
  'GET /agent/agency': { allow: 'member', about: 'The agency of this account.', whileSuspended: true, reply: Agency },
  'GET /agent/agency/details': {
    allow: 'ACCESS_ACCOUNT_SETTINGS',
    about: "The agency's name, brokerage, license, website, address and time zone.",
    reply: SavedAgencyDetails,
  },
  'PUT /agent/agency/details': {
    allow: 'ACCESS_ACCOUNT_SETTINGS',
    about: 'Changes these details. Without an address or a time zone, those stay as they are.',
    body: AgencyProfile,
    reply: SavedAgencyDetails,
  },
  'GET /agent/permissions': {
    allow: 'member',
    about: 'The role of the signed-in agent and what it permits in this account.',
    whileSuspended: true,
    reply: Access,
  },
})
