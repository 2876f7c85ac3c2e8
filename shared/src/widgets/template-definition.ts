import type { LeadType } from '../activity/entry.ts'
import type { WidgetContent, WidgetType } from './settings.ts'

/** A beginning: what a new widget says, before it belongs to a brand and leads anywhere. */
export interface TemplateDefinition<T extends WidgetType> {
  id: string
  type: T
  name: string
  description: string
  /** The form it leads to at first. */
  leadType: LeadType
  content: WidgetContent<T>
}

export type AnyTemplateDefinition = { [T in WidgetType]: TemplateDefinition<T> }[WidgetType]
