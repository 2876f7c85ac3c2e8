import * as z from 'zod'
import { listSorts, subjectStatuses } from '../assets/subject.ts'
import { endpoints } from '../http/endpoint.ts'
import { Id, listOf, requiredMessage } from '../http/fields.ts'
import { Slug } from '../purl/slug.ts'
import { LandingPage, LandingPageName, LandingPageTemplate } from './landing-page.ts'
import type { LayoutSettings } from './layout.ts'
import { GeneralRules } from './layout-rules.ts'

/** Every member has pages of their own; those of the account take a permission, which the handlers ask for. */
const allow = 'member'
const params = z.object({ pageId: Id })

const Settings = z.custom<LayoutSettings>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  requiredMessage,
)
const basedOn = z.iso.datetime().optional()

/** Given true or the id of an agent, one's own pages; else the account's. */
const Whose = z.object({
  agentIdExists: z.stringbool().optional(),
  agentId: Id.optional(),
  statuses: listOf(z.enum(subjectStatuses)).optional(),
})

export const landingPageEndpoints = endpoints({
  'GET /agent/landing-page/search': {
    allow,
    about: "The account's pages, or the caller's own: the last changed first.",
    query: Whose.extend({
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
    about: 'How many pages are in one of these states.',
    query: Whose,
    reply: z.object({ count: z.number() }),
  },
  'GET /agent/landing-page/templates': {
    allow,
    about: 'What new pages can begin with.',
    reply: z.array(LandingPageTemplate),
  },
  'POST /agent/landing-page/templates/:templateId/account/create': {
    allow: 'MANAGE_MARKETING_SETTINGS',
    about: 'Makes a page of the account from a template.',
    params: z.object({ templateId: z.string().max(100) }),
    body: z.object({ landingPageName: LandingPageName }),
    reply: LandingPage,
  },
  'POST /agent/landing-page/templates/:templateId/agent/create': {
    allow,
    about: "Makes a page of the caller's own from a template, at the caller's personalized URL.",
    params: z.object({ templateId: z.string().max(100) }),
    body: z.object({ landingPageName: LandingPageName }),
    reply: LandingPage,
  },
  'GET /agent/landing-page/background-images': {
    allow,
    about: 'Our own pictures for the background of a page.',
    reply: z.object({ images: z.array(z.object({ _id: z.string(), title: z.string() })) }),
  },
  'GET /agent/landing-page/page/:pageId': { allow, about: 'One page.', params, reply: LandingPage },
  'PATCH /agent/landing-page/page/:pageId/all-settings': {
    allow,
    about: 'Keeps all that is set of a page, by the rules of its layout. With `basedOn` it refuses to overwrite.',
    params,
    body: z.object({ layoutSettings: Settings, generalSettings: GeneralRules, basedOn }),
    reply: LandingPage,
  },
  'PATCH /agent/landing-page/page/:pageId/settings': {
    allow,
    about: 'Keeps what is set of a layout alone.',
    params,
    body: z.object({ settings: Settings, basedOn }),
    reply: LandingPage,
  },
  'PATCH /agent/landing-page/page/:pageId/general-settings': {
    allow,
    about: 'Keeps what others see of a page before they open it, and what is measured on it, alone.',
    params,
    body: z.object({ settings: GeneralRules, basedOn }),
    reply: LandingPage,
  },
  'PATCH /agent/landing-page/page/:pageId/name': {
    allow,
    about: 'Renames a page.',
    params,
    body: z.object({ name: LandingPageName }),
    reply: LandingPage,
  },
  'POST /agent/landing-page/page/:pageId/archived': {
    allow,
    about: 'Takes a page off the web.',
    params,
    reply: LandingPage,
  },
  'POST /agent/landing-page/page/:pageId/unarchived': {
    allow,
    about: 'Publishes a page again, within what the plan allows.',
    params,
    reply: LandingPage,
  },
  'POST /agent/landing-page/page/:pageId/clone': {
    allow,
    about: 'Makes another page with the same settings, of the same owner, within what the plan allows.',
    params,
    body: z.object({ landingPageName: LandingPageName }),
    reply: LandingPage,
  },
  'GET /agent/landing-page/purl': {
    allow,
    about: "The caller's own personalized URL, if there is one, and the address of the site that it is part of.",
    reply: z.object({ id: z.string().nullable(), origin: z.string() }),
  },
  'GET /agent/landing-page/purl/availability': {
    allow,
    about: 'Whether a personalized URL is still to be had, by anybody.',
    query: z.object({ purlId: Slug }),
    reply: z.object({ available: z.boolean() }),
  },
  'GET /agent/landing-page/purl/placeholder': {
    allow,
    about: "A free one, made of the caller's name.",
    reply: z.object({ id: z.string() }),
  },
  'POST /agent/landing-page/purl/create': {
    allow,
    about: "Takes a personalized URL. It is the caller's for good: there is no other one afterwards.",
    body: z.object({ purlId: Slug }),
    reply: z.object({ purl: z.object({ id: z.string() }) }),
  },
})
