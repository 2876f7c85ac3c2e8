import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { BulkRecord } from './bulk.ts'
import { Tag, TagName, tagSorts } from './tag.ts'

/** Every member tags contacts; only the account settings change the tags themselves. */
const allow = 'ACCESS_ACCOUNT_SETTINGS'
/** An existing tag, in its exact spelling. */
const tag = z.string().max(200)
const reply = BulkRecord

export const tagEndpoints = defineEndpoints({
  'GET /agent/tags': {
    allow,
    about: 'The tags of the account, with the number of contacts, segments and dashboards that use each.',
    query: z.object({
      search: z.string().max(200).default(''),
      sort: z.enum(tagSorts).default('name'),
      sortOrder: z.enum(['asc', 'desc']).default('asc'),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: z.object({ data: z.array(Tag), total: z.number() }),
  },
  'POST /agent/tags/renamed': {
    allow,
    about: 'Renames a tag on all contacts and in all filters. Fails when another tag has the name.',
    body: z.object({ tag, to: TagName }),
    reply,
  },
  'POST /agent/tags/merged': {
    allow,
    about: 'Replaces a tag by another one on all contacts and in all filters.',
    body: z.object({ tag, to: tag }),
    reply,
  },
  'POST /agent/tags/deleted': {
    allow,
    about: 'Removes a tag from all contacts. Filters keep it and no longer match anyone by it.',
    body: z.object({ tag }),
    reply,
  },
})
