import { lazy, Suspense } from 'react'
import { CardSkeleton } from '../design/feedback/skeleton.tsx'
import { Card } from '../design/layout/card.tsx'
import { LoadError } from '../platform/load-error.tsx'
import { useApi } from '../platform/use-api.ts'
import { useBranding } from './use-branding.ts'

const OwnSignature = lazy(() =>
  import('./signature-editor.tsx').then(({ SignatureEditor }) => ({ default: SignatureEditor })),
)

/** The agent's own signature for emails of this brand. Changes are saved automatically. */
export function SignaturesPage() {
  const { branding } = useBranding()
  const params = { brandingId: branding._id }
  const { data, error, mutate, isValidating } = useApi('GET /agent/branding/:brandingId/signature', { params })
  if (error && !data)
    return (
      <Card>
        <LoadError
          problem={error}
          title="Your signature could not be loaded"
          onRetry={() => mutate()}
          retrying={isValidating}
        />
      </Card>
    )
  if (!data) return <CardSkeleton lines={6} />
  return (
    <Suspense fallback={<CardSkeleton lines={6} />}>
      <OwnSignature
        key={branding._id}
        savedSignature={data.document}
        updateCache={(document) => mutate({ ...data, document }, { revalidate: false })}
      />
    </Suspense>
  )
}
