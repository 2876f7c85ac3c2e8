import type { Content } from '@gable/shared/content/content.ts'
import { contentMessages } from '@gable/shared/content/messages.ts'
import { FileDown } from 'lucide-react'
import { useEffect } from 'react'
import * as z from 'zod'
import { Button } from '../design/inputs/button.tsx'
import { CheckboxField } from '../design/inputs/checkbox-field.tsx'
import { Form } from '../design/inputs/form.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { PostcardSheet } from './preview/postcard-sheet.tsx'
import { useDownloadProof } from './use-download-proof.ts'

interface ReviewSheetProps {
  content: Content
  open: boolean
  onClose: () => void
  /** Publishes. The sheet stays open if this rejects. */
  onApprove: () => Promise<unknown>
}

/** The last look at a postcard, which must be approved before it is published. */
export function ReviewSheet({ content, open, onClose, onApprove }: ReviewSheetProps) {
  const form = useZodForm(Approval, { defaultValues: { isApproved: false } })
  const { downloadProof, isBusy } = useDownloadProof()
  // Each review is approved on its own.
  useEffect(() => {
    if (open) form.reset()
  }, [open, form])
  return (
    <PostcardSheet
      open={open}
      onClose={onClose}
      name={content.title}
      settings={content.draftSettings}
      aside={
        <Form form={form} onSubmit={onApprove} className="space-y-5">
          <div className="space-y-2">
            <h3 className="font-semibold text-title">Review Your Design Proof</h3>
            <p className="text-muted">To use this postcard in an automation, you must review and publish it first.</p>
          </div>
          <ol aria-label="Checklist" className="list-decimal space-y-2 pl-5">
            {checklist.map((item) => (
              <li key={item} className="pl-1">
                {item}
              </li>
            ))}
          </ol>
          <Button
            icon={FileDown}
            busy={isBusy}
            onClick={() => void downloadProof({ contentId: content._id, version: 'DRAFT' })}
          >
            Download Proof
          </Button>
          <CheckboxField
            control={form.control}
            name="isApproved"
            required
            label="I confirm I've reviewed the design and approve it for publishing"
          />
          <div className="flex flex-wrap gap-2">
            <Button onClick={onClose}>Back to Editing</Button>
            <SubmitButton>Approve & Publish</SubmitButton>
          </div>
        </Form>
      }
    />
  )
}

const Approval = z.object({
  isApproved: z.boolean().refine((isApproved) => isApproved, contentMessages.POSTCARD.notApproved),
})

const checklist = [
  'Download a printable sample',
  'Double-check your copy',
  'Ensure your brand information is present',
  'Check the overall design',
  'Check both sides',
]
