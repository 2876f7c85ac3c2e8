import * as z from 'zod'
import { listSorts, assetStatuses } from '../assets/asset.ts'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id, queryArray, requiredMessage } from '../http/fields.ts'
import { languages } from '../journeys/journey.ts'
import { type WidgetSettings, widgetTypes } from './settings.ts'
import type { PublicWidget } from './public-widget.ts'
import { WidgetInstallation, siteProblems } from './installations.ts'
import { Widget, WidgetName, WidgetTemplate } from './widget.ts'

const allow = 'MANAGE_MARKETING_SETTINGS'
const params = z.object({ widgetId: Id })
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

export const widgetEndpoints = defineEndpoints({
  'POST /agent/widget/config': {
    allow,
    about: 'Makes a widget from a template, or from the first one of its type, in the default brand.',
    body: z.object({
      type: z.enum(widgetTypes, requiredMessage),
      widgetName: WidgetName,
      templateId: z.string().max(100).optional(),
    }),
    reply: Widget,
  },
  'GET /agent/widget/config/search': {
    allow,
    about: 'The widgets of the account, the last changed first. A name is found by any part of it, an id as a whole.',
    query: z.object({
      search: z.string().trim().max(200).default(''),
      statuses: queryArray(z.enum(assetStatuses)).optional(),
      sort: z.enum(listSorts).default('lastUpdated.triggeredAt'),
      sortOrder: z.enum(['asc', 'desc']).default('desc'),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: z.object({ data: z.array(Widget), total: z.number() }),
  },
  'POST /agent/widget/config/count': {
    allow,
    about: 'How many widgets are in one of these states.',
    readOnly: true,
    body: z.object({ statuses: z.array(z.enum(assetStatuses)).max(assetStatuses.length) }),
    reply: z.object({ count: z.number() }),
  },
  'GET /agent/widget/config/templates': {
    allow,
    about: 'What new widgets can begin with.',
    reply: z.array(WidgetTemplate),
  },
  'GET /agent/widget/config/:widgetId': { allow, about: 'One widget.', params, reply: Widget },
  'PATCH /agent/widget/config/:widgetId/settings': {
    allow,
    about: 'Keeps what is set of a widget, by the rules of its type. With `basedOn` it refuses to overwrite.',
    params,
    body: z.object({
      settings: z.custom<WidgetSettings>(isObject, requiredMessage),
      basedOn: z.iso.datetime().optional(),
    }),
    reply: Widget,
  },
  'PATCH /agent/widget/config/:widgetId/name': {
    allow,
    about: 'Renames a widget.',
    params,
    body: z.object({ name: WidgetName }),
    reply: Widget,
  },
  'POST /agent/widget/config/:widgetId/archived': {
    allow,
    about: 'Takes a widget off the websites that show it.',
    params,
    reply: Widget,
  },
  'POST /agent/widget/config/:widgetId/unarchived': {
    allow,
    about: 'Publishes a widget again, within what the plan allows.',
    params,
    reply: Widget,
  },
  'POST /agent/widget/config/:widgetId/clone': {
    allow,
    about: 'Makes another widget with the same settings, within what the plan allows.',
    params,
    body: z.object({ widgetName: WidgetName }),
    reply: Widget,
  },
  'GET /agent/widget/config/:widgetId/code': {
    allow,
    about: 'What its code on a website is made of: where visitors reach the product, and the very file of today.',
    params,
    reply: z.object({ origin: z.string(), edition: z.object({ file: z.string(), integrity: z.string() }) }),
  },
  'GET /agent/widget/config/:widgetId/sightings': {
    allow,
    about: 'The pages on which the widget was seen, the last one first, and what was wrong there.',
    params,
    reply: z.object({ data: z.array(WidgetInstallation) }),
  },
})

export const publicWidgetEndpoints = defineEndpoints({
  'GET /public/widgets/:widgetId': {
    allow: 'anyone',
    about: 'All that a website needs to show a widget. One that was archived is refused with the code `archived`.',
    params,
    query: z.object({ lang: z.enum(languages).default('en') }),
    reply: z.custom<PublicWidget>(isObject),
  },
})

const keepKnownProblems = (faults: string[]) => siteProblems.filter((fault) => faults.includes(fault))

export const installationEndpoints = defineEndpoints({
  'GET /public/widgets/:widgetId/seen': {
    allow: 'anyone',
    about:
      'By which a widget tells on which page it stands, and what is wrong there. An image can ask it as well: it is ' +
      'answered the same whatever was made of it.',
    params,
    query: z.object({ page: z.string().catch(''), faults: queryArray(z.string()).default([]).transform(keepKnownProblems).catch([]) }),
    reply: z.undefined(),
  },
})
