import type { LandingPageWithDraft } from '@gable/shared/landing-pages/landing-page.ts'
import type { GeneralSettings, LayoutSettings, LayoutType } from '@gable/shared/landing-pages/layout.ts'
import { GeneralRules, layoutRules } from '@gable/shared/landing-pages/layout-rules.ts'
import type { Control, FieldPath } from 'react-hook-form'
import * as z from 'zod'

/** The form values of the editor, which are saved together. */
export interface PageValues {
  layoutSettings: LayoutSettings
  generalSettings: GeneralSettings
}

export type PageControl = Control<PageValues, unknown, PageValues>
export type PageField = FieldPath<PageValues>

export const getPageSchema = (layout: LayoutType) =>
  z.object({
    layoutSettings: layoutRules[layout],
    generalSettings: GeneralRules,
  }) as unknown as z.ZodType<PageValues, PageValues>

export const toPageValues = (page: LandingPageWithDraft): PageValues => {
  const { layoutSettings, generalSettings } = page.draft ?? page
  return { layoutSettings, generalSettings }
}
