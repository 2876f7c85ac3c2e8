import type { ReactNode } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { TextAreaField } from '../design/inputs/text-area-field.tsx'
import { PanelSection } from './panel-section.tsx'

interface TrackingSectionProps<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>
  name: FieldPath<In>
  max: number
  hint?: ReactNode
}

/** Edits the analytics code that runs on the public page only. */
export const TrackingSection = <In extends FieldValues, Out>(props: TrackingSectionProps<In, Out>) => (
  <PanelSection title="Analytics">
    <TextAreaField
      hint="Runs in a sandboxed frame: it sees no page address, no campaign, no click and no form. It never runs in this workspace."
      {...props}
      label="Tracking Code <head>"
      rows={8}
      mono
      spellCheck={false}
    />
  </PanelSection>
)
