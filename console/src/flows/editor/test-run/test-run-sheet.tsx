import { useState } from 'react'
import { Callout } from '../../../design/feedback/callout.tsx'
import { TextSkeleton } from '../../../design/feedback/skeleton.tsx'
import { Combobox } from '../../../design/inputs/combobox.tsx'
import { Field } from '../../../design/inputs/field.tsx'
import type { Choice } from '../../../design/inputs/option.ts'
import { PanelBody } from '../../../design/layout/panel.tsx'
import { SlideOut } from '../../../design/overlays/slide-out.tsx'
import { parseSuggestionValue, useContactSuggestions } from '../../../emails/test-email/use-contact-suggestions.ts'
import { DataBoundary } from '../../../platform/data-boundary.tsx'
import { useApiRead } from '../../../platform/use-api-read.ts'
import { useFlowEditor } from '../use-flow-editor.ts'
import { ContactPreviewSheet } from './contact-preview-sheet.tsx'
import { PlannedSteps } from './planned-steps.tsx'

interface TestRunSheetProps {
  flowId: string
  open: boolean
  onClose: () => void
}

/** What one contact would get from the draft. Nothing is done. */
export const TestRunSheet = ({ flowId, open, onClose }: TestRunSheetProps) => (
  <SlideOut
    open={open}
    onClose={onClose}
    title="Test Run"
    description="What one contact would get, and on which day. Nothing is sent or changed."
  >
    <TestRun flowId={flowId} />
  </SlideOut>
)

function TestRun({ flowId }: { flowId: string }) {
  const [choice, setChoice] = useState<Choice | null>(null)
  const [previewId, setPreviewId] = useState<string>()
  const { definition } = useFlowEditor()
  const search = useContactSuggestions()
  const contactId = choice && parseSuggestionValue(choice.value).contactId
  const response = useApiRead(
    'POST /agent/flows/:flowId/test-run',
    contactId !== null && { params: { flowId }, body: { contactId, definition } },
  )
  return (
    <PanelBody className="space-y-4">
      <Field label="Contact" required>
        {(control) => (
          <Combobox
            {...control}
            value={choice}
            onChange={setChoice}
            search={search}
            placeholder="Search by name, email or address"
            emptyText="No contact found"
          />
        )}
      </Field>
      {choice && contactId !== null && (
        <DataBoundary
          response={response}
          errorTitle="The test run could not be loaded"
          fallback={<TextSkeleton lines={6} />}
        >
          {({ matches, reasons, steps }) => (
            <>
              <Callout
                tone={matches ? 'success' : 'warning'}
                announce
                title={matches ? `${choice.label} would enter` : `${choice.label} would not enter`}
              >
                {reasons.length > 0 && (
                  <ul className="list-disc pl-4">
                    {reasons.map((reason) => (
                      <li key={reason}>{reason}</li>
                    ))}
                  </ul>
                )}
              </Callout>
              {!matches && <p className="text-muted text-table">This is what they would get if they did:</p>}
              <PlannedSteps label={`Steps of ${choice.label}`} steps={steps} onPreview={setPreviewId} />
            </>
          )}
        </DataBoundary>
      )}
      {previewId !== undefined && choice && contactId !== null && (
        <ContactPreviewSheet
          contentId={previewId}
          contact={{ _id: contactId, fullName: choice.label }}
          onClose={() => setPreviewId(undefined)}
        />
      )}
    </PanelBody>
  )
}
