import { LoadError } from '../platform/load-error.tsx'
import { useApi } from '../platform/use-api.ts'
import { BrandCard } from './brand-card.tsx'

/** Below the brands. Shows nothing while no brand is archived. */
export function ArchivedBrands() {
  const {
    data: brandings,
    error,
    mutate,
    isValidating,
  } = useApi('GET /agent/branding', { query: { archived: 'true' } })
  if (error && !brandings)
    return (
      <LoadError
        problem={error}
        title="The archived brands could not be loaded"
        onRetry={() => mutate()}
        retrying={isValidating}
      />
    )
  if (!brandings || brandings.length === 0) return null
  return (
    <section aria-labelledby="archived-brands" className="space-y-4">
      <h2 id="archived-brands" className="font-semibold">
        Archived
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(320px,100%),1fr))] gap-4">
        {brandings.map((branding) => (
          <BrandCard key={branding._id} branding={branding} />
        ))}
      </ul>
    </section>
  )
}
