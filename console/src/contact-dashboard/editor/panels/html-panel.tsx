import { maxLengths } from '@gable/shared/contact-dashboard/limits.ts'
import { TextAreaField } from '../../../design/inputs/text-area-field.tsx'
import { NameField } from '../fields/common-fields.tsx'
import { ModuleFields } from '../fields/module-fields.tsx'
import type { PanelProps } from './panel-props.ts'

export const HtmlPanel = ({ form }: PanelProps<'HTML'>) => (
  <ModuleFields type="HTML">
    <NameField />
    <TextAreaField
      control={form.control}
      name="settings.htmlCode"
      label="HTML Code"
      hint="Runs in a frame of its own, separate from the page."
      required
      max={maxLengths.code}
      rows={13}
      mono
      spellCheck={false}
    />
  </ModuleFields>
)
