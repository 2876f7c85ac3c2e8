import * as z from 'zod'
import { leadTypes } from '../activity/entry.ts'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import {
  Content,
  ContentSettings,
  ContentSummary,
  ContentTemplate,
  ContentTitle,
  ContentVersion,
  contentSorts,
  LinkedAutomation,
  SettingHint,
  SmartContent,
} from './content.ts'
import { contentMedia, contentStatuses } from './content-kind.ts'
import { ContentStatsReply, ContentStatsRequest } from './content-stats.ts'

const allow = 'MANAGE_MARKETING_SETTINGS'
const params = z.object({ contentId: Id })
const TemplateParams = z.object({ templateId: z.string().max(100) })
const medium = z.enum(contentMedia)
/** A content of another medium than this is not found. The body may be left out. */
const Medium = z.object({ medium: medium.optional() }).nullish()

export const contentEndpoints = defineEndpoints({
  'POST /agent/content/search': {
    allow,
    about: 'Lists emails or postcards, last changed first.',
    readOnly: true,
    body: z.object({
      medium,
      search: z.string().trim().max(200).default(''),
      status: z.array(z.enum(contentStatuses)).max(contentStatuses.length).optional(),
      leadType: z.enum(leadTypes).optional(),
      isVisible: z.boolean().default(true),
      sort: z.enum(contentSorts).default('lastUpdated.triggeredAt'),
      sortOrder: z.enum(['asc', 'desc']).default('desc'),
      page: z.number().int().min(1).max(10_000).default(1),
      pageSize: z.number().int().min(1).max(100).default(25),
    }),
    reply: z.object({ data: z.array(ContentSummary), total: z.number() }),
  },
  'GET /agent/content/templates': {
    allow,
    about: 'Lists the templates of the given media (mediums=EMAIL,POSTCARD).',
    query: z.object({
      mediums: z
        .string()
        .default(contentMedia.join(','))
        .transform((list) => list.split(','))
        .pipe(z.array(medium)),
    }),
    reply: z.array(ContentTemplate),
  },
  'GET /agent/content/setting-hints': {
    allow,
    about: 'Lists what each kind of content lets people set.',
    reply: z.array(z.object({ settingHintType: z.string(), medium, hints: z.array(SettingHint) })),
  },
  'GET /agent/content/statistics/last-refreshed': {
    allow,
    about: 'When the statistics were last updated. They are always current.',
    reply: z.object({ lastRefreshedAt: z.string() }),
  },
  'POST /agent/content/stats': {
    allow,
    about: 'What happened to emails and postcards by hour, day, week or month, without gaps.',
    readOnly: true,
    body: ContentStatsRequest,
    reply: ContentStatsReply,
  },
  'POST /agent/content/templates/:templateId/create': {
    allow,
    about: 'Creates a draft from a template.',
    params: TemplateParams,
    body: z.object({ contentName: ContentTitle }),
    reply: Content,
  },
  'GET /agent/content/:contentId': { allow, about: 'Returns an email or a postcard.', params, reply: Content },
  'GET /agent/content/:contentId/with-variation': {
    allow,
    about: 'Returns an email or a postcard, and the current variation of smart content.',
    params,
    reply: z.object({ content: Content, smartContentVariation: SmartContent.nullable() }),
  },
  'GET /agent/content/:contentId/automations': {
    allow,
    about: 'Lists the automations that send it.',
    params,
    reply: z.array(LinkedAutomation),
  },
  'GET /agent/content/:contentId/versions': {
    allow,
    about: 'Lists what was published, newest first.',
    params,
    reply: z.array(ContentVersion),
  },
  'POST /agent/content/:contentId/versions/:version/restored': {
    allow,
    about: 'Makes an earlier version the draft.',
    params: params.extend({ version: z.string().regex(/^\d{1,9}$/) }),
    reply: Content,
  },
  'PATCH /agent/content/:contentId/title': {
    allow,
    about: 'Renames an email or a postcard.',
    params,
    body: z.object({ title: ContentTitle }),
    reply: Content,
  },
  'PATCH /agent/content/:contentId/draft-settings': {
    allow,
    about: 'Saves the draft. With `basedOn`, it answers 409 if the draft has changed since then.',
    params,
    body: z.object({ settings: ContentSettings, basedOn: z.iso.datetime().optional() }),
    reply: Content,
  },
  'POST /agent/content/:contentId/discard': {
    allow,
    about: 'Makes the published version the draft again.',
    params,
    reply: Content,
  },
  'POST /agent/content/:contentId/publish': {
    allow,
    about: 'Publishes the draft as a new version. Postcards are published only once their proof is approved.',
    params,
    body: z.object({ medium: medium.optional(), isApproved: z.boolean().optional() }).nullish(),
    reply: Content,
  },
  'POST /agent/content/:contentId/clone': {
    allow,
    about: 'Creates a draft with the same settings.',
    params,
    body: Medium,
    reply: Content,
  },
  'POST /agent/content/:contentId/archived': {
    allow,
    about: 'Archives a published content that no automation uses.',
    params,
    body: Medium,
    reply: Content,
  },
  'POST /agent/content/:contentId/unarchived': {
    allow,
    about: 'Publishes an archived content again.',
    params,
    body: Medium,
    reply: Content,
  },
  'DELETE /agent/content/:contentId': {
    allow,
    about: 'Deletes a content that was never published.',
    params,
    reply: z.object({ _id: z.string() }),
  },
})

export const smartContentEndpoints = defineEndpoints({
  'GET /agent/smart-content/template-with-random-variation': {
    allow,
    about: 'Lists the templates of smart content, each with one of its variations.',
    query: z.object({ medium }),
    reply: z.array(SmartContent),
  },
  'POST /agent/smart-content/templates/:templateId/visible': {
    allow,
    about: 'Publishes the smart content of a template. An account uses each template once.',
    params: TemplateParams,
    reply: Content,
  },
})
