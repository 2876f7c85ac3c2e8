import { withPostcardDefaults } from '@gable/shared/postcards/postcard-defaults.ts'
import { useMemo } from 'react'
import { usePostcardContext } from './use-postcard-context.ts'
import { usePostcardEngine } from './use-postcard-engine.ts'

/** A postcard from its stored settings, with the brand of the account and a contact or a sample. */
export function usePostcardDrawing(stored: object, contactId?: string) {
  const settings = useMemo(() => withPostcardDefaults(stored), [stored])
  const engine = usePostcardEngine()
  const context = usePostcardContext(settings.brandingId, contactId)
  const drawing = useMemo(
    () => engine.data && context.data && engine.data.draw(settings, context.data),
    [engine.data, context.data, settings],
  )
  return {
    drawing,
    render: engine.data?.render,
    error: engine.error ?? context.error,
    isValidating: engine.isValidating || context.isValidating,
    retry: () => void Promise.all([engine.error && engine.mutate(), context.error && context.mutate()]),
  }
}
