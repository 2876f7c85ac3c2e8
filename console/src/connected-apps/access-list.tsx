import { type AppScope, appScopes } from '@gable/shared/connected-apps/catalog.ts'
import { Check } from 'lucide-react'

/** What an app may do, in words. */
export function AccessList({ scopes }: { scopes: readonly AppScope[] }) {
  return (
    <ul className="space-y-2">
      {scopes.map((scope) => (
        <li key={scope} className="flex items-start gap-2">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success-ink" />
          {appScopes[scope]}
        </li>
      ))}
    </ul>
  )
}
