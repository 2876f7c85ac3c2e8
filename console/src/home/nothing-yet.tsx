import { EmptyState } from '../design/feedback/states.tsx'
import { Card } from '../design/layout/card.tsx'

/** Shown below the setup tasks of an agency without contacts, leads and visits. */
export const NothingYet = () => (
  <Card flush>
    <EmptyState title="Nothing here yet" text="Contacts, leads and visits appear here as they come in." />
  </Card>
)
