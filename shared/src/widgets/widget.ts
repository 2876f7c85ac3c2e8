import * as z from 'zod'
import { type SubjectStatus, subjectStatuses } from '../subjects/subject.ts'
import { type SettingsOf, type WidgetType, widgetTypes } from './settings.ts'

interface WidgetOf<T extends WidgetType> {
  _id: string
  type: T
  name: string
  status: SubjectStatus
  settings: SettingsOf[T]
  updatedAt: string
  lastUpdated: { triggeredAt: string; triggeredBy: string | null }
  statistics: { views: number; entrances: number; leads: number }
}

export type Widget = { [T in WidgetType]: WidgetOf<T> }[WidgetType]

const Settings = z.custom<Widget['settings']>((value) => typeof value === 'object' && value !== null)

export const Widget = z.object({
  _id: z.string(),
  type: z.enum(widgetTypes),
  name: z.string(),
  status: z.enum(subjectStatuses),
  settings: Settings,
  updatedAt: z.string(),
  lastUpdated: z.object({ triggeredAt: z.string(), triggeredBy: z.string().nullable() }),
  statistics: z.object({ views: z.number(), entrances: z.number(), leads: z.number() }),
}) as unknown as z.ZodType<Widget, Widget>

interface TemplateOf<T extends WidgetType> {
  _id: string
  name: string
  description: string
  /** What a widget made from it would be: in the account's own brand, leading to its own form. */
  config: { type: T; settings: SettingsOf[T] }
}

export type WidgetTemplate = { [T in WidgetType]: TemplateOf<T> }[WidgetType]

export const WidgetTemplate = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  config: z.object({ type: z.enum(widgetTypes), settings: Settings }),
}) as unknown as z.ZodType<WidgetTemplate, WidgetTemplate>

const nameMissing = 'Enter Widget Name to continue'

export const WidgetName = z
  .string(nameMissing)
  .trim()
  .min(1, { error: nameMissing, abort: true })
  .min(3, 'Please enter at least 3 characters')
  .max(120, 'It should be less than 120 characters')
