import { type EmailLink, type EmailLinkKind, emailLinkKinds } from '@gable/shared/emails/blocks.ts'
import { LandingPageField } from '../../../content/fields/landing-page-field.tsx'
import { Field } from '../../../design/inputs/field.tsx'
import { Select } from '../../../design/inputs/select.tsx'
import { EmailTextField } from './email-text-field.tsx'
import { useFieldError } from './use-field-error.ts'

interface LinkFieldsProps {
  blockId: string
  label: string
  /** Null leads nowhere, which only pictures may. */
  link: EmailLink | null
  onChange: (link: EmailLink | null) => void
  isOptional?: boolean
}

/** Where a button or a picture leads. */
export function LinkFields({ blockId, label, link, onChange, isOptional = false }: LinkFieldsProps) {
  const pageError = useFieldError(blockId, 'link.value')
  const options = [
    ...(isOptional ? [{ value: 'NONE' as const, label: 'Nowhere' }] : []),
    ...emailLinkKinds.map((kind) => ({ value: kind, label: linkLabels[kind] })),
  ]
  return (
    <>
      <Field name="link" label={label} required={!isOptional} hint={link && linkHints[link.kind]}>
        {(control) => (
          <Select
            {...control}
            value={link?.kind ?? 'NONE'}
            options={options}
            onChange={(kind: EmailLinkKind | 'NONE') => onChange(kind === 'NONE' ? null : { kind, value: '' })}
          />
        )}
      </Field>
      {link?.kind === 'URL' && (
        <EmailTextField
          blockId={blockId}
          field="link.value"
          label="URL"
          required
          placeholder="https://"
          hasMergeFields={false}
          value={link.value}
          onChange={(value) => onChange({ ...link, value })}
        />
      )}
      {link?.kind === 'LANDING_PAGE' && (
        <LandingPageField
          {...pageError}
          name="link.value"
          value={link.value}
          onChange={(value) => onChange({ ...link, value })}
        />
      )}
    </>
  )
}

const linkLabels: Record<EmailLinkKind, string> = {
  DASHBOARD: "The contact's dashboard",
  URL: 'A website',
  LANDING_PAGE: 'A landing page',
  EMAIL_AGENT: 'Email to the agent',
  CALL_AGENT: 'Call to the agent',
}

const linkHints: Record<EmailLinkKind, string> = {
  DASHBOARD: 'Each contact gets the link to the page of their own home.',
  URL: 'Anything that starts with https://',
  LANDING_PAGE: 'One of your published landing pages.',
  EMAIL_AGENT: 'Opens an email to the agent of the contact.',
  CALL_AGENT: 'Calls the agent of the contact.',
}
