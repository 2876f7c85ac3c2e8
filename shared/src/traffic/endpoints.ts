import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { NewTaggedLink, TaggedLink, TaggedLinkName } from './tagged-link.ts'
import { StepsQuery, StepsReport, TrafficQuery, TrafficReport } from './traffic-report.ts'

/** Agents without the marketing permission have personal landing pages. */
const allow = 'member'
const params = z.object({ subjectId: Id })
const linkParams = z.object({ subjectId: Id, linkId: Id })

export const trafficEndpoints = defineEndpoints({
  'GET /agent/traffic/:subjectId': {
    allow,
    about: 'Views, entrances and submissions of a widget or landing page by campaign, source, referrer or device.',
    params,
    query: TrafficQuery,
    reply: TrafficReport,
  },
  'GET /agent/traffic/:subjectId/steps': {
    allow,
    about: 'How many visits of a widget or landing page got to each step of the journey.',
    params,
    query: StepsQuery,
    reply: StepsReport,
  },
  'GET /agent/tagged-links/:subjectId': {
    allow,
    about: 'The tagged links to a widget or landing page with what came of them, newest first.',
    params,
    reply: z.array(TaggedLink),
  },
  'POST /agent/tagged-links/:subjectId': {
    allow,
    about: 'Saves a tagged link for a channel.',
    params,
    body: NewTaggedLink,
    reply: TaggedLink,
  },
  'PUT /agent/tagged-links/:subjectId/:linkId': {
    allow,
    about: 'Renames a tagged link. Its address stays the same.',
    params: linkParams,
    body: TaggedLinkName,
    reply: TaggedLink,
  },
  'POST /agent/tagged-links/:subjectId/:linkId/archived': {
    allow,
    about: 'Archives a tagged link. Its address still works and counts.',
    params: linkParams,
    reply: TaggedLink,
  },
  'DELETE /agent/tagged-links/:subjectId/:linkId/archived': {
    allow,
    about: 'Restores an archived tagged link.',
    params: linkParams,
    reply: TaggedLink,
  },
})
