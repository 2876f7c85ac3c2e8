import type { LandingPageWithDraft } from '@gable/shared/landing-pages/landing-page.ts'
import * as z from 'zod'
import { SelectField } from '../../design/inputs/select-field.tsx'
import { useZodForm } from '../../design/inputs/use-zod-form.ts'
import { FormDialog } from '../../design/overlays/form-dialog.tsx'
import { useSplitTestActions } from './use-split-test-actions.ts'

interface StartTestDialogProps {
  page: LandingPageWithDraft
  open: boolean
  onClose: () => void
}

/** Asks which version is tested against the published one. */
export function StartTestDialog({ page, open, onClose }: StartTestDialogProps) {
  const { start } = useSplitTestActions(page)
  const versions = listTestableVersions(page)
  const form = useZodForm(StartForm, { defaultValues: { version: versions[0]?.value ?? '', share: '50' } })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="sm"
      title="Start an A/B test"
      description={`Version A is what is published now (version ${page.publishedVersion}). Some visitors see version B instead.`}
      form={form}
      submitLabel="Start test"
      onSubmit={async ({ version, share }) => {
        await start({ version: version === draftValue ? null : Number(version), share: Number(share) })
        onClose()
      }}
    >
      <SelectField control={form.control} name="version" label="Version B" required options={versions} />
      <SelectField
        control={form.control}
        name="share"
        label="Visitors Who See Version B"
        required
        hint="An even split gives the quickest result."
        options={['10', '25', '50', '75', '90'].map((value) => ({ value, label: `${value}%` }))}
      />
      <p className="text-muted text-table">
        The goal is leads per visit. Nothing is published while the test runs, and later changes of the draft are not
        shown. Search engines and agents of your account are not counted.
      </p>
    </FormDialog>
  )
}

const StartForm = z.object({ version: z.string(), share: z.string() })

const draftValue = 'draft'

/** Why no test can start. */
export const nothingToTest = 'Save a draft to test it against the published version.'

/** The draft, and earlier versions from the latest on. */
export function listTestableVersions({ draft, publishedVersion }: LandingPageWithDraft) {
  const earlier = Array.from({ length: Math.max(0, (publishedVersion ?? 0) - 1) }, (_, index) => String(index + 1))
  return [
    ...(draft ? [{ value: draftValue, label: 'Draft' }] : []),
    ...earlier.reverse().map((value) => ({ value, label: `Version ${value}` })),
  ]
}
