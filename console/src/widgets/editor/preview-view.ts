import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { WidgetValues } from './widget-values.ts'

/** The first screen of the widget, or the form that its button opens. */
type Stage = 'view' | 'form'

/** The preview's stage and website background. */
export interface PreviewView {
  stage: Stage
  setStage: (stage: Stage) => void
  background: 'light' | 'dark'
  setBackground: (background: 'light' | 'dark') => void
}

/** Switches the preview to the stage that shows the last changed field. */
export function usePreviewView({ subscribe }: UseFormReturn<WidgetValues, unknown, WidgetValues>): PreviewView {
  const [stage, setStage] = useState<Stage>('view')
  const [background, setBackground] = useState<PreviewView['background']>('light')
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => setStage((stage) => getStage(name) ?? stage),
      }),
    [subscribe],
  )
  return { stage, setStage, background, setBackground }
}

/** The stage that shows a field. The preview never submits the form, so no stage shows the thank-you message. */
export function getStage(field: string | undefined): Stage | undefined {
  if (field === undefined || field === 'settings.thankYouMsg' || field === 'settings.brandingId') return undefined
  return formFields.has(field) ? 'form' : 'view'
}

const formFields: ReadonlySet<string> = new Set([
  'settings.action',
  'settings.phoneRequired',
  'settings.includeAddress',
])
