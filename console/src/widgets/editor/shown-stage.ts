import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { WidgetValues } from './widget-values.ts'

/** What visitors meet first, or what they are asked after they pressed the button. */
export type Stage = 'view' | 'form'

/** Where the preview stands: where the last change can be seen, or where one has put it. */
export function useShownStage({ subscribe }: UseFormReturn<WidgetValues, unknown, WidgetValues>) {
  const [stage, setStage] = useState<Stage>('view')
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => setStage((stage) => stageOf(name) ?? stage),
      }),
    [subscribe],
  )
  return [stage, setStage] as const
}

/** Where a change of this field can be seen. Thanks are for those who have sent something: the preview never does. */
export function stageOf(field: string | undefined): Stage | undefined {
  if (field === undefined || field === 'settings.thankYouMsg' || field === 'settings.brandingId') return undefined
  return ofTheForm.has(field) ? 'form' : 'view'
}

const ofTheForm: ReadonlySet<string> = new Set(['settings.action', 'settings.phoneRequired', 'settings.includeAddress'])
