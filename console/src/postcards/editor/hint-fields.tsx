import type { SettingHint } from '@gable/shared/content/content.ts'
import type { ReactNode } from 'react'
import { BrandField } from './fields/brand-field.tsx'
import { PictureField } from './fields/picture-field.tsx'
import { PostcardTextField } from './fields/postcard-text-field.tsx'
import { QrTargetField } from './fields/qr-target-field.tsx'
import { SizeField } from './fields/size-field.tsx'

/** The fields of a panel, in the order of its hints. */
export const HintFields = ({ hints }: { hints: readonly SettingHint[] }) => (
  <div className="space-y-5">
    {hints.map((hint) => (
      <div key={hint.key}>{fields[hint.key]?.(hint)}</div>
    ))}
  </div>
)

const fields: Record<string, ((hint: SettingHint) => ReactNode) | undefined> = {
  headline: ({ label, maximum }) => (
    <PostcardTextField field="headline" label={label} maximum={maximum} required hint="Large, on the front." />
  ),
  subheadline: ({ label, maximum }) => (
    <PostcardTextField field="subheadline" label={label} maximum={maximum} rows={2} hint="Below it, on the front." />
  ),
  image: ({ label }) => <PictureField label={label} />,
  backHeadline: ({ label, maximum }) => (
    <PostcardTextField field="backHeadline" label={label} maximum={maximum} required />
  ),
  body: ({ label, maximum }) => (
    <PostcardTextField
      field="body"
      label={label}
      maximum={maximum}
      required
      rows={7}
      hint="Long texts are set smaller until they fit."
    />
  ),
  callToAction: ({ label, maximum }) => (
    <PostcardTextField field="callToAction" label={label} maximum={maximum} required hint="Beside the QR code." />
  ),
  qrTarget: ({ label }) => <QrTargetField label={label} />,
  size: ({ label }) => <SizeField label={label} />,
  branding: ({ label }) => <BrandField label={label} />,
}
