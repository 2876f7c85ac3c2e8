import { Signature } from '@gable/shared/branding/signature.ts'
import { useEffect, useState } from 'react'
import { LinkEditor } from '../design/inputs/rich-text/link-editor.tsx'
import { Card } from '../design/layout/card.tsx'
import { useRefresh } from '../platform/use-api.ts'
import { AutosaveNote } from './autosave-note.tsx'
import { useAutosave } from './use-autosave.ts'
import { useBranding } from './use-branding.ts'

interface SignatureEditorProps {
  savedSignature: Signature
  /** Updates the cached signature before it is saved. */
  updateCache: (document: Signature) => unknown
}

/** Edits the agent's signature, saves it automatically, and shows it in the email preview. */
export function SignatureEditor({ savedSignature, updateCache }: SignatureEditorProps) {
  const { branding, setDraft } = useBranding()
  const refresh = useRefresh()
  const [signature, setSignature] = useState(savedSignature)
  const [problem, setProblem] = useState<string>()
  const autosave = useAutosave({
    value: signature,
    save: (document, call) =>
      call('PUT /agent/branding/:brandingId/signature', { params: { brandingId: branding._id }, body: { document } }),
    updateCache,
    refresh: () => refresh('GET /agent/branding/:brandingId/signature'),
  })
  useEffect(() => setDraft({ signature }), [setDraft, signature])
  useEffect(() => () => setDraft({}), [setDraft])

  function handleChange(document: unknown) {
    const parsed = Signature.safeParse(document)
    if (parsed.success) setSignature(parsed.data)
    setProblem(parsed.error?.issues[0]?.message)
  }

  return (
    <div className="space-y-4">
      <AutosaveNote {...autosave} hasErrors={problem !== undefined} />
      <Card
        title="Your signature"
        description="Added to the emails you send with this brand. Each agent has their own."
      >
        <LinkEditor label="Your signature" initial={savedSignature} onChange={handleChange} error={problem} />
      </Card>
    </div>
  )
}
