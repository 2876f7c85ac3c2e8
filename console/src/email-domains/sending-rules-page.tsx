import { CardStackSkeleton } from '../design/feedback/skeleton.tsx'
import { LoadError } from '../platform/load-error.tsx'
import { useApi } from '../platform/use-api.ts'
import { EmailDomainLayout, notFoundMessage } from './email-domain-layout.tsx'
import { SendingRulesForm } from './sending-rules-form.tsx'

export function SendingRulesPage() {
  const { data, error, isValidating, mutate } = useApi('GET /agent/sending-rules')
  return (
    <EmailDomainLayout description="How often and when contacts get marketing emails. Emails you write to one person are not limited.">
      {data ? (
        <SendingRulesForm rules={data} onSaved={(saved) => void mutate(saved, { revalidate: false })} />
      ) : error ? (
        <LoadError
          problem={error}
          notFoundMessage={notFoundMessage}
          title="The sending rules could not be loaded"
          onRetry={() => mutate()}
          retrying={isValidating}
        />
      ) : (
        <CardStackSkeleton heights={['h-64']} />
      )}
    </EmailDomainLayout>
  )
}
