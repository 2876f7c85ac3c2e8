import { Signature } from '@gable/shared/branding/signature.ts'
import { useEffect, useState } from 'react'
import { LinkEditor } from '../design/inputs/rich-text/link-editor.tsx'
import { Card } from '../design/layout/card.tsx'
import { useRefresh } from '../platform/use-api.ts'
import { AutosaveNote } from './autosave-note.tsx'
import { useAutosave } from './use-autosave.ts'
import { useBranding } from './use-branding.ts'

interface OwnSignatureProps {
  stored: Signature
  /** Takes a signature that is about to be stored for the stored one. */
  keep: (document: Signature) => unknown
}

/** The agent's signature: written here, kept by itself, shown under the letter beside it. */
export function OwnSignature({ stored, keep }: OwnSignatureProps) {
  const { branding, show } = useBranding()
  const refresh = useRefresh()
  const [written, setWritten] = useState(stored)
  const [problem, setProblem] = useState<string>()
  const autosave = useAutosave({
    value: written,
    store: (document, call) =>
      call('PUT /agent/branding/:brandingId/signature', { params: { brandingId: branding._id }, body: { document } }),
    keep,
    refresh: () => refresh('GET /agent/branding/:brandingId/signature'),
  })
  useEffect(() => show({ signature: written }), [show, written])
  useEffect(() => () => show({}), [show])

  function take(document: unknown) {
    const parsed = Signature.safeParse(document)
    if (parsed.success) setWritten(parsed.data)
    setProblem(parsed.error?.issues[0]?.message)
  }

  return (
    <div className="space-y-4">
      <AutosaveNote {...autosave} hasErrors={problem !== undefined} />
      <Card
        title="Your signature"
        description="Stands under the letters you send with this brand. Everybody writes their own."
      >
        <LinkEditor label="Your signature" initial={stored} onChange={take} error={problem} />
      </Card>
    </div>
  )
}
