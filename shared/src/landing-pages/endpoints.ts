import * as z from 'zod'
import { assetStatuses, listSorts } from '../assets/asset.ts'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id, queryArray, requiredMessage } from '../http/fields.ts'
import { Slug } from '../purl/slug.ts'
import {
  LandingPage,
  LandingPageName,
  LandingPageTemplate,
  LandingPageVersion,
  LandingPageWithDraft,
} from './landing-page.ts'
import type { LayoutSettings } from './layout.ts'
import { GeneralRules } from './layout-rules.ts'
import { PageSlug } from './page-slug.ts'

/** Every member has personal pages. Account pages require a permission, which the handlers check. */
const allow = 'member'
const params = z.object({ pageId: Id })

const Settings = z.custom<LayoutSettings>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  requiredMessage,
)
const basedOn = z.iso.datetime().optional()

/** Visitors can open a page at once, unless it is created as a draft. */
const NewPage = z.object({ landingPageName: LandingPageName, isDraft: z.boolean().optional() })

/** With `agentIdExists=true` or the caller's agent ID, the caller's personal pages; otherwise the account's pages. */
const OwnerQuery = z.object({
  agentIdExists: z.stringbool().optional(),
  agentId: Id.optional(),
  statuses: queryArray(z.enum(assetStatuses)).optional(),
})

export const landingPageEndpoints = defineEndpoints({
  'GET /agent/landing-page/search': {
    allow,
    about: "Lists the account's pages or the caller's personal ones, last changed first.",
    query: OwnerQuery.extend({
      search: z.string().trim().max(200).default(''),
      sort: z.enum(listSorts).default('lastUpdated.triggeredAt'),
      sortOrder: z.enum(['asc', 'desc']).default('desc'),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: z.object({ data: z.array(LandingPage), total: z.number() }),
  },
  'GET /agent/landing-page/count': {
    allow,
    about: 'Counts the pages with any of the given statuses.',
    query: OwnerQuery,
    reply: z.object({ count: z.number() }),
  },
  'GET /agent/landing-page/templates': {
    allow,
    about: 'Lists the templates for new pages.',
    reply: z.array(LandingPageTemplate),
  },
  'POST /agent/landing-page/templates/:templateId/account/create': {
    allow: 'MANAGE_MARKETING_SETTINGS',
    about: 'Creates an account page from a template.',
    params: z.object({ templateId: z.string().max(100) }),
    body: NewPage,
    reply: LandingPageWithDraft,
  },
  'POST /agent/landing-page/templates/:templateId/agent/create': {
    allow,
    about: "Creates a personal page from a template, under the caller's personalized URL.",
    params: z.object({ templateId: z.string().max(100) }),
    body: NewPage,
    reply: LandingPageWithDraft,
  },
  'GET /agent/landing-page/background-images': {
    allow,
    about: 'Lists the built-in background pictures.',
    reply: z.object({ images: z.array(z.object({ _id: z.string(), title: z.string() })) }),
  },
  'GET /agent/landing-page/page/:pageId': { allow, about: 'Returns a page.', params, reply: LandingPageWithDraft },
  'PATCH /agent/landing-page/page/:pageId/all-settings': {
    allow,
    about:
      'Saves all settings of a page, which visitors see at once. With `basedOn`, it answers 409 if the page has changed since then.',
    params,
    body: z.object({ layoutSettings: Settings, generalSettings: GeneralRules, basedOn }),
    reply: LandingPageWithDraft,
  },
  'PATCH /agent/landing-page/page/:pageId/settings': {
    allow,
    about: 'Saves the layout settings only.',
    params,
    body: z.object({ settings: Settings, basedOn }),
    reply: LandingPageWithDraft,
  },
  'PATCH /agent/landing-page/page/:pageId/general-settings': {
    allow,
    about: 'Saves the link preview and tracking settings only.',
    params,
    body: z.object({ settings: GeneralRules, basedOn }),
    reply: LandingPageWithDraft,
  },
  'PATCH /agent/landing-page/page/:pageId/draft': {
    allow,
    about: 'Saves all settings as a draft, which visitors see once it is published.',
    params,
    body: z.object({ layoutSettings: Settings, generalSettings: GeneralRules, basedOn: z.iso.datetime() }),
    reply: LandingPageWithDraft,
  },
  'POST /agent/landing-page/page/:pageId/publish': {
    allow,
    about:
      'Publishes the given settings, or else the draft, as a new version. A page that is published for the first time counts for the plan.',
    params,
    body: z
      .object({ layoutSettings: Settings, generalSettings: GeneralRules })
      .partial()
      .extend({ basedOn })
      .optional(),
    reply: LandingPageWithDraft,
  },
  'POST /agent/landing-page/page/:pageId/discard': {
    allow,
    about: 'Discards the draft of a published page.',
    params,
    reply: LandingPageWithDraft,
  },
  'GET /agent/landing-page/page/:pageId/versions': {
    allow,
    about: 'Lists what was published, newest first.',
    params,
    reply: z.array(LandingPageVersion),
  },
  'POST /agent/landing-page/page/:pageId/versions/:version/restored': {
    allow,
    about: 'Makes a version the draft.',
    params: params.extend({ version: z.string().regex(/^[1-9]\d{0,8}$/) }),
    reply: LandingPageWithDraft,
  },
  'PATCH /agent/landing-page/page/:pageId/name': {
    allow,
    about: 'Renames a page.',
    params,
    body: z.object({ name: LandingPageName }),
    reply: LandingPageWithDraft,
  },
  'PATCH /agent/landing-page/page/:pageId/slug': {
    allow,
    about: 'Changes the readable address of a page. Earlier addresses and the one with its ID keep leading to it.',
    params,
    body: z.object({ slug: PageSlug }),
    reply: LandingPageWithDraft,
  },
  'POST /agent/landing-page/page/:pageId/archived': {
    allow,
    about: 'Archives a page, so that visitors can no longer open it.',
    params,
    reply: LandingPageWithDraft,
  },
  'POST /agent/landing-page/page/:pageId/unarchived': {
    allow,
    about: 'Publishes an archived page again, within the limit of the plan.',
    params,
    reply: LandingPageWithDraft,
  },
  'POST /agent/landing-page/page/:pageId/clone': {
    allow,
    about: 'Creates a page with the same settings and owner, within the limit of the plan.',
    params,
    body: z.object({ landingPageName: LandingPageName }),
    reply: LandingPageWithDraft,
  },
  'GET /agent/landing-page/purl': {
    allow,
    about: "Returns the caller's personalized URL, or null, and the origin of the public pages.",
    reply: z.object({ id: z.string().nullable(), origin: z.string() }),
  },
  'GET /agent/landing-page/purl/availability': {
    allow,
    about: 'Checks whether a personalized URL is available.',
    query: z.object({ purlId: Slug }),
    reply: z.object({ available: z.boolean() }),
  },
  'GET /agent/landing-page/purl/placeholder': {
    allow,
    about: "Suggests an available personalized URL based on the caller's name.",
    reply: z.object({ id: z.string() }),
  },
  'POST /agent/landing-page/purl/create': {
    allow,
    about: "Creates the caller's personalized URL. It cannot be changed afterwards.",
    body: z.object({ purlId: Slug }),
    reply: z.object({ purl: z.object({ id: z.string() }) }),
  },
})
