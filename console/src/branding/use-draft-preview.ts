import { useEffect } from 'react'
import type * as z from 'zod'
import { type BrandDraft, useBranding } from './use-branding.ts'

/** Shows in the preview what stands in a form, as long as it makes sense; what does not leaves the last that did. */
export function useDraftPreview<Part extends 'style' | 'details' | 'compliance'>(
  part: Part,
  schema: z.ZodType<NonNullable<BrandDraft[Part]>>,
  values: unknown,
) {
  const { show } = useBranding()
  const text = JSON.stringify(values)
  useEffect(() => {
    const parsed = schema.safeParse(JSON.parse(text))
    if (parsed.success) show({ [part]: parsed.data })
  }, [part, schema, text, show])
  useEffect(() => () => show({}), [show])
}
