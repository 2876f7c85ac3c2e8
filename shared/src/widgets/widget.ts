import * as z from 'zod'
import { AssetName } from '../assets/asset-name.ts'
import { AssetSummary } from '../assets/asset-summary.ts'
import { type SettingsByType, type WidgetType, widgetTypes } from './settings.ts'

export type Widget = { [T in WidgetType]: AssetSummary & { type: T; settings: SettingsByType[T] } }[WidgetType]

const Settings = z.custom<Widget['settings']>((value) => typeof value === 'object' && value !== null)

export const Widget = AssetSummary.extend({ type: z.enum(widgetTypes), settings: Settings }) as unknown as z.ZodType<
  Widget,
  Widget
>

interface TemplateByType<T extends WidgetType> {
  _id: string
  name: string
  description: string
  /** A new widget from this template, with the account's brand and form. */
  config: { type: T; settings: SettingsByType[T] }
}

export type WidgetTemplate = { [T in WidgetType]: TemplateByType<T> }[WidgetType]

export const WidgetTemplate = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  config: z.object({ type: z.enum(widgetTypes), settings: Settings }),
}) as unknown as z.ZodType<WidgetTemplate, WidgetTemplate>

export const WidgetName = AssetName('Enter Widget Name to continue')
