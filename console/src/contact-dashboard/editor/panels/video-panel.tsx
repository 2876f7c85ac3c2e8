import { maxLengths } from '@gable/shared/contact-dashboard/limits.ts'
import { TextAreaField } from '../../../design/inputs/text-area-field.tsx'
import { listOfferedForms } from '../../../forms/form-options.ts'
import { useForms } from '../../../forms/use-forms.ts'
import { ButtonFields } from '../fields/button-fields.tsx'
import { HeadingFields } from '../fields/common-fields.tsx'
import { ModuleFields } from '../fields/module-fields.tsx'
import { ToggledFields } from '../fields/toggled-fields.tsx'
import type { PanelProps } from './panel-props.ts'
import { toEnabledButton } from './to-enabled-button.ts'

export function VideoPanel({ form }: PanelProps<'VIDEO'>) {
  const { getValues, setValue } = form
  const { data } = useForms()

  function presetButton(isShown: boolean) {
    if (!isShown) return
    const { type, action } = toEnabledButton(getValues('settings.ctaButton'), listOfferedForms(data?.forms ?? []))
    setValue('settings.ctaButton.type', type, { shouldDirty: true })
    setValue('settings.ctaButton.action', action, { shouldDirty: true })
  }

  return (
    <ModuleFields type="VIDEO">
      <HeadingFields />
      <TextAreaField
        control={form.control}
        name="settings.videoEmbedCode"
        label="Video Embed Code"
        hint="On YouTube, Vimeo and similar sites, choose “Share”, then “Embed”, and copy the code."
        required
        max={maxLengths.code}
        rows={13}
        mono
        spellCheck={false}
      />
      <ToggledFields
        name="settings.showCTAButton"
        label="Show CTA Button"
        covers={['settings.ctaButton']}
        onToggle={presetButton}
      >
        <ButtonFields name="settings.ctaButton" />
      </ToggledFields>
    </ModuleFields>
  )
}
