import { Signature } from '@gable/shared/branding/signature.ts'
import { lazy, Suspense, useState } from 'react'
import { CardSkeleton, TextSkeleton } from '../design/feedback/skeleton.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { Button } from '../design/inputs/button.tsx'
import { toFormError } from '../design/inputs/form-error.ts'
import { Select } from '../design/inputs/select.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { LoadError } from '../platform/load-error.tsx'
import { call, useApi } from '../platform/use-api.ts'
import { Section } from './section.tsx'

const LinkEditor = lazy(() =>
  import('../design/inputs/rich-text/link-editor.tsx').then((editor) => ({ default: editor.LinkEditor })),
)

/** The agent's own email signature, which each brand has its own of. */
export function SignatureSection() {
  const brandings = useApi('GET /agent/branding')
  const [chosenId, setChosenId] = useState<string>()
  const { data = [] } = brandings
  const brandingId = chosenId ?? data[0]?._id
  if (!brandings.data && !brandings.error) return <CardSkeleton lines={5} />
  return (
    <Section id="signature" title="Email signature" description="Added to the emails you send.">
      {brandings.error && !brandings.data && (
        <LoadError
          problem={brandings.error}
          title="Your signature could not be loaded"
          onRetry={() => brandings.mutate()}
          retrying={brandings.isValidating}
        />
      )}
      {data.length > 1 && brandingId && (
        <div className="mb-4 max-w-80">
          <Select
            aria-label="Brand"
            value={brandingId}
            options={data.map(({ _id, name }) => ({ value: _id, label: name }))}
            onChange={setChosenId}
          />
        </div>
      )}
      {brandingId && <BrandSignature key={brandingId} brandingId={brandingId} />}
    </Section>
  )
}

function BrandSignature({ brandingId }: { brandingId: string }) {
  const params = { brandingId }
  const { data, error, mutate, isValidating } = useApi('GET /agent/branding/:brandingId/signature', { params })
  if (error && !data)
    return (
      <LoadError
        problem={error}
        title="Your signature could not be loaded"
        onRetry={() => mutate()}
        retrying={isValidating}
      />
    )
  if (!data) return <TextSkeleton lines={5} />
  return (
    <Suspense fallback={<TextSkeleton lines={5} />}>
      <SignatureForm
        brandingId={brandingId}
        saved={data.document}
        onSave={(document) => mutate({ ...data, document }, { revalidate: false })}
      />
    </Suspense>
  )
}

interface SignatureFormProps {
  brandingId: string
  saved: Signature
  onSave: (document: Signature) => unknown
}

function SignatureForm({ brandingId, saved, onSave }: SignatureFormProps) {
  const [signature, setSignature] = useState(saved)
  const [problem, setProblem] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  useUnsavedChanges(JSON.stringify(signature) !== JSON.stringify(saved))

  function handleChange(document: unknown) {
    const parsed = Signature.safeParse(document)
    if (parsed.success) setSignature(parsed.data)
    setProblem(parsed.error?.issues[0]?.message)
  }

  async function save() {
    setSaving(true)
    try {
      const params = { brandingId }
      await call('PUT /agent/branding/:brandingId/signature', { params, body: { document: signature } })
      await onSave(signature)
      toast.success('Signature saved')
    } catch (error) {
      setProblem(toFormError(error).message)
    } finally {
      setSaving(false)
    }
  }

  return (
    <div className="space-y-4">
      <LinkEditor label="Your email signature" initial={saved} onChange={handleChange} error={problem} />
      <Button variant="primary" busy={isSaving} onClick={save}>
        Save Signature
      </Button>
    </div>
  )
}
