import { useEffect } from 'react'
import type * as z from 'zod'
import { type BrandDraft, useBranding } from './use-branding.ts'

/** Shows the values of a form in the preview. Invalid values leave the last valid ones in place. */
export function useDraftPreview<Part extends 'style' | 'details' | 'compliance' | 'proof'>(
  part: Part,
  schema: z.ZodType<NonNullable<BrandDraft[Part]>>,
  values: unknown,
) {
  const { setDraft } = useBranding()
  const text = JSON.stringify(values)
  useEffect(() => {
    const parsed = schema.safeParse(JSON.parse(text))
    if (parsed.success) setDraft({ [part]: parsed.data })
  }, [part, schema, text, setDraft])
  useEffect(() => () => setDraft({}), [setDraft])
}
