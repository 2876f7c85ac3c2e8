import * as z from 'zod'
import { Standing } from '../assets/standing.ts'
import { SubjectName } from '../assets/subject-name.ts'
import { type SettingsOf, type WidgetType, widgetTypes } from './settings.ts'

export type Widget = { [T in WidgetType]: Standing & { type: T; settings: SettingsOf[T] } }[WidgetType]

const Settings = z.custom<Widget['settings']>((value) => typeof value === 'object' && value !== null)

export const Widget = Standing.extend({ type: z.enum(widgetTypes), settings: Settings }) as unknown as z.ZodType<
  Widget,
  Widget
>

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

export const WidgetName = SubjectName('Enter Widget Name to continue')
