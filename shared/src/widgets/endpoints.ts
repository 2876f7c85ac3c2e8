import * as z from 'zod'
import { listSorts, widgetStatuses } from '../assets/asset.ts'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id, queryArray, requiredMessage } from '../http/fields.ts'
import { languages } from '../journeys/journey.ts'
import { siteProblems, WidgetInstallation } from './installations.ts'
import type { PublicWidget } from './public-widget.ts'
import { type WidgetSettings, widgetTypes } from './settings.ts'
import { Widget, WidgetName, WidgetTemplate } from './widget.ts'

const allow = 'MANAGE_MARKETING_SETTINGS'
const params = z.object({ widgetId: Id })
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

export const widgetEndpoints = defineEndpoints({
  'POST /agent/widget/config': {
    allow,
    about: 'Creates a widget with the default brand, from the given template or from the default one of its type.',
    body: z.object({
      type: z.enum(widgetTypes, requiredMessage),
      widgetName: WidgetName,
      templateId: z.string().max(100).optional(),
    }),
    reply: Widget,
  },
  'GET /agent/widget/config/search': {
    allow,
    about: 'The widgets of the account, most recently changed first. Search matches part of a name or a complete id.',
    query: z.object({
      search: z.string().trim().max(200).default(''),
      statuses: queryArray(z.enum(widgetStatuses)).optional(),
      sort: z.enum(listSorts).default('lastUpdated.triggeredAt'),
      sortOrder: z.enum(['asc', 'desc']).default('desc'),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: z.object({ data: z.array(Widget), total: z.number() }),
  },
  'POST /agent/widget/config/count': {
    allow,
    about: 'The number of widgets with one of the statuses.',
    readOnly: true,
    body: z.object({ statuses: z.array(z.enum(widgetStatuses)).max(widgetStatuses.length) }),
    reply: z.object({ count: z.number() }),
  },
  'GET /agent/widget/config/templates': {
    allow,
    about: 'Templates for new widgets.',
    reply: z.array(WidgetTemplate),
  },
  'GET /agent/widget/config/:widgetId': { allow, about: 'One widget.', params, reply: Widget },
  'PATCH /agent/widget/config/:widgetId/settings': {
    allow,
    about: 'Saves the settings of a widget. With `basedOn`, it fails if the widget has changed since then.',
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
    about: 'Archives a widget, which removes it from websites.',
    params,
    reply: Widget,
  },
  'POST /agent/widget/config/:widgetId/unarchived': {
    allow,
    about: 'Publishes an archived widget, within the limit of the plan.',
    params,
    reply: Widget,
  },
  'POST /agent/widget/config/:widgetId/clone': {
    allow,
    about: 'Creates a widget with the same settings, within the limit of the plan.',
    params,
    body: z.object({ widgetName: WidgetName }),
    reply: Widget,
  },
  'GET /agent/widget/config/:widgetId/code': {
    allow,
    about: 'The origin and the current script file for the embed code.',
    params,
    reply: z.object({ origin: z.string(), edition: z.object({ file: z.string(), integrity: z.string() }) }),
  },
  'GET /agent/widget/config/:widgetId/sightings': {
    allow,
    about: 'Web pages that show the widget, most recent first, with installation problems.',
    params,
    reply: z.object({ data: z.array(WidgetInstallation) }),
  },
})

export const publicWidgetEndpoints = defineEndpoints({
  'GET /public/widgets/:widgetId': {
    allow: 'anyone',
    about: 'Everything a website needs to render a widget. An archived widget returns the code `archived`.',
    params,
    query: z.object({ lang: z.enum(languages).default('en') }),
    reply: z.custom<PublicWidget>(isObject),
  },
})

const keepKnownProblems = (problems: string[]) => siteProblems.filter((problem) => problems.includes(problem))

export const widgetInstallationEndpoints = defineEndpoints({
  'GET /public/widgets/:widgetId/seen': {
    allow: 'anyone',
    about:
      'Reports the web page that shows a widget, with installation problems. Always returns 204, so that an image ' +
      'can send it too.',
    params,
    query: z.object({
      page: z.string().catch(''),
      faults: queryArray(z.string()).default([]).transform(keepKnownProblems).catch([]),
    }),
    reply: z.undefined(),
  },
})
