import type { ContentTemplate } from '@gable/shared/content/content.ts'
import { type ContentIntent, type ContentStyle, contentIntents } from '@gable/shared/content/content-kind.ts'
import { useSearchParams } from 'react-router-dom'
import { isSmartParam } from '../layout/paths/content-paths.ts'

export type TemplateFilterValues = ReturnType<typeof useTemplateFilters>

/** The purpose and the style of the templates to show, in the URL. */
export function useTemplateFilters() {
  const [params, setParams] = useSearchParams()
  const purpose = contentIntents.find((intent) => intent === params.get(purposeParam))
  const style = styles[params.get(isSmartParam) ?? '']
  const set = (name: string, value: string | undefined) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (value === undefined) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    purpose,
    style,
    setPurpose: (intent: ContentIntent | undefined) => set(purposeParam, intent),
    setStyle: (style: ContentStyle | undefined) => set(isSmartParam, style && String(style === 'SMART')),
    clear: () => setParams({}, { replace: true, preventScrollReset: true }),
    matches: ({ intent, templateType }: Pick<ContentTemplate, 'intent' | 'templateType'>) =>
      (purpose === undefined || intent === purpose) && (style === undefined || templateType === style),
  }
}

const purposeParam = 'purpose'
const styles: Record<string, ContentStyle | undefined> = { true: 'SMART', false: 'REGULAR' }
