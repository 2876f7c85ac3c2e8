import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import { type AnswerStorage, type FormQuestion, hasChoices } from '@gable/shared/forms/question.ts'
import { attributeTypesOf, getAttributeError } from '@gable/shared/submissions/answer-attributes.ts'
import { useContactAttributes } from '../../attributes/use-contact-attributes.ts'
import { Field } from '../../design/inputs/field.tsx'
import { Link } from '../../design/inputs/link.tsx'
import { Select } from '../../design/inputs/select.tsx'
import { useAccountPath } from '../../platform/account.ts'

interface StorageFieldsProps {
  question: FormQuestion
  index: number
  getError: (path: string) => string | undefined
  onChange: (change: Pick<FormQuestion, 'storage'>) => void
}

/** Where the answers are kept besides the submission. */
export function StorageFields({ question, index, getError, onChange }: StorageFieldsProps) {
  const { kind, storage } = question
  return (
    <>
      <Field label="Where the Answer Is Kept" hint={hints[storage.kind]} error={getError(`${index}.storage.kind`)}>
        {(control) => (
          <Select<AnswerStorage['kind']>
            {...control}
            value={storage.kind}
            options={[
              { value: 'SUBMISSION', label: 'A note in the submission' },
              { value: 'ATTRIBUTE', label: 'An attribute of the contact' },
              ...(hasChoices(kind) ? [{ value: 'TAGS' as const, label: 'Tags of the contact' }] : []),
            ]}
            onChange={(kind) => onChange({ storage: kind === 'ATTRIBUTE' ? { kind, key: '' } : { kind } })}
          />
        )}
      </Field>
      {storage.kind === 'ATTRIBUTE' && (
        <AttributeField
          question={question}
          value={storage.key}
          error={getError(`${index}.storage.key`)}
          onChange={(key) => onChange({ storage: { kind: 'ATTRIBUTE', key } })}
        />
      )}
    </>
  )
}

const hints: Record<AnswerStorage['kind'], string> = {
  SUBMISSION: 'Shown with the submission and in the activity of the contact.',
  ATTRIBUTE: 'Fills the attribute if it is blank. The submission shows the answer too.',
  TAGS: 'Each choice adds its tag to the contact. The submission shows the answer too.',
}

interface AttributeFieldProps {
  question: FormQuestion
  value: string
  error: string | undefined
  onChange: (key: string) => void
}

function AttributeField({ question, value, error, onChange }: AttributeFieldProps) {
  const attributes = useContactAttributes()
  const pathTo = useAccountPath()
  const fitting = attributes?.filter(({ type }) => attributeTypesOf[question.kind].includes(type)) ?? []
  if (attributes && fitting.length === 0 && !value)
    return (
      <div className="text-label">
        <p className="text-muted">
          No attribute of contacts fits these answers.{' '}
          <Link to={pathTo('settings/attributes')}>Add one in the settings</Link>
        </p>
        {error && <p className="mt-1 text-danger-ink">Choose another place for the answer.</p>}
      </div>
    )
  return (
    <Field
      label="Attribute"
      required
      error={error ?? (attributes && value ? getMappingError(question, attributes) : undefined)}
    >
      {(control) => (
        <Select
          {...control}
          value={fitting.some(({ key }) => key === value) ? value : null}
          options={fitting.map(({ key, label }) => ({ value: key, label }))}
          onChange={onChange}
        />
      )}
    </Field>
  )
}

const getMappingError = (question: FormQuestion, attributes: readonly AttributeDefinition[]) =>
  getAttributeError({ ...question, choices: question.choices.filter(({ label }) => label.en) }, attributes)
