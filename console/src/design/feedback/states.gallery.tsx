import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { GalleryPart } from '../gallery/part.ts'
import { Specimen } from '../gallery/specimen.tsx'
import { Button } from '../inputs/button.tsx'
import { Empty, Failed, FilteredToNothing, NoAccess, PlanLimit } from './states.tsx'

export default { title: 'States', group: 'Data', render: () => <States /> } satisfies GalleryPart

function States() {
  const [retrying, setRetrying] = useState(false)
  return (
    <>
      <Specimen title="Empty" block>
        <Empty
          title="No Postcards Found"
          text="Please create a postcard to get started."
          action={
            <Button variant="primary" icon={Plus}>
              Create Postcard
            </Button>
          }
        />
      </Specimen>
      <Specimen title="Filtered to nothing" block>
        <FilteredToNothing onClear={() => {}} />
      </Specimen>
      <Specimen title="Failed" block>
        <Failed title="The contacts could not be loaded" retrying={retrying} onRetry={() => setRetrying(true)} />
      </Specimen>
      <Specimen title="No access" block>
        <NoAccess />
      </Specimen>
      <Specimen title="Plan limit" block>
        <PlanLimit
          title="Widgets are not part of your plan"
          text="Put a home-value search or a calculator on any website, and see who used it."
          action={<Button variant="primary">Contact Support</Button>}
        />
      </Specimen>
    </>
  )
}
