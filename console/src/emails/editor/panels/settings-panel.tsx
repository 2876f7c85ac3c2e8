import { isBrandingComplete } from '@gable/shared/branding/completeness.ts'
import { emailTopics, topicLabels } from '@gable/shared/content/content-kind.ts'
import { type EmailSettings, previewTextMaximum, subjectMaximum } from '@gable/shared/emails/email-settings.ts'
import { BrandSelect } from '../../../branding/brand-select.tsx'
import { BrandingIncomplete } from '../../../branding/branding-incomplete.tsx'
import { useBrandChoice } from '../../../branding/use-brand-choice.ts'
import { countCharacters } from '../../../design/inputs/character-count.ts'
import { Field } from '../../../design/inputs/field.tsx'
import { Select } from '../../../design/inputs/select.tsx'
import { EmailTextField } from '../fields/email-text-field.tsx'
import { useEmailEditor } from '../use-email-editor.ts'

/** What applies to the whole email. */
export function SettingsPanel() {
  const { settings, change } = useEmailEditor()
  const choice = useBrandChoice(settings.brandingId)
  const { brand } = choice
  const set = (changes: Partial<EmailSettings>) =>
    change((current) => ({ ...current, ...changes }), Object.keys(changes).join('.'))
  return (
    <div className="space-y-4">
      <EmailTextField
        blockId={null}
        field="subject"
        label="Subject"
        required
        max={subjectMaximum}
        hint={getSubjectAdvice(countCharacters(settings.subject.trim()))}
        value={settings.subject}
        onChange={(subject) => set({ subject })}
      />
      <EmailTextField
        blockId={null}
        field="previewText"
        label="Preview Text"
        max={previewTextMaximum}
        rows={2}
        hint="The line that inboxes show after the subject. 40 to 90 characters work best."
        value={settings.previewText}
        onChange={(previewText) => set({ previewText: previewText.replace(/\n/g, ' ') })}
      />
      <Field
        name="topic"
        label="Topic"
        required
        hint={`${topicLabels[settings.topic].description}. Contacts can unsubscribe from it.`}
      >
        {(control) => (
          <Select {...control} value={settings.topic} options={topicOptions} onChange={(topic) => set({ topic })} />
        )}
      </Field>
      <Field name="brandingId" label="Branding" required>
        {(control) => <BrandSelect control={control} choice={choice} onChange={(brandingId) => set({ brandingId })} />}
      </Field>
      {brand && !isBrandingComplete(brand.style) && <BrandingIncomplete brandingId={brand._id} />}
    </div>
  )
}

const topicOptions = emailTopics.map((topic) => ({ value: topic, label: topicLabels[topic].title }))

function getSubjectAdvice(length: number): string {
  if (length === 0) return 'Aim for 30 to 60 characters.'
  if (length < 30) return 'Short and to the point. Up to 60 characters fit on most screens.'
  if (length <= 60) return 'A good length.'
  return 'Phones cut it off after about 60 characters.'
}
