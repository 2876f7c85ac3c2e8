import { CardStackSkeleton } from '../design/feedback/skeleton.tsx'
import { Card } from '../design/layout/card.tsx'
import { Page } from '../design/layout/page.tsx'
import { DataBoundary } from '../platform/data-boundary.tsx'
import { useApi } from '../platform/use-api.ts'
import { RecommendForm } from './recommend-form.tsx'
import { RecommendationList } from './recommendation-list.tsx'

/** Recommends Gable to colleagues and shows who joined. */
export function AffiliatePage() {
  const response = useApi('GET /agent/recommendations')
  return (
    <Page
      title="Affiliate Program"
      description="Recommend Gable to a colleague. They get one email from you, and you see here when they join."
    >
      <DataBoundary
        response={response}
        errorTitle="Your recommendations could not be loaded"
        fallback={<CardStackSkeleton heights={['h-80', 'h-40']} />}
      >
        {(data) => (
          <div className="space-y-4">
            <Card title="Recommend Gable">
              <RecommendForm remaining={data.left} onSent={() => void response.mutate()} />
            </Card>
            <RecommendationList recommendations={data.data} />
          </div>
        )}
      </DataBoundary>
    </Page>
  )
}
