import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id, queryArray } from '../http/fields.ts'
import { Comparable } from '../properties/comparable.ts'
import { MlsConnection, MlsConnectionInput } from './connection.ts'
import { ListingInput, listingStatuses, MlsListing, MlsListingDetails } from './listing.ts'
import { MlsRun } from './run.ts'

const allow = 'ACCESS_ACCOUNT_SETTINGS'
const params = z.object({ connectionId: Id })
const listingParams = z.object({ listingId: Id })

export const mlsEndpoints = defineEndpoints({
  'GET /agent/mls/connections': { allow, about: 'The connected MLSs and files.', reply: z.array(MlsConnection) },
  'POST /agent/mls/connections': {
    allow,
    about: 'Connects an MLS after asking it for one listing, or adds a source for CSV files.',
    opensTransactions: true,
    body: MlsConnectionInput,
    reply: MlsConnection,
  },
  'GET /agent/mls/connections/:connectionId': { allow, about: 'One connection.', params, reply: MlsConnection },
  'PUT /agent/mls/connections/:connectionId': {
    allow,
    about:
      'Saves all settings of a connection after asking the MLS for one listing. An empty secret keeps the stored one unless a URL changes.',
    opensTransactions: true,
    params,
    body: MlsConnectionInput,
    reply: MlsConnection,
  },
  'PUT /agent/mls/connections/:connectionId/paused': {
    allow,
    about: 'Pauses a connection or resumes it.',
    params,
    body: z.object({ isPaused: z.boolean() }),
    reply: MlsConnection,
  },
  'DELETE /agent/mls/connections/:connectionId': {
    allow,
    about: 'Removes a connection and its listings.',
    params,
    reply: z.undefined(),
  },
  'POST /agent/mls/connections/:connectionId/sync': {
    allow,
    about: 'Asks the MLS for changes now.',
    params,
    reply: MlsRun,
  },
  'GET /agent/mls/connections/:connectionId/runs': {
    allow,
    about: 'The latest 30 updates from an MLS.',
    params,
    reply: z.array(MlsRun),
  },
  'GET /agent/mls/team': {
    allow,
    about: 'The team members whose listings they may be.',
    reply: z.array(z.object({ _id: z.string(), fullName: z.string() })),
  },
  'GET /agent/mls/listings': {
    allow,
    about: 'Listings of the agency, or of all its sources, latest change first.',
    query: z.object({
      search: z.string().trim().max(100).default(''),
      scope: z.enum(['own', 'all']).default('own'),
      status: queryArray(z.enum(listingStatuses)).optional(),
      agentId: Id.optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: z.object({ data: z.array(MlsListing), total: z.number() }),
  },
  'POST /agent/mls/listings': {
    allow,
    about: 'Adds a listing of the agency by hand.',
    body: ListingInput,
    reply: MlsListingDetails,
  },
  'GET /agent/mls/listings/:listingId': {
    allow,
    about: 'One listing.',
    params: listingParams,
    reply: MlsListingDetails,
  },
  'PUT /agent/mls/listings/:listingId': {
    allow,
    about: 'Saves a listing that was added by hand. Others change only at their MLS.',
    params: listingParams,
    body: ListingInput,
    reply: MlsListingDetails,
  },
  'DELETE /agent/mls/listings/:listingId': {
    allow,
    about: 'Deletes a listing that was added by hand.',
    params: listingParams,
    reply: z.undefined(),
  },
  'GET /agent/mls/listings/:listingId/comparables': {
    allow,
    about: 'Homes for sale and sold near a listing, as its display rules allow.',
    params: listingParams,
    reply: z.object({ data: z.array(Comparable) }),
  },
})
