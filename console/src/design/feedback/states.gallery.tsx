import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Example } from '../gallery/example.tsx'
import type { GalleryEntry } from '../gallery/gallery-entry.ts'
import { Button } from '../inputs/button.tsx'
import { EmptyState, ErrorState, NoAccess, NoResults } from './states.tsx'

export default { title: 'States', group: 'Data', render: () => <States /> } satisfies GalleryEntry

function States() {
  const [retrying, setRetrying] = useState(false)
  return (
    <>
      <Example title="Empty" block>
        <EmptyState
          title="No Postcards Found"
          text="Please create a postcard to get started."
          action={
            <Button variant="primary" icon={Plus}>
              Create Postcard
            </Button>
          }
        />
      </Example>
      <Example title="No results" block>
        <NoResults onClear={() => {}} />
      </Example>
      <Example title="Error" block>
        <ErrorState title="The contacts could not be loaded" retrying={retrying} onRetry={() => setRetrying(true)} />
      </Example>
      <Example title="No access" block>
        <NoAccess />
      </Example>
    </>
  )
}
