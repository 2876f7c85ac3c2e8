import type { LeadType } from '../activity/entry.ts'
import type { WidgetContent, WidgetType } from './settings.ts'

/** A template before an account's brand and form are filled in. */
export interface TemplateDefinition<T extends WidgetType> {
  id: string
  type: T
  name: string
  description: string
  /** A new widget opens the account's form of this lead type. */
  leadType: LeadType
  content: WidgetContent<T>
}

export type AnyTemplateDefinition = { [T in WidgetType]: TemplateDefinition<T> }[WidgetType]
