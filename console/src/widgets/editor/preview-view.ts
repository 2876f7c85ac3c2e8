import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { WidgetValues } from './widget-values.ts'

/** What visitors meet first, or what they are asked after they pressed the button. */
export type Stage = 'view' | 'form'

/** How the preview is looked at: how far visitors have gone, and on what kind of website. */
export interface PreviewView {
  stage: Stage
  setStage: (stage: Stage) => void
  background: 'light' | 'dark'
  setBackground: (ground: 'light' | 'dark') => void
}

/** It stands where the last change can be seen, or where one has put it. */
export function usePreviewView({ subscribe }: UseFormReturn<WidgetValues, unknown, WidgetValues>): PreviewView {
  const [stage, setStage] = useState<Stage>('view')
  const [ground, setGround] = useState<PreviewView['background']>('light')
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

/** Where a change of this field can be seen. Thanks are for those who have sent something: the preview never does. */
export function getStage(field: string | undefined): Stage | undefined {
  if (field === undefined || field === 'settings.thankYouMsg' || field === 'settings.brandingId') return undefined
  return formFields.has(field) ? 'form' : 'view'
}

const formFields: ReadonlySet<string> = new Set(['settings.action', 'settings.phoneRequired', 'settings.includeAddress'])
