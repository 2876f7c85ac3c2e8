import type { WidgetType } from '@gable/shared/widgets/settings.ts'
import { ScaledPreview } from './scaled-preview.tsx'
import { typeNames } from './type-names.ts'
import { useSamples } from './use-samples.ts'

/** A widget of this type as the account's own would be. Where it cannot be had, its place stays empty. */
export function TypeSample({ type }: { type: WidgetType }) {
  const sample = useSamples().get(type)
  return sample ? <ScaledPreview {...sample.config} title={typeNames[type]} /> : null
}
